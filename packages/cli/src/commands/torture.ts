/** `taproom torture`: random games, with everything that must hold checked after every answer. */
import { Worker } from 'node:worker_threads';
import type { House } from '@taproom/house';
import type { CardDef, Cast } from '@taproom/inn';
import { Failure } from '../failure.ts';
import { pairsOf } from '../torture/inn-table.ts';
import type { Counts, Report, Share } from '../torture/worker.ts';

export interface TortureOptions {
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
  /** Gambling games and evenings of them instead of the inn. */
  readonly parlour?: boolean;
}

/** Of more gambling tables than this only one in so many is compared with twins and other hidden cards: those cost most. */
const MANY = 20_000;
const CLOSELY = 7;

/** Runs the games in parallel; 0 if nothing broke. */
export async function torture(house: House, options: TortureOptions): Promise<number> {
  const { games, seed, threads, parlour = false } = options;
  const { from: module } = house;
  if (module === undefined)
    throw new Failure('A house is opened in threads from the module that exports it.');
  const started = Date.now();
  const everyth = parlour && games > MANY ? CLOSELY : 1;
  const shares = Array.from({ length: threads }, (_, i): Share => ({
    house: module,
    parlour,
    from: seed + Math.floor((games * i) / threads),
    to: seed + Math.floor((games * (i + 1)) / threads),
    everyth,
  }));
  const reports = await Promise.all(shares.map(runShare));
  const sum = (what: keyof Counts): number => reports.reduce((n, report) => n + report[what], 0);
  const failures = reports.flatMap(({ failure }) => (failure === null ? [] : [failure]));
  for (const failure of failures) console.log(`FAIL ${failure}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const tables = sum('tables');
  const ended = `${sum('games')} games to their end in ${seconds} s: ${sum('decisions')} decisions`;
  const views = sum('viewsCompared');
  const events = sum('eventsCompared');
  const compared = `${views} views and ${events} tellings compared with other hidden cards.`;
  if (parlour)
    console.log(
      `${tables} gambling tables (${sum('evenings')} of them evenings of Adventurer’s Choice), ` +
        `${ended}, no coin lost; ${compared}`,
    );
  else {
    const turns = sum('turns') / Math.max(1, tables);
    console.log(`${ended}, ${turns.toFixed(1)} turns a game; ${compared}`);
    for (const line of reachedLines(house, reports)) console.log(line);
  }
  // A check that never compared anything would prove nothing.
  const enough = games < 20 || (views > games && events > games);
  if (!enough) console.log('FAIL Too few comparisons with other hidden cards.');
  return failures.length === 0 && enough ? 0 : 1;
}

/** How much of the house came up. */
function reachedLines({ cast, parlour }: House, reports: readonly Report[]): string[] {
  const all = (of: (report: Report) => ReadonlySet<string>): Set<string> =>
    new Set(reports.flatMap((report) => [...of(report)]));
  const gambled = [...all((r) => r.gambled)];
  const games = parlour.defs.filter(({ insideInn }) => insideInn);
  const played = games.filter(({ name }) => gambled.some((words) => words.startsWith(name)));
  const cards = cardsOf(cast);
  const used = all((r) => r.used);
  const unused = cards.filter(({ key }) => !used.has(key));
  const met = all((r) => r.met);
  const pairs = pairsOf(cast.characters.map(({ name }) => name));
  return [
    `Gambling games played in Rounds: ${played.length} of ${games.length}.`,
    `Cards used: ${cards.length - unused.length} of ${cards.length}.`,
    `Pairs of characters that met: ${pairs.filter((pair) => met.has(pair)).length} of ${pairs.length}.`,
    ...(unused.length === 0
      ? []
      : [`Never used: ${unused.map(({ title, key }) => `"${title}" (${key})`).join(', ')}.`]),
  ];
}

/** All cards that can be dealt; a Drink that stands only in the house stock comes up when somebody asks for it. */
function cardsOf({
  characters,
  automata = [],
  drinkDecks,
  drinks,
  eventDecks = [],
  prizes = [],
}: Cast): CardDef[] {
  const poured = new Set(drinkDecks.flatMap(({ cards }) => cards.map(({ key }) => key)));
  return [
    ...characters.flatMap(({ deck }) => deck),
    ...characters.flatMap(({ boss }) => [
      ...(boss?.deck ?? []),
      ...(boss?.sideDecks ?? []).flatMap(({ cards }) => cards),
    ]),
    ...automata.flatMap(({ automaton }) => automaton?.factions.flatMap(({ cards }) => cards) ?? []),
    ...drinks.filter(({ key }) => poured.has(key)),
    ...eventDecks.flatMap(({ cards }) => cards),
    ...prizes,
  ];
}

function runShare(share: Share): Promise<Report> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../torture/worker.ts', import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
