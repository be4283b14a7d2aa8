/** A seat is known by a colour, an emblem and a pattern. Colour and pattern are in base.css, under `data-seat` (pieces/seat-mark.ts). */
import type { IconName } from '../icons/icons.ts';

export interface PlayerMark {
  readonly emblem: IconName;
  /** The emblem in a word, for ears. */
  readonly word: string;
}

const MARKS: readonly PlayerMark[] = [
  { emblem: 'seat-sun', word: 'sun' },
  { emblem: 'seat-fox', word: 'fox' },
  { emblem: 'seat-leaf', word: 'leaf' },
  { emblem: 'seat-rose', word: 'rose' },
  { emblem: 'seat-owl', word: 'owl' },
  { emblem: 'seat-anchor', word: 'anchor' },
  { emblem: 'seat-moon', word: 'moon' },
  { emblem: 'seat-key', word: 'key' },
];

export const playerMark = (mark: number): PlayerMark => MARKS[mark];
