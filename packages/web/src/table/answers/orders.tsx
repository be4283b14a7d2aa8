/** Standing orders, next to the button: what to pass over without being asked. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../pieces/index.ts';
import { orderKinds } from '../../words/order-kinds.ts';
import { table as words } from '../../words/table.ts';
import { PopUp } from '../pop-up.tsx';
import { useStore, useTable, type TableState } from '../table-store.ts';
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
  const cards = useTable(cardsOrdered);
  if (orders === null) return null;
  const { pass, abouts, unlessHit } = orders;
  const kinds = orderKinds.filter((kind) => kind.abouts.some((about) => abouts.includes(about)));
  const told = [
    pass !== 'no' && words.ordersSay(pass, unlessHit),
    pass === 'no' &&
      kinds.length > 0 &&
      words.ordersAbout(
        kinds.map(({ label }) => label.toLowerCase()),
        unlessHit,
      ),
    cards > 0 && words.ordersCards(cards),
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

/** How many cards of the hand follow orders: what lies elsewhere cannot. */
function cardsOrdered({ own, view }: TableState): number {
  if (!own?.orders) return 0;
  const { cards, ahead } = own.orders;
  const ordered = new Set([...cards, ...ahead.map(({ card }) => card)]);
  return ordered.size === 0
    ? 0
    : (view?.seats[view.seat]?.hand ?? []).filter((card) => ordered.has(card)).length;
}
