/** Boss Battles between bots: each Boss against 2, 3 and 4 random Challengers. */
import { house } from '@taproom/house/own';
import { luckFrom } from '@taproom/kernel';
import { drawCharacters, playAll, type Table } from './balance-play.ts';

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
export async function measureBosses(
  games: number,
  bot: string,
  seed: number,
  threads: number,
): Promise<Measured> {
  const bosses = house.cast.characters.filter(({ villain }) => villain).map(({ name }) => name);
  const table = (boss: string, count: number, game: number): Table => ({
    setup: { players: [boss, ...drawCharacters(luckFrom(game), count, [boss])], mode: 'boss-battle' },
    game,
  });
  const tables = bosses.flatMap((boss, b) =>
    CHALLENGERS.flatMap((count) =>
      Array.from({ length: games }, (_, i) =>
        table(boss, count, ((seed * 100 + b) * 10 + count) * 100_003 + i),
      ),
    ),
  );
  const played = await playAll(tables, bot, threads);
  const turns = played.reduce((sum, one) => sum + one.turns, 0);
  const rates = bosses.map((_, b) =>
    CHALLENGERS.map((_count, c) => {
      const from = (b * CHALLENGERS.length + c) * games;
      // A tie is half a win.
      const wins = played
        .slice(from, from + games)
        .reduce((sum, { winners }) => sum + (winners.includes(0) ? (winners.length > 1 ? 0.5 : 1) : 0), 0);
      return wins / games;
    }),
  );
  const means = CHALLENGERS.map((_, c) => rates.reduce((sum, row) => sum + row[c], 0) / bosses.length);
  const row = (name: string, shares: readonly number[]): string =>
    `| ${name} | ${shares.map(percent).join(' | ')} |`;
  const rows = [
    `| Boss | ${CHALLENGERS.map((count) => `${count} Challengers`).join(' | ')} |`,
    `| --- | ${CHALLENGERS.map(() => '--:').join(' | ')} |`,
    ...bosses.map((boss, b) => row(boss, rates[b])),
    row('average', means),
  ].join('\n');
  const fair = means.every((share) => share >= LEAST && share <= MOST);
  const text =
    `How often the Boss wins: ${games} games of ${bot} bots in each cell (standard error at most ${percent(0.5 / Math.sqrt(games))}), ` +
    `the Challengers drawn at random, ` +
    `${(turns / played.length).toFixed(1)} turns a game. ` +
    (fair
      ? `On average every number of Challengers leaves the Boss between ${percent(LEAST)} and ${percent(MOST)}.`
      : `The average should lie between ${percent(LEAST)} and ${percent(MOST)}, and does not.`);
  return { text, table: rows, fair };
}
