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

export const Portrait = ({ character, mood, label }: PortraitProps) => (
  <Picture src={portraitOf(character, mood)} mood={mood} label={label} />
);

/** Where it is small, and often drawn. */
export const SmallPortrait = ({ character, mood, label }: PortraitProps) => (
  <Picture {...usePixels(portraitOf(character, mood))} mood={mood} label={label} />
);

interface PictureProps extends Omit<PortraitProps, 'character'>, ReturnType<typeof usePixels> {}

const Picture = ({ src, onLoad, mood, label = '' }: PictureProps) => (
  <img
    className={styles.portrait}
    src={src}
    onLoad={onLoad}
    alt={label}
    loading={src.startsWith('data:') ? 'eager' : 'lazy'}
    draggable={false}
    data-mood={mood}
  />
);
