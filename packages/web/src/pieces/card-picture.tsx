/** The picture on a card: what a Drink is served in, and for all others an emblem of what they do. */
import type { CardFace } from '@taproom/inn';
import { Icon, signIcon, subtypeIcon, type IconName } from '../icons/index.ts';
import { vesselPicture } from '../pictures/vessel-of.ts';
import { CARD_TYPES } from '../theme/card-types.ts';
import styles from './card-picture.module.css';

/** Signs that say nothing about what happens. */
const VAGUE: ReadonlySet<string> = new Set(['note', 'special', 'turn', 'eye', 'action']);

export function CardPicture({ face }: { readonly face: CardFace }) {
  const [type] = face.types;
  if (type === 'drink')
    return (
      <span className={styles.vessel} data-vessel>
        <Vessel title={face.title} />
      </span>
    );
  const sign = face.icons.find((icon) => !VAGUE.has(icon));
  return (
    <span className={styles.emblem} data-emblem>
      <Icon name={sign === undefined ? kindOf(face) : signIcon(sign)} />
    </span>
  );
}

/** What it is, where nothing says what it does: a Mushroom that is only worth something. */
function kindOf({ types: [type], subtypes }: CardFace): IconName {
  const [icon] = subtypes.flatMap((subtype) => subtypeIcon(subtype) ?? []);
  return CARD_TYPES[type]?.icon ?? icon ?? 'candle';
}

/** As large as a letter, unless whoever shows it says otherwise. */
export const Vessel = ({ title }: { readonly title: string }) => (
  <img className={styles.drink} src={vesselPicture(title)} alt="" loading="lazy" />
);
