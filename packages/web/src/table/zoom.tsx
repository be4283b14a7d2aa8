/** A card large, with its rulings, and why it cannot be played, on demand. */
import { lazy, Suspense } from 'react';
import { Button, Card, Dialog } from '../pieces/index.ts';
import { table as words } from '../words/table.ts';
import { canAnswer } from './answers/can-answer.ts';
import { useStore, useTable } from './table-store.ts';
import styles from './zoom.module.css';

const CardOrders = lazy(() => import('./answers/card-orders.tsx'));

export function Zoom() {
  const store = useStore();
  const card = useTable((state) => state.desk.zoom);
  const face = useTable((state) => state.faces?.cards[card]);
  const whose = useTable((state) =>
    face === undefined ? undefined : state.faces?.characters[face.owner]?.name,
  );
  // When the game is over there is nothing left to play.
  const isMine = useTable(
    ({ table, view }) => table?.status === 'playing' && view?.seats[view.seat]?.hand?.includes(card) === true,
  );
  const playable = useTable((state) => state.asked.playable.has(card));
  if (face === undefined) return null;
  const close = (): void => store.zoom(-1);
  return (
    <Dialog
      open
      onClose={close}
      title={face.title}
      titled
      foot={
        isMine && (
          <Button
            kind={playable ? 'main' : 'plain'}
            onClick={() => {
              close();
              if (playable) store.pickInstead(card);
              else void store.explain(card);
            }}
          >
            {playable ? words.playIt(face.title) : words.whyCannot}
          </Button>
        )
      }
    >
      <div className={styles.card}>
        <Card face={face} size="zoom" character={whose} />
      </div>
      {isMine && canAnswer(face) && (
        <Suspense fallback={null}>
          <CardOrders card={card} />
        </Suspense>
      )}
    </Dialog>
  );
}
