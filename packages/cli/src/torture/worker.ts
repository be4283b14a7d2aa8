/** One thread of the torture: its share of the tables. It opens the house anew: games are functions and stay in their thread. */
import { parentPort, workerData } from 'node:worker_threads';
import type { House } from '@taproom/house';
import type { ToldEvent } from '@taproom/kernel';
import { randomGambling } from './gambling-table.ts';
import { pairsOf, randomInn } from './inn-table.ts';
import { watch, type Watched } from './watch.ts';

export interface Share {
  /** The module of the house. */
  readonly house: string;
  /** Gambling tables instead of the inn's. */
  readonly parlour: boolean;
  /** The seeds of its tables: each is set up and played by its own. */
  readonly from: number;
  readonly to: number;
  /** Every so many tables one is watched closely; the others only for what must hold, and for an end. */
  readonly everyth: number;
}

export interface Counts extends Watched {
  tables: number;
  evenings: number;
  /** Games that were played to their end: an evening has several. */
  games: number;
  turns: number;
}

export interface Report extends Counts {
  /** The keys of all cards that were played or drunk. */
  readonly used: Set<string>;
  /** The gambling games that were chosen for Rounds, as they are told. */
  readonly gambled: Set<string>;
  /** Who has sat at a table with whom: `A & B`. */
  readonly met: Set<string>;
  failure: string | null;
}

const USES: ReadonlySet<string> = new Set(['play', 'called', 'reveal', 'chaser', 'event']);

const { house: module, parlour, from, to, everyth } = workerData as Share;
const { house } = (await import(module)) as { readonly house: House };
const report: Report = {
  tables: 0,
  evenings: 0,
  games: 0,
  turns: 0,
  decisions: 0,
  viewsCompared: 0,
  eventsCompared: 0,
  used: new Set(),
  gambled: new Set(),
  met: new Set(),
  failure: null,
};
for (let seed = from; seed < to && report.failure === null; seed++) {
  const table = parlour ? randomGambling(seed) : { game: 'inn' as const, setup: randomInn(house.cast, seed) };
  const defs = table.game === 'inn' ? house.inn.content(table.setup).defs : [];
  const note = ({ e, card = -1, word = '' }: ToldEvent): void => {
    if (e === 'turn') report.turns++;
    else if (e === 'over' && word !== 'evening') report.games++;
    else if (e === 'game-chosen') report.gambled.add(word);
    if (card >= 0 && USES.has(e)) report.used.add(defs[card].key);
  };
  try {
    const closely = (seed - from) % everyth === 0;
    const watched = watch(house.game(table.game), table.setup, seed, { closely, note });
    report.tables++;
    if (table.game === 'evening') report.evenings++;
    report.decisions += watched.decisions;
    report.viewsCompared += watched.viewsCompared;
    report.eventsCompared += watched.eventsCompared;
    for (const pair of pairsOf(table.setup.players)) report.met.add(pair);
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    report.failure = `Table with seed ${seed} (${JSON.stringify(table.setup)}): ${what}`;
  }
}
parentPort?.postMessage(report);
