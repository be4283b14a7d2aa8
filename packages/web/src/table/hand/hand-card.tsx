/** One card of the hand, as a button that can also be dragged. */
import { memo } from 'react';
import { Icon } from '../../icons/index.ts';
import { Card, type CardState } from '../../pieces/index.ts';
import { table as words } from '../../words/table.ts';
import { saidOf, WhyNot } from '../answers/tray-frame.tsx';
import { useStore, useTable, type TableState } from '../table-store.ts';
import { useDrag } from './use-drag.ts';
import { useRoomForWords } from './use-room-for-words.ts';
import styles from './hand.module.css';

export const HandCard = memo(function HandCard({ card }: { readonly card: number }) {
  const store = useStore();
  const face = useTable((state) => state.faces?.cards[card]);
  const whose = useTable((state) =>
    face === undefined ? undefined : state.faces?.characters[face.owner]?.name,
  );
  const lies = useTable((state) => howItLies(state, card));
  const isOpen = useTable(
    ({ desk }) => desk.intent?.card === card || (desk.intent === null && desk.why?.card === card),
  );
  const why = useTable(({ desk }) => (desk.why?.card === card ? desk.why : null));
  const drag = useDrag(card, store);
  const watched = useRoomForWords(isOpen);
  if (face === undefined) return <li className={styles.place} />;
  return (
    <li {...watched} className={styles.place} data-lies={lies} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.card}
        data-card={card}
        data-hand-card
        aria-pressed={lies === 'marked' || lies === 'picked'}
        aria-describedby={lies in SAID ? saidId(lies) : undefined}
        onClick={() => store.pick(card)}
        {...drag}
      >
        <Card face={face} size="hand" state={LOOK[lies]} character={whose} />
        {lies === 'marked' && (
          <span className={styles.tick}>
            <Icon name="check" />
          </span>
        )}
      </button>
      {why !== null && (
        <p className={styles.why}>
          {/* It is told aloud above the hand. */}
          <span aria-hidden>{saidOf(why.words)}</span>
          <WhyNot waiting={face.title} rules={why.rules} />
        </p>
      )}
    </li>
  );
});

type Lies = 'picked' | 'marked' | 'markable' | 'playable' | 'flat' | 'waiting';

function howItLies({ asked, desk, own }: TableState, card: number): Lies {
  if (desk.intent !== null) return desk.intent.card === card ? 'picked' : 'flat';
  const mark = asked.handMarks.get(card);
  if (mark !== undefined) return desk.marks.includes(mark) ? 'marked' : 'markable';
  const { declared } = own ?? {};
  if ((declared as { card?: number } | null | undefined)?.card === card) return 'picked';
  if (asked.playable.has(card)) return 'playable';
  return asked.isAsked || asked.playable.size > 0 ? 'flat' : 'waiting';
}

const LOOK: Readonly<Record<Lies, CardState>> = {
  picked: 'playable',
  marked: 'marked',
  markable: 'plain',
  playable: 'playable',
  flat: 'dim',
  waiting: 'plain',
};

const SAID: Partial<Readonly<Record<Lies, string>>> = {
  picked: words.picked,
  marked: words.marked,
  playable: words.playable,
  flat: words.notPlayable,
};

const saidId = (lies: string): string => `lies-${lies}`;

/** What is said of cards, once for all of them: words in each would lay out the whole hand anew with every question. */
export const SaidOfCards = memo(function SaidOfCards() {
  return Object.entries(SAID).map(([lies, said]) => (
    <span key={lies} id={saidId(lies)} hidden>
      {said}
    </span>
  ));
});
