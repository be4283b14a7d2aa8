/**
 * “What am I paying you all for? Get in here!”: cards are turned up until a Minion comes. If the deck runs out the
 * reveal goes on from the new one; if that runs out too, nobody comes.
 */
import {
  putInPlay,
  asFrame,
  reshuffleIfEmpty,
  tellOf,
  toDiscard,
  type Answer,
  type LiftFrame,
  type Run,
  type SpecialFrame,
} from '@taproom/inn';
import type { CardId, Procedure } from '@taproom/kernel';

/** The revealed cards lie, for all to see, in a frame of lifted cards just below this one, which never runs itself. */
function clearTheTable(t: Run, f: SpecialFrame): void {
  const lifted: LiftFrame = {
    k: 'lift',
    step: 0,
    seat: f.by,
    n: 0,
    cards: [],
    goal: 'scry',
    keep: 0,
    card: f.card,
    subtype: '',
  };
  t.stack.splice(t.stack.length - 1, 0, lifted);
}

const isMinion = (t: Run, card: CardId): boolean => t.def(card).wages !== undefined;

function turnUp(t: Run, f: SpecialFrame): void {
  if (t.isHidden()) return;
  const lifted = asFrame(t.below(), 'lift');
  const at = t.s.seats[f.by];
  const before = lifted.cards.length;
  while (at.deck.length > 0) {
    const card = at.deck.pop()!;
    lifted.cards.push(card);
    if (isMinion(t, card)) break;
  }
  const found = lifted.cards.some((card) => isMinion(t, card));
  const now = lifted.cards.slice(before);
  const none = now.length > 1 ? 'none of them a Minion' : 'no Minion';
  tellOf(t, 'reveal-card', f.by, now, f.card, found ? '' : none);
  // The moment the last card leaves the deck its discard pile becomes the new one.
  if (reshuffleIfEmpty(t, f.by) && !found) f.step--;
}

function sortOut(t: Run, f: SpecialFrame): void {
  const lifted = asFrame(t.below(), 'lift');
  const gone = lifted.cards.filter((card) => !isMinion(t, card));
  for (const card of lifted.cards)
    if (isMinion(t, card)) {
      putInPlay(t.s.seats[f.by], card);
      t.emit('enter-play', f.by, 0, card, f.card);
    } else toDiscard(t, card);
  if (gone.length > 0) t.emit('discard', f.by, gone.length, -1, f.card, -1, gone);
  t.stack.splice(t.stack.indexOf(lifted), 1);
  // If the deck is empty now, what was discarded becomes the new one.
  reshuffleIfEmpty(t, f.by);
}

export const callMinion: Procedure<Run, SpecialFrame, Answer> = {
  steps: [clearTheTable, turnUp, sortOut],
};
