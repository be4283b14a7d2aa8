/** Random games with every invariant checked after every answer. */
import { Worker } from 'node:worker_threads';
import { cast } from '@taproom/cast';
import { parlour } from '@taproom/parlour';
import { pairsOf, type Report, type Share } from '../torture/worker.ts';

const GAMES = parlour.defs.filter((def) => def.insideInn).length;

export interface TortureOptions {
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
  readonly parlour?: boolean;
}

/** Runs the games in parallel; true if nothing broke. */
export async function torture({ games, seed, threads }: TortureOptions): Promise<boolean> {
  const started = Date.now();
  const shares: Share[] = Array.from({ length: threads }, (_, i) => ({
    from: Math.floor((games * i) / threads),
    to: Math.floor((games * (i + 1)) / threads),
    seed,
  }));
  const reports = await Promise.all(shares.map(runShare));
  const sum = (count: (report: Report) => number): number =>
    reports.reduce((n, report) => n + count(report), 0);
  const failures = reports.flatMap((report) => (report.failure === null ? [] : [report.failure]));
  for (const failure of failures) console.log(`FAIL ${failure}`);
  const used = new Set(reports.flatMap((report) => report.used));
  const all = [
    ...cast.characters.flatMap((character) => character.deck),
    ...cast.characters.flatMap(({ boss }) => [
      ...(boss?.deck ?? []),
      ...(boss?.sideDecks ?? []).flatMap(({ cards }) => cards),
    ]),
    ...(cast.automata ?? []).flatMap(
      ({ automaton }) => automaton?.factions.flatMap(({ cards }) => cards) ?? [],
    ),
    ...drinksInDecks(),
    ...(cast.eventDecks ?? []).flatMap(({ cards }) => cards),
    ...(cast.prizes ?? []),
  ];
  const unused = all.filter((def) => !used.has(def.key));
  const met = new Set(reports.flatMap((report) => report.met));
  const pairs = pairsOf(cast.characters.map((character) => character.name));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${sum((r) => r.games)} games to their end in ${seconds} s: ${sum((r) => r.decisions)} decisions, ` +
      `${(
        sum((r) => r.turns) /
        Math.max(
          1,
          sum((r) => r.games),
        )
      ).toFixed(1)} turns a game; ` +
      `${sum((r) => r.viewsCompared)} views and ${sum((r) => r.eventsCompared)} tellings compared with other hidden cards.`,
  );
  const gambled = new Set(reports.flatMap((report) => report.gambled));
  console.log(`Gambling games played in Rounds: ${gambled.size} of ${GAMES}.`);
  console.log(`Cards used: ${all.length - unused.length} of ${all.length}.`);
  console.log(
    `Pairs of characters that met: ${pairs.filter((pair) => met.has(pair)).length} of ${pairs.length}.`,
  );
  if (unused.length > 0)
    console.log(`Never used: ${unused.map((def) => `"${def.title}" (${def.key})`).join(', ')}.`);
  // A check that never compared anything would prove nothing.
  const compared =
    games < 20 || (sum((r) => r.viewsCompared) > games && sum((r) => r.eventsCompared) > games);
  if (!compared) console.log('FAIL Too few comparisons with other hidden cards.');
  return failures.length === 0 && compared;
}

/** The Drinks of the decks; what stands only in the house stock comes up when somebody asks for it. */
function drinksInDecks(): (typeof cast.drinks)[number][] {
  const keys = new Set(cast.drinkDecks.flatMap((deck) => deck.cards.map((card) => card.key)));
  return cast.drinks.filter((def) => keys.has(def.key));
}

function runShare(share: Share): Promise<Report> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../torture/worker.ts', import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
