import { below, combine } from '@taproom/kernel';
import type { Answer, InnTypes } from '@taproom/inn';
import type { Blind } from './bot.ts';
import { someOf } from './parlour/random.ts';

/** Any legal answer, each as likely as the others; where several things may be chosen, any number of them. */
export function randomGuest({ answers, luck }: Blind<InnTypes>): Answer {
  const { legal, many } = answers;
  const answer = legal[below(luck, legal.length)];
  if (many === undefined || answer.do === 'play' || answer.do === 'potion') return answer;
  const size = many.min + below(luck, many.max - many.min + 1);
  return combine(
    many,
    someOf(
      luck,
      many.items.map((_, i) => i),
      size,
    ),
  );
}
