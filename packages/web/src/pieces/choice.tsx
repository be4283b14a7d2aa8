/** One of a few, as buttons side by side: radio buttons underneath. */
import { useId } from 'react';
import styles from './choice.module.css';

export interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Choice<Value extends string | number>({
  label,
  hint,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={hint === undefined ? undefined : `${name}-hint`}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options} data-numbers={typeof value === 'number' || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
