/** What can be ordered, and what is. */
import type { Orders } from '@taproom/client';
import { Button, Choice, Switch } from '../../pieces/index.ts';
import { orders as words } from '../../words/orders.ts';
import { table } from '../../words/table.ts';
import { closePopUp } from '../pop-up.tsx';
import { useStore, useTable } from '../table-store.ts';
import { canAnswer } from './can-answer.ts';
import styles from './answers.module.css';

export default function OrdersBox({ orders }: { readonly orders: Orders }) {
  const store = useStore();
  const { pass, abouts, unlessHit, freeMoments, hurry } = orders;
  const give = (change: Partial<Orders>): void => store.orders({ ...orders, ...change });
  const without = (some: readonly string[]): string[] => abouts.filter((about) => !some.includes(about));
  return (
    <div className={styles.orders}>
      <h2>{table.orders}</h2>
      <Choice
        label={words.passing}
        options={words.pass}
        value={pass}
        onChange={(value) => give({ pass: value })}
      />
      <fieldset className={styles.kinds}>
        <legend>{words.kinds}</legend>
        {words.kind.map(({ label, abouts: some }) => {
          const isOn = some.every((about) => abouts.includes(about));
          return (
            <Button
              key={label}
              size="small"
              kind={isOn ? 'warn' : 'plain'}
              aria-pressed={isOn}
              onClick={() => give({ abouts: isOn ? without(some) : [...without(some), ...some] })}
            >
              {label}
            </Button>
          );
        })}
      </fieldset>
      <Switch label={words.hit} checked={unlessHit} onChange={(on) => give({ unlessHit: on })} />
      <Switch label={words.free} checked={freeMoments} onChange={(on) => give({ freeMoments: on })} />
      <Switch
        label={words.hurry}
        hint={words.hurryHint}
        checked={hurry}
        onChange={(on) => give({ hurry: on })}
      />
      <AboutCards orders={orders} give={give} />
    </div>
  );
}

const NONE: readonly number[] = [];

/** Orders about single cards; they are given where the card is read. */
function AboutCards({
  orders,
  give,
}: {
  readonly orders: Orders;
  readonly give: (change: Partial<Orders>) => void;
}) {
  const store = useStore();
  const faces = useTable((state) => state.faces);
  const hand = useTable(({ view }) => view?.seats[view.seat]?.hand ?? NONE);
  const { cards, ahead } = orders;
  const titleOf = (card: number): string => faces?.cards[card]?.title ?? '';
  const given = [
    ...ahead.map((one) => ({
      key: `ahead ${one.card}`,
      say: words.aheadOf(titleOf(one.card), one.atLeast),
      end: () => give({ ahead: ahead.filter((other) => other !== one) }),
    })),
    ...cards.map((card) => ({
      key: `not ${card}`,
      say: words.notAbout(titleOf(card)),
      end: () => give({ cards: cards.filter((other) => other !== card) }),
    })),
  ];
  const ordered = new Set([...cards, ...ahead.map(({ card }) => card)]);
  const others = hand.filter((card) => {
    const face = faces?.cards[card];
    return !ordered.has(card) && face !== undefined && canAnswer(face);
  });
  return (
    <section className={styles.about}>
      <h3>{words.cards}</h3>
      {others.length > 0 && <p>{words.cardsHint}</p>}
      <div className={styles.kinds}>
        {others.map((card) => (
          <Button
            key={card}
            size="small"
            onClick={({ currentTarget }) => {
              closePopUp(currentTarget);
              store.zoom(card);
            }}
          >
            {titleOf(card)}
          </Button>
        ))}
      </div>
      {others.length + given.length === 0 && <p>{words.noCards}</p>}
      <ul>
        {given.map(({ key, say, end }) => (
          <li key={key}>
            <span>{say}</span>
            <Button kind="quiet" icon="close" label={words.end(say)} onClick={end} />
          </li>
        ))}
      </ul>
    </section>
  );
}
