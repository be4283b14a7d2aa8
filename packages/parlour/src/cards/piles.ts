/** Piles: lists of cards, or of what dice show. */

/** Takes one out; the others keep their order. */
export function takeOut(pile: number[], one: number): void {
  const at = pile.indexOf(one);
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i];
  if (at >= 0) pile.pop();
}
