/**
 * Who wins how often: sensible bots at random tables of four. `node bench/balance.ts [--games N] [--seed S] [--write]`
 * writes bench/BALANCE.md and exits with 1 if somebody wins less than half or more than twice a fair share.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bots } from '@taproom/bots';
import { cast, inn } from '@taproom/cast';
import { answerAt, below, luckFrom, seatTable, type Luck } from '@taproom/kernel';

const PLAYERS = 4;
const FAIR = 1 / PLAYERS;

interface Tally {
  games: number;
  wins: number;
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);

const tallies = new Map<string, Tally>(cast.characters.map(({ name }) => [name, { games: 0, wins: 0 }]));
let turns = 0;
let ties = 0;
for (let game = 0; game < games; game++) {
  const players = seatFour(luckFrom(seed * 1_000_003 + game));
  const { winners, length } = play(players, seed + game);
  turns += length;
  for (const name of players) tallies.get(name)!.games++;
  // A tie is a part of a win for each.
  for (const seat of winners) tallies.get(players[seat])!.wins += 1 / winners.length;
  if (winners.length > 1) ties++;
}

const rows = [...tallies]
  .map(([name, tally]) => ({ name, ...tally, rate: tally.wins / Math.max(1, tally.games) }))
  .sort((a, b) => b.rate - a.rate);
const table = [
  '| character | games | wins | share of wins | of a fair share |',
  '| --- | --: | --: | --: | --: |',
  ...rows.map(
    ({ name, games: n, wins, rate }) =>
      `| ${name} | ${n} | ${wins.toFixed(1)} | ${(rate * 100).toFixed(1)} % | ${(rate / FAIR).toFixed(2)} |`,
  ),
].join('\n');
const unfair = rows.filter(({ rate }) => rate < FAIR / 2 || rate > FAIR * 2);
const verdict =
  unfair.length === 0
    ? 'Nobody wins less than half or more than twice a fair share.'
    : `Outside half to twice a fair share: ${unfair.map(({ name }) => name).join(', ')}.`;
const text = `${games} games of ${PLAYERS} sensible bots at random tables, ${(turns / games).toFixed(1)} turns a game, ${ties} ties. ${verdict}`;
console.log(`${text}\n\n${table}`);
if (values.write)
  writeFileSync(
    new URL('BALANCE.md', import.meta.url),
    `# Balance\n\n${text}\n\nMade by \`npm run balance -- --games ${games} --seed ${seed} --write\`.\n\n<!-- prettier-ignore -->\n${table}\n`,
  );
process.exitCode = unfair.length === 0 ? 0 : 1;

function seatFour(luck: Luck): string[] {
  const names = cast.characters.map(({ name }) => name);
  return Array.from({ length: PLAYERS }, () => names.splice(below(luck, names.length), 1)[0]);
}

function play(players: string[], game: number): { winners: readonly number[]; length: number } {
  const playing = seatTable(inn, { players }, game);
  const luck = luckFrom(game + 17);
  for (;;) {
    const question = inn.question(playing.state);
    if (question.kind === 'over') return { winners: question.winners, length: playing.state.turns };
    const answers = inn.answers(playing.state, { bare: true });
    const view = inn.view(playing.state, question.seat);
    answerAt(inn, playing, bots.sensible({ view, answers, content: inn.content(playing.state), luck }));
  }
}
