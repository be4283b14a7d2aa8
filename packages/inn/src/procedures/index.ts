/** All procedures by the name of their frames. */
import type { Procedure, AnyFrame } from '@taproom/kernel';
import type { Answer } from '../question.ts';
import type { Run } from '../run.ts';
import { rewards } from './automaton.ts';
import { befall } from './befall.ts';
import { bid } from './bid.ts';
import { flip } from './flip.ts';
import { poll } from './poll.ts';
import { champions } from './champions.ts';
import { choose } from './choose.ts';
import { circle } from './circle.ts';
import { contest } from './contest.ts';
import { drinks } from './drinks.ts';
import { event } from './event.ts';
import { gameRound } from './game-round.ts';
import { losing } from './losing.ts';
import { order } from './order.ts';
import { draw, liftProcedure, randomDiscard, renew, shuffle } from './piles.ts';
import { play } from './play.ts';
import { pour } from './pour.ts';
import { round } from './round.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import { window } from './window.ts';

export const procedures: Readonly<Record<string, Procedure<Run, AnyFrame, Answer>>> = {
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
};
