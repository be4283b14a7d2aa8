/** Standing orders, next to the button: what to pass over without being asked. */
import type { Orders as OrdersPart } from '@taproom/client';
import { Switch } from '../../pieces/index.ts';
import { table as words } from '../../words/table.ts';
import { PopUp } from '../pop-up.tsx';
import { useStore, useTable } from '../table-store.ts';
import styles from './answers.module.css';

export function Orders() {
  const store = useStore();
  const orders = useTable((state) => state.own?.orders ?? null);
  if (orders === null) return null;
  const { pass, unlessHit, freeMoments } = orders;
  const give = (change: Partial<OrdersPart>): void => store.orders({ ...orders, ...change });
  const passing = pass !== 'no';
  return (
    <PopUp
      kind={passing ? 'warn' : 'plain'}
      icon={passing ? 'away' : 'hourglass'}
      label={passing ? `${words.orders}: ${words.ordersOn}` : words.orders}
    >
      <div className={styles.orders}>
        <h2>{words.orders}</h2>
        <Switch
          label={words.ordersCard}
          checked={pass === 'card'}
          onChange={(on) => give({ pass: on ? 'card' : 'no' })}
        />
        <Switch
          label={words.ordersTurn}
          checked={pass === 'turn'}
          onChange={(on) => give({ pass: on ? 'turn' : 'no' })}
        />
        <Switch label={words.ordersHit} checked={unlessHit} onChange={(on) => give({ unlessHit: on })} />
        <Switch label={words.ordersFree} checked={freeMoments} onChange={(on) => give({ freeMoments: on })} />
      </div>
    </PopUp>
  );
}
