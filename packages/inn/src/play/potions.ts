/**
 * Potion Tokens: a side may discard one at any decision, its own or another's, and nothing can be done about it
 * (rdi6.team.potion-*).
 */
import { forget, type SeatId } from '@taproom/kernel';
import { wageOptions } from '../table/costs.ts';
import type { Moment } from './legality.ts';
import { isAnte, movesNumber } from './meanings.ts';
import { change, gainGold } from '../table/numbers.ts';
import type { PotionAnswer } from './question.ts';
import type { Run } from '../run.ts';
import { areMates, isActive, isIn, isPresent, membersOf } from '../table/seats.ts';
import { asFrame } from '../table/state.ts';

export const POTIONS = ['fortitude', 'alcohol', 'gold'] as const;
export type Potion = (typeof POTIONS)[number];

const FORTITUDE = 6;
const ALCOHOL = 6;
const GOLD = 3;

/** What each of them reads like on a button. */
export const POTION_WORDS: Readonly<Record<Potion, string>> = {
  fortitude: `${FORTITUDE} Fortitude`,
  alcohol: `${ALCOHOL} Alcohol`,
  gold: `${GOLD} Gold`,
};

/** Questions at which nobody decides anything, or nobody but chance. */
const NO_DECISION: ReadonlySet<string> = new Set(['over', 'turn-end', 'shuffle', 'pick', 'dice']);

/** The rule against using a Potion Token now, or null. */
export function potionRefusal(t: Run, seat: SeatId): string | null {
  const { ask } = t.s;
  if (ask === null || NO_DECISION.has(ask.kind)) return 'rdi6.team.potion-use';
  if (!isIn(t.s, seat)) return 'core.losing.then-out';
  if (t.side(seat).potions === 0) return 'rdi6.team.potion-start';
  // Not before the game, nor between discarding and drawing.
  if (t.s.turns === 0) return 'rdi6.team.potion-use';
  return t.s.phase === 'discard' && (t.turnFrame()?.done.length ?? 0) > 0 ? 'house.95-potion-moments' : null;
}

/**
 * Whether a seat is asked in a window for its side's Potion Tokens alone: where what is pending would move the side's
 * numbers, as a last chance, and when its turn is about to end. Elsewhere a question that is open anyway must do.
 */
export function thinksOfPotions(t: Run, moment: Moment, seat: SeatId): boolean {
  if (t.side(seat).potions === 0 || membersOf(t, seat).find((mate) => isPresent(t.s, mate)) !== seat)
    return false;
  switch (moment.subject?.k) {
    case 'losing':
      return true;
    case 'turn':
      return t.s.phase === 'end' && isActive(t.s, seat);
    case 'play':
      for (const stroke of asFrame(moment.subject, 'play').strokes)
        if ((isAnte(stroke) || movesNumber(stroke)) && areMates(t.s, stroke.seat, seat)) return true;
      return false;
    case 'drinks':
      for (const drink of asFrame(moment.subject, 'drinks').drinks)
        if (!drink.ignored && areMates(t.s, drink.seat, seat)) return true;
      return false;
    default:
      return false;
  }
}

/** The question that was open stays open: nobody can answer this. */
export function usePotion(t: Run, { seat, gives }: PotionAnswer): void {
  t.side(seat).potions--;
  t.emit('potion', seat, 1, -1, -1, -1, undefined, undefined, POTION_WORDS[gives]);
  if (gives === 'fortitude') change(t, seat, 'fortitude', FORTITUDE, -1);
  else if (gives === 'alcohol') change(t, seat, 'alcohol', -ALCOHOL, -1);
  else gainGold(t, seat, GOLD, -1);
  const top = t.top();
  // What others have declared was meant for other numbers.
  if (top.k === 'window' && top.said !== null) {
    forget(top);
    t.s.ask = null;
  }
  // What could not be paid before perhaps can be now.
  if (top.k === 'choose' && top.what === 'wages') {
    const f = top;
    f.options = wageOptions(t, f.seat, f.n);
    t.ask({ seat: f.seat, kind: 'choose', what: f.what, options: f.options, min: 1, max: 1, card: f.card });
  }
}
