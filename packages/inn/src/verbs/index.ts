/** All verbs by name; importing this file makes them known to the rules. */
import { alcohol } from './alcohol.ts';
import { anotherAction } from './another-action.ts';
import { ante } from './ante.ts';
import { blockInnGold } from './block-inn-gold.ts';
import { changeDrink } from './change-drink.ts';
import { contest } from './contest.ts';
import { convertDrink } from './convert-drink.ts';
import { cycle } from './cycle.ts';
import { dare } from './dare.ts';
import { dig } from './dig.ts';
import { discard } from './discard.ts';
import { discardToHeal } from './discard-to-heal.ts';
import { draw } from './draw.ts';
import { endRound } from './end-round.ts';
import { enterPlay } from './enter-play.ts';
import { fetch } from './fetch.ts';
import { forceOut } from './force-out.ts';
import { fortitude } from './fortitude.ts';
import { freshPile } from './fresh-pile.ts';
import { giveToken } from './give-token.ts';
import { gold } from './gold.ts';
import { houseRound } from './house-round.ts';
import { ignore } from './ignore.ts';
import { ignoreDrink } from './ignore-drink.ts';
import { innPays } from './inn-pays.ts';
import { leaveRoundVerb } from './leave-round.ts';
import { makeDrink } from './make-drink.ts';
import { negate } from './negate.ts';
import { order } from './order.ts';
import { passDrink } from './pass-drink.ts';
import { pay } from './pay.ts';
import { redirect } from './redirect.ts';
import { reduce } from './reduce.ts';
import { scry } from './scry.ts';
import { shots } from './shots.ts';
import { showHand } from './show-hand.ts';
import { skimPot } from './skim-pot.ts';
import { special } from './special.ts';
import { splitDrink } from './split-drink.ts';
import { startRound } from './start-round.ts';
import { stepOutside } from './step-outside.ts';
import { takeControl } from './take-control.ts';
import { takePot } from './take-pot.ts';
import { registerVerbs, type Verbs } from './registry.ts';
import { token } from './token.ts';
import { winRound } from './win-round.ts';

const verbs: Verbs = {
  fortitude,
  alcohol,
  pay,
  gold,
  draw,
  discard,
  cycle,
  'discard-to-heal': discardToHeal,
  scry,
  fetch,
  dig,
  'show-hand': showHand,
  token,
  'give-token': giveToken,
  'enter-play': enterPlay,
  'another-action': anotherAction,
  'step-outside': stepOutside,
  order,
  'make-drink': makeDrink,
  'start-round': startRound,
  ante,
  'take-control': takeControl,
  'force-out': forceOut,
  'end-round': endRound,
  'win-round': winRound,
  'take-pot': takePot,
  'skim-pot': skimPot,
  'leave-round': leaveRoundVerb,
  negate,
  ignore,
  reduce,
  redirect,
  'inn-pays': innPays,
  'block-inn-gold': blockInnGold,
  'ignore-drink': ignoreDrink,
  'change-drink': changeDrink,
  'pass-drink': passDrink,
  'split-drink': splitDrink,
  'convert-drink': convertDrink,
  'fresh-pile': freshPile,
  contest,
  'house-round': houseRound,
  dare,
  shots,
  special,
};

registerVerbs(verbs);
