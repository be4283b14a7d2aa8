/** Where somebody's picture is. */
import type { Mood } from '../../pictures/features.ts';
import { characterMark } from '../theme/character-marks.ts';
import { PICTURES } from './address.ts';

export type { Mood };

export const portraitOf = (character: string, mood: Mood = 'sober'): string =>
  `${PICTURES}/${characterMark(character).emblem}.svg#${mood}`;
