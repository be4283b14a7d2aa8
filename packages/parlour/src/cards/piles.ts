/** Piles: lists of cards, or of what dice show. */

/** Takes one out; the others keep their order. */
export function takeOut(pile: number[], one: number): void {
  const at = pile.indexOf(one);
  if (at < 0) return;
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i];
  pile.pop();
}

/** A list of just that size, to be filled: one that grows is made twice. */
export function roomFor(cards: number): number[] {
  // oxlint-disable-next-line unicorn/no-new-array -- its length
  return new Array<number>(cards);
}

/** One after the other, in a list of just that size. */
export function both(one: readonly number[], other: readonly number[]): number[] {
  const all = roomFor(one.length + other.length);
  for (let i = 0; i < one.length; i++) all[i] = one[i];
  for (let i = 0; i < other.length; i++) all[one.length + i] = other[i];
  return all;
}
