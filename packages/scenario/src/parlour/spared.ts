/** A "no" to what the table did not ask: whoever had no choice was passed over, and the step may say so all the same. */
import type { ParlourTable } from './parlour-table.ts';
import type { ParlourDeed, ParlourStep } from './deed.ts';

/** Whether the table has already passed for the player whose step declines something, who had no choice. */
export function wasSpared(
  table: ParlourTable,
  { seat, choice }: ParlourDeed,
  following: readonly ParlourStep[],
): boolean {
  if (!choice?.declines || !table.isPlaying() || table.state.folded[seat] !== false) return false;
  const question = table.question();
  const asked = table.questionFor(seat);
  // Something that all decide, where this player has nothing to decide.
  if (question.kind === 'choose' && question.together === true) return asked === null;
  // What has happened since this player's last step.
  const since = table.events.slice(table.told[seat] ?? 0);
  const passes = choice.words.includes('pass');
  // Jack of All Trades: a job has come up for which this player has nobody.
  if (asked?.kind !== 'choose' && since.some(({ e, word }) => e === 'reveal' && word === 'jobs'))
    return asked?.kind !== 'bet' || !passes || betsNext(seat, following);
  // All In: no more bets.
  if (question.kind === 'bet') return passes && asked === null && table.chips(seat) === 0;
  // A turn that was over with the roll or the draw.
  return (
    question.kind === 'choose' &&
    question.what === 'turn' &&
    (asked === null || choice.words.includes('load')) &&
    since.some((event) => event.seat === seat)
  );
}

/** To pass is also to check: unless the next thing that is told of the betting is what this player bets. */
function betsNext(seat: number, following: readonly ParlourStep[]): boolean {
  const next = following.find((step) => step.kind === 'deed' && step.deed.bet !== null);
  return next?.kind === 'deed' && next.deed.seat === seat;
}
