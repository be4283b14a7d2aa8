/** A thread in which bots think. */
import { parentPort } from 'node:worker_threads';
import { bots } from '@taproom/bots';
import { inn } from '@taproom/cast';
import type { Answer, InnSetup, InnState, InnView } from '@taproom/inn';
import { luckFrom, type Answers } from '@taproom/kernel';

export interface BotTask {
  readonly id: number;
  readonly bot: keyof typeof bots;
  readonly setup: InnSetup;
  readonly view: InnView;
  readonly answers: Answers<Answer>;
}

const luck = luckFrom(Date.now());

parentPort?.on('message', ({ id, bot, setup, view, answers }: BotTask) => {
  let answer: Answer | null = null;
  try {
    // The cards follow from the set-up alone.
    const content = inn.content({ setup } as InnState);
    answer = bots[bot]({ view, answers, content, luck });
  } catch {
    // The table falls back on a legal answer.
  }
  parentPort?.postMessage({ id, answer });
});
