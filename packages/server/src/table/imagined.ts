/** What a bot over the wire thinks with: a world that its seat could not tell from the real one, and what it has seen. */
import type { WorldTold } from '@taproom/client';
import type { House } from '@taproom/house';
import { luckFrom } from '@taproom/kernel';
import { Refused } from '../refused.ts';
import { randomBelow } from '../secrets.ts';
import type { LiveTable } from './live-table.ts';

export function imagined(house: House, { memory, record }: LiveTable, seat: number): WorldTold {
  if (memory === null || record.status !== 'playing') throw new Refused(409, 'No game is going on.');
  const game = house.game(record.options.game, record.setup);
  const mind = memory.minds[seat];
  // The real state stays here.
  const world = game.imagine(memory.state, seat, mind, luckFrom(randomBelow(2 ** 32)));
  return { game: game.name as WorldTold['game'], seat, question: memory.question, world, memory: mind };
}
