/** An answer that will always do: the first one, or the first few where several things must be chosen at once. */
import type { GameAnswer } from './game.ts';

export function firstOf(legal: readonly GameAnswer[], least: number): GameAnswer {
  const [first] = legal;
  if (least < 2 || first.do !== 'choose') return first;
  return { ...first, picks: Array.from({ length: least }, (_, pick) => pick) } as GameAnswer;
}
