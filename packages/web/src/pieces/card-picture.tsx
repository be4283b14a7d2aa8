/** The picture on a card: what a Drink is served in, and for all others an emblem of what they do. */
import type { CardFace } from '@taproom/inn';
import { Icon, signIcon } from '../icons/index.ts';
import { vesselPicture } from '../pictures/vessel-of.ts';
import { CARD_TYPES } from '../theme/card-types.ts';
import styles from './card-picture.module.css';

/** Signs that say nothing about what happens. */
const VAGUE: ReadonlySet<string> = new Set(['note', 'special', 'turn', 'eye', 'action']);

export function CardPicture({ face }: { readonly face: CardFace }) {
  const [type] = face.types;
  if (type === 'drink')
    return (
      <span className={styles.vessel}>
        <Vessel title={face.title} />
      </span>
    );
  const sign = face.icons.find((icon) => !VAGUE.has(icon));
  return (
    <Icon
      name={sign === undefined ? (CARD_TYPES[type]?.icon ?? 'candle') : signIcon(sign)}
      className={styles.emblem}
    />
  );
}

/** As large as a letter, unless whoever shows it says otherwise. */
export const Vessel = ({ title }: { readonly title: string }) => (
  <img className={styles.drink} src={vesselPicture(title)} alt="" loading="lazy" />
);
