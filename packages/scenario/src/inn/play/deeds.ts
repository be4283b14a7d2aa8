/** Carries out the steps that somebody does: each at the first moment at which it is legal. */
import type { PlayAnswer } from '@taproom/inn';
import { attemptDeed, picksAsDeed } from '../game/deeds.ts';
import { ScenarioProblem } from '../../language/problem.ts';
import { TOO_MANY } from '../../run/run.ts';
import type { Deed, Of, Picked } from '../steps/step.ts';
import type { InnTable } from '../table/inn-table.ts';
import { NotAimed } from './aimed-later.ts';
import { forgetUse, isUsedByItself, useAnswer } from './asked-about.ts';
import { answerCarried, carry } from './carried.ts';
import { playsWithOptions } from './options.ts';
import { noTo, pickIndices } from './picking.ts';
import { choiceOf, liesBefore, playsMeant, type From } from './plays.ts';
import { runOn } from './run-on.ts';
import { DRINK_NEXT, isAgreement, soleAnswer } from './sole-answer.ts';
import { cardNamed, checkKnown, stuck, whyNot } from './stuck.ts';
import { leadsTo, onlyPotions, openWindow, pass, passBet, passFreeMoments, passUpTo } from './windows.ts';

/** Does it if it may be done now, and says whether it did. */
type Attempt<K extends Deed['kind']> = (table: InnTable, step: Of<K>) => boolean;

const ATTEMPTS: { readonly [K in Deed['kind']]: Attempt<K> } = {
  // What lies in play and asks for it is played by using it.
  play: (table, step) =>
    playing(table, step, 'anywhere') ||
    (useAnswer(table, step) !== null && ATTEMPTS.use(table, { ...step, kind: 'use' })),
  use(table, step) {
    checkKnown(table, step);
    const about = useAnswer(table, step);
    if (about !== null) {
      table.answer({ seat: step.seat, do: 'choose', picks: about.picks });
      carry(table, step, about);
    } else if (!isUsedByItself(table, step)) return playing(table, step, 'before');
    forgetUse(table, step);
    return true;
  },
  pass(table, step) {
    // A turn that has ended asks nobody; after an `until` the next turn is meant, if it asks this player first.
    if (table.isPaused()) {
      const ahead = table.copy();
      ahead.goOn();
      if (!table.ranOn || (!ahead.asks(step.seat) && !leadsTo(ahead, step.seat))) return true;
      table.goOn();
    }
    // What was named before, and what is no choice, comes before the pass; for one made already nothing need go on.
    const before = table.copy();
    foresee(before, step.seat);
    if (before.asks(step.seat) || openWindow(before) !== null) foresee(table, step.seat);
    // Nobody writes passes for Potion Tokens.
    while (openWindow(table) !== null && !table.asks(step.seat) && onlyPotions(table)) pass(table);
    const question = table.question();
    if (!table.asks(step.seat)) {
      // The table has passed for this player, who had no choice.
      if (openWindow(table) === null) return true;
      if (passUpTo(table, step.seat)) pass(table);
      else if (leadsTo(table, step.seat)) {
        passFreeMoments(table);
        return ATTEMPTS.pass(table, step);
      } else passBet(table, step.seat);
      return true;
    }
    // Not to discard is no pass: what is passed comes after it.
    if (question.kind === 'discard' || isAgreement(question)) return false;
    // A gambling turn without cards to play was passed already; what the game asks after it is another matter.
    if (question.kind === 'game' && table.forget('gamble-pass', step.seat)) return true;
    if (question.kind === 'action') table.answer({ seat: step.seat, do: 'pass' });
    else decline(table);
    return true;
  },
  concede(table, { seat }) {
    if (!table.allows({ seat, do: 'concede' })) return false;
    table.answer({ seat, do: 'concede' });
    return true;
  },
  potion(table, { seat, gives }) {
    const potion = table.legal(seat).find((answer) => answer.do === 'potion' && answer.gives === gives);
    if (potion !== undefined) table.answer(potion);
    return potion !== undefined;
  },
  pick(table, step) {
    // What was named before comes before what is picked now.
    if (table.asks(step.seat) && answerCarried(table)) return ATTEMPTS.pick(table, step);
    const question = table.question();
    if (!table.asks(step.seat)) return pickLater(table, step);
    if (question.kind === 'order' && step.picks.length === 1 && step.picks[0].by === 'seat')
      return order(table, step.seat, [step.picks[0].seat], step.line);
    if (question.kind === 'game') return attemptDeed(table, picksAsDeed(step.seat, step.picks));
    if (question.kind !== 'choose') return false;
    const now = step.picks.slice(0, Math.max(1, question.max));
    const picks = pickIndices(table, question, now);
    // Whoever is asked whether to discard may just as well say what.
    if (picks === null)
      return step.picks.length > 0 && discardRather(table, step, inHand(table, step.seat, step.picks));
    table.answer({ seat: step.seat, do: 'choose', picks });
    const rest = step.picks.slice(now.length);
    if (rest.length > 0) carryOut(table, { ...step, picks: rest });
    return true;
  },
  discard(table, step) {
    const question = table.question();
    const { seat, titles, line } = step;
    if (titles.length === 0 && hadNothing(table, seat)) return true;
    if (!table.asks(seat)) return discardLater(table, step);
    if (question.kind === 'discard') {
      const cards: number[] = [];
      for (const title of titles) {
        const card = table.state.seats[seat].hand.find(
          (id) => table.title(id) === title && !cards.includes(id),
        );
        if (card === undefined)
          throw new ScenarioProblem(line, `"${step.text}": “${title}” is not in ${table.name(seat)}'s hand`);
        cards.push(card);
      }
      table.answer({ seat, do: 'discard', cards });
      return true;
    }
    if (question.kind === 'game' && titles.length === 0) return decline(table);
    if (question.kind !== 'choose') return false;
    const picks = pickIndices(
      table,
      question,
      titles.map((word) => ({ by: 'word', word })),
    );
    if (picks === null) return discardRather(table, step, titles);
    table.answer({ seat, do: 'choose', picks });
    return true;
  },
  order: (table, step) => order(table, step.seat, step.to, step.line),
  game: (table, step) => attemptDeed(table, step.deed),
};

/** Nobody asks a player without cards to discard: the table has gone on, and this player holds only what was drawn since. */
function hadNothing(table: InnTable, seat: number): boolean {
  const asked = table.asks(seat) && ['discard', 'choose', 'game'].includes(table.question().kind);
  const drawn = table.lately.flatMap(({ e, seat: who, list }) => (e === 'draw' && who === seat ? list : []));
  return !asked && drawn.length > 0 && table.state.seats[seat].hand.every((card) => drawn.includes(card));
}

/**
 * To discard is one way out of several: whoever discards takes it. Whoever discards nothing takes the other, if there
 * are two. The cards are asked for later, if there is a choice.
 */
function discardRather(
  table: InnTable,
  step: Of<'discard' | 'pick'>,
  titles: readonly string[] | null,
): boolean {
  const question = table.question();
  if (question.kind !== 'choose' || titles === null) return false;
  const { options } = question;
  const ways = options.flatMap(({ word = '' }, way) => (/^yes\b|\bdiscard\b/i.test(word) ? [way] : []));
  if (ways.length !== 1 || options.length < 2) return false;
  const { seat } = step;
  const { hand } = table.state.seats[seat];
  if (!titles.every((title) => hand.some((card) => table.title(card) === title))) return false;
  if (titles.length === 0 && options.length > 2) return false;
  const on: Picked[] = hand.length > titles.length ? titles.map((word) => ({ by: 'word', word })) : [];
  table.answer({ seat, do: 'choose', picks: [titles.length === 0 ? 1 - ways[0] : ways[0]] });
  carry(table, step, { on });
  return true;
}

/**
 * Where several players choose before anything happens, the cards that one of them discards are asked for when all have
 * chosen: whoever names them right after choosing so says what the answer will be.
 */
function discardLater(table: InnTable, step: Of<'discard'>): boolean {
  const { seat, titles } = step;
  const { hand } = table.state.seats[seat];
  const chose = table.lately.some(
    (event) => event.e === 'chose' && event.seat === seat && /\bdiscard\b/i.test(event.word ?? ''),
  );
  if (!chose || table.question().kind !== 'choose' || hand.length <= titles.length) return false;
  if (titles.length === 0 || !titles.every((title) => hand.some((card) => table.title(card) === title)))
    return false;
  carry(table, step, { on: titles.map((word) => ({ by: 'word', word })) });
  return true;
}

/**
 * What goes into a Round besides Gold, and what is played in it, comes after the Champions here; the books do not say
 * so. Whoever names it while the others still name their Champions says what the answer will be.
 */
function pickLater(table: InnTable, step: Of<'pick'>): boolean {
  const question = table.question();
  if (question.kind !== 'choose' || question.what !== CHAMPION || step.picks.length === 0) return false;
  if (!step.picks.every(({ by }) => by === 'word')) return false;
  carry(table, step, { on: step.picks });
  return true;
}

const CHAMPION = 'team-champion';

/** The titles of cards in a hand that are picked, or null if anything else is. */
function inHand(table: InnTable, seat: number, picks: readonly Picked[]): string[] | null {
  const book = table.titled(table.state.seats[seat].hand);
  const titles: string[] = [];
  for (const pick of picks) {
    const found = pick.by === 'word' ? book.find(pick.word) : null;
    if (found?.kind !== 'one') return null;
    titles.push(found.title);
  }
  return titles;
}

function order(table: InnTable, seat: number, to: readonly number[], line: number): boolean {
  const question = table.question();
  if (question.kind !== 'order' || !table.asks(seat)) return false;
  // Those named before come first.
  if (table.carried.some((carried) => carried.seat === seat && carried.orders.length > 0)) return false;
  const legal = table.legal(seat).find((answer) => answer.do === 'order' && answer.to === to[0]);
  if (legal === undefined) return false;
  table.answer(legal);
  carry(table, { seat, line }, { orders: to.slice(1) });
  return true;
}

function playing(table: InnTable, step: Of<'play' | 'use'>, from: From): boolean {
  let meant = playsMeant(table, step, from);
  if (meant.length === 0) return playingInParts(table, step, from);
  if (openWindow(table) !== null && passUpTo(table, step.seat)) meant = playsMeant(table, step, from);
  const { plays, rest, told } = playsWithOptions(table, meant, step.options);
  if (plays.length === 0) return false;
  table.answer(theOne(table, step, plays));
  // An option that is no use of the card is for a question that the card will ask.
  carry(table, step, { options: rest });
  carry(table, step, { options: told, isTold: true });
  return true;
}

/**
 * What a card adds to itself, or what it does only when it is resolved, has an aim of its own, and is asked for it later:
 * it may be named last.
 */
function playingInParts(table: InnTable, step: Of<'play' | 'use'>, from: From): boolean {
  const last = step.on.at(-1);
  const card = cardNamed(table, step);
  if (last?.at !== 'player' || card === undefined) return false;
  const play = (at: InnTable): boolean => {
    if (!playing(at, { ...step, on: step.on.slice(0, -1) }, from)) return false;
    carry(at, step, { on: [{ by: 'seat', seat: last.seat }] });
    return true;
  };
  return mayAskLater(table, card, play) && play(table);
}

/** Whether a card asks for what is carried along with its play, or somebody must decide something before it could. */
function mayAskLater(table: InnTable, card: number, play: (at: InnTable) => boolean): boolean {
  const ahead = table.copy();
  const isOpen = (): boolean => ahead.carried.length > table.carried.length;
  const isPlayed = (): boolean => ahead.state.stack.some((frame) => 'card' in frame && frame.card === card);
  try {
    if (!play(ahead)) return false;
    while (isOpen() && isPlayed() && runOn(ahead));
  } catch (error) {
    if (error instanceof ScenarioProblem) return false;
    throw error;
  }
  return !isOpen() || isPlayed();
}

/** The one play that is meant where a step leaves something open: from the hand, without a cost, without targets. */
function theOne(table: InnTable, step: Of<'play' | 'use'>, plays: readonly PlayAnswer[]): PlayAnswer {
  const rules: ((answer: PlayAnswer) => boolean)[] = [
    (answer) => !liesBefore(table, answer),
    (answer) => step.options.length > 0 || table.use(answer).cost === undefined,
    (answer) => step.on.length > 0 || answer.targets.length === 0,
  ];
  const isOne = (of: readonly PlayAnswer[]): boolean =>
    new Set(of.map((answer) => choiceOf(table, answer))).size === 1;
  let left = plays;
  for (const rule of rules) {
    if (isOne(left)) break;
    const kept = left.filter(rule);
    if (kept.length > 0) left = kept;
  }
  // Drinks that are alike are one choice; of several payments the first is taken.
  if (isOne(left)) return left[0];
  const labels = table
    .answers(step.seat)
    .choices.filter(({ answer }) => left.some((play) => JSON.stringify(play) === JSON.stringify(answer)))
    .map(({ label }) => `  - ${label}`);
  throw new NotAimed(
    step.line,
    `"${step.text}" could be any of:\n${[...new Set(labels)].join('\n')}\nsay which with \`on\` or \`for\``,
  );
}

/** A bet, or something is to be chosen; not who of a team drinks: that is a phase of its own, which no pass hurries. */
function isForeseen(table: InnTable): boolean {
  const question = table.question();
  return question.kind === 'gamble' || (question.kind === 'choose' && question.what !== DRINK_NEXT);
}

/** Lets happen what must, up to where this player is asked or somebody has a choice. */
function foresee(table: InnTable, seat: number): void {
  while (!table.asks(seat) && isForeseen(table) && runOn(table));
}

/** The asked player passes, as far as that can be done. */
function decline(table: InnTable): boolean {
  const question = table.question();
  const { seat } = question;
  switch (question.kind) {
    case 'respond':
    case 'action':
    case 'gamble':
      table.answer({ seat, do: 'pass' });
      return true;
    case 'discard':
      table.answer({ seat, do: 'discard', cards: [] });
      return true;
    case 'choose':
    case 'game': {
      const no = question.min > 0 ? noTo(question) : [];
      if (no === null) return false;
      table.answer({ seat, do: 'choose', picks: no });
      return true;
    }
    default:
      return false;
  }
}

/** Steps that answer a question: where they fit none, the first one is the likeliest to be meant. */
const NAMES_AN_ANSWER: ReadonlySet<Deed['kind']> = new Set(['pick', 'discard', 'order']);

export function carryOut(table: InnTable, step: Deed): void {
  const attempt = ATTEMPTS[step.kind] as Attempt<Deed['kind']>;
  let why = step.kind === 'play' || step.kind === 'use' ? whyNot(table, step) : '';
  const lastTurn = table.state.turns + table.state.seats.length + 1;
  const passes = step.kind === 'pass';
  // It may be the last pass of the game that came by itself.
  if (passes && table.isOver()) return;
  for (let i = 0; i < TOO_MANY; i++) {
    if (table.isOver()) break;
    if (attempt(table, step as never)) return;
    if (table.state.turns > lastTurn || (passes && table.isPaused())) break;
    if (why === '' && table.asks(step.seat) && NAMES_AN_ANSWER.has(step.kind))
      why = `it was no answer to what was asked first: ${table.situation()}`;
    if (!table.asks(step.seat)) {
      if (!runOn(table)) break;
    } else if (soleAnswer(table) !== null || !decline(table)) {
      if (!runOn(table)) break;
    }
  }
  throw stuck(table, step, why);
}
