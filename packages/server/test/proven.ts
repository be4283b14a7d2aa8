/**
 * Tables of every kind, played to their ends from a secret and what people added to it: each of them must verify, by the
 * derivation alone and by the rules, and must not if one draw was another.
 * `node packages/server/test/proven.ts [tables] [first seed]`
 */
import { fileURLToPath } from 'node:url';
import { random } from '@taproom/bots';
import { house } from '@taproom/house/own';
import {
  answerAt,
  luckFrom,
  seatTable,
  verify,
  verifyByTheRules,
  type AnyAnswer,
  type Draw,
  type Proof,
  type ProvenGame,
} from '@taproom/kernel';
import { chanceFor, closed, newDeal, type Dealt } from '../src/fair-deal.ts';
import { finishedGame } from '../src/finished-game.ts';
import type { SeatRecord } from '../src/storage/storage.ts';
import { randomFrom } from './helpers.ts';
import { playTable, randomRecord, type PlayedTable } from './tables.ts';

type Played = Pick<PlayedTable, 'record' | 'entries'>;

/** Everybody adds something, and the deal begins. */
function dealt(seed: number, seats: readonly SeatRecord[]): Dealt {
  const added = seats.map((seat, n) => ({ ...seat, chance: `${seed}, seat ${n}` }));
  return closed(newDeal(), added).deal;
}

/** As at a table of the server, but without anybody to be told. */
function playQuickly(seed: number): Played {
  const { setup, ...record } = randomRecord(randomFrom(seed));
  // Nobody waits for a clock.
  const inOrder = { ...setup!, asks: 'able', pace: 'in-order' };
  const fair = dealt(seed, record.seats);
  const game = house.game(record.options.game, inOrder);
  const table = seatTable(game, inOrder, chanceFor({ ...record, setup, fair }, 0)!);
  const luck = luckFrom(seed);
  const plays = random[game.name as keyof typeof random] as (table: object) => AnyAnswer;
  while (game.question(table.state).kind !== 'over') {
    const answers = game.answers(table.state, { bare: true });
    const view = game.name === 'evening' ? game.view(table.state, answers.seat) : null;
    answerAt(game, table, plays({ setup: inOrder, view, answers, luck }));
  }
  return { record: { ...record, setup: inOrder, fair, status: 'over' }, entries: [{ did: table.log }] };
}

/** How many draws there were at one table. Throws where something does not hold. `served`: with everything around it. */
export async function proveTable(seed: number, served: boolean): Promise<number> {
  const { record, entries } = served
    ? await playTable(seed, undefined, (seats) => dealt(seed, seats))
    : playQuickly(seed);
  const game = house.game(record.options.game, record.setup);
  // As it is downloaded.
  const text = JSON.stringify(finishedGame(house, record, entries));
  const file = JSON.parse(text) as ReturnType<typeof finishedGame> & { fair: Proof };
  const wrong = verifyByTheRules(game, file);
  if (wrong.length > 0) throw new Error(`Table ${seed}: ${wrong.join(' ')}`);
  if (verify(withAnotherDraw(file, seed)).length === 0)
    throw new Error(`Table ${seed} is said to be good with another draw.`);
  return file.fair.draws.length;
}

/** The best lie there is: one draw is another one, and the log agrees with it. */
function withAnotherDraw({ setup, log, fair }: ProvenGame, seed: number): ProvenGame {
  const open = [...fair.draws.keys()].filter((number) => {
    const { kind, gave } = fair.draws[number];
    return kind === 'shuffle' ? gave.length > 1 : kind === 'dice' || fair.draws[number].size > 1;
  });
  const number = open[seed % open.length];
  const draw = fair.draws[number];
  const gave = otherNumbers(draw);
  const [at] = [...log.keys()].filter((i) => log[i].seat === -1).slice(number - fair.characters.length);
  const { seat } = log[at];
  const answer =
    draw.kind === 'shuffle'
      ? { seat, order: gave }
      : draw.kind === 'dice'
        ? { seat, values: gave }
        : { seat, index: gave[0] };
  return {
    setup,
    log: log.with(at, answer),
    fair: { ...fair, draws: fair.draws.with(number, { ...draw, gave }) },
  };
}

function otherNumbers(draw: Draw): number[] {
  const [one, two, ...others] = draw.gave;
  switch (draw.kind) {
    case 'shuffle':
      return [two, one, ...others];
    case 'pick':
      return [(one + 1) % draw.size];
    case 'dice':
      return [(one % draw.sides) + 1, ...draw.gave.slice(1)];
  }
}

/** One in so many is played with everything around it. */
const SERVED = 50;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [tables = '100', first = '1'] = process.argv.slice(2);
  let draws = 0;
  for (let i = 0; i < Number(tables); i++) draws += await proveTable(Number(first) + i, i % SERVED === 0);
  console.log(`${tables} games to their ends, ${draws} draws: all verify, and none with one draw changed.`);
  // Clocks of the tables may still be running.
  process.exit(0);
}
