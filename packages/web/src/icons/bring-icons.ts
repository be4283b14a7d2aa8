/**
 * Puts all icons into the page itself. Out of a file each icon would come a moment after the card that it belongs to, and
 * the table would be laid out and painted once more for it.
 */
import { SPRITE } from './sprite.ts';
import styles from './icon.module.css';

/** Until it is asked for again, where the house was away. */
const A_WHILE = 2000;

export async function bringIcons(): Promise<void> {
  const response = await fetch(SPRITE).catch(() => null);
  if (response?.ok !== true) return void setTimeout(() => void bringIcons(), A_WHILE);
  const icons = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement;
  icons.setAttribute('class', styles.all);
  icons.setAttribute('aria-hidden', 'true');
  document.body.append(icons);
}
