/** Ways to pick some of several options. */
import { colourOf, rankOf, type ParlourOption } from '@taproom/parlour';

/** Cards that look alike but for their animal, and equal dice, are weighed once. */
const lookOf = ({ card, die, word }: ParlourOption): string =>
  card === undefined ? `${die ?? ''} ${word ?? ''}` : `${rankOf(card)} ${colourOf(card)}`;

/** All ways to pick at least and at most so many, those that come to the same only once. */
export function waysToPick(options: readonly ParlourOption[], min: number, max: number): number[][] {
  const ways = new Map<string, number[]>();
  const looks = options.map(lookOf);
  const pick = (from: number, picked: readonly number[]): void => {
    if (picked.length >= min) {
      const look = picked
        .map((i) => looks[i])
        .sort()
        .join();
      if (!ways.has(look)) ways.set(look, picked.slice());
    }
    if (picked.length === max) return;
    for (let i = from; i < options.length; i++) pick(i + 1, [...picked, i]);
  };
  pick(0, []);
  return [...ways.values()];
}
