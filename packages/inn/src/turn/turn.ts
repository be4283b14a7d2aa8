import type { SeatId } from '@taproom/kernel';
import { takeOutOfPlay } from '../table/in-play.ts';
import { isAskedFor } from '../play/plays.ts';
import { chooseOne, seatOptions } from '../play/choosing.ts';
import { discardFromHand, draw, toDiscard } from '../table/piles.ts';
import { ACTION, ANY } from '../play/moments.ts';
import { pushDrinks } from './drinking.ts';
import { comeBack, isIn, isPresent, membersOf, nextTurn, teamOf } from '../table/seats.ts';
import type { Hooks } from '../cards/card.ts';
import type { Run } from '../run.ts';
import type { TurnFrame } from '../table/state.ts';
import { takeCounter } from '../events/progress.ts';
import { turnSteps } from './cut-short.ts';
import { closeTheHouse } from './losing.ts';
import { TURNS_EACH } from '../table/limits.ts';
import { act } from '../modes/automaton-frames.ts';
import { openWindow, playCard, pushHook, pushPlay, type InnProcedure } from '../play/announcing.ts';

/**
 * A turn belongs to a side: its players go through the phases together, and nobody enters the next one before all are
 * done (rdi6.team.turn.together). A player alone is a side of one.
 */
function begin(t: Run, f: TurnFrame): void {
  if (t.c.guests && t.s.turns >= TURNS_EACH * t.s.seats.length) return closeTheHouse(t);
  t.s.turn = f.seat;
  t.s.turns++;
  t.s.plays = 0;
  t.s.phase = 'start';
  f.done = [];
  const members = membersOf(t, f.seat);
  for (const seat of members) {
    comeBack(t, seat);
    for (const at of t.s.seats) if (at.openUntil === seat) at.openUntil = -1;
    t.s.seats[seat].shuns = false;
  }
  for (const at of t.s.seats) at.held = false;
  t.emit('turn', f.seat, t.s.turns, -1, -1, -1, teamOf(t, f.seat));
}

/** For everybody of the side who is there. What each pushes comes about in the order of their seats. */
function eachPresent(t: Run, f: TurnFrame, does: (t: Run, seat: SeatId) => void): void {
  const members = membersOf(t, f.seat);
  for (let i = members.length - 1; i >= 0; i--) if (isPresent(t.s, members[i])) does(t, members[i]);
}

/** The next of the side who is there and not done yet, −1: nobody. */
function nextOf(t: Run, f: TurnFrame): number {
  for (const seat of membersOf(t, f.seat)) if (!f.done.includes(seat) && isPresent(t.s, seat)) return seat;
  return -1;
}

/** What lies in front of the player and happens by itself now, each thing once: it is discarded with that. */
function comeDue(t: Run, seat: SeatId, at: 'start' | 'action'): void {
  for (const card of t.s.seats[seat].play) {
    const { due } = t.def(card);
    if (due?.at !== at) continue;
    takeOutOfPlay(t.s.seats[seat], card);
    pushPlay(t, card, due.use, seat, [], true);
  }
}

function dueAtStart(t: Run, f: TurnFrame): void {
  eachPresent(t, f, (run, seat) => comeDue(run, seat, 'start'));
}

function atTurnStart(t: Run, f: TurnFrame): void {
  eachPresent(t, f, turnStartHook);
}

const hooksOf = (t: Run, seat: SeatId): Hooks | undefined => t.c.characters[seat].hooks;

const hookAt =
  (moment: Exclude<keyof Hooks, 'beforeDrawQuiet'>) =>
  (t: Run, seat: SeatId): void =>
    pushHook(t, hooksOf(t, seat)?.[moment], seat);
const turnStartHook = hookAt('turnStart');
const beforeDrawHook = hookAt('beforeDraw');
const afterDrawHook = hookAt('afterDraw');

function beforeDiscarding(t: Run, f: TurnFrame): void {
  // Whoever nobody plays has an Action Phase and a Drink Phase only.
  if (f.seat === t.c.automaton) {
    f.step = STEP.action;
    return;
  }
  t.s.phase = 'discard';
  openWindow(t, 'idle', f.seat, nextOf(t, f));
}

/** All discard before anybody draws, so that nobody knows what the others will get. */
function askDiscard(t: Run, f: TurnFrame): void {
  const seat = nextOf(t, f);
  if (seat >= 0) t.ask({ seat, kind: 'discard' });
}

function beforeDrawing(t: Run, f: TurnFrame): void {
  eachPresent(t, f, beforeDrawHook);
}

/** From the first discard to the last draw nobody may play anything (core.ruling.draw-lock): no window opens here. */
function drawUp(t: Run, f: TurnFrame): void {
  // Whoever has to shuffle on the way draws after the others.
  for (const seat of membersOf(t, f.seat))
    if (isPresent(t.s, seat) && t.s.seats[seat].deck.length > missing(t, seat)) refill(t, seat);
  eachPresent(t, f, refill);
}

const missing = (t: Run, seat: SeatId): number => t.c.terms.hands[seat] - t.s.seats[seat].hand.length;

const refill = (t: Run, seat: SeatId): void => draw(t, seat, missing(t, seat), -1);

function afterDrawing(t: Run, f: TurnFrame): void {
  eachPresent(t, f, afterDrawHook);
}

function beginAction(t: Run, f: TurnFrame): void {
  t.s.phase = 'action';
  f.done = [];
  eachPresent(t, f, readyToAct);
}

function readyToAct(t: Run, seat: SeatId): void {
  const { actions, firstActions } = t.c.terms;
  t.s.seats[seat].actions = (isFirstTurn(t) ? firstActions : actions)[seat];
  t.s.seats[seat].used = [];
  comeDue(t, seat, 'action');
}

/** A Boss begins with half a turn (rdi6.boss.actions-first-turn). */
const isFirstTurn = (t: Run): boolean => t.s.turns <= 1;

function beforeAction(t: Run, f: TurnFrame): void {
  openWindow(t, 'idle', f.seat, t.c.teams ? -1 : f.seat);
}

function askAction(t: Run, f: TurnFrame): void {
  if (f.seat === t.c.automaton) {
    if (!act(t)) f.step--;
    return;
  }
  if (t.c.teams) {
    const seat = nextToAct(t, f);
    if (seat >= 0) t.ask({ seat, kind: 'action' });
    return;
  }
  if (isAskedFor(t, ACTION | ANY, f.seat)) t.ask({ seat: f.seat, kind: 'action' });
}

/** Teammates act in any order: whoever passes may still act after another has, until all have passed in a row. */
function nextToAct(t: Run, f: TurnFrame): number {
  // Where everybody is asked, a teammate too, whatever they hold.
  const mask = t.c.asksEverybody ? ACTION | ANY : ACTION;
  for (const seat of membersOf(t, f.seat))
    if (!f.done.includes(seat) && isPresent(t.s, seat) && isAskedFor(t, mask, seat)) return seat;
  return -1;
}

function beforeOrdering(t: Run, f: TurnFrame): void {
  endAction(t, f);
  f.done = [];
  if (f.seat === t.c.automaton) {
    f.step = STEP.beforeDrink;
    return;
  }
  t.s.phase = 'order';
  openWindow(t, 'idle', f.seat, nextOf(t, f));
}

/** The Action Phase is over; what was left on the table to count by goes away (rdi6.boss.actions-stay-out). */
function endAction(t: Run, f: TurnFrame): void {
  for (const seat of membersOf(t, f.seat)) {
    const at = t.s.seats[seat];
    at.actions = 0;
    for (const card of at.spent) toDiscard(t, card);
    at.spent = [];
  }
}

function order(t: Run, f: TurnFrame): void {
  const seat = nextOf(t, f);
  const { orders, firstOrders } = t.c.terms;
  const n = (isFirstTurn(t) ? firstOrders : orders)[t.s.seats[f.seat].side];
  if (seat >= 0) t.push({ k: 'order', step: 0, seat, n });
}

/** Still the Order a Drink Phase; the Drink Phase then begins without another window in between. */
function afterOrdering(t: Run, f: TurnFrame): void {
  f.step = STEP.drink;
  openWindow(t, 'idle', f.seat);
}

function beforeDrinking(t: Run, f: TurnFrame): void {
  t.s.phase = 'drink';
  openWindow(t, 'idle', f.seat);
}

/** One after the other, in the order that the side likes, each Drink to its end (rdi6.team.turn.drink-*). */
function drink(t: Run, f: TurnFrame): void {
  t.s.phase = 'drink';
  const seat = nextOf(t, f);
  if (seat < 0) return;
  f.step--;
  if (t.c.teams) {
    const rest = membersOf(t, f.seat).filter((mate) => !f.done.includes(mate) && isPresent(t.s, mate));
    if (rest.length > 1) {
      const options = seatOptions(rest);
      chooseOne(t, seat, 'team-drink', options, -1);
      return;
    }
  }
  f.done = [...f.done, seat];
  pushDrinks(t, [seat], 'pile');
}

function afterDrinking(t: Run, f: TurnFrame): void {
  t.s.phase = 'end';
  openWindow(t, 'idle', f.seat);
}

function atTurnEnd(t: Run, f: TurnFrame): void {
  t.s.phase = 'end';
  f.i = 0;
  // A turn that was cut short has had no other end of its Action Phase.
  endAction(t, f);
  // Also for those whose own turn ended before that of the others.
  for (const seat of membersOf(t, f.seat).toReversed())
    if (isIn(t.s, seat)) pushHook(t, hooksOf(t, seat)?.turnEnd, seat);
}

/** What some characters bring upon the end of everybody's turn. */
function atAnyTurnEnd(t: Run, f: TurnFrame): void {
  for (; f.i < t.s.seats.length; f.i++) {
    const hook = hooksOf(t, f.i)?.anyTurnEnd;
    if (hook === undefined) continue;
    f.step--;
    pushHook(t, hook, f.i++, membersOf(t, f.seat).slice());
    return;
  }
  f.i = 0;
}

/** The very last thing of a turn, however it came to its end (rdi6.dungeon-events.last-step-of-turn). */
function atProgress(t: Run, f: TurnFrame): void {
  if (f.i >= t.c.countedDecks) return;
  f.step--;
  takeCounter(t, f.i++, f.seat);
}

function pause(t: Run): void {
  if (t.pauses) t.ask({ seat: -1, kind: 'turn-end' });
}

function end(t: Run, f: TurnFrame): void {
  f.seat = nextTurn(t, f.seat);
  f.step = 0;
}

/** Where each phase begins: for whoever sets a table in the middle of a turn. */
export const STEP = {
  start: 0,
  discard: 3,
  askDiscard: 4,
  action: 8,
  askAction: 10,
  order: 11,
  beforeDrink: 14,
  drink: 15,
  afterDrink: 16,
  end: 17,
} as const;
turnSteps.end = STEP.end;

function step(t: Run, f: TurnFrame): void {
  switch (f.step++) {
    case STEP.start:
      return begin(t, f);
    case 1:
      return dueAtStart(t, f);
    case 2:
      return atTurnStart(t, f);
    case STEP.discard:
      return beforeDiscarding(t, f);
    case STEP.askDiscard:
      return askDiscard(t, f);
    case 5:
      return beforeDrawing(t, f);
    case 6:
      return drawUp(t, f);
    case 7:
      return afterDrawing(t, f);
    case STEP.action:
      return beginAction(t, f);
    case 9:
      return beforeAction(t, f);
    case STEP.askAction:
      return askAction(t, f);
    case STEP.order:
      return beforeOrdering(t, f);
    case 12:
      return order(t, f);
    case 13:
      return afterOrdering(t, f);
    case STEP.beforeDrink:
      return beforeDrinking(t, f);
    case STEP.drink:
      return drink(t, f);
    case STEP.afterDrink:
      return afterDrinking(t, f);
    case STEP.end:
      return atTurnEnd(t, f);
    case 18:
      return atAnyTurnEnd(t, f);
    case 19:
      return atProgress(t, f);
    case 20:
      return pause(t);
    default:
      return end(t, f);
  }
}

export const turn: InnProcedure<TurnFrame> = {
  advance(t, f) {
    do step(t, f);
    while (t.goesOn(f));
  },
  answered(t, f, answer) {
    if (answer.do === 'discard') {
      discardFromHand(t, answer.seat, answer.cards, -1);
      f.done = [...f.done, answer.seat];
      f.step--;
    } else if (answer.do === 'pass') {
      if (!t.c.teams) return;
      f.done = [...f.done, answer.seat];
      f.step--;
    } else if (answer.do === 'play') {
      // An Anytime card, of whoever plays it, comes in between: the question stays open.
      f.step--;
      const { when } = t.use(answer.card, answer.use);
      if (when.at === 'action' && !when.free) t.s.seats[answer.seat].actions--;
      f.done = [];
      playCard(t, answer);
    }
  },
};
