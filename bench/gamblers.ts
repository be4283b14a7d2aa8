/**
 * How regular gamblers fare against random ones, in each of the fifteen games and over whole evenings: two of each at a
 * table, in every seat equally often. `npm run` has no word for it: `node bench/gamblers.ts --games 600 --write`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Guest, random, regular } from '@taproom/bots';
import {
  answerChance,
  isChance,
  luckFrom,
  type AnyAnswer,
  type AnyEvent,
  type Game,
  type Types,
} from '@taproom/kernel';
import { evening, parlour, type ParlourDef, type ParlourQuestion } from '@taproom/parlour';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);

const PLAYERS = ['Ann', 'Ben', 'Cy', 'Dot'];
const CHIPS = 100;
const HEADING = '## Gamblers';
const PATH =
  'Code path of every row: `regular` and `random` as guests of `parlour`, of the last one of `evening` (packages/parlour), as server, page and terminal.';
const bots = new Map([regular, random].map((bot) => [bot.name, bot]));

/** In every other game the other two seats are the regular ones. */
const isRegular = (seat: number, game: number): boolean => (seat + game) % 2 === 0;

/** What happened at a table: how often regulars faced a bet, and folded; and whatever is counted beside that. */
interface Seen {
  faced: number;
  folded: number;
  placed: number;
}

interface Line extends Seen {
  readonly name: string;
  /** What a regular gambler gains in a game on average, and how sure that is. */
  readonly gain: number;
  readonly error: number;
  readonly milliseconds: number;
}

/** Somebody plays to the end; `who`: the bot of a seat. */
function playOut<T extends Types>(
  game: Game<T>,
  setup: T['setup'],
  lucks: { readonly chance: ReturnType<typeof luckFrom>; readonly minds: ReturnType<typeof luckFrom> },
  who: (seat: number) => string,
  look: (question: ParlourQuestion, answer: AnyAnswer, events: readonly AnyEvent[]) => void,
): T['state'] {
  const state = game.create(setup);
  const guests = PLAYERS.map(
    (_, seat) => new Guest({ game, setup, seat, luck: lucks.minds, bots, name: who(seat) }),
  );
  for (;;) {
    const question = game.question(state);
    if (question.kind === 'over') return state;
    const answer = isChance(question)
      ? answerChance(lucks.chance, question)
      : guests[question.seat].answer(state);
    const events = game.apply(state, answer);
    for (const guest of guests) guest.hear(events);
    // Both games ask what a gambling game asks.
    look(question as unknown as ParlourQuestion, answer, events);
  }
}

const gained = (chips: readonly number[], game: number): number =>
  chips.reduce((sum, coins, seat) => sum + (isRegular(seat, game) ? coins - CHIPS : 0), 0);

type Play = (
  game: number,
  lucks: Parameters<typeof playOut>[2],
  look: Parameters<typeof playOut>[4],
) => number;

function measure(name: string, play: Play): Line {
  const lucks = { chance: luckFrom(seed), minds: luckFrom(seed + 1) };
  const begun = process.cpuUsage();
  const seen: Seen = { faced: 0, folded: 0, placed: 0 };
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < games; game++) {
    const gain =
      play(game, lucks, (question, answer, events) => {
        if (question.kind === 'bet' && question.current > question.mine && isRegular(question.seat, game)) {
          seen.faced++;
          if (answer.do === 'fold') seen.folded++;
        }
        for (const { e } of events) if (e === 'place') seen.placed++;
      }) / 2;
    sum += gain;
    squares += gain * gain;
  }
  const gain = sum / games;
  const error = Math.sqrt((squares / games - gain * gain) / games);
  return { name, gain, error, ...seen, milliseconds: process.cpuUsage(begun).user / 1000 / games };
}

const setupOf = (def: ParlourDef) => ({
  game: def.id,
  players: PLAYERS,
  mode: def.betting || !def.shares ? ('betting' as const) : ('shares' as const),
  share: 3,
});

const playGame =
  (def: ParlourDef): Play =>
  (game, lucks, look) => {
    const who = (seat: number): string => (isRegular(seat, game) ? 'regular' : 'random');
    return gained(playOut(parlour, setupOf(def), lucks, who, look).chips, game);
  };

const playEvening: Play = (game, lucks, look) => {
  const who = (seat: number): string => (isRegular(seat, game) ? 'regular' : 'random');
  const state = playOut(evening, { players: PLAYERS }, lucks, who, look);
  return gained(
    evening.view(state, 0).seats.map(({ score }) => score),
    game,
  );
};

/** Cards that four regulars place in City Square, of 48: whoever folds builds no further. */
function placements(): number {
  const def = parlour.defs.find(({ id }) => id === 'city-square')!;
  const lucks = { chance: luckFrom(seed), minds: luckFrom(seed + 1) };
  let placed = 0;
  for (let game = 0; game < games; game++)
    playOut(
      parlour,
      setupOf(def),
      lucks,
      () => 'regular',
      (_question, _answer, events) => {
        for (const { e } of events) if (e === 'place') placed++;
      },
    );
  return placed / games;
}

const chosen = parlour.defs.filter(({ id }) => values.only === '' || values.only.split(',').includes(id));
const lines = [
  ...chosen.map((def) => measure(def.name, playGame(def))),
  ...(values.only === '' ? [measure('an evening of four games', playEvening)] : []),
];
const percent = ({ faced, folded }: Seen): number => (100 * folded) / faced;
const table = [
  '| game | coins gained by a regular gambler | standard error | folds, facing a bet | ms a game |',
  '| --- | --: | --: | --: | --: |',
  ...lines.map(
    (line) =>
      `| ${line.name} | ${line.gain.toFixed(2)} | ${line.error.toFixed(2)} | ${line.faced === 0 ? 'no bets' : `${percent(line).toFixed(0)} %`} | ${line.milliseconds.toFixed(1)} |`,
  ),
].join('\n');
/** Three standard errors: chance alone gives that once in seven hundred times. */
const beaten = lines.filter(({ gain, error }) => gain <= 3 * error);
const odd = lines.filter((line) => line.faced > 0 && (percent(line) < 15 || percent(line) > 65));
const built = placements();
const names = (list: readonly Line[]): string => list.map(({ name }) => name).join(', ');
const verdict = [
  beaten.length === 0
    ? 'Regulars gain in every game, by more than three standard errors.'
    : `No clear gain in: ${names(beaten)}.`,
  odd.length === 0
    ? 'Facing a bet they fold between 15 and 65 of 100 times.'
    : `They fold too seldom or too often in: ${names(odd)}.`,
  `Four of them place ${built.toFixed(1)} of the 48 cards of City Square.`,
].join(' ');
const text = `Two regular and two random gamblers at a table, ${CHIPS} coins each, ${games} games of each kind. ${verdict}`;
console.log(`${text}\n\n${table}`);
if (values.write) {
  const file = new URL('BALANCE.md', import.meta.url);
  const [before, after = ''] = readFileSync(file, 'utf8').split(`\n${HEADING}\n`);
  const rest = after.includes('\n## ') ? after.slice(after.indexOf('\n## ')) : '';
  const date = new Date().toISOString().slice(0, 10);
  const made = `Made on ${date} by \`node bench/gamblers.ts --games ${games} --seed ${seed} --write\`. ${PATH}`;
  writeFileSync(
    file,
    `${before.trimEnd()}\n\n${HEADING}\n\n${text}\n\n${made}\n\n<!-- prettier-ignore -->\n${table}\n${rest}`,
  );
}
process.exitCode = beaten.length === 0 && odd.length === 0 && built >= 40 ? 0 : 1;
