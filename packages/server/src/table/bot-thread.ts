/** A thread in which bots think. */
import { parentPort } from 'node:worker_threads';
import { bots, eveningGamblers, gamblers } from '@taproom/bots';
import { inn } from '@taproom/cast';
import type { InnState } from '@taproom/inn';
import { luckFrom } from '@taproom/kernel';
import { evening } from '@taproom/parlour';
import type { GameAnswer } from './games.ts';

export interface BotTask {
  readonly id: number;
  readonly bot: keyof typeof bots;
  /** The game's name, and plain data. */
  readonly game: string;
  readonly setup: object;
  readonly view: unknown;
  readonly answers: unknown;
}

const luck = luckFrom(Date.now());

function think({ bot, game, setup, view, answers }: BotTask): GameAnswer {
  // The cards follow from the set-up alone.
  if (game === inn.name)
    return bots[bot]({ view, answers, content: inn.content({ setup } as InnState), luck } as never);
  if (game === evening.name) return eveningGamblers[bot]({ view, answers, luck } as never);
  return gamblers[bot]({ view, answers, setup, luck } as never);
}

parentPort?.on('message', (task: BotTask) => {
  let answer: GameAnswer | null = null;
  try {
    answer = think(task);
  } catch {
    // The table falls back on a legal answer.
  }
  parentPort?.postMessage({ id: task.id, answer });
});
