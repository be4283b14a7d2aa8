/** Somebody's picture, round. It comes after everything that is needed to play. */
import { portraitOf, type Mood } from '../pictures/portrait-of.ts';
import { usePixels } from '../pictures/pixels.ts';
import styles from './portrait.module.css';

export interface PortraitProps {
  readonly character: string;
  readonly mood?: Mood;
  /** Where no name stands beside it. */
  readonly label?: string;
}

export function Portrait({ character, mood, label = '' }: PortraitProps) {
  return (
    <img
      className={styles.portrait}
      src={portraitOf(character, mood)}
      alt={label}
      loading="lazy"
      decoding="async"
      draggable={false}
      data-mood={mood}
    />
  );
}

/** Where it is small, and often drawn. */
export function SmallPortrait({ character, mood, label = '' }: PortraitProps) {
  const pixels = usePixels(portraitOf(character, mood));
  return (
    <img
      className={styles.portrait}
      {...pixels}
      alt={label}
      loading={pixels.onLoad && 'lazy'}
      draggable={false}
      data-mood={mood}
    />
  );
}
