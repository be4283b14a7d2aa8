/** A small sign beside something that the table says: the rule behind it. */
import { Icon } from '../icons/index.ts';
import { useStore } from '../table/table-store.ts';
import type { Behind } from './behind.ts';
import styles from './rule-button.module.css';

export function RuleButton({ title, said }: Behind) {
  const store = useStore();
  return (
    <button
      type="button"
      className={styles.rule}
      aria-label={title}
      title={title}
      aria-haspopup="dialog"
      onClick={() => store.showRules({ title, said })}
    >
      <Icon name="rules" />
    </button>
  );
}
