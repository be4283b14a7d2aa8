/** What is measured: a contender does small batches of work and counts them. */
export interface Counts {
  /** Moves, decisions or copies: what the time is divided by. */
  units: number;
  games: number;
}

export interface Contender {
  /** Does a few milliseconds of work and adds up what it did. */
  batch(counts: Counts): void;
  /** Anything the reader should know. */
  readonly note?: string;
}

/** What a measuring process reports, as one line of JSON. */
export interface Measured extends Counts {
  /** User and system time of the whole process while it was measured, all threads (GC and compiler too). */
  readonly cpu: number;
  readonly wall: number;
  readonly note: string;
}

const load: Readonly<Record<string, () => Promise<Contender>>> = {
  'threes-taproom': async () => (await import('./threes-taproom.ts')).contender,
  'threes-boardgame-io': async () => (await import('./threes-boardgame-io.ts')).contender,
  'inn-random': async () => (await import('./inn-random.ts')).contender,
  'inn-served': async () => (await import('./inn-served.ts')).contender,
  'inn-boardgame-io': async () => (await import('./inn-boardgame-io.ts')).contender,
  'inn-sensible': async () => (await import('./inn-sensible.ts')).contender,
  'rogues-taproom': async () => (await import('./rogues-taproom.ts')).contender,
  'holdem-poker-ts': async () => (await import('./holdem-poker-ts.ts')).contender,
  'copy-taproom': async () => (await import('./inn-copy.ts')).contender('taproom'),
  'copy-structured-clone': async () => (await import('./inn-copy.ts')).contender('structuredClone'),
  'imagine-taproom': async () => (await import('./inn-imagine.ts')).contender,
  'copy-json': async () => (await import('./inn-copy.ts')).contender('json'),
};

export async function contenderNamed(name: string): Promise<Contender> {
  if (!Object.hasOwn(load, name)) throw new Error(`No contender is called "${name}".`);
  return load[name]();
}
