/** What a choice is called, and what it does. */
import styles from './says.module.css';

interface SaysProps {
  readonly label: string;
  readonly does: string;
}

export function Says({ label, does }: SaysProps) {
  if (does === '') return label;
  return (
    <span className={styles.says}>
      <strong>{label}</strong>
      <span>{does}</span>
    </span>
  );
}
