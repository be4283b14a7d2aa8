/**
 * The track from 0 to 20. Alcohol Content comes from the left, Fortitude from the right; what lies between them is
 * the life that is left.
 */
import { Icon } from '../icons/index.ts';
import { words } from '../words/index.ts';
import styles from './track.module.css';

export interface TrackProps {
  readonly fortitude: number;
  readonly alcohol: number;
  /** Alcohol Content and what counts with it, where that is more. */
  readonly drunkenness?: number;
  readonly slim?: boolean;
}

const TOP = 20;
/** From here on it is dangerous. */
const FEW = 3;

/** As a share of the whole track. */
const at = (value: number): number => Math.max(0, Math.min(TOP, value)) / TOP;

export function Track({ fortitude, alcohol, drunkenness = alcohol, slim = false }: TrackProps) {
  const left = Math.max(0, fortitude - drunkenness);
  const danger = left <= FEW;
  return (
    <div className={styles.track} data-track data-slim={slim || undefined} data-danger={danger || undefined}>
      <span className="for-ears">{words.track.aloud(fortitude, alcohol, left)}</span>
      <div className={styles.numbers} aria-hidden>
        <span className={styles.alcohol} data-coach="alcohol">
          <Icon name="alcohol" />
          {alcohol}
          {drunkenness > alcohol && <span className={styles.more}>+{drunkenness - alcohol}</span>}
        </span>
        <span className={styles.left}>
          {danger && <Icon name="warning" />}
          {words.track.left(left)}
        </span>
        <span className={styles.fortitude} data-coach="fortitude">
          {fortitude}
          <Icon name="fortitude" />
        </span>
      </div>
      <div className={styles.bar} aria-hidden>
        <div className={styles.filled}>
          <span className={styles.drunk} style={{ '--to': at(alcohol) }} />
          {drunkenness > alcohol && (
            <span className={styles.extra} style={{ '--from': at(alcohol), '--to': at(drunkenness) }} />
          )}
          <span
            className={styles.life}
            style={{ '--from': at(drunkenness), '--to': at(Math.max(drunkenness, fortitude)) }}
          />
          <span className={styles.ticks} />
        </div>
        <div className={styles.rail}>
          <span className={styles.marker} data-of="alcohol" style={{ '--to': at(drunkenness) }} />
          <span className={styles.marker} data-of="fortitude" style={{ '--to': at(fortitude) }} />
        </div>
      </div>
    </div>
  );
}
