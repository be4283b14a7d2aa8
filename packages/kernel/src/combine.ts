/** Answers that combine several items: cards to discard, options to choose. */
import { IllegalAnswer, type AnyAnswer, type Answers, type Many } from './game.ts';

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

/** All legal answers, each combination spelled out, the small ones first; at most so many. */
export function everyAnswer<A extends AnyAnswer>({ legal, many }: Answers<A>, most = 1000): A[] {
  if (many === undefined) return legal.slice(0, most);
  const all = legal.filter((answer) => answer.do !== many.none.do).slice(0, most);
  for (let size = many.min; size <= Math.min(many.max, many.items.length); size++)
    for (const picked of subsets(many.items.length, size)) {
      if (all.length >= most) return all;
      all.push(combine(many, picked));
    }
  return all;
}

/** So many of 0 … count − 1, in every way. */
function* subsets(count: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let first = from; first <= count - size; first++)
      for (const rest of subsets(count, size - 1, first + 1)) yield [first, ...rest];
}
