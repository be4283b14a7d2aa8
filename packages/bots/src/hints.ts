/** What somebody good would do, and what it leads to: for players who ask. It knows what their seat knows. */
import type { InnTypes } from '@taproom/inn';
import type { BotTable, Reason } from './bot.ts';
import { value } from './think/learned.ts';
import { weigh, type Weighed } from './think/search.ts';

/** As far as a person would wait for. */
const FUTURES = 300;
const TURNS = 2;

/** The best answers, the best first; one that was not weighed is the only one there is. */
export const hintsFor = (table: BotTable<InnTypes>, most = 3): Weighed[] =>
  weigh(table, { futures: FUTURES, turns: TURNS, value }).slice(0, most);

const percent = (part: number): string => `${Math.round(100 * part)} %`;

/** What an answer leads to, in a sentence. */
export function hintWords({ chance, stays, life, gold, futures }: Weighed): string {
  if (futures === 0) return 'There is nothing else that you could do.';
  return (
    `wins about ${percent(chance)} of the games; after ${TURNS} turns you are still in ${percent(stays)} of them, ` +
    `with ${change(life)} Fortitude above your Alcohol Content and ${change(gold)} Gold.`
  );
}

const change = (n: number): string =>
  Math.abs(n) < 0.05 ? 'as much' : `${Math.abs(n).toFixed(1)} ${n < 0 ? 'less' : 'more'}`;

/** Why somebody did something, in a sentence. */
export function reasonWords(name: string, { chance, passing, futures }: Reason): string {
  const instead = passing === null ? '' : `, and ${percent(passing)} after doing nothing`;
  return `${name} looked into ${futures} futures, and saw themselves win ${percent(chance)} of them after that${instead}.`;
}
