/** Steps that only look: at the point that the table has reached by itself. */
import { IllegalAnswer } from '@taproom/kernel';
import type { Answer, DrinksFrame } from '@taproom/inn';
import { notYet, ScenarioProblem } from '../language/problem.ts';
import type { Assertion, PlayWords } from '../steps/step.ts';
import type { ScenarioTable } from '../table/scenario-table.ts';
import { lastSentences, questionWords, situation } from '../table/words.ts';
import { wrongFacts } from '../then/fact.ts';
import { playsMeant, playsWithOption } from './plays.ts';
import { comeToRest } from './run-on.ts';
import { refusedRules, whyNot } from './stuck.ts';

type Of<K extends Assertion['kind']> = Extract<Assertion, { kind: K }>;

/** What is wrong with the claim, in words, or null. */
type Look<K extends Assertion['kind']> = (table: ScenarioTable, claim: Of<K>) => string | null;

const LOOKS: { readonly [K in Assertion['kind']]: Look<K> } = {
  'can-play'(table, claim) {
    const legal = (at: ScenarioTable): boolean =>
      playsWithOption(at, playsMeant(at, claim), claim.option).length > 0;
    const at = comeToRest(table, legal);
    const can = legal(at);
    if (claim.can) return can ? null : `it can't be played: ${whyNot(at, claim) || situation(at)}`;
    if (can) return `it can be played: ${questionWords(at, at.question())}`;
    return otherReason(claim.because, () => [...refusedRules(at, claim), ...rulesAgainst(at, claim)]);
  },
  'can-use'(_table, claim) {
    throw notYet(claim.line, `using "${claim.title}"`);
  },
  'can-order'(table, { seat, to, can, because }) {
    const isAsked = (at: ScenarioTable): boolean => {
      const question = at.question();
      return question.kind === 'order' && question.seat === seat;
    };
    const at = comeToRest(table, isAsked);
    const legal = isAsked(at) && at.legal(seat).some((answer) => answer.do === 'order' && answer.to === to);
    if (can) return legal ? null : `it can't be ordered: ${situation(at)}`;
    if (legal) return `it can be ordered: ${questionWords(at, at.question())}`;
    return otherReason(because, () => rulesOf(at, { seat, do: 'order', to }));
  },
  asked(table, { seat, is }) {
    const at = comeToRest(table);
    const question = at.question();
    const asked = question.kind !== 'over' && question.seat === seat;
    return asked === is ? null : `${questionWords(at, question)}`;
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

function otherReason(because: string | null, rules: () => readonly string[]): string | null {
  if (because === null) return null;
  const given = [...new Set(rules())];
  if (given.includes(because)) return null;
  return `the reason is not ${because}, but ${given.length === 0 ? 'none is given' : given.join(', ')}`;
}

/** The rules that the table names against playing the card just so. */
function rulesAgainst(table: ScenarioTable, words: PlayWords): string[] {
  const card = table.state.seats[words.seat].hand.find((id) => table.title(id) === words.title);
  if (card === undefined || words.on.length === 0) return [];
  const targets = words.on.filter((item) => item.at === 'player').map((item) => item.seat);
  const drinker = words.on.find((item) => item.at === 'drink')?.seat ?? -1;
  const subject = table.state.stack[table.state.stack.length - 2];
  const drinks = subject?.k === 'drinks' ? (subject as DrinksFrame).drinks : [];
  const drink = Math.max(
    0,
    drinks.findIndex(({ seat }) => seat === drinker),
  );
  return table.content.defs[card].uses.flatMap((_, use) =>
    rulesOf(table, { seat: words.seat, do: 'play', card, use, targets, drink }),
  );
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
