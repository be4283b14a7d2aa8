/** Questions about Prizes: which one goes into a pot, who keeps it, and on whom one must be used. */
import type { CardId, SeatId } from '@taproom/kernel';
import { cardOptions, chooseOne, pushChoose, seatOptions } from '../play/choosing.ts';
import { drinkStops } from '../play/legality-of-drinks.ts';
import type { Run } from '../run.ts';
import { areMates, isPresent, presentInOrder } from '../table/seats.ts';
import type { DrinksFrame, PlayFrame } from '../table/state.ts';

/**
 * Whoever starts a Round of Gambling picks one of the Inn's Prizes for the pot, ahead of the antes. With none left
 * there, all used ones come back first. An automated player adds none.
 */
export function askForPrize(t: Run, f: PlayFrame): void {
  const { prizes } = t.s;
  if (prizes === null || f.negated || !t.use(f.card, f.use).startsRound) return;
  prizes.won = -1;
  if (f.by === t.c.automaton) return;
  if (prizes.inn.length === 0 && prizes.bin.length > 0) {
    prizes.inn = prizes.bin;
    prizes.bin = [];
    t.emit('prizes-back', -1);
  }
  if (prizes.inn.length === 0) return;
  const options = cardOptions(prizes.inn);
  chooseOne(t, f.by, 'prize', options, f.card);
}

/** Half of the pot was taken from its winner: they decide whether the Prize goes with it (rdi9.prize.whitehawk). */
export function askToSharePrize(t: Run, winner: number, other: number, cause: CardId): void {
  const card = t.s.prizes?.won ?? -1;
  if (card >= 0 && t.s.seats[winner].play.includes(card))
    pushChoose(t, winner, 'prize-share', [{ card }], 0, 1, cause, other);
}

/** What lies in front of a player and must be used as soon as it can be, −1: nothing. */
function mustUse(t: Run, seat: SeatId): number {
  for (const card of t.s.seats[seat].play) if (t.def(card).must !== undefined) return card;
  return -1;
}

/**
 * A card that must be used on the first Drink its holder would drink on somebody else's turn: they choose whom it goes
 * to. Says whether there is one.
 */
export function compel(t: Run, f: DrinksFrame): boolean {
  for (let which = 0; which < f.drinks.length; which++) {
    const drink = f.drinks[which];
    const { seat } = drink;
    if (drink.ignored || !isPresent(t.s, seat) || areMates(t.s, seat, t.s.turn)) continue;
    const card = mustUse(t, seat);
    if (card < 0 || drinkStops(t, t.use(card, t.def(card).must!), drink) !== null) continue;
    const others = presentInOrder(t.s, seat).filter((other) => !areMates(t.s, other, seat));
    if (others.length === 0) continue;
    chooseOne(t, seat, 'must', seatOptions(others), card, which);
    return true;
  }
  return false;
}
