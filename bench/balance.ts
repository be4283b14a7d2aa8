/**
 * Who wins how often: sensible bots at random tables of four, or with `--bosses` in Boss Battles.
 * `node bench/balance.ts [--bosses] [--games N] [--seed S] [--write]` writes its part of bench/BALANCE.md and exits with 1
 * if somebody wins less than half or more than twice a fair share, or Bosses on average too seldom or too often.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { house } from '@taproom/house/own';
import { luckFrom } from '@taproom/kernel';
import { measureBosses, type Measured } from './balance-bosses.ts';
import { drawCharacters, playSensibly } from './balance-play.ts';

const PLAYERS = 4;
const FAIR = 1 / PLAYERS;
const PATH =
  'Code path of every row: `sensible.inn` on `inn` (packages/house), as in the terminal; the server asks the same bots and plays by the same rules.';

interface Tally {
  games: number;
  wins: number;
}

const { values } = parseArgs({
  options: {
    bosses: { type: 'boolean', default: false },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const { bosses } = values;
const games = Number(values.games ?? (bosses ? 200 : 4000));
const seed = Number(values.seed);

const { text, table, fair } = bosses ? measureBosses(games, seed) : measureTables();
console.log(`${text}\n\n${table}`);
if (values.write) writePart();
process.exitCode = fair ? 0 : 1;

function measureTables(): Measured {
  const tallies = new Map<string, Tally>(
    house.cast.characters.map(({ name }) => [name, { games: 0, wins: 0 }]),
  );
  let turns = 0;
  let ties = 0;
  for (let game = 0; game < games; game++) {
    const players = drawCharacters(luckFrom(seed * 1_000_003 + game), PLAYERS);
    const played = playSensibly({ players }, seed + game);
    turns += played.turns;
    for (const name of players) tallies.get(name)!.games++;
    // A tie is a part of a win for each.
    for (const seat of played.winners) tallies.get(players[seat])!.wins += 1 / played.winners.length;
    if (played.winners.length > 1) ties++;
  }
  const rows = [...tallies]
    .map(([name, tally]) => ({ name, ...tally, rate: tally.wins / Math.max(1, tally.games) }))
    .sort((a, b) => b.rate - a.rate);
  const unfair = rows.filter(({ rate }) => rate < FAIR / 2 || rate > FAIR * 2);
  const verdict =
    unfair.length === 0
      ? 'Nobody wins less than half or more than twice a fair share.'
      : `Outside half to twice a fair share: ${unfair.map(({ name }) => name).join(', ')}.`;
  return {
    text: `${games} games of ${PLAYERS} sensible bots at random tables, ${(turns / games).toFixed(1)} turns a game, ${ties} ties. ${verdict}`,
    table: [
      '| character | games | wins | share of wins | of a fair share |',
      '| --- | --: | --: | --: | --: |',
      ...rows.map(
        ({ name, games: n, wins, rate }) =>
          `| ${name} | ${n} | ${wins.toFixed(1)} | ${(rate * 100).toFixed(1)} % | ${(rate / FAIR).toFixed(2)} |`,
      ),
    ].join('\n'),
    fair: unfair.length === 0,
  };
}

/** Each measurement has a heading of its own; what others wrote stays. */
function writePart(): void {
  const file = new URL('BALANCE.md', import.meta.url);
  const heading = bosses ? '## Boss Battles' : '# Balance';
  const made = `Made by \`npm run balance -- ${bosses ? '--bosses ' : ''}--games ${games} --seed ${seed} --write\`.`;
  const own = `${heading}\n\n${text}\n\n${made} ${PATH}\n\n<!-- prettier-ignore -->\n${table}\n`;
  const parts = readFileSync(file, 'utf8').split(/\n(?=## )/);
  const at = parts.findIndex((part) => part.startsWith(`${heading}\n`));
  if (at < 0) parts.push(own);
  else parts[at] = own;
  writeFileSync(file, parts.join('\n'));
}
