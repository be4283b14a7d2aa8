/** Betting by the chance to win: bad hands fold, fair ones call by the pot's odds, good ones raise, and some bluff. */
import { below, type Luck } from '@taproom/kernel';
import type { ParlourAnswer, ParlourQuestion, ParlourView } from '@taproom/parlour';

type BetQuestion = Extract<ParlourQuestion, { kind: 'bet' }>;

/** Out of a hundred weak hands so many are played as if they were strong. */
const BLUFFS = 6;
/** Whoever bets has something: a chance against random hands is worth so much less. */
const RESPECT = 0.85;

export function betBy(view: ParlourView, question: BetQuestion, chance: number, luck: Luck): ParlourAnswer {
  const { seat, current, mine, least, most } = question;
  const rivals = view.seats.filter(({ folded }, other) => !folded && other !== seat).length;
  const even = 1 / (rivals + 1);
  const pot = view.pot + view.seats.reduce((sum, { bet }) => sum + bet, 0);
  const price = Math.min(current, most) - mine;
  const bluffs = below(luck, 100) < BLUFFS;
  const canRaise = most > current;
  const raiseTo = (part: number): ParlourAnswer => {
    const to = Math.max(least, Math.round(current + pot * part));
    return { seat, do: 'raise', to: Math.min(most, to) };
  };
  if (price === 0) {
    if (canRaise && chance > even * 1.4) return raiseTo(Math.min(1, chance) * 0.7);
    if (canRaise && bluffs) return raiseTo(0.5);
    return { seat, do: 'check' };
  }
  const real = chance * RESPECT;
  const odds = price / (pot + price);
  // A large part of one's money is risked only for more than the bare odds.
  const all = mine + view.seats[seat].chips;
  const caution = price > all * 0.4 ? 0.1 : 0;
  if (real > Math.max(even * 1.8, 0.55) && canRaise && below(luck, 2) === 0) return raiseTo(0.6);
  if (real > odds + caution) return { seat, do: 'call' };
  if (canRaise && bluffs && price <= all * 0.1) return raiseTo(0.6);
  return { seat, do: 'fold' };
}
