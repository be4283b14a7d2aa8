/** Stories that were asked for: told in a thread of their own, and kept for whoever asks for the same again. */
import { Worker } from 'node:worker_threads';
import type { House } from '@taproom/house';
import { Refused } from '../refused.ts';
import type { TableRecord } from '../storage/storage.ts';
import type { WrittenStory } from './page.ts';
import type { StoryTask, StoryTold } from './story-thread.ts';

/** So many characters of stories are kept: the ones that were asked for last. */
const MOST_KEPT = 32_000_000;

export interface Stories {
  /** `log`: the entries as they are written. */
  of(record: TableRecord, log: readonly string[], viewer: number): Promise<WrittenStory>;
  close(): Promise<void>;
}

interface Kept {
  readonly story: Promise<WrittenStory>;
  size: number;
}

export function openStories({ from }: House): Stories {
  const kept = new Map<string, Kept>();
  const waiting = new Map<
    number,
    { resolve: (story: WrittenStory) => void; reject: (error: Error) => void }
  >();
  let size = 0;
  let thread: Worker | null = null;
  let next = 0;
  let isClosing = false;

  function running(): Worker {
    if (thread !== null) return thread;
    const worker = new Worker(new URL('./story-thread.ts', import.meta.url), { workerData: from });
    thread = worker;
    worker.unref();
    worker.on('message', ({ id, story, error }: StoryTold) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (story !== undefined) asked?.resolve(story);
      else asked?.reject(new Error(error));
    });
    const fail = (): void => {
      thread = null;
      // Whoever closes the house in the middle of a story has nothing to look into.
      const why = isClosing
        ? new Refused(503, 'The house is closing.')
        : new Error('The thread that tells stories has ended.');
      for (const { reject } of waiting.values()) reject(why);
      waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', fail);
    return worker;
  }

  function forget(key: string): void {
    size -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }

  return {
    of(record, log, viewer) {
      // By what it is told from: the table, how far its log has come, and the cards and rules it is played with.
      const { rules, cards } = record.playedWith ?? { rules: 0, cards: '' };
      const key = [record.id, viewer, log.length, rules, cards].join(' ');
      const found = kept.get(key);
      if (found !== undefined) {
        kept.delete(key);
        kept.set(key, found);
        return found.story;
      }
      const id = next++;
      const story = new Promise<WrittenStory>((resolve, reject) => waiting.set(id, { resolve, reject }));
      running().postMessage({ id, record, log, viewer } satisfies StoryTask);
      const keeping: Kept = { story, size: 0 };
      kept.set(key, keeping);
      story.then(
        ({ events, numbers }) => {
          keeping.size = [...events, ...numbers.map(({ text }) => text)].reduce(
            (sum, { length }) => sum + length,
            0,
          );
          size += keeping.size;
          for (const old of kept.keys()) {
            if (size <= MOST_KEPT || old === key) break;
            forget(old);
          }
        },
        () => forget(key),
      );
      return story;
    },
    async close() {
      isClosing = true;
      await thread?.terminate();
    },
  };
}
