/** The names of seats, cards and things that can be aimed at. */
import type { InnView } from '@taproom/inn';
import type { Faces } from '../../link/faces.ts';
import { isThing, THING } from './plays.ts';

export const titleOf = (faces: Faces | null, card: number): string => faces?.cards[card]?.title ?? '';

export function targetName(view: InnView | null, faces: Faces | null, target: number): string {
  return isThing(target) ? titleOf(faces, target - THING) : (view?.seats[target]?.name ?? '');
}

/** As a button of its own begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
