/** Answers that combine several items: cards to discard, options to choose. */
import { IllegalAnswer, type AnyAnswer, type Many } from './game.ts';

/** For each of so many options a set of so many that begins with it; one empty set where none need be chosen. */
export function pickSets(options: number, size: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: options }, (_, first) =>
    Array.from({ length: size }, (__, i) => (first + i) % options),
  );
}

/** Some of the items, by their places, as one answer. */
export function combine<A extends AnyAnswer>(
  { items, min, max, none }: Many<A>,
  picked: readonly number[],
): A {
  if (picked.length < min || picked.length > max)
    throw new IllegalAnswer(`Choose ${min === max ? min : `${min} to ${max}`}; that is ${picked.length}.`);
  let answer = none;
  for (const place of picked) {
    const item = items[place];
    if (item === undefined) throw new IllegalAnswer(`There is no choice ${place}.`);
    answer = merged(answer, item);
  }
  return answer;
}

/** What is a list in either becomes one list of both. */
function merged<A extends AnyAnswer>(answer: A, item: A): A {
  const whole = { ...answer } as Record<string, unknown>;
  for (const [key, value] of Object.entries(item))
    if (Array.isArray(value)) whole[key] = [...(whole[key] as unknown[]), ...(value as unknown[])];
  return whole as A & Record<string, unknown>;
}
