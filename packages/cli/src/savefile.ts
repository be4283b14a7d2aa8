/** A game in a file: its set-up and every answer given, chance included. Played back, it is the same game. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { GameName } from '@taproom/house';
import type { AnyAnswer, Proof } from '@taproom/kernel';
import { Failure, whyUnreadable } from './failure.ts';

/** What the set-up of any game says. */
export interface Seated {
  readonly players: readonly string[];
}

export interface SavedGame {
  readonly game: GameName;
  readonly setup: Seated;
  readonly seed?: number;
  readonly log: readonly AnyAnswer[];
  /** What its chance can be checked by; only games of a house have it. */
  readonly fair?: Proof;
}

const VERSION = 1;
const GAMES = ['inn', 'parlour', 'evening'] as const;

export function writeGame(file: string, { game, setup, seed, log }: SavedGame): void {
  const head = { taproom: VERSION, game, setup, seed };
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
export function readGame(file: string): SavedGame {
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
  const { taproom, game, setup, seed, log, fair } = found;
  if (taproom !== VERSION)
    throw new Failure(
      `${file} is of format ${JSON.stringify(taproom)}; this taproom reads format ${VERSION}.`,
    );
  const known = GAMES.find((name) => name === game);
  if (known === undefined)
    throw new Failure(
      `${file} is a game of ${JSON.stringify(game)}; only ${GAMES.map((name) => `"${name}"`).join(', ')} can be played back.`,
    );
  if (!isRecord(setup) || !hasPlayers(setup))
    throw new Failure(`${file} is broken: \`setup\` does not list its players.`);
  if (!Array.isArray(log)) throw new Failure(`${file} is broken: \`log\` is not a list of answers.`);
  const wrong = log.findIndex((answer) => !isAnswer(answer));
  if (wrong >= 0)
    throw new Failure(
      `${file}: answer ${wrong + 1} is not legal at its place: ${JSON.stringify(log[wrong])} is no answer at all.`,
    );
  if (fair !== undefined && !isProof(fair))
    throw new Failure(`${file} is broken: \`fair\` is not what docs/FAIRNESS.md says it is.`);
  return { game: known, setup, log, ...(typeof seed === 'number' && { seed }), ...(fair && { fair }) };
}

const isAnswer = (found: unknown): found is AnyAnswer =>
  isRecord(found) && typeof found.seat === 'number' && typeof found.do === 'string';

const isTextIn = (list: unknown): boolean =>
  Array.isArray(list) && list.every((text) => typeof text === 'string');

/** In its form; whether it holds is another question. */
function isProof(found: unknown): found is Proof {
  if (!isRecord(found)) return false;
  const { commitment, secret, additions, characters, draws } = found;
  return (
    isTextIn([commitment, secret]) &&
    isTextIn(additions) &&
    Array.isArray(characters) &&
    characters.every((picked) => isRecord(picked) && isTextIn(picked.of)) &&
    Array.isArray(draws) &&
    draws.every((draw) => isRecord(draw) && Array.isArray(draw.gave))
  );
}

const hasPlayers = (setup: Record<string, unknown>): setup is Record<string, unknown> & Seated =>
  Array.isArray(setup.players) && setup.players.every((name) => typeof name === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
