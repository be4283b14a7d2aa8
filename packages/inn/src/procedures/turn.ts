import { canPlay } from '../legality.ts';
import { discardFromHand, draw } from '../piles.ts';
import { ACTION, ANY } from '../moments.ts';
import { pushDrinks } from '../drinking.ts';
import { comeBack, nextIn } from '../seats.ts';
import type { Run } from '../run.ts';
import type { TurnFrame } from '../state.ts';
import { turnSteps } from '../turning.ts';
import { openWindow, playCard, type InnProcedure } from './procedure.ts';

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

function beforeDiscarding(t: Run, f: TurnFrame): void {
  t.s.phase = 'discard';
  openWindow(t, 'idle', f.seat, f.seat);
}

function askDiscard(t: Run, f: TurnFrame): void {
  t.ask({ seat: f.seat, kind: 'discard' });
}

/** From the first discard to the last draw nobody may play anything (core.ruling.draw-lock): no window opens here. */
function drawUp(t: Run, f: TurnFrame): void {
  const size = t.s.setup.hands ?? HAND_SIZE;
  draw(t, f.seat, size - t.s.seats[f.seat].hand.length, -1);
}

function beforeAction(t: Run, f: TurnFrame): void {
  t.s.phase = 'action';
  t.s.seats[f.seat].actions = 1;
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

function end(t: Run, f: TurnFrame): void {
  t.s.phase = 'end';
  f.seat = nextIn(t.s, f.seat);
  f.step = 0;
}

const steps = [
  begin,
  beforeDiscarding,
  askDiscard,
  drawUp,
  beforeAction,
  askAction,
  beforeOrdering,
  order,
  afterOrdering,
  beforeDrinking,
  drink,
  afterDrinking,
  end,
];

/** Where each phase begins: for whoever sets a table in the middle of a turn. */
export const STEP = {
  start: 0,
  discard: steps.indexOf(beforeDiscarding),
  askDiscard: steps.indexOf(askDiscard),
  action: steps.indexOf(beforeAction),
  askAction: steps.indexOf(askAction),
  order: steps.indexOf(beforeOrdering),
  beforeDrink: steps.indexOf(beforeDrinking),
  drink: steps.indexOf(drink),
  afterDrink: steps.indexOf(afterDrinking),
  end: steps.indexOf(end),
} as const;
turnSteps.end = STEP.end;

export const turn: InnProcedure<TurnFrame> = {
  steps,
  answered(t, f, answer) {
    if (answer.do === 'discard') discardFromHand(t, f.seat, answer.cards, -1);
    else if (answer.do === 'play') {
      // An Anytime card, of whoever plays it, comes in between: the question stays open.
      f.step--;
      const at = t.use(answer.card, answer.use).when.at;
      if (at === 'action') t.s.seats[f.seat].actions--;
      playCard(t, answer, -1);
    }
  },
};
