/** What is known of a deal: its seal, what everybody added, and the secret once it is told. */
import type { FairDeal } from '@taproom/client';
import { fair as words } from '../words/fair.ts';
import styles from './fair.module.css';

interface DealProps extends FairDeal {
  /** Who sits where. */
  readonly names: readonly string[];
}

export function Deal({ commitment, additions, secret, names }: DealProps) {
  return (
    <>
      <section>
        <h3>{words.commitment}</h3>
        <p className={styles.number} translate="no">
          {commitment}
        </p>
      </section>
      <section>
        <h3>{words.additions}</h3>
        <dl className={styles.added}>
          {names.map((name, seat) => (
            <div key={seat}>
              <dt>{name}</dt>
              {additions[seat] ? (
                <dd className={styles.number} translate="no">
                  {additions[seat]}
                </dd>
              ) : (
                <dd className={styles.soft}>{words.nothing}</dd>
              )}
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{words.secret}</h3>
        {secret === null ? (
          <p className={styles.soft}>{words.untold}</p>
        ) : (
          <p className={styles.number} translate="no">
            {secret}
          </p>
        )}
      </section>
    </>
  );
}
