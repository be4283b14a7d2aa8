/** The rules' own procedures by the name of their frames. */
import type { Procedure, AnyFrame } from '@taproom/kernel';
import type { Answer } from './play/question.ts';
import type { Run } from './run.ts';
import { rewards } from './modes/automaton-frames.ts';
import { befall } from './events/befall.ts';
import { bid } from './events/bid.ts';
import { flip } from './events/flip.ts';
import { poll } from './events/poll.ts';
import { champions } from './modes/champion-frames.ts';
import { byItself } from './play/by-itself.ts';
import { choose } from './play/choose.ts';
import { circle } from './turn/circle.ts';
import { contest } from './turn/contest.ts';
import { drinks } from './turn/drinks.ts';
import { event } from './events/event.ts';
import { gameRound } from './gambling/game-round.ts';
import { AT_REST, lookForLosers } from './turn/losers.ts';
import { losing } from './turn/losing.ts';
import { order } from './turn/order.ts';
import { draw, liftProcedure, randomDiscard, renew, shuffle } from './table/pile-frames.ts';
import { play } from './play/play.ts';
import { pour } from './turn/pour.ts';
import { round } from './gambling/round.ts';
import { setup } from './table/setting-up.ts';
import { turn } from './turn/turn.ts';
import { window } from './play/window.ts';

const all: Readonly<Record<string, Procedure<Run, AnyFrame, Answer>>> = {
  setup,
  turn,
  window,
  play,
  order,
  drinks,
  event,
  befall,
  bid,
  flip,
  poll,
  contest,
  pour,
  round,
  'game-round': gameRound,
  losing,
  choose,
  draw,
  shuffle,
  renew,
  lift: liftProcedure,
  'random-discard': randomDiscard,
  circle,
  rewards,
  champions,
  ...byItself,
};

/** With what happens whenever something has been resolved, perhaps the last thing that was. */
export const procedures: typeof all = Object.fromEntries(
  Object.entries(all).map(([k, procedure]) => [
    k,
    AT_REST.has(k) ? { ...procedure, onTop: lookForLosers } : procedure,
  ]),
);
