/** A gambler who looks at the hand, thinks of what the others may have, and bets by that. It sees a view, never the state. */
import type { ParlourAnswer } from '@taproom/parlour';
import type { ParlourTable } from '../bot.ts';
import { betBy } from './bet.ts';
import { chanceToWin } from './chance.ts';
import { chooseBy } from './choose.ts';
import { randomGambler } from './random.ts';

export function sensibleGambler(table: ParlourTable): ParlourAnswer {
  const { view, setup, luck } = table;
  const { question } = view;
  if (question?.kind === 'bet') return betBy(view, question, chanceToWin(view, setup, luck), luck);
  if (question?.kind === 'choose') return chooseBy(table, question);
  return randomGambler(table);
}
