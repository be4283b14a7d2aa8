/** What a hand is worth keeping of: it is soon full again, so everything goes that does not wait for its moment. */
import type { Answer } from '@taproom/inn';
import type { Mind } from './mind.ts';
import { playWorth } from './plays.ts';
import { STRONG_WARD, traitsOf, type Traits } from './traits.ts';

/** An Action as good as this is kept for the Action Phase, which comes right after the discards. */
const GOOD_ACTION = 2;

/** How much a card is worth in hand, whatever the situation: what waits for its moment is worth more than it says. */
export function keepWorth(mind: Mind, card: number): number {
  const { ward, lock, cheat, control, best } = traitsOf(mind.content.defs[card]);
  const gambles = control ? 0.8 + (lock ? 0.9 : 0) + (cheat ? 0.7 : 0) : 0;
  return Math.max(
    best * 0.5,
    (ward > 0 ? 1 + ward * 0.6 : 0) * mind.temper.caution,
    gambles * mind.temper.daring,
  );
}

/** The best that a card could do as an Action now, whoever it is aimed at. */
function actionNow(mind: Mind, card: number): number {
  const { view, content, stakes } = mind;
  let most = 0;
  for (const use of content.defs[card].uses) {
    if (use.when.at !== 'action' || use.startsRound || use.from !== undefined) continue;
    if (use.pick === undefined) most = Math.max(most, playWorth(mind, use, []));
    else
      for (let seat = 0; seat < view.seats.length; seat++)
        if (stakes[seat] > 0) most = Math.max(most, playWorth(mind, use, [seat]));
  }
  return most;
}

/** Everything goes but what keeps much harm off, and the best Action, which can be played at once. */
export function discardWeak(mind: Mind): Answer {
  const { view, content, me } = mind;
  const hand = view.seats[me].hand ?? [];
  let best = -1;
  let most = GOOD_ACTION / Math.max(1, mind.rivals);
  for (const card of hand) {
    const worth = actionNow(mind, card);
    if (worth > most) {
      most = worth;
      best = card;
    }
  }
  const weak = hand.filter((card) => card !== best && !isKept(mind, traitsOf(content.defs[card])));
  return { seat: me, do: 'discard', cards: weak };
}

/** A gambler at heart keeps what is good for a Round; who plays to win finds enough among fresh cards. */
const KEEPS_TO_GAMBLE = 1.3;

const isKept = ({ temper }: Mind, { ward, control }: Traits): boolean =>
  ward * temper.caution > STRONG_WARD || (control && temper.daring >= KEEPS_TO_GAMBLE);

/** Drinks that wait are drunk one a turn: each is worth so much less the more wait before it. */
const LATER = 0.8;
const DRINK = 2;
/** Whoever has nothing to drink grows sober instead. */
const SOBERING = 1;

/** The next Drink goes where it hurts most, and soonest. */
export function orderFor(
  { view, stakes }: Mind,
  legal: readonly Answer[],
  worthAt: (seat: number, n: number) => number,
) {
  let best = legal[0];
  let most = -Infinity;
  for (const answer of legal) {
    if (answer.do !== 'order') continue;
    const { drinkMe } = view.seats[answer.to];
    const points = DRINK + (drinkMe === 0 ? SOBERING : 0);
    const worth = (stakes[answer.to] || 0.01) * worthAt(answer.to, points) * LATER ** drinkMe;
    if (worth > most) {
      most = worth;
      best = answer;
    }
  }
  return best;
}
