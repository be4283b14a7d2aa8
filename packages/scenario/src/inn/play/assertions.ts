/** Steps that only look: at the point that the table has reached by itself. */
import { IllegalAnswer } from '@taproom/kernel';
import { THING, toldAgain, useText, type Answer, type Use } from '@taproom/inn';
import { canDo, picksAsDeed, rulesAgainstDeed } from '../game/deeds.ts';
import { ScenarioProblem } from '../../language/problem.ts';
import { isPartOf } from '../../language/titles.ts';
import type { Assertion, On, PlayWords } from '../steps/step.ts';
import type { ScenarioTable } from '../table/scenario-table.ts';
import { lastSentences, questionWords, situation } from '../table/words.ts';
import { wrongFacts } from '../then/fact.ts';
import { useAnswer } from './asked-about.ts';
import { playsWithOptions } from './options.ts';
import { pickIndices } from './picking.ts';
import { playsMeant, type From } from './plays.ts';
import { comeToQuestion, comeToRest } from './run-on.ts';
import { isSameRule } from '../../run/same-rule.ts';
import { cardNamed, checkKnown, refusedRules, whyNot } from './stuck.ts';
import { rulesOfTheUnanswered } from './unanswered.ts';

type Of<K extends Assertion['kind']> = Extract<Assertion, { kind: K }>;

/** What is wrong with the claim, in words, or null. */
type Look<K extends Assertion['kind']> = (table: ScenarioTable, claim: Of<K>) => string | null;

const LOOKS: { readonly [K in Assertion['kind']]: Look<K> } = {
  'can-play': (table, claim) => lookAtPlay(table, claim, 'anywhere'),
  'can-use'(table, claim) {
    checkKnown(table, claim);
    return lookAtPlay(table, claim, 'before');
  },
  'can-potion'(table, { seat, gives, can, because }) {
    const legal = (at: ScenarioTable): boolean =>
      at.legal(seat).some((answer) => answer.do === 'potion' && (gives === null || answer.gives === gives));
    const at = comeToQuestion(table, legal);
    if (can) return legal(at) ? null : `no Potion Token can be used: ${situation(at)}`;
    if (legal(at)) return `one can be used: ${questionWords(at, at.question())}`;
    return otherReason(because, () => rulesOf(at, { seat, do: 'potion', gives: gives ?? 'fortitude' }));
  },
  'can-order'(table, { seat, to, can, because }) {
    const isAsked = (at: ScenarioTable): boolean => {
      const question = at.question();
      return question.kind === 'order' && at.asks(seat);
    };
    const at = comeToQuestion(table, isAsked);
    const legal = isAsked(at) && at.legal(seat).some((answer) => answer.do === 'order' && answer.to === to);
    if (can) return legal ? null : `it can't be ordered: ${situation(at)}`;
    if (legal) return `it can be ordered: ${questionWords(at, at.question())}`;
    return otherReason(because, () => rulesOf(at, { seat, do: 'order', to }));
  },
  'can-pick'(table, { seat, picks, can }) {
    const isAsked = (other: ScenarioTable): boolean =>
      ['choose', 'game'].includes(other.question().kind) && other.question().seat === seat;
    const at = comeToQuestion(table, isAsked);
    const question = at.question();
    const fits =
      question.kind === 'choose' && question.seat === seat
        ? pickIndices(at, question, picks) !== null
        : canDo(at, picksAsDeed(seat, picks));
    if (fits === can) return null;
    return `it ${can ? "can't" : 'can'} be picked: ${situation(at)}`;
  },
  'can-do'(table, { deed, can, because }) {
    const at = comeToQuestion(table, (other) => canDo(other, deed));
    if (canDo(at, deed) !== can) return `it ${can ? "can't" : 'can'} be done: ${situation(at)}`;
    const rules = because === null ? [] : rulesAgainstDeed(at, deed);
    if (because === null || rules.includes(because)) return null;
    return `the reason is not ${because}, but ${rules.length === 0 ? 'none is given' : rules.join(', ')}`;
  },
  asked(table, { seat, is }) {
    const at = comeToQuestion(table);
    const question = at.question();
    const asked = question.kind !== 'over' && at.asks(seat);
    return asked === is ? null : questionWords(at, question);
  },
  out(table, { seat }) {
    const at = comeToRest(table);
    return at.state.sides[at.state.seats[seat].side].out === 0 ? `${at.name(seat)} is in the game` : null;
  },
  wins(table, { seat }) {
    const at = comeToRest(table);
    const { winners, seats } = at.state;
    if (winners === null) return 'the game is not over';
    const alone = winners.every((winner) => seats[winner].side === seats[seat].side);
    return alone && winners.includes(seat) ? null : `won by ${winners.map((w) => at.name(w)).join(', ')}`;
  },
  'nobody-wins'(table) {
    const at = comeToRest(table);
    const winners = at.state.winners ?? [];
    return winners.length === 0 ? null : `won by ${winners.map((w) => at.name(w)).join(', ')}`;
  },
  check(table, { facts }) {
    const wrong = wrongFacts(facts, comeToRest(table));
    return wrong.length === 0 ? null : wrong.join('\n');
  },
};

function lookAtPlay(table: ScenarioTable, claim: Of<'can-play' | 'can-use'>, from: From): string | null {
  const legal = (at: ScenarioTable): boolean => {
    if (from === 'before' && useAnswer(at, claim) !== null) return true;
    const { plays, rest } = playsWithOptions(at, playsMeant(at, claim, from), claim.options);
    return plays.length > 0 && rest.length === 0;
  };
  const at = comeToQuestion(table, legal);
  const can = legal(at);
  const done = claim.kind === 'can-use' ? 'used' : 'played';
  if (claim.can) return can ? null : `it can't be ${done}: ${whyNot(at, claim) || situation(at)}`;
  if (can) return `it can be ${done}: ${questionWords(at, at.question())}`;
  // The reason is one of the window that the last step opened, or of the point that the table has come to since; or what
  // the last step did opens no window for anybody.
  const other = otherReason(claim.because, () => [
    ...[table.opened ?? table, at].flatMap((then) => [
      ...refusedRules(then, claim),
      ...rulesAgainst(then, claim),
    ]),
    ...rulesOfTheUnanswered(at, claim, table.heard),
  ]);
  const isHeld = cardNamed(at, claim) !== undefined;
  return other === null || isHeld ? other : `${other}; ${whyNot(at, claim)}`;
}

function otherReason(because: string | null, rules: () => readonly string[]): string | null {
  if (because === null) return null;
  const given = [...new Set(rules())];
  if (given.some((rule) => isSameRule(rule, because))) return null;
  return `the reason is not ${because}, but ${given.length === 0 ? 'none is given' : given.join(', ')}`;
}

/** The rules that the table names against playing the card just so. */
function rulesAgainst(table: ScenarioTable, words: PlayWords): string[] {
  const card = cardNamed(table, words);
  if (card === undefined) return heldByMate(table, words);
  if (words.on.length === 0 && words.options.length === 0) return [];
  const targets = words.on.flatMap((item) => targetNamed(table, item));
  const drinker = words.on.find((item) => item.at === 'drink')?.seat ?? -1;
  const subject = table.state.stack[table.state.stack.length - 2];
  const drinks = subject?.k === 'drinks' ? subject.drinks : [];
  const drink = Math.max(
    0,
    drinks.findIndex(({ seat }) => seat === drinker),
  );
  const { seat } = words;
  return [
    ...targets.flatMap((target) => table.inn.whyNotOn(table.state, seat, card, target)),
    ...table.content.defs[card].uses.flatMap((meant, use) =>
      words.options.every((option) => namesUse(option, meant))
        ? rulesOf(table, { seat, do: 'play', card, use, targets, drink })
        : [],
    ),
  ];
}

/** By its label, by what is given up for it, or by what it does. */
const namesUse = (option: string, use: Use): boolean =>
  [use.label, use.cost?.word ?? '', useText(use)].some((text) => isPartOf(option, text));

/** What lies in front of a teammate is that player's alone. */
function heldByMate(table: ScenarioTable, { seat, title }: PlayWords): string[] {
  const { seats } = table.state;
  const mates = seats.filter(({ side }) => side === seats[seat].side);
  const thing = mates.flatMap(({ play }) => play).find((card) => table.title(card) === title);
  if (thing === undefined) return [];
  return [OWN, ...toldAgain(table.content.defs[thing], OWN)];
}

const OWN = 'rdi6.team.char.general-special-actions';

/** A player, or something that lies in front of one. */
function targetNamed(table: ScenarioTable, item: On): number[] {
  if (item.at === 'player') return [item.seat];
  if (item.at === 'drink') return [];
  const thing = table.state.seats.flatMap(({ play }) => play).find((id) => table.title(id) === item.title);
  return thing === undefined ? [] : [THING + thing];
}

function rulesOf(table: ScenarioTable, answer: Answer): string[] {
  try {
    table.copy().answer(answer);
    return [];
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    return error.rules.filter((rule) => rule !== '');
  }
}

export function look(table: ScenarioTable, claim: Assertion): void {
  const wrong = (LOOKS[claim.kind] as Look<Assertion['kind']>)(table, claim as never);
  if (wrong === null) return;
  const message = claim.kind === 'check' ? wrong : `"${claim.text}": ${wrong}${lastSentences(table)}`;
  throw new ScenarioProblem(claim.line, message);
}
