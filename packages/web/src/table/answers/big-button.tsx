/** The one big button: it says the one default thing to do. The space bar presses it. */
import { Button } from '../../pieces/index.ts';
import { table as words } from '../../words/table.ts';
import { useStore, useTable } from '../table-store.ts';
import { Hints } from './hints.tsx';
import { Hold } from './hold.tsx';
import { Orders } from './orders.tsx';
import styles from './answers.module.css';

export function BigButton() {
  const store = useStore();
  const primary = useTable((state) => state.asked.primary);
  const isAsked = useTable((state) => state.asked.isAsked);
  const sending = useTable((state) => state.desk.sending);
  const isDire = primary.do === 'answer' && primary.dire === true;
  const canDo = primary.do !== 'nothing';
  const canUndo = useTable((state) => state.own?.undo === true && !state.desk.sending);

  return (
    <div className={styles.bar}>
      <div className={styles.big} data-coach="big-button">
        <Button
          kind={primary.do === 'withdraw' ? 'plain' : isDire ? 'warn' : 'main'}
          size="big"
          icon={primary.do === 'withdraw' ? 'undo' : undefined}
          asking={isAsked && canDo}
          aria-busy={sending || undefined}
          // Not disabled: it keeps the focus, and the keys that come with it.
          aria-disabled={!canDo || sending}
          wide
          aria-keyshortcuts="Space"
          onClick={() => store.press()}
        >
          <span className={styles.label}>{sending ? words.sending : primary.label}</span>
        </Button>
      </div>
      {canUndo && (
        <Button icon="undo" label={words.undo} aria-keyshortcuts="U" onClick={() => store.undo()} />
      )}
      <Hold />
      <Hints />
      <Orders />
    </div>
  );
}
