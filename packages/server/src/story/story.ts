/** The whole story of a table, told again from its log for one viewer. */
import type { Story } from '@taproom/client';
import type { AnyGame } from '@taproom/house';
import type { Entry, GameSetup } from '../storage/storage.ts';
import { standing } from '../table/memory.ts';
import { commonEvent, ownEvent } from '../table/wire-event.ts';

export function storyOf(
  game: AnyGame,
  setup: GameSetup,
  entries: readonly Entry[],
  viewer: number,
): Pick<Story, 'events' | 'numbers'> {
  const state = game.create(setup);
  const events: Story['events'] = [];
  const numbers: Story['numbers'] = [];
  let last = '';
  for (const { did } of standing(entries))
    for (const answer of did) {
      for (const event of game.apply(state, answer))
        events.push(ownEvent(game, state, event, viewer) ?? commonEvent(game, state, event));
      const seats = game.numbers(state);
      const now = JSON.stringify(seats);
      if (now !== last) numbers.push({ at: events.length, seats });
      last = now;
    }
  return { events, numbers };
}
