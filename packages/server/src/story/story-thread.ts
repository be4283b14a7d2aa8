/** A thread that tells stories: whoever plays does not wait for somebody who wants to read a long one. */
import { parentPort, workerData } from 'node:worker_threads';
import type { House } from '@taproom/house';
import type { Entry, TableRecord } from '../storage/storage.ts';
import { Release } from '../release.ts';
import { storyOf } from './story.ts';

/** In words that can be sent as they are: a page of it is put together from these. */
export interface WrittenStory {
  readonly events: readonly string[];
  /** Whenever a number on a mat changed: how many events there had been, and what is told of it. */
  readonly numbers: readonly { readonly at: number; readonly text: string }[];
}

export interface StoryTask {
  readonly id: number;
  readonly record: TableRecord;
  /** The entries as they are written. */
  readonly log: readonly string[];
  readonly viewer: number;
}

export interface StoryTold {
  readonly id: number;
  readonly story?: WrittenStory;
  readonly error?: string;
}

const { house } = (await import(workerData as string)) as { readonly house: House };

function written({ record, log, viewer }: StoryTask): WrittenStory {
  const game = house.game(record.options.game, record.setup);
  const entries = log.map((body) => JSON.parse(body) as Entry);
  const { events, numbers } = storyOf(game, record.setup!, new Release(house).logOf(record, entries), viewer);
  return {
    events: events.map((event) => JSON.stringify(event)),
    numbers: numbers.map((changed) => ({ at: changed.at, text: JSON.stringify(changed) })),
  };
}

function tell(task: StoryTask): StoryTold {
  const { id } = task;
  try {
    return { id, story: written(task) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: StoryTask) => parentPort?.postMessage(tell(task)));
