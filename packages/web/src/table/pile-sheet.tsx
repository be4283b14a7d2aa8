/** A pile of cards that everybody may look through, the newest first. */
import { Dialog } from '../pieces/index.ts';
import { CardList } from './card-list.tsx';

interface PileSheetProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly cards: readonly number[];
}

export function PileSheet({ onClose, title, cards }: PileSheetProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <CardList cards={cards.toReversed()} />
    </Dialog>
  );
}
