/** A thread in which bots think. */
import { parentPort } from 'node:worker_threads';
import { bots, eveningGamblers, gamblers } from '@taproom/bots';
import { inn } from '@taproom/cast';
import type { InnState } from '@taproom/inn';
import { luckFrom } from '@taproom/kernel';
import type { BotView, GameAnswer } from '../games/index.ts';

export interface BotTask {
  readonly id: number;
  readonly bot: keyof typeof bots;
  readonly table: BotView;
}

const luck = luckFrom(Date.now());

function think(bot: BotTask['bot'], { game, setup, view, answers }: BotView): GameAnswer {
  // The cards follow from the set-up alone.
  if (game === 'inn')
    return bots[bot]({ view, answers, content: inn.content({ setup } as InnState), luck } as never);
  // An evening of games is nothing but its players, and what holds for all of them.
  if (!('mode' in setup)) return eveningGamblers[bot]({ view, answers, luck } as never);
  return gamblers[bot]({ view, answers, setup, luck } as never);
}

parentPort?.on('message', ({ id, bot, table }: BotTask) => {
  let answer: GameAnswer | null = null;
  try {
    answer = think(bot, table);
  } catch {
    // The table falls back on a legal answer.
  }
  parentPort?.postMessage({ id, answer });
});
