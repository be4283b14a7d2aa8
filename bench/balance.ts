/**
 * Who wins how often: sharp bots at random tables of two, four and six, or with `--bosses` in Boss Battles.
 * `node bench/balance.ts [--bosses] [--bot NAME] [--games N] [--seed S] [--write]` writes its part of bench/BALANCE.md and
 * exits with 1 if somebody wins too little or too much of a fair share, or Bosses on average too seldom or too often.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { house } from '@taproom/house/own';
import { luckFrom } from '@taproom/kernel';
import { measureBosses, type Measured } from './balance-bosses.ts';
import { drawCharacters, playTable } from './balance-play.ts';

const SIZES = [2, 4, 6] as const;
/** At these sizes nobody may win less or more than so many parts of a fair share, beyond what chance explains. */
const JUDGED: readonly number[] = [2, 4];
const LEAST = 0.6;
const MOST = 1.6;

const { values } = parseArgs({
  options: {
    bosses: { type: 'boolean', default: false },
    bot: { type: 'string', default: 'sharp' },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const { bosses, bot } = values;
const games = Number(values.games ?? (bosses ? 100 : 1000));
const seed = Number(values.seed);
const PATH = `Code path of every row: \`${bot}\` of \`house.bots\` at a \`Guest\` (packages/bots), as in the terminal; the server asks the same bots and plays by the same rules.`;

const { text, table, fair } = bosses ? measureBosses(games, bot, seed) : measureTables();
console.log(`${text}\n\n${table}`);
if (values.write) writePart();
process.exitCode = fair ? 0 : 1;

/** What a character has won, in parts of a fair share, and how far that may be off (one standard error). */
interface Share {
  readonly part: number;
  readonly error: number;
}

function measureSize(size: number): Map<string, Share> {
  const tallies = new Map(house.cast.characters.map(({ name }) => [name, { games: 0, wins: 0 }]));
  for (let game = 0; game < games; game++) {
    const players = drawCharacters(luckFrom(seed * 1_000_003 + game), size);
    const { winners } = playTable({ players }, bot, seed + game);
    for (const name of players) tallies.get(name)!.games++;
    // A tie is a part of a win for each.
    for (const seat of winners) tallies.get(players[seat])!.wins += 1 / winners.length;
  }
  return new Map(
    [...tallies].map(([name, { games: n, wins }]) => {
      const rate = wins / Math.max(1, n);
      return [name, { part: rate * size, error: size * Math.sqrt((rate * (1 - rate)) / Math.max(1, n)) }];
    }),
  );
}

function measureTables(): Measured {
  const bySize = SIZES.map(measureSize);
  const names = house.cast.characters.map(({ name }) => name);
  const mean = (name: string): number => bySize.reduce((sum, shares) => sum + shares.get(name)!.part, 0);
  names.sort((a, b) => mean(b) - mean(a));
  const unfair = names.filter((name) =>
    bySize.some((shares, i) => {
      const { part, error } = shares.get(name)!;
      return JUDGED.includes(SIZES[i]) && (part + error < LEAST || part - error > MOST);
    }),
  );
  const verdict =
    unfair.length === 0
      ? `Nobody wins less than ${LEAST} or more than ${MOST} of a fair share at ${JUDGED.join(' and ')} players.`
      : `Outside ${LEAST} to ${MOST} of a fair share: ${unfair.join(', ')}.`;
  const cell = ({ part, error }: Share): string => `${part.toFixed(2)} ± ${error.toFixed(2)}`;
  return {
    text: `${games} games of ${bot} bots at random tables of each size; wins in parts of a fair share, with their standard errors. ${verdict}`,
    table: [
      `| character | ${SIZES.map((size) => `${size} players`).join(' | ')} |`,
      `| --- | ${SIZES.map(() => '--:').join(' | ')} |`,
      ...names.map((name) => `| ${name} | ${bySize.map((shares) => cell(shares.get(name)!)).join(' | ')} |`),
    ].join('\n'),
    fair: unfair.length === 0,
  };
}

/** Each measurement has a heading of its own; what others wrote stays. */
function writePart(): void {
  const file = new URL('BALANCE.md', import.meta.url);
  const heading = bosses ? '## Boss Battles' : '# Balance';
  const date = new Date().toISOString().slice(0, 10);
  const made = `Made on ${date} by \`npm run balance -- ${bosses ? '--bosses ' : ''}--bot ${bot} --games ${games} --seed ${seed} --write\`.`;
  const own = `${heading}\n\n${text}\n\n${made} ${PATH}\n\n<!-- prettier-ignore -->\n${table}\n`;
  const parts = readFileSync(file, 'utf8').split(/\n(?=## )/);
  const at = parts.findIndex((part) => part.startsWith(`${heading}\n`));
  if (at < 0) parts.push(own);
  else parts[at] = own;
  writeFileSync(file, parts.join('\n'));
}
