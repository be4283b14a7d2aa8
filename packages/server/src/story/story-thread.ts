/** A thread that tells stories: whoever plays does not wait for somebody who wants to read a long one. */
import { parentPort, workerData } from 'node:worker_threads';
import type { House } from '@taproom/house';
import type { TableRecord } from '../storage/storage.ts';
import type { WrittenStory } from './page.ts';
import { writtenStory } from './story.ts';

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

function tell(task: StoryTask): StoryTold {
  const { id, record, log, viewer } = task;
  try {
    return { id, story: writtenStory(house, record, log, viewer) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: StoryTask) => parentPort?.postMessage(tell(task)));
