/** The whole story of a table, told again from its log for one viewer. */
import type { Story } from '@taproom/client';
import type { AnyGame, House } from '@taproom/house';
import { Release } from '../release.ts';
import type { Entry, GameSetup, TableRecord } from '../storage/storage.ts';
import { standing } from '../table/memory.ts';
import { commonEvent, ownEvent } from '../table/wire-event.ts';
import type { WrittenStory } from './page.ts';

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

/** `log`: the entries as they are written. */
export function writtenStory(
  house: House,
  record: TableRecord,
  log: readonly string[],
  viewer: number,
): WrittenStory {
  const game = house.game(record.options.game, record.setup);
  const entries = log.map((body) => JSON.parse(body) as Entry);
  const { events, numbers } = storyOf(game, record.setup!, new Release(house).logOf(record, entries), viewer);
  return {
    events: events.map((event) => JSON.stringify(event)),
    numbers: numbers.map((changed) => ({ at: changed.at, text: JSON.stringify(changed) })),
  };
}
