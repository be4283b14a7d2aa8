import { canPlay } from '../plays.ts';
import { discardFromHand, draw, removeCard } from '../piles.ts';
import { ACTION, ANY } from '../moments.ts';
import { pushDrinks } from '../drinking.ts';
import { comeBack, isIn, nextIn } from '../seats.ts';
import type { Hooks } from '../card.ts';
import type { Run } from '../run.ts';
import type { TurnFrame } from '../state.ts';
import { turnSteps } from '../turning.ts';
import { openWindow, playCard, pushHook, pushPlay, type InnProcedure } from './procedure.ts';

/** Seven unless the set-up says otherwise (core.discard-draw.draw-to-seven). */
export const HAND_SIZE = 7;

function begin(t: Run, f: TurnFrame): void {
  t.s.turn = f.seat;
  t.s.turns++;
  t.s.phase = 'start';
  comeBack(t, f.seat);
  for (const at of t.s.seats) if (at.openUntil === f.seat) at.openUntil = -1;
  t.emit('turn', f.seat, t.s.turns);
}

/** What lies in front of the player and happens by itself now, each thing once: it is discarded with that. */
function comeDue(t: Run, seat: number, at: 'start' | 'action'): void {
  if (!t.c.dues) return;
  for (const card of t.s.seats[seat].play.slice()) {
    const { due } = t.def(card);
    if (due?.at !== at) continue;
    removeCard(t.s.seats[seat].play, card);
    pushPlay(t, card, due.use, seat, [], -1, 0, true);
  }
}

function dueAtStart(t: Run, f: TurnFrame): void {
  comeDue(t, f.seat, 'start');
}

function atTurnStart(t: Run, f: TurnFrame): void {
  pushHook(t, hooksOf(t, f.seat)?.turnStart, f.seat);
}

const hooksOf = (t: Run, seat: number): Hooks | undefined => t.c.characters[seat].hooks;

function beforeDiscarding(t: Run, f: TurnFrame): void {
  t.s.phase = 'discard';
  openWindow(t, 'idle', f.seat, f.seat);
}

function askDiscard(t: Run, f: TurnFrame): void {
  t.ask({ seat: f.seat, kind: 'discard' });
}

function beforeDrawing(t: Run, f: TurnFrame): void {
  pushHook(t, hooksOf(t, f.seat)?.beforeDraw, f.seat);
}

/** From the first discard to the last draw nobody may play anything (core.ruling.draw-lock): no window opens here. */
function drawUp(t: Run, f: TurnFrame): void {
  const size = t.s.setup.hands ?? HAND_SIZE;
  draw(t, f.seat, size - t.s.seats[f.seat].hand.length, -1);
}

function afterDrawing(t: Run, f: TurnFrame): void {
  pushHook(t, hooksOf(t, f.seat)?.afterDraw, f.seat);
}

function beginAction(t: Run, f: TurnFrame): void {
  t.s.phase = 'action';
  t.s.seats[f.seat].actions = 1;
  t.s.seats[f.seat].used = [];
  comeDue(t, f.seat, 'action');
}

function beforeAction(t: Run, f: TurnFrame): void {
  openWindow(t, 'idle', f.seat, f.seat);
}

function askAction(t: Run, f: TurnFrame): void {
  if (canPlay(t, { mask: ACTION | ANY, subject: null, on: -1 }, f.seat))
    t.ask({ seat: f.seat, kind: 'action' });
}

function beforeOrdering(t: Run, f: TurnFrame): void {
  t.s.seats[f.seat].actions = 0;
  t.s.phase = 'order';
  openWindow(t, 'idle', f.seat, f.seat);
}

function order(t: Run, f: TurnFrame): void {
  t.push({ k: 'order', step: 0, seat: f.seat, n: 1 });
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

function drink(t: Run, f: TurnFrame): void {
  t.s.phase = 'drink';
  pushDrinks(t, [f.seat], 'pile');
}

function afterDrinking(t: Run, f: TurnFrame): void {
  t.s.phase = 'end';
  openWindow(t, 'idle', f.seat);
}

function atTurnEnd(t: Run, f: TurnFrame): void {
  t.s.phase = 'end';
  f.i = 0;
  if (isIn(t.s, f.seat)) pushHook(t, hooksOf(t, f.seat)?.turnEnd, f.seat);
}

/** What some characters bring upon the end of everybody's turn. */
function atAnyTurnEnd(t: Run, f: TurnFrame): void {
  if (f.i >= t.s.seats.length) return;
  f.step--;
  pushHook(t, hooksOf(t, f.i)?.anyTurnEnd, f.i, [f.seat]);
  f.i++;
}

function pause(t: Run): void {
  if (t.pauses) t.ask({ seat: -1, kind: 'turn-end' });
}

function end(t: Run, f: TurnFrame): void {
  f.seat = nextIn(t.s, f.seat);
  f.step = 0;
}

const steps = [
  begin,
  dueAtStart,
  atTurnStart,
  beforeDiscarding,
  askDiscard,
  beforeDrawing,
  drawUp,
  afterDrawing,
  beginAction,
  beforeAction,
  askAction,
  beforeOrdering,
  order,
  afterOrdering,
  beforeDrinking,
  drink,
  afterDrinking,
  atTurnEnd,
  atAnyTurnEnd,
  pause,
  end,
];

/** Where each phase begins: for whoever sets a table in the middle of a turn. */
export const STEP = {
  start: 0,
  discard: steps.indexOf(beforeDiscarding),
  askDiscard: steps.indexOf(askDiscard),
  action: steps.indexOf(beginAction),
  askAction: steps.indexOf(askAction),
  order: steps.indexOf(beforeOrdering),
  beforeDrink: steps.indexOf(beforeDrinking),
  drink: steps.indexOf(drink),
  afterDrink: steps.indexOf(afterDrinking),
  end: steps.indexOf(atTurnEnd),
} as const;
turnSteps.end = STEP.end;

export const turn: InnProcedure<TurnFrame> = {
  steps,
  answered(t, f, answer) {
    if (answer.do === 'discard') discardFromHand(t, f.seat, answer.cards, -1);
    else if (answer.do === 'play') {
      // An Anytime card, of whoever plays it, comes in between: the question stays open.
      f.step--;
      const { when } = t.use(answer.card, answer.use);
      if (when.at === 'action' && !when.free) t.s.seats[f.seat].actions--;
      playCard(t, answer, -1);
    }
  },
};
