/** Who plays whom: from what was asked for when a table was opened to a set-up that can be played. */
import { randomInt } from 'node:crypto';
import { cast, inn } from '@taproom/cast';
import type { CreateTable } from '@taproom/client';
import { characterNamed, type InnSetup } from '@taproom/inn';
import { BadSetup } from '@taproom/kernel';
import { Refused } from './refused.ts';
import type { SeatRecord } from './storage/storage.ts';

export function nameOf(character: string): string {
  try {
    return characterNamed(cast, character).name;
  } catch (error) {
    throw asRefusal(error);
  }
}

/** Everybody who has no character yet gets one that nobody else has. */
export function surprises(seats: readonly SeatRecord[]): SeatRecord[] {
  const free = cast.characters
    .map(({ name }) => name)
    .filter((name) => !seats.some(({ character }) => character === name));
  return seats.map((seat) => {
    const character = seat.character || free.splice(randomInt(free.length), 1)[0];
    return { ...seat, character, name: seat.kind === 'bot' ? `${character} (bot)` : seat.name };
  });
}

export function setupOf({ variants }: CreateTable, seats: readonly SeatRecord[]): InnSetup {
  return { players: seats.map(({ character }) => character), ...variants };
}

export function checked(setup: InnSetup): void {
  try {
    inn.create(setup);
  } catch (error) {
    throw asRefusal(error);
  }
}

function asRefusal(error: unknown): unknown {
  return error instanceof BadSetup ? new Refused(400, error.message) : error;
}
