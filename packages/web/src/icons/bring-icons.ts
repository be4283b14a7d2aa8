/**
 * Puts all icons into the page itself. Out of a file each icon would come a moment after the card that it belongs to, and
 * the table would be laid out and painted once more for it.
 */
import { SPRITE } from './sprite.ts';
import styles from './icon.module.css';

/** Until it is asked for again, where the house was away. */
const A_WHILE = 2000;

export async function bringIcons(): Promise<void> {
  // It may also go away in the middle of it.
  const text = await fetch(SPRITE)
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);
  if (text === null) return void setTimeout(() => void bringIcons(), A_WHILE);
  const icons = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  icons.setAttribute('class', styles.all);
  icons.setAttribute('aria-hidden', 'true');
  document.body.append(icons);
}
