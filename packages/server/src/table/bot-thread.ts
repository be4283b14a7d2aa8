/** A thread in which bots think. It opens the house anew, for bots are functions and stay in their thread. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GameName, House } from '@taproom/house';
import { luckFrom, type AnyAnswer } from '@taproom/kernel';

export interface BotTask {
  readonly id: number;
  readonly bot: string;
  readonly game: string;
  /** Plain data. */
  readonly setup: object;
  readonly view: unknown;
  readonly answers: unknown;
}

/** There is one answer only. */
export interface BotTurn {
  readonly id: number;
  readonly only: AnyAnswer;
}

const { house } = (await import(workerData as string)) as { readonly house: House };
const luck = luckFrom(Date.now());

function think({ bot, game, setup, view, answers }: BotTask): AnyAnswer {
  const name = game as GameName;
  const plays = house.bots.get(bot)![name] as (table: object) => AnyAnswer;
  return plays({ setup, content: house.game(name).content(setup), view, answers, luck });
}

parentPort?.on('message', (task: BotTask | BotTurn) => {
  let answer: AnyAnswer | null = null;
  try {
    answer = 'only' in task ? task.only : think(task);
  } catch {
    // The table falls back on a legal answer.
  }
  parentPort?.postMessage({ id: task.id, answer });
});
