/** Tables of bots, played to their ends in as many threads as there are cores: each has its own luck, so it is all the same. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Guest } from '@taproom/bots';
import { house } from '@taproom/house/own';
import type { InnSetup } from '@taproom/inn';
import { answerAt, below, luckFrom, seatTable, type Luck } from '@taproom/kernel';

const { bots, cast, inn } = house;

export interface Table {
  readonly setup: InnSetup;
  /** The number of the game, from which all its luck comes. */
  readonly game: number;
}

export interface Played {
  readonly winners: readonly number[];
  readonly turns: number;
}

export function playTable({ setup, game }: Table, bot: string): Played {
  const dealt: NonNullable<typeof inn.types>['event'][] = [];
  const playing = seatTable(inn, setup, game, dealt);
  const guests = setup.players.map(
    (_, seat) =>
      new Guest({ game: inn, setup, seat, bots, name: bot, luck: luckFrom(game * 16 + seat + 17) }),
  );
  for (const guest of guests) guest.hear(dealt);
  for (;;) {
    const question = inn.question(playing.state);
    if (question.kind === 'over') return { winners: question.winners, turns: playing.state.turns };
    const events = answerAt(inn, playing, guests[question.seat].answer(playing.state));
    for (const guest of guests) guest.hear(events);
  }
}

/** What a thread is given. */
export interface Tables {
  readonly tables: readonly Table[];
  readonly bot: string;
}

/** In the order of the tables. */
export async function playAll(tables: readonly Table[], bot: string, threads: number): Promise<Played[]> {
  const share = (thread: number): Table[] => tables.filter((_, i) => i % threads === thread);
  const parts = await Promise.all(
    Array.from({ length: threads }, (_, i) => inThread({ tables: share(i), bot })),
  );
  return tables.map((_, i) => parts[i % threads][Math.floor(i / threads)]);
}

function inThread(given: Tables): Promise<Played[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('balance-thread.ts', import.meta.url), { workerData: given });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

export const usualThreads = availableParallelism();

/** So many different characters, anybody but those named. */
export function drawCharacters(luck: Luck, n: number, besides: readonly string[] = []): string[] {
  const names = cast.characters.map(({ name }) => name).filter((name) => !besides.includes(name));
  return Array.from({ length: n }, () => names.splice(below(luck, names.length), 1)[0]);
}
