/**
 * How sensible gamblers fare against random ones, in each of the fifteen games and over whole evenings: two of each at
 * a table, in every seat equally often. `npm run` has no word for it: `node bench/gamblers.ts --games 600 --write`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { random, sensible } from '@taproom/bots';
import { answerChance, CHANCE, luckFrom, type ChanceQuestion, type Luck } from '@taproom/kernel';
import { evening, parlour, type ParlourDef, type ParlourQuestion } from '@taproom/parlour';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);

const PLAYERS = ['Ann', 'Ben', 'Cy', 'Dot'];
const CHIPS = 100;
const HEADING = '## Gamblers';
const PATH =
  'Code path of every row: `sensible.parlour` and `random.parlour` on `parlour`, of the last one on `evening` (packages/parlour), as server, page and terminal.';

/** In every other game the other two seats are the sensible ones. */
const isSensible = (seat: number, game: number): boolean => (seat + game) % 2 === 0;

interface Line {
  readonly name: string;
  /** What a sensible gambler gains in a game on average, and how sure that is. */
  readonly gain: number;
  readonly error: number;
  readonly milliseconds: number;
}

/** What the sensible gamblers of a table gain together. */
type Play = (game: number, luck: Luck, minds: Luck) => number;

function measure(name: string, play: Play): Line {
  const luck = luckFrom(seed);
  const minds = luckFrom(seed + 1);
  const begun = process.cpuUsage();
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < games; game++) {
    const gain = play(game, luck, minds) / 2;
    sum += gain;
    squares += gain * gain;
  }
  const gain = sum / games;
  const error = Math.sqrt((squares / games - gain * gain) / games);
  return { name, gain, error, milliseconds: process.cpuUsage(begun).user / 1000 / games };
}

const gained = (chips: readonly number[], game: number): number =>
  chips.reduce((sum, coins, seat) => sum + (isSensible(seat, game) ? coins - CHIPS : 0), 0);

const playGame =
  (def: ParlourDef): Play =>
  (game, luck, minds) => {
    const mode = def.betting || !def.shares ? 'betting' : 'shares';
    const state = parlour.create({ game: def.id, players: PLAYERS, mode, share: 3 });
    let question: ParlourQuestion = parlour.question(state);
    for (; question.kind !== 'over'; question = parlour.question(state)) {
      const { seat } = question;
      if (seat === CHANCE) parlour.apply(state, answerChance(luck, question as ChanceQuestion));
      else {
        const bot = isSensible(seat, game) ? sensible.parlour : random.parlour;
        const answers = parlour.answers(state, { bare: true });
        parlour.apply(
          state,
          bot({ view: parlour.view(state, seat), answers, setup: state.setup, luck: minds }),
        );
      }
    }
    return gained(state.chips, game);
  };

const playEvening: Play = (game, luck, minds) => {
  const state = evening.create({ players: PLAYERS });
  let question: ParlourQuestion = evening.question(state);
  for (; question.kind !== 'over'; question = evening.question(state)) {
    const { seat } = question;
    if (seat === CHANCE) evening.apply(state, answerChance(luck, question as ChanceQuestion));
    else {
      const bot = isSensible(seat, game) ? sensible.evening : random.evening;
      const answers = evening.answers(state, { bare: true });
      evening.apply(state, bot({ view: evening.view(state, seat), answers, luck: minds }));
    }
  }
  const scores = evening.view(state, CHANCE).seats.map(({ score }) => score);
  return gained(scores, game);
};

const lines = [
  ...parlour.defs.map((def) => measure(def.name, playGame(def))),
  measure('an evening of four games', playEvening),
];
const table = [
  '| game | coins gained by a sensible gambler | standard error | ms a game |',
  '| --- | --: | --: | --: |',
  ...lines.map(
    ({ name, gain, error, milliseconds }) =>
      `| ${name} | ${gain.toFixed(2)} | ${error.toFixed(2)} | ${milliseconds.toFixed(1)} |`,
  ),
].join('\n');
/** Three standard errors: chance alone gives that once in seven hundred times. */
const beaten = lines.filter(({ gain, error }) => gain <= 3 * error);
const verdict =
  beaten.length === 0
    ? 'Sensible gamblers gain in every game, by more than three standard errors.'
    : `No clear gain in: ${beaten.map(({ name }) => name).join(', ')}.`;
const text = `Two sensible and two random gamblers at a table, ${CHIPS} coins each, ${games} games of each kind. ${verdict}`;
console.log(`${text}\n\n${table}`);
if (values.write) {
  const file = new URL('BALANCE.md', import.meta.url);
  const [before] = readFileSync(file, 'utf8').split(`\n${HEADING}\n`);
  const made = `Made by \`node bench/gamblers.ts --games ${games} --seed ${seed} --write\`. ${PATH}`;
  writeFileSync(
    file,
    `${before.trimEnd()}\n\n${HEADING}\n\n${text}\n\n${made}\n\n<!-- prettier-ignore -->\n${table}\n`,
  );
}
process.exitCode = beaten.length === 0 ? 0 : 1;
