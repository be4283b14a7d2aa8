/**
 * Who wins how often: sharp bots at random tables of two, four and six and in teams, or with `--bosses` in Boss Battles.
 * `node bench/balance.ts [--bosses] [--tables 2,4,6,teams] [--bot NAME] [--games N] [--seed S] [--threads N] [--write]`
 * writes its part of bench/BALANCE.md and exits with 1 if somebody wins too little or too much of a fair share, or Bosses
 * on average too seldom or too often.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { house } from '@taproom/house/own';
import type { InnSetup } from '@taproom/inn';
import { luckFrom } from '@taproom/kernel';
import { measureBosses, type Measured } from './balance-bosses.ts';
import { drawCharacters, playAll, usualThreads } from './balance-play.ts';

/** How people sit down: how many, and on how many sides. */
interface Kind {
  readonly key: string;
  readonly words: string;
  readonly size: number;
  readonly sides: number;
  /** Nobody may win less or more than so many parts of a fair share there, beyond what chance explains. */
  readonly isJudged?: boolean;
  readonly mode?: InnSetup['mode'];
}
const ALL_KINDS: readonly Kind[] = [
  { key: '2', words: '2 players', size: 2, sides: 2, isJudged: true },
  { key: '4', words: '4 players', size: 4, sides: 4, isJudged: true },
  { key: '6', words: '6 players', size: 6, sides: 6 },
  { key: 'teams', words: '2 teams of 2', size: 4, sides: 2, mode: 'two-headed-dragon' },
];
const LEAST = 0.6;
const MOST = 1.6;

const { values } = parseArgs({
  options: {
    bosses: { type: 'boolean', default: false },
    bot: { type: 'string', default: 'sharp' },
    games: { type: 'string' },
    tables: { type: 'string', default: ALL_KINDS.map(({ key }) => key).join() },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(usualThreads) },
    write: { type: 'boolean', default: false },
  },
});
const { bosses, bot } = values;
const games = Number(values.games ?? (bosses ? 100 : 1000));
const seed = Number(values.seed);
const threads = Number(values.threads);
const KINDS = ALL_KINDS.filter(({ key }) => values.tables.split(',').includes(key));
const PATH = `Code path of every row: \`${bot}\` of \`house.bots\` at a \`Guest\` (packages/bots), as in the terminal; the server asks the same bots and plays by the same rules.`;

const { text, table, fair } = bosses ? await measureBosses(games, bot, seed, threads) : await measureTables();
console.log(`${text}\n\n${table}`);
if (values.write) writePart();
process.exitCode = fair ? 0 : 1;

/** What a character has won, in parts of a fair share, and how far that may be off (one standard error). */
interface Share {
  readonly part: number;
  readonly error: number;
}

async function measureKind({ size, sides, mode }: Kind): Promise<Map<string, Share>> {
  const tallies = new Map(house.cast.characters.map(({ name }) => [name, { games: 0, wins: 0 }]));
  const tables = Array.from({ length: games }, (_, game) => {
    const players = drawCharacters(luckFrom(seed * 1_000_003 + game), size);
    return { setup: mode === undefined ? { players } : { players, mode }, game: seed + game };
  });
  (await playAll(tables, bot, threads)).forEach(({ winners }, i) => {
    const { players } = tables[i].setup;
    for (const name of players) tallies.get(name)!.games++;
    // A tie is a part of a win for each side.
    const tied = Math.max(1, (winners.length * sides) / size);
    for (const seat of winners) tallies.get(players[seat])!.wins += 1 / tied;
  });
  return new Map(
    [...tallies].map(([name, { games: n, wins }]) => {
      const rate = wins / Math.max(1, n);
      return [name, { part: rate * sides, error: sides * Math.sqrt((rate * (1 - rate)) / Math.max(1, n)) }];
    }),
  );
}

async function measureTables(): Promise<Measured> {
  const byKind: Map<string, Share>[] = [];
  for (const kind of KINDS) byKind.push(await measureKind(kind));
  const names = house.cast.characters.map(({ name }) => name);
  const mean = (name: string): number => byKind.reduce((sum, shares) => sum + shares.get(name)!.part, 0);
  names.sort((a, b) => mean(b) - mean(a));
  const unfair = names.filter((name) =>
    byKind.some((shares, i) => {
      const { part, error } = shares.get(name)!;
      return KINDS[i].isJudged === true && (part + error < LEAST || part - error > MOST);
    }),
  );
  const verdict =
    unfair.length === 0
      ? `Nobody lies outside ${LEAST} to ${MOST} of a fair share at 2 and 4 players by more than their error.`
      : `Outside ${LEAST} to ${MOST} of a fair share by more than their error: ${unfair.join(', ')}.`;
  const cell = ({ part, error }: Share): string => `${part.toFixed(2)} ± ${error.toFixed(2)}`;
  return {
    text: `${games} games of ${bot} bots at random tables of each kind; wins in parts of a fair share, with their standard errors. ${verdict}`,
    table: [
      `| character | ${KINDS.map(({ words }) => words).join(' | ')} |`,
      `| --- | ${KINDS.map(() => '--:').join(' | ')} |`,
      ...names.map((name) => `| ${name} | ${byKind.map((shares) => cell(shares.get(name)!)).join(' | ')} |`),
    ].join('\n'),
    fair: unfair.length === 0,
  };
}

/** Each measurement has a heading of its own; what others wrote stays. */
function writePart(): void {
  const file = new URL('BALANCE.md', import.meta.url);
  const [ofAll, ofBosses] =
    bot === 'sharp'
      ? ['# Balance', '## Boss Battles']
      : [`## Among ${bot} bots`, `## Boss Battles among ${bot} bots`];
  const heading = bosses ? ofBosses : ofAll;
  const date = new Date().toISOString().slice(0, 10);
  const made = `Made on ${date} by \`npm run balance -- ${bosses ? '--bosses' : `--tables ${values.tables}`} --bot ${bot} --games ${games} --seed ${seed} --write\`.`;
  const own = `${heading}\n\n${text}\n\n${made} ${PATH}\n\n<!-- prettier-ignore -->\n${table}\n`;
  const parts = readFileSync(file, 'utf8').split(/\n(?=## )/);
  const at = parts.findIndex((part) => part.startsWith(`${heading}\n`));
  if (at < 0) parts.push(own);
  else parts[at] = own;
  writeFileSync(file, parts.join('\n'));
}
