/** Runs in the page: a whole game of sharp bots, and how long each of their decisions took. */
import { Guest } from '@taproom/bots';
import { house } from '@taproom/house/own';
import { answerAt, luckFrom, seatTable } from '@taproom/kernel';

const PLAYERS = ['Sera', 'Jasper', 'Torglesnarf', 'Dale'];

/** In milliseconds, in their order; where there is only one answer nobody decides. */
function paceOf(seed: number): number[] {
  const { inn, bots } = house;
  const setup = { players: PLAYERS, asks: 'everybody' } as const;
  const table = seatTable(inn, setup, seed);
  const guests = PLAYERS.map(
    (_, seat) => new Guest({ game: inn, setup, seat, luck: luckFrom(seed + seat), bots, name: 'sharp' }),
  );
  const took: number[] = [];
  for (let asked = inn.question(table.state); asked.kind !== 'over'; asked = inn.question(table.state)) {
    const choices = inn.answers(table.state, { bare: true }).legal.length;
    const begun = performance.now();
    const answer = guests[asked.seat].answer(table.state);
    if (choices > 1) took.push(performance.now() - begun);
    const events = answerAt(inn, table, answer);
    for (const guest of guests) guest.hear(events);
  }
  return took;
}

Object.assign(globalThis, { paceOf });
