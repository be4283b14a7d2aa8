/** On or off, with its words. */
import * as Radix from '@radix-ui/react-switch';
import { useId } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: string;
  /** One more sentence, where the label doesn't say it all. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label className={styles.words} htmlFor={id}>
        {label}
        {hint !== undefined && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      <Radix.Root
        id={id}
        className={styles.switch}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        <Radix.Thumb className={styles.thumb} />
      </Radix.Root>
    </div>
  );
}
