/** A game in a file: its set-up and every answer given, chance included. Played back, it is the same game. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Answer, InnSetup } from '@taproom/inn';
import type { EveningSetup, ParlourAnswer, ParlourSetup } from '@taproom/parlour';
import { Failure, whyUnreadable } from './failure.ts';

export interface SavedGame {
  readonly setup: InnSetup;
  readonly seed?: number;
  readonly log: readonly Answer[];
}

/** A gambling game, or an evening of them. */
export type GamblingLog = { readonly seed?: number; readonly log: readonly ParlourAnswer[] } & (
  | { readonly game: 'parlour'; readonly setup: ParlourSetup }
  | { readonly game: 'evening'; readonly setup: EveningSetup }
);

const VERSION = 1;
const GAMES = ['inn', 'parlour', 'evening'] as const;

export function writeGame(file: string, { setup, seed, log }: SavedGame): void {
  write(file, { taproom: VERSION, game: 'inn', setup, seed }, log);
}

export function writeGambling(file: string, { game, setup, seed, log }: GamblingLog): void {
  write(file, { taproom: VERSION, game, setup, seed }, log);
}

function write(file: string, head: object, log: readonly object[]): void {
  // One answer a line: such files are read and compared by people, too.
  const lines = log.map((answer) => `    ${JSON.stringify(answer)}`).join(',\n');
  const text = `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "log": [\n${lines}\n  ]\n}\n`;
  try {
    writeFileSync(file, text);
  } catch (error) {
    const folder = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Failure(
      `${file} cannot be written: ${folder ? 'there is no such folder' : whyUnreadable(error)}.`,
    );
  }
}

/** Reads a file as far as it can be judged without playing it; whether the answers are legal turns out in play. */
export function readGame(file: string): (SavedGame & { readonly game: 'inn' }) | GamblingLog {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${whyUnreadable(error)}.`);
  }
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw new Failure(`${file} is not the log of a game: it is not JSON (${(error as Error).message}).`);
  }
  if (!isRecord(found) || !('taproom' in found))
    throw new Failure(`${file} is not the log of a game: it lacks \`"taproom": ${VERSION}\`.`);
  const { taproom, game, setup, seed, log } = found;
  if (taproom !== VERSION)
    throw new Failure(
      `${file} is of format ${JSON.stringify(taproom)}; this taproom reads format ${VERSION}.`,
    );
  const known = GAMES.find((name) => name === game);
  if (known === undefined)
    throw new Failure(
      `${file} is a game of ${JSON.stringify(game)}; only ${GAMES.map((name) => `"${name}"`).join(', ')} can be played back.`,
    );
  if (
    !isRecord(setup) ||
    !Array.isArray(setup.players) ||
    !setup.players.every((name) => typeof name === 'string')
  )
    throw new Failure(`${file} is broken: \`setup\` does not list its players.`);
  if (!Array.isArray(log)) throw new Failure(`${file} is broken: \`log\` is not a list of answers.`);
  // What stands in it is judged in play.
  return { game: known, setup, log, ...(typeof seed === 'number' ? { seed } : {}) } as never;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
