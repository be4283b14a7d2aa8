/** What a player reads who asks what to do, or why a bot did something. */
import { list } from './table.ts';

const percent = (part: number): string => `${Math.round(100 * part)} %`;

const change = (n: number, what: string): string =>
  Math.abs(n) < 0.05 ? `as much ${what}` : `${Math.abs(n).toFixed(1)} ${n < 0 ? 'less' : 'more'} ${what}`;

export interface Expects {
  readonly stays: number;
  readonly life: number;
  readonly gold: number;
}

export const advice = {
  title: 'What would you do?',
  thinking: 'Let me think …',
  again: 'Ask again',
  onlyOne: 'There is nothing else that you could do.',
  nothing: 'Nothing',
  discard: (titles: readonly string[]): string =>
    titles.length === 0 ? 'Keep all your cards' : `Discard ${list(titles.map((title) => `“${title}”`))}`,
  chance: (chance: number): string => `You win about ${percent(chance)} of the games.`,
  later: ({ stays, life, gold }: Expects): string =>
    `Soon afterwards you are still in ${percent(stays)} of them, on average ${life < -0.05 ? `${(-life).toFixed(1)} closer to passing out` : life > 0.05 ? `${life.toFixed(1)} further from passing out` : 'as far from passing out as now'}, with ${change(gold, 'Gold')}.`,

  why: (title: string): string => `Why “${title}”?`,
  because: (name: string, { chance, passing }: { chance: number; passing: number | null }): string => {
    const after = `As far as you could know, ${name} wins about ${percent(chance)} of the games after it`;
    if (passing === null) return `${after}.`;
    return chance < passing
      ? `${after}, and ${percent(passing)} after passing. Perhaps they know something that you do not.`
      : `${after}, and only ${percent(passing)} after passing.`;
  },
} as const;
