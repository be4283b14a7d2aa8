/** A line to write in, with its label, a hint, and what is wrong with it. */
import { useId, type ComponentProps } from 'react';
import { Icon } from '../icons/index.ts';
import styles from './field.module.css';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong, and what to do. */
  readonly wrong?: string;
  readonly big?: boolean;
}

/** Brings what is wrong in a form before the eyes of whoever has sent it, however far away it is. */
export const goToWrong = (form: Element): void =>
  void requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());

export function Field({ label, hint, wrong, big = false, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-big={big || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={`${id}-hint`}
        {...rest}
      />
      <p id={`${id}-hint`} className={styles.hint} data-wrong={wrong !== undefined || undefined}>
        {wrong !== undefined && <Icon name="warning" />}
        {wrong ?? hint}
      </p>
    </div>
  );
}
