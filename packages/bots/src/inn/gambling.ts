/** Rounds of Gambling: whether to start one, to stay in, to play a card or to pass. */
import type { InnView, ShapedUse } from '@taproom/inn';
import type { Mind } from './mind.ts';
import { isAutomated, isMate, numberWorth } from './numbers.ts';
import { traitsOf, type Traits } from './traits.ts';

/** Of the cards in another's hand so many, on average, take control of a Round; so many are cheats. */
const CONTROLS = 0.2;
const CHEATS = 0.05;
/** Whoever stays in a Round meets somebody who raises, or loses their part: so much of what is in it already. */
const RISK = 0.3;

/** What one holds for a Round: cards that take control, and how many of them are Winning Hands or cheats. */
export interface Strength {
  readonly cards: number;
  readonly locks: number;
}

/** Without one card, if it is about to be played. */
export function strengthOf({ view, content, me }: Mind, without = -1): Strength {
  let cards = 0;
  let locks = 0;
  for (const card of view.seats[me].hand ?? []) {
    if (card === without) continue;
    const { control, lock, cheat } = traitsOf(content.defs[card]);
    if (!control) continue;
    cards++;
    if (lock || cheat) locks++;
  }
  return { cards, locks };
}

/** The chance that somebody with so many cards of a kind on average holds no more than these. */
function atMost(most: number, average: number): number {
  let term = Math.exp(-average);
  let sum = term;
  for (let n = 1; n <= most; n++) {
    term *= average / n;
    sum += term;
  }
  return sum;
}

/** How likely one's side keeps control against everybody in the Round, with what is left in hand. */
function chanceToHold(
  { view, me }: Mind,
  inside: readonly number[],
  { cards, locks }: Strength,
  locked: boolean,
) {
  let chance = 1;
  for (const seat of inside) {
    if (isMate(view, seat, me) || seat === me) continue;
    const size = isAutomated(view, seat) ? 2 : view.seats[seat].handSize;
    chance *= locked ? atMost(locks, size * CHEATS) : atMost(cards + locks * 0.5, size * CONTROLS);
  }
  return chance;
}

/** What the pot is worth if it is won with this chance, its raise paid by everybody in the Round. */
function potWorth(mind: Mind, inside: readonly number[], chance: number, raise: number): number {
  const { view, me, stakes, temper } = mind;
  const antes = inside.length * raise;
  const pot = view.pot + antes;
  const won = numberWorth(view, me, 'gold', pot - raise);
  const lost = raise > 0 ? numberWorth(view, me, 'gold', -raise) : 0;
  let worth = temper.greed * (chance * won + (1 - chance) * lost);
  const rivals = Math.max(1, inside.length - 1);
  for (const seat of inside) {
    if (isMate(view, seat, me)) continue;
    // Whoever else may win it has it in the end.
    const back = ((1 - chance) * pot) / rivals;
    worth -= stakes[seat] * (numberWorth(view, seat, 'gold', -raise) + back * 0.9);
  }
  return worth;
}

const present = (view: InnView): number[] => {
  const seats: number[] = [];
  for (let seat = 0; seat < view.seats.length; seat++)
    if (view.seats[seat].out === 0 && view.seats[seat].backAt < 0) seats.push(seat);
  return seats;
};

const raiseOf = (use: ShapedUse): number => {
  for (let e = 0; e < use.effects.length; e++) {
    const effect = use.effects[e];
    if (use.means[e].of === 'ante' && 'n' in effect && typeof effect.n === 'number') return effect.n;
  }
  return 0;
};

/** A Prize is in it, too. */
const PRIZE = 1.5;

/** To start a Round with this card: everybody antes, and its player is in control. */
export function startWorth(mind: Mind, card: number, use: ShapedUse): number {
  const { view, temper } = mind;
  const inside = present(view);
  const strength = strengthOf(mind, card);
  const chance = chanceToHold(mind, inside, strength, false);
  const prize = view.prizes !== null && view.prizes.inn.length > 0 ? PRIZE * chance : 0;
  return temper.daring * (potWorth(mind, inside, chance, raiseOf(use)) + prize);
}

/** To play a card on one's gambling turn: the pot, as likely as one keeps control then. */
export function gambleWorth(mind: Mind, card: number, use: ShapedUse, traits: Traits): number {
  const { view, me, temper } = mind;
  const { round } = view;
  if (round === null || !traits.control) return 0;
  // In a Round with a gambling game nobody is in control: a card helps the hand.
  if (round.game !== null) return view.pot * 0.15 * temper.daring;
  const inside = round.inside;
  const chance = chanceToHold(mind, inside, strengthOf(mind, card), traits.lock);
  const passing = round.control >= 0 && isMate(view, round.control, me) ? 1 : 0;
  return temper.daring * (potWorth(mind, inside, chance, raiseOf(use)) - potWorth(mind, inside, passing, 0));
}

/** How likely one is to win the Round under way, or the one that is about to begin. */
export function chanceToWin(mind: Mind): number {
  const { view, me } = mind;
  const inside = view.round?.inside ?? present(view);
  if (view.round !== null && !inside.some((seat) => isMate(view, seat, me))) return 0;
  const controls = view.round !== null && view.round.control >= 0 && isMate(view, view.round.control, me);
  const strength = strengthOf(mind);
  // Whoever is not in control needs a card for that first.
  if (!controls && strength.cards === 0) return 0;
  const left = controls ? strength : { cards: strength.cards - 1, locks: Math.max(0, strength.locks - 1) };
  return chanceToHold(mind, inside, left, controls && view.round!.lock);
}

/** To leave instead of anteing: the ante is kept, and what else it might cost; the chance at the pot is gone. */
export function leaveWorth(mind: Mind, harm: number): number {
  const { view, me, temper } = mind;
  const inside = view.round?.inside ?? present(view);
  const pot = view.pot + inside.length;
  const stays = chanceToWin(mind) * numberWorth(view, me, 'gold', pot);
  return harm * (1 + RISK) * temper.caution - stays * temper.daring;
}

/** To end the Round so that the Inn, or nobody, has the pot. */
export function endWorth(mind: Mind): number {
  const { view, me, stakes } = mind;
  const { round } = view;
  if (round === null) return 0;
  const mine = chanceToWin(mind);
  let worth = -mine * numberWorth(view, me, 'gold', view.pot);
  const others = round.inside.filter((seat) => !isMate(view, seat, me));
  for (const seat of others) {
    const wins = round.control === seat ? 0.6 : 0.4 / others.length;
    worth += (1 - mine) * wins * stakes[seat] * numberWorth(view, seat, 'gold', view.pot);
  }
  return worth;
}
