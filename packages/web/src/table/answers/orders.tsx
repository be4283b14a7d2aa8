/** Standing orders, next to the button: what to pass over without being asked. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../pieces/index.ts';
import { orderKinds } from '../../words/order-kinds.ts';
import { table as words } from '../../words/table.ts';
import { PopUp } from '../pop-up.tsx';
import { useStore, useTable } from '../table-store.ts';
import styles from './answers.module.css';

/** Loaded when somebody wants to give some. */
const OrdersBox = lazy(() => import('./orders-box.tsx'));

export function Orders() {
  const orders = useTable((state) => state.own?.orders ?? null);
  const [isOpen, setOpen] = useState(false);
  if (orders === null) return null;
  const passing = orders.pass !== 'no' || orders.abouts.length > 0;
  return (
    <PopUp
      kind={passing ? 'warn' : 'plain'}
      icon={passing ? 'away' : 'hourglass'}
      label={passing ? `${words.orders}: ${words.ordersOn}` : words.orders}
      onOpen={() => setOpen(true)}
    >
      {isOpen && (
        <Suspense fallback={null}>
          <OrdersBox orders={orders} />
        </Suspense>
      )}
    </PopUp>
  );
}

/** That orders hold is to be seen where one would be asked, and ended there. */
export function OrdersNote() {
  const store = useStore();
  const orders = useTable((state) => state.own?.orders ?? null);
  const hand = useTable(({ view }) => view?.seats[view.seat]?.hand ?? NONE);
  if (orders === null) return null;
  const { pass, abouts, unlessHit, cards, ahead } = orders;
  const kinds = orderKinds.filter((kind) => kind.abouts.some((about) => abouts.includes(about)));
  const ordered = new Set([...cards, ...ahead.map(({ card }) => card)]);
  const told = [
    pass !== 'no' && words.ordersSay(pass, unlessHit),
    pass === 'no' &&
      kinds.length > 0 &&
      words.ordersAbout(
        kinds.map(({ label }) => label.toLowerCase()),
        unlessHit,
      ),
    // What lies elsewhere cannot follow any.
    hand.some((card) => ordered.has(card)) &&
      words.ordersCards(hand.filter((card) => ordered.has(card)).length),
  ].filter((part) => part !== false);
  if (told.length === 0) return null;
  return (
    <p className={styles.note}>
      {told.join('; ')}
      <Button
        size="small"
        kind="quiet"
        icon="close"
        onClick={() => store.orders({ ...orders, pass: 'no', abouts: [], cards: [], ahead: [] })}
      >
        {words.ordersEnd}
      </Button>
    </p>
  );
}

const NONE: readonly number[] = [];
