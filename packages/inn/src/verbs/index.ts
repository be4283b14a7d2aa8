/** All verbs by name; importing this file makes them known to the rules. */
import { alcohol } from './alcohol.ts';
import { anotherAction } from './another-action.ts';
import { ante } from './ante.ts';
import { blockInnGold } from './block-inn-gold.ts';
import { changeDrink } from './change-drink.ts';
import { chooseToken } from './choose-token.ts';
import { contest } from './contest.ts';
import { convertDrink } from './convert-drink.ts';
import { cycle } from './cycle.ts';
import { dare } from './dare.ts';
import { dig } from './dig.ts';
import { discard } from './discard.ts';
import { discardToHeal } from './discard-to-heal.ts';
import { draw } from './draw.ts';
import { endRound } from './end-round.ts';
import { endTurn } from './end-turn.ts';
import { enterPlay } from './enter-play.ts';
import { feed } from './feed.ts';
import { fetch } from './fetch.ts';
import { forceOut } from './force-out.ts';
import { fortitude } from './fortitude.ts';
import { freshPile } from './fresh-pile.ts';
import { giveToken } from './give-token.ts';
import { gold } from './gold.ts';
import { holdBack } from './hold-back.ts';
import { houseRound } from './house-round.ts';
import { ignore } from './ignore.ts';
import { ignoreDrink } from './ignore-drink.ts';
import { innPays } from './inn-pays.ts';
import { lay } from './lay.ts';
import { laceDrink } from './lace-drink.ts';
import { leaveRoundVerb } from './leave-round.ts';
import { limitDrink } from './limit-drink.ts';
import { makeDrink } from './make-drink.ts';
import { negate } from './negate.ts';
import { order } from './order.ts';
import { passDrink } from './pass-drink.ts';
import { pay } from './pay.ts';
import { plot } from './plot.ts';
import { redirect } from './redirect.ts';
import { redraw } from './redraw.ts';
import { reduce } from './reduce.ts';
import { restartRound } from './restart-round.ts';
import { rewardDrinker } from './reward-drinker.ts';
import { scry } from './scry.ts';
import { serve } from './serve.ts';
import { shots } from './shots.ts';
import { showHand } from './show-hand.ts';
import { sideCard } from './side-card.ts';
import { skimPot } from './skim-pot.ts';
import { sourDrink } from './sour-drink.ts';
import { special } from './special.ts';
import { spill } from './spill.ts';
import { splitDrink } from './split-drink.ts';
import { standIn } from './stand-in.ts';
import { startRound } from './start-round.ts';
import { stepOutside } from './step-outside.ts';
import { stopHealing } from './stop-healing.ts';
import { takeControl } from './take-control.ts';
import { takePot } from './take-pot.ts';
import { takeUp } from './take-up.ts';
import { soakUp } from './soak-up.ts';
import { shunActions } from './shun-actions.ts';
import { drinkTogether } from './drink-together.ts';
import { flip } from './flip.ts';
import { ifAlone } from './if-alone.ts';
import { befall } from './befall.ts';
import { chooseMode } from './choose-mode.ts';
import { stake } from './stake.ts';
import { bid } from './bid.ts';
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
  redraw,
  token,
  'give-token': giveToken,
  feed,
  'choose-token': chooseToken,
  'enter-play': enterPlay,
  lay,
  'take-up': takeUp,
  plot,
  'side-card': sideCard,
  'another-action': anotherAction,
  'step-outside': stepOutside,
  'end-turn': endTurn,
  order,
  'make-drink': makeDrink,
  serve,
  spill,
  'start-round': startRound,
  ante,
  'take-control': takeControl,
  'force-out': forceOut,
  'end-round': endRound,
  'win-round': winRound,
  'take-pot': takePot,
  'skim-pot': skimPot,
  'restart-round': restartRound,
  'leave-round': leaveRoundVerb,
  negate,
  ignore,
  reduce,
  redirect,
  'hold-back': holdBack,
  'stand-in': standIn,
  'stop-healing': stopHealing,
  'inn-pays': innPays,
  'block-inn-gold': blockInnGold,
  'ignore-drink': ignoreDrink,
  'change-drink': changeDrink,
  'limit-drink': limitDrink,
  'pass-drink': passDrink,
  'split-drink': splitDrink,
  'lace-drink': laceDrink,
  'reward-drinker': rewardDrinker,
  'convert-drink': convertDrink,
  'sour-drink': sourDrink,
  'fresh-pile': freshPile,
  'soak-up': soakUp,
  'shun-actions': shunActions,
  'drink-together': drinkTogether,
  flip,
  'if-alone': ifAlone,
  befall,
  'choose-mode': chooseMode,
  stake,
  bid,
  contest,
  'house-round': houseRound,
  dare,
  shots,
  special,
};

registerVerbs(verbs);
