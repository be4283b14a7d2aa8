/**
 * Plays the games that are kept, and keeps them: `node test/kept-logs/record.ts`. Only for a change that is meant to
 * change the games; say in the commit what it was, and why.
 */
import { random, sensible } from '@taproom/bots';
import { house } from '@taproom/house/own';
import { answerAt, below, luckFrom, seatTable, type Luck } from '@taproom/kernel';
import { evening, parlour, type ParlourSetup } from '@taproom/parlour';
import type { Answer, InnSetup } from '@taproom/inn';
import { randomExtras } from '../../packages/cli/src/extras.ts';
import { variantSets } from '../../packages/cli/src/torture/gambling-table.ts';
import { randomSetup } from '../../packages/cli/src/torture/inn-table.ts';
import { playTable } from '../../packages/server/test/tables.ts';
import { writeKept, type Kept, type Played } from './kept.ts';
import { retell } from './retell.ts';

const { cast, inn } = house;

/** So many tables of the inn with each kind of player: random ones do what nobody would, sensible ones end games. */
const INNS = 24;
const HOUSES = 24;
const EVENINGS = 4;

const kept: Kept[] = [];
const keep = (name: string, played: Played): void => {
  kept.push({ name, played, seen: retell(played) });
};

function playInn(setup: InnSetup, seed: number, isSensible: boolean): Answer[] {
  const table = seatTable(inn, setup, seed);
  const minds = luckFrom(seed + 1);
  while (inn.question(table.state).kind !== 'over') {
    const answers = inn.answers(table.state, { bare: true });
    const view = inn.view(table.state, answers.seat);
    const bot = isSensible ? sensible.inn : random.inn;
    answerAt(inn, table, bot({ view, answers, content: inn.content(table.state.setup), luck: minds }));
  }
  return table.log;
}

for (const isSensible of [false, true])
  for (let seed = 0; seed < INNS; seed++) {
    const setup = { ...randomSetup(cast, seed), ...randomExtras(cast, luckFrom(seed)) };
    const who = isSensible ? 'sensible' : 'random';
    keep(`inn ${seed}, ${who}: ${setup.players.join(', ')}`, {
      game: 'inn',
      setup,
      log: playInn(setup, seed, isSensible),
    });
  }

const oneOf = <T>(luck: Luck, list: readonly T[]): T => list[below(luck, list.length)];

/** Each game in each mode that it has, without variants and with some. */
function gamblingTables(): ParlourSetup[] {
  const luck = luckFrom(1);
  return parlour.defs.flatMap((def) =>
    (['betting', 'shares'] as const)
      .filter((mode) => (mode === 'betting' ? def.betting : def.shares))
      .flatMap((mode) =>
        [[], oneOf(luck, variantSets(def, mode))].map((variants): ParlourSetup => {
          const players = ['Ann', 'Ben', 'Cy', 'Dot', 'Eve'].slice(0, Math.max(def.min, 2 + below(luck, 3)));
          return { game: def.id, players, mode, variants, chips: players.map(() => 20 + below(luck, 80)) };
        }),
      ),
  );
}

gamblingTables().forEach((setup, seed) => {
  const table = seatTable(parlour, setup, seed);
  const minds = luckFrom(seed + 1);
  while (parlour.question(table.state).kind !== 'over') {
    const answers = parlour.answers(table.state, { bare: true });
    const view = parlour.view(table.state, answers.seat);
    const bot = seed % 2 === 0 ? random.parlour : sensible.parlour;
    answerAt(parlour, table, bot({ view, answers, luck: minds, setup }));
  }
  const { game, mode, variants = [] } = setup;
  keep([game, mode, ...variants].join(' '), { game: 'parlour', setup, log: table.log });
});

for (let seed = 0; seed < EVENINGS; seed++) {
  const setup = { players: ['Ann', 'Ben', 'Cy', 'Dot'].slice(0, 2 + (seed % 3)), rounds: 4 };
  const table = seatTable(evening, setup, seed);
  const minds = luckFrom(seed + 1);
  while (evening.question(table.state).kind !== 'over') {
    const answers = evening.answers(table.state, { bare: true });
    const view = evening.view(table.state, answers.seat);
    answerAt(evening, table, random.evening({ view, answers, luck: minds }));
  }
  keep(`evening ${seed}`, { game: 'evening', setup, log: table.log });
}

for (let seed = 1; seed <= HOUSES; seed++) {
  const { record, entries } = await playTable(seed);
  const players = record.seats.map(({ character, name }) => character || name).join(', ');
  keep(`house ${seed}: ${players}`, { game: 'house', record, entries });
}

writeKept(kept);
console.log(`${kept.length} games are kept.`);
process.exit(0);
