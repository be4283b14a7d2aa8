/** What an answer has let others learn, and whom something is about to happen to: both by what lies open. */
import { ALL, type SeatId, type Taken } from '@taproom/kernel';
import type { InnTypes, Run } from '../run.ts';
import type { Frame } from '../table/state.ts';

/**
 * No card was named to anybody, nobody's hidden cards are others than before, and the next question is not about cards
 * that the seat had not seen.
 */
export function leavesNoTrace({ s }: Run, { before, answer, events }: Taken<InnTypes>): boolean {
  // A card lies on the table.
  if (answer.do === 'play' || (answer.do === 'discard' && answer.cards.length > 0)) return false;
  for (const { card, list, known, game } of events)
    if (card >= 0 || list.length > 0 || known !== ALL || game !== undefined) return false;
  const isSame = before.seats.every(
    ({ hand, plot }, seat) =>
      hand.join() === s.seats[seat].hand.join() && plot.join() === s.seats[seat].plot.join(),
  );
  const { ask } = s;
  if (!isSame || ask === null || ask.kind === 'game') return false;
  if (ask.kind !== 'choose') return true;
  const { hand, plot, play } = s.seats[answer.seat];
  return ask.options.every(
    ({ card = -1 }) => card < 0 || hand.includes(card) || plot.includes(card) || play.includes(card),
  );
}

/** Whether what the open window is about would hit a seat. Everybody can see that. */
export function concerns(t: Run, seat: SeatId): boolean {
  const window = t.top();
  if (window.k !== 'window' || window.about === 'last-chance' || window.about === 'event') return true;
  const subject: Frame = t.below();
  switch (subject.k) {
    case 'play':
      return (
        subject.strokes.some((stroke) => !stroke.gone && stroke.seat === seat && stroke.n <= 0) ||
        subject.losses.some((loss) => loss.seat === seat)
      );
    case 'drinks':
      return subject.drinks.some((drink) => drink.seat === seat);
    default:
      return false;
  }
}
