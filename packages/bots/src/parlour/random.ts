import { below, combine, type Luck } from '@taproom/kernel';
import type { ParlourAnswer, ParlourTypes } from '@taproom/parlour';
import type { Blind } from '../bot.ts';

/** Any legal answer, each as likely as the others; where several things may be chosen, any number of them. */
export function randomGambler({ answers, luck }: Blind<ParlourTypes>): ParlourAnswer {
  const { legal, many } = answers;
  if (many === undefined) return legal[below(luck, legal.length)];
  const places = many.items.map((_, i) => i);
  const size = Math.min(places.length, many.min + below(luck, many.max - many.min + 1));
  return combine(many, someOf(luck, places, size));
}

/** So many of them, in any order. */
export function someOf(luck: Luck, from: readonly number[], size: number): number[] {
  const left = from.slice();
  const picked: number[] = [];
  while (picked.length < size && left.length > 0) picked.push(...left.splice(below(luck, left.length), 1));
  return picked;
}
