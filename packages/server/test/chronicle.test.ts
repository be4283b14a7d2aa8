/** What is kept of a table as it was told is what its log tells, for everybody at it, and it stays small. */
import { retelling } from '@taproom/client';
import { house } from '@taproom/house/own';
import { SPECTATOR, type AnyEvent } from '@taproom/kernel';
import { expect, test } from 'vitest';
import { readKept } from '../../../test/kept-logs/kept.ts';
import { Release } from '../src/release.ts';
import type { Storage, TableRecord } from '../src/storage/storage.ts';
import { Chronicle, toldTo } from '../src/table/chronicle.ts';
import { freshMemory, undoable, undoTo, remember } from '../src/table/memory.ts';
import { Seen } from '../src/table/seen.ts';
import { storyOf } from '../src/story/story.ts';

const release = new Release(house);
const played = readKept().flatMap(({ name, played: one }) =>
  one.game === 'house' ? [{ name, ...one }] : [],
);
/** The longest of them had 220 KB. */
const MOST = 400_000;

test.each(played)('$name', ({ record: kept, entries: log }) => {
  const record: TableRecord = { ...kept, setup: release.setupOf(kept) };
  const entries = release.logOf(kept, log);
  const game = house.game(record.options.game, record.setup);
  const told: string[] = [];
  const storage = { tell: (_table: string, _n: number, body: string) => void told.push(body) } as Storage;
  const seen = new Seen();
  const chronicle = new Chronicle(record, storage, seen);
  const memory = freshMemory(game, game.create(record.setup!));
  for (const entry of entries) {
    const undone = entry.undid ? memory.eventCount - memory.undo!.eventCount : undefined;
    const events: AnyEvent[] = [];
    const to =
      entry.by === undefined || !entry.did.length ? null : undoTo(game, memory, entry.by, entry.did[0]);
    for (const answer of entry.did) events.push(...game.apply(memory.state, answer));
    remember(game, memory, entry, events, false, undoable(game, to, memory, entry.did, events));
    seen.moved();
    if (entry.did.length > 0 || entry.undid) chronicle.keep(game, memory, events, undone);
  }
  expect(told.join('').length).toBeLessThan(MOST);
  const people = record.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  for (const viewer of [SPECTATOR, ...people]) {
    const { events, numbers, moments } = retelling(toldTo(viewer, told));
    const story = storyOf(game, record.setup!, entries, viewer);
    expect(events).toEqual(JSON.parse(JSON.stringify(story.events)));
    expect(numbers.at(-1)).toEqual(story.numbers.at(-1));
    const { view, sees } = moments.at(-1)!;
    expect(view).toEqual(JSON.parse(JSON.stringify(game.open(memory.state))));
    if (viewer >= 0) expect(sees).toEqual(JSON.parse(JSON.stringify(game.own(memory.state, viewer))));
  }
});
