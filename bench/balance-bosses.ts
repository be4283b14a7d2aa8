/** Boss Battles between bots: each Boss against 2, 3 and 4 random Challengers. */
import { house } from '@taproom/house/own';
import { luckFrom } from '@taproom/kernel';
import { drawCharacters, playTable } from './balance-play.ts';

const CHALLENGERS = [2, 3, 4] as const;
/** How often a Boss may win, averaged over all of them. */
const LEAST = 0.35;
const MOST = 0.65;

export interface Measured {
  readonly text: string;
  readonly table: string;
  readonly fair: boolean;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** `games` of each Boss against each number of Challengers. */
export function measureBosses(games: number, bot: string, seed: number): Measured {
  const bosses = house.cast.characters.filter(({ villain }) => villain).map(({ name }) => name);
  let turns = 0;
  const rates = bosses.map((boss, b) =>
    CHALLENGERS.map((count) => {
      let wins = 0;
      for (let game = 0; game < games; game++) {
        const number = ((seed * 100 + b) * 10 + count) * 100_003 + game;
        const players = [boss, ...drawCharacters(luckFrom(number), count, [boss])];
        const played = playTable({ players, mode: 'boss-battle' }, bot, number);
        turns += played.turns;
        // A tie is half a win.
        if (played.winners.includes(0)) wins += played.winners.length > 1 ? 0.5 : 1;
      }
      return wins / games;
    }),
  );
  const means = CHALLENGERS.map((_, c) => rates.reduce((sum, row) => sum + row[c], 0) / bosses.length);
  const row = (name: string, shares: readonly number[]): string =>
    `| ${name} | ${shares.map(percent).join(' | ')} |`;
  const table = [
    `| Boss | ${CHALLENGERS.map((count) => `${count} Challengers`).join(' | ')} |`,
    `| --- | ${CHALLENGERS.map(() => '--:').join(' | ')} |`,
    ...bosses.map((boss, b) => row(boss, rates[b])),
    row('average', means),
  ].join('\n');
  const fair = means.every((share) => share >= LEAST && share <= MOST);
  const all = games * bosses.length * CHALLENGERS.length;
  const text =
    `How often the Boss wins: ${games} games of ${bot} bots in each cell (standard error at most ${percent(0.5 / Math.sqrt(games))}), ` +
    `the Challengers drawn at random, ` +
    `${(turns / all).toFixed(1)} turns a game. ` +
    (fair
      ? `On average every number of Challengers leaves the Boss between ${percent(LEAST)} and ${percent(MOST)}.`
      : `The average should lie between ${percent(LEAST)} and ${percent(MOST)}, and does not.`);
  return { text, table, fair };
}
