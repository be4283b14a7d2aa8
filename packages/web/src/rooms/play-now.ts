/** A table with bots at once, and a simple character for whoever has never played. */
import { randomLine, type SeatGiven } from '@taproom/client';
import { keepDeal } from '../link/deals.ts';
import { createTableAnywhere, startTable } from '../link/house.ts';
import { lastName } from '../link/seats.ts';
import { words } from '../words/index.ts';
import { expectCoach, wasCoached } from './coach-memory.ts';

const SEATS = 4;
/** Those with one mug, without all that is told of everybody. */
export const SIMPLE = ['Sera', 'Jasper', 'Ygella'] as const;

/** The address of the table. */
export async function playNow(): Promise<string> {
  // The first game is always the same easy one; later ones vary.
  const character = wasCoached() ? SIMPLE[Math.floor(Math.random() * SIMPLE.length)] : SIMPLE[0];
  const seat = await createTableAnywhere({
    name: lastName() || words.home.guest,
    seats: SEATS,
    bots: SEATS - 1,
    characters: [character],
    // Alone against bots nobody is kept waiting: take your time.
    clocks: { window: 0 },
  });
  await startAlone(seat);
  expectCoach(seat.table);
  return `/table/${seat.code || seat.table}`;
}

/** Starts the game at a table that was just opened, with nobody else to wait for. */
export async function startAlone({ table, token, commitment }: SeatGiven): Promise<void> {
  // The house is bound to its secret by now: whatever is added here, it could not have known.
  const addition = randomLine();
  if (commitment !== null) keepDeal(table, commitment, addition);
  await startTable(table, token, false, addition);
}
