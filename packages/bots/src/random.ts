import { below, combine } from '@taproom/kernel';
import type { Answer } from '@taproom/inn';
import type { Bot, BotTable } from './bot.ts';

/** Any legal answer, each as likely as the others; where several things may be chosen, any number of them. */
export const random: Bot = ({ answers, luck }: Pick<BotTable, 'answers' | 'luck'>): Answer => {
  const { legal, many } = answers;
  const answer = legal[below(luck, legal.length)];
  if (many === undefined || answer.do === 'play' || answer.do === 'potion') return answer;
  const size = many.min + below(luck, many.max - many.min + 1);
  return combine(many, pickSome(luck, many.items.length, size));
};

function pickSome(luck: BotTable['luck'], from: number, size: number): number[] {
  const left = Array.from({ length: from }, (_, i) => i);
  const picked: number[] = [];
  while (picked.length < size && left.length > 0) picked.push(...left.splice(below(luck, left.length), 1));
  return picked;
}
