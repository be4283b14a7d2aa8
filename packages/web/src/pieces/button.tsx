/** A button. `busy`: what it does is under way; it can't be pressed again until then. */
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import styles from './button.module.css';

export type ButtonKind = 'main' | 'plain' | 'quiet' | 'warn';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly kind?: ButtonKind;
  readonly size?: 'normal' | 'big' | 'small';
  readonly icon?: IconName;
  readonly busy?: boolean;
  /** An icon only: this is what it says. */
  readonly label?: string;
  /** Pulses softly: it is asking. */
  readonly asking?: boolean;
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

export function Button({
  kind = 'plain',
  size = 'normal',
  icon,
  busy = false,
  label,
  asking = false,
  wide = false,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-kind={kind}
      data-size={size}
      data-asking={asking || undefined}
      data-wide={wide || undefined}
      data-bare={children === undefined || undefined}
      aria-label={label}
      title={children === undefined ? label : undefined}
      aria-busy={busy || undefined}
      disabled={disabled === true || busy}
      {...rest}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}
