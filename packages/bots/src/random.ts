import { below } from '@taproom/kernel';
import type { Answer } from '@taproom/inn';
import type { Bot, BotTable } from './bot.ts';

/** Any legal answer, each as likely as the others; where several things may be chosen, any number of them. */
export const random: Bot = ({ answers, luck }: Pick<BotTable, 'answers' | 'luck'>): Answer => {
  const { legal, many } = answers;
  const answer = legal[below(luck, legal.length)];
  if (many === undefined || answer.do === 'play' || answer.do === 'potion') return answer;
  const size = many.min + below(luck, many.max - many.min + 1);
  return combine(answers.seat, legal, pickSome(luck, legal.filter(isSingle).length, size));
};

const isSingle = (answer: Answer): boolean =>
  (answer.do === 'discard' && answer.cards.length === 1) ||
  (answer.do === 'choose' && answer.picks.length === 1);

/** Some of the single items of a question as one answer. */
export function combine(seat: number, legal: readonly Answer[], items: readonly number[]): Answer {
  const singles = legal.filter(isSingle);
  const cards: number[] = [];
  const picks: number[] = [];
  for (const i of items) {
    const single = singles[i];
    if (single.do === 'discard') cards.push(single.cards[0]);
    else if (single.do === 'choose') picks.push(single.picks[0]);
  }
  const discarding = legal.some((answer) => answer.do === 'discard');
  return discarding ? { seat, do: 'discard', cards } : { seat, do: 'choose', picks };
}

function pickSome(luck: BotTable['luck'], from: number, size: number): number[] {
  const left = Array.from({ length: from }, (_, i) => i);
  const picked: number[] = [];
  while (picked.length < size && left.length > 0) picked.push(...left.splice(below(luck, left.length), 1));
  return picked;
}
