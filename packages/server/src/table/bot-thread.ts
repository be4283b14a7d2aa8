/** A thread in which bots think. */
import { parentPort } from 'node:worker_threads';
import { house } from '@taproom/house/own';
import { luckFrom } from '@taproom/kernel';
import type { GameName } from '@taproom/house';
import type { GameAnswer } from './games.ts';

export interface BotTask {
  readonly id: number;
  readonly bot: string;
  readonly game: string;
  /** Plain data. */
  readonly setup: object;
  readonly view: unknown;
  readonly answers: unknown;
}

const luck = luckFrom(Date.now());

function think({ bot, game, setup, view, answers }: BotTask): GameAnswer {
  const name = game as GameName;
  const plays = house.bots.get(bot)![name] as (table: object) => GameAnswer;
  return plays({ setup, content: house.game(name).content(setup), view, answers, luck });
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
