/** Packs that somebody has tampered with: each is refused with a sentence, or plays clean games within its limits. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { House } from '@taproom/house';
import {
  beginPack,
  LIMITS,
  readPack,
  type Cast,
  type EventFile,
  type GamblingFile,
  type PackFile,
} from '@taproom/inn';
import { parlour } from '@taproom/parlour';
import { below, luckFrom } from '@taproom/kernel';
import { root } from '../places.ts';
import { watch } from '../torture/watch.ts';
import { guestGambling, guestTable } from './guest-table.ts';
import { mutated, vocabularyOf } from './mutations.ts';
import { newPack } from '@taproom/cast/new-pack';

export interface MutantsOptions {
  readonly mutations: number;
  readonly games: number;
  readonly seed: number;
}

export interface MutantsReport {
  refused: number;
  played: number;
  games: number;
  decisions: number;
  /** The longest game, in decisions. */
  longest: number;
  /** CPU time in milliseconds: of the slowest game, and of the slowest reading. */
  slowestGame: number;
  slowestReading: number;
  /** In megabytes. */
  memory: number;
  readonly failures: string[];
}

/** No game may take longer, in CPU time, and no pack may take longer to read; nor may all of them fill the memory. */
const SLOW_GAME = 3000;
const SLOW_READING = 300;
const MUCH_MEMORY = 1000;
const MANY_FAILURES = 10;

/** Sound ones: ours, the one to begin with, each of our characters as far as a pack can say it, and what is nobody's. */
export function soundPacks({ cast }: House): PackFile[] {
  const kitchen = JSON.parse(readFileSync(join(root, 'packs/kitchen.json'), 'utf8')) as PackFile;
  const { characters: _characters, ...others } = kitchen;
  const { drinks: _drinks, ...small } = others;
  return [
    kitchen,
    others,
    small,
    { ...small, gambling: undefined, prizes: undefined, events: eventsOf(cast).slice(0, LIMITS.events) },
    { ...small, events: undefined, prizes: undefined, gambling: gamesInTheirOrder() },
    newPack('Pip'),
    ...cast.characters.map((character) => beginPack(character, 'Tried').file),
  ].map((pack) => JSON.parse(JSON.stringify(pack)) as PackFile);
}

/** The Events of the house as a pack says them. */
const eventsOf = ({ eventDecks = [] }: Cast): EventFile[] =>
  (eventDecks.find(({ kind }) => kind === 'dungeon')?.cards ?? [])
    .filter(({ event }) => event?.enacts === undefined)
    .map(({ title, event, uses }) => ({
      title,
      level: event?.level ?? 1,
      effects: event?.effects ?? [],
      ...(uses.length > 0 && {
        uses: uses.map(({ label, effects, types }) => ({
          label,
          effects,
          ...(types && { as: 'action' as const }),
        })),
      }),
    }));

/** Each game whose Order of Play may be told anew, in the book's. */
const gamesInTheirOrder = (): GamblingFile[] =>
  parlour.defs
    .filter(({ retold }) => retold !== undefined)
    .map(({ id, name, script }) => ({
      title: name,
      game: id,
      order: script({ game: id, players: [], mode: 'betting' })
        .slice(1, -1)
        .map((step) =>
          step.do === 'deal' || step.do === 'bet' || step.do === 'exchange' ? step : { do: 'game' },
        ),
    }));

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export function playMutants(house: House, { mutations, games, seed }: MutantsOptions): MutantsReport {
  const packs = soundPacks(house);
  const vocabulary = vocabularyOf(packs);
  const report: MutantsReport = {
    refused: 0,
    played: 0,
    games: 0,
    decisions: 0,
    longest: 0,
    slowestGame: 0,
    slowestReading: 0,
    memory: 0,
    failures: [],
  };
  for (let n = 0; n < mutations && report.failures.length < MANY_FAILURES; n++) {
    const luck = luckFrom(seed + n);
    const mutant = mutated(packs[below(luck, packs.length)], vocabulary, luck);
    try {
      playMutant(house, mutant, games, seed + n, report);
    } catch (error) {
      const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
      report.failures.push(`Mutation ${seed + n}: ${what}`);
    }
  }
  return report;
}

function playMutant(house: House, mutant: unknown, games: number, seed: number, report: MutantsReport): void {
  const begun = cpu();
  const { pack, mistakes } = readPack(mutant, house.cast);
  report.slowestReading = Math.max(report.slowestReading, cpu() - begun);
  if (report.slowestReading > SLOW_READING) throw new Error(`Reading it took ${cpu() - begun} ms.`);
  if (pack === null) {
    if (!mistakes.every((mistake) => mistake.endsWith('.')))
      throw new Error(`No sentence: ${mistakes.join('\n')}`);
    report.refused++;
    return;
  }
  report.played++;
  // What has no mistakes is such a file.
  const packs = [mutant as PackFile];
  const guests = (pack.characters ?? []).map(({ name }) => name);
  for (let game = 0; game < games; game++) {
    const setup = guestTable(house, guests, seed * 1000 + game, packs);
    const before = cpu();
    // Every tenth is watched closely once: copies, saves and secrets are compared then.
    const closely = game === 0 && seed % 10 === 0;
    const { decisions } = watch(house.game('inn'), setup, seed * 1000 + game, { closely });
    const took = cpu() - before;
    report.games++;
    report.decisions += decisions;
    report.longest = Math.max(report.longest, decisions);
    if (game > 0) report.slowestGame = Math.max(report.slowestGame, took);
    if (game > 0 && took > SLOW_GAME) throw new Error(`Game ${game} took ${Math.round(took)} ms.`);
  }
  if (pack.gambling)
    for (let game = 0; game < games; game++) {
      const setup = guestGambling(pack.gambling, seed * 1000 + game);
      const { decisions } = watch(house.game('parlour'), setup, seed * 1000 + game);
      report.games++;
      report.decisions += decisions;
    }
  // Of this thread: others may be busy with something else.
  report.memory = Math.max(report.memory, Math.round(process.memoryUsage().heapUsed / 1e6));
  if (report.memory > MUCH_MEMORY) throw new Error(`${report.memory} MB are in use.`);
}
