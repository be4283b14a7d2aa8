/** One of the page's icons (bring-icons.ts). The same icon means the same thing everywhere. */
import type { IconName } from './icons.ts';
import styles from './icon.module.css';

export interface IconProps {
  readonly name: IconName;
  /** What it says, where no word beside it does. Without one it is only for eyes. */
  readonly label?: string;
  readonly className?: string;
}

export function Icon({ name, label, className }: IconProps) {
  const ears = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <i className={className ? `${styles.icon} ${className}` : styles.icon} data-icon={name} {...ears} />;
}
