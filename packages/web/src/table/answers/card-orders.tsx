/** What a card of one's own should do by itself: given where it is read. */
import { Choice, Switch } from '../../pieces/index.ts';
import { orders as words } from '../../words/orders.ts';
import { useStore, useTable } from '../table-store.ts';

const AT_LEAST = [1, 2, 3, 4, 5];

export default function CardOrders({ card }: { readonly card: number }) {
  const store = useStore();
  const orders = useTable((state) => state.own?.orders ?? null);
  if (orders === null) return null;
  const { cards, ahead } = orders;
  const others = ahead.filter((one) => one.card !== card);
  const notThis = cards.filter((other) => other !== card);
  const value = ahead.find((one) => one.card === card)?.atLeast ?? 0;
  return (
    <div>
      <Switch
        label={words.dontAsk}
        checked={cards.includes(card)}
        onChange={(on) => store.orders({ ...orders, cards: on ? [...notThis, card] : notThis })}
      />
      <Choice
        label={words.ahead}
        hint={words.aheadHint}
        options={[
          { value: 0, label: words.aheadNever },
          ...AT_LEAST.map((n) => ({ value: n, label: words.aheadAt(n) })),
        ]}
        value={value}
        onChange={(atLeast) =>
          store.orders({ ...orders, ahead: atLeast === 0 ? others : [...others, { card, atLeast }] })
        }
      />
    </div>
  );
}
