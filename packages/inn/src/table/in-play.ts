/** What lies in front of players, with its marks. Lists that copies share are exchanged, not changed. */
import type { CardId } from '@taproom/kernel';
import type { Seat } from './state.ts';

export const without = <T>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.toSpliced(list.indexOf(item), 1) : list;

export function putInPlay(at: Seat, card: CardId): void {
  at.play = [...at.play, card];
}

export function takeOutOfPlay(at: Seat, card: CardId): void {
  at.play = without(at.play, card);
  if (!(card in at.marks)) return;
  const marks: Record<string, number> = { ...at.marks };
  delete marks[card];
  at.marks = marks;
}

export function setMark(at: Seat, card: CardId, step: number): void {
  at.marks = { ...at.marks, [card]: step };
}

export function setToken(at: Seat, token: string, count: number): void {
  at.tokens = { ...at.tokens, [token]: count };
}
