/** Whether something can be done, at the point that the table comes to by itself or on the way there; and why not. */
import { THING, toldAgain, useText, type Answer, type Use } from '@taproom/inn';
import { isPartOf, saysSo } from '../../language/titles.ts';
import type { Trial } from '../../run/scenario-game.ts';
import { canDo, picksAsDeed, rulesAgainstDeed } from '../game/deeds.ts';
import type { Deed, Of, On, PlayWords } from '../steps/step.ts';
import type { InnTable } from '../table/inn-table.ts';
import { useAnswer } from './asked-about.ts';
import { playsWithOptions } from './options.ts';
import { pickIndices } from './picking.ts';
import { playsMeant, subjectOf, type From } from './plays.ts';
import { comeToQuestion } from './run-on.ts';
import { cardNamed, checkKnown, refusedRules, whyNot } from './stuck.ts';
import { rulesOfTheUnanswered } from './unanswered.ts';

type Look<R> = (at: InnTable) => R;

export function tryOut(table: InnTable, deed: Deed): Trial<InnTable> {
  const { seat } = deed;
  switch (deed.kind) {
    case 'play':
      return tryPlay(table, deed, 'anywhere');
    case 'use':
      checkKnown(table, deed);
      return tryPlay(table, deed, 'before');
    case 'potion': {
      const { gives } = deed;
      const can: Look<boolean> = (at) =>
        at.legal(seat).some((answer) => answer.do === 'potion' && (gives ?? answer.gives) === answer.gives);
      return tried(table, can, can, (at) => rulesOf(at, { seat, do: 'potion', gives: gives ?? 'fortitude' }));
    }
    case 'concede': {
      const answer: Answer = { seat, do: 'concede' };
      const can: Look<boolean> = (at) => at.allows(answer);
      return tried(table, can, can, (at) => rulesOf(at, answer));
    }
    case 'order': {
      const [to] = deed.to;
      const isAsked: Look<boolean> = (at) => at.question().kind === 'order' && at.asks(seat);
      const can: Look<boolean> = (at) =>
        isAsked(at) && at.legal(seat).some((answer) => answer.do === 'order' && answer.to === to);
      return tried(table, isAsked, can, (at) => rulesOf(at, { seat, do: 'order', to }));
    }
    case 'pick':
      return tryPick(table, deed);
    case 'game': {
      const can: Look<boolean> = (at) => canDo(at, deed.deed);
      return tried(table, can, can, (at) => rulesAgainstDeed(at, deed.deed));
    }
    default:
      throw new Error(`Nobody claims that somebody can ${deed.kind}.`);
  }
}

/** `here`: where it is tried. */
function tried(
  table: InnTable,
  here: Look<boolean>,
  can: Look<boolean>,
  rules: Look<readonly string[]>,
): Trial<InnTable> {
  const at = comeToQuestion(table, here);
  return { at, can: can(at), why: () => '', rules: () => rules(at) };
}

function tryPick(table: InnTable, { seat, picks }: Of<'pick'>): Trial<InnTable> {
  const inGame = picksAsDeed(seat, picks);
  return tried(
    table,
    (at) => ['choose', 'game'].includes(at.question().kind) && at.question().seat === seat,
    (at) => {
      const question = at.question();
      return question.kind === 'choose' && question.seat === seat
        ? pickIndices(at, question, picks) !== null
        : canDo(at, inGame);
    },
    (at) => rulesAgainstDeed(at, inGame),
  );
}

function tryPlay(table: InnTable, words: PlayWords, from: From): Trial<InnTable> {
  const can: Look<boolean> = (at) => {
    if (from === 'before' && useAnswer(at, words) !== null) return true;
    const { plays, rest } = playsWithOptions(at, playsMeant(at, words, from), words.options);
    return plays.length > 0 && rest.length === 0;
  };
  const at = comeToQuestion(table, can);
  return {
    at,
    can: can(at),
    why: () => whyNot(at, words),
    // One of the window that the last step opened, or of the point that the table has come to since; or what the last
    // step did opens no window for anybody.
    rules: () => [
      ...[table.opened ?? table, at].flatMap((then) => [
        ...refusedRules(then, words),
        ...rulesAgainst(then, words),
      ]),
      ...rulesOfTheUnanswered(at, words, table.heard),
    ],
  };
}

/** The rules that the table names against playing the card just so. */
function rulesAgainst(table: InnTable, words: PlayWords): string[] {
  const card = cardNamed(table, words);
  if (card === undefined) return heldByMate(table, words);
  if (words.on.length === 0 && words.options.length === 0) return [];
  const targets = words.on.flatMap((item) => targetNamed(table, item));
  const drinker = words.on.find((item) => item.at === 'drink')?.seat ?? -1;
  const subject = subjectOf(table);
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
  isPartOf(option, use.label) || isPartOf(option, use.cost?.word ?? '') || saysSo(option, useText(use));

/** What lies in front of a teammate is that player's alone. */
function heldByMate(table: InnTable, { seat, title }: PlayWords): string[] {
  const { seats } = table.state;
  const mates = seats.filter(({ side }) => side === seats[seat].side);
  const thing = mates.flatMap(({ play }) => play).find((card) => table.title(card) === title);
  if (thing === undefined) return [];
  return [OWN, ...toldAgain(table.content.defs[thing], OWN)];
}

const OWN = 'rdi6.team.char.general-special-actions';

/** A player, or something that lies in front of one. */
function targetNamed(table: InnTable, item: On): number[] {
  if (item.at === 'player') return [item.seat];
  if (item.at === 'drink') return [];
  const thing = table.state.seats.flatMap(({ play }) => play).find((id) => table.title(id) === item.title);
  return thing === undefined ? [] : [THING + thing];
}

const rulesOf = (table: InnTable, answer: Answer): string[] =>
  (table.refusal(answer) ?? []).filter((rule) => rule !== '');
