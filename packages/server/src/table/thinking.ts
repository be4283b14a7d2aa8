/** How bots think: with the house itself, for bots are functions and stay in their thread. */
import { answerOf, Chair, Late, lineOf, type Bot } from '@taproom/bots';
import type { GameName, House } from '@taproom/house';
import { luckFrom, type AnyAnswer, type AnyMemory, type AnyState, type Types } from '@taproom/kernel';

/** Plain data. */
export interface BotTask {
  readonly id: number;
  readonly bot: string;
  readonly game: string;
  readonly table: string;
  readonly seat: number;
  /** Imagined: the seat could not tell it from the real one, and more than that no thread learns. */
  readonly world: AnyState;
  readonly memory: AnyMemory;
  /** So many milliseconds there are. */
  readonly patience: number;
}

export interface BotAnswer {
  readonly id: number;
  /** Null: nobody in the line had a legal one. */
  readonly answer: AnyAnswer | null;
  /** Why the bot itself did not answer, where it did not. */
  readonly failure?: string;
}

const MANY_SEATS = 5000;

export function openThinking(house: House): (task: BotTask) => BotAnswer {
  const luck = luckFrom(Date.now());

  /** The bots of games under way, each with those who stand in for it: made once for each seat and game. */
  const seated = new Map<string, readonly Bot[]>();

  function lineFor({ table, seat, bot }: BotTask): readonly Bot[] {
    const key = `${table} ${seat} ${bot}`;
    let line = seated.get(key);
    if (line === undefined) {
      if (seated.size >= MANY_SEATS) seated.clear();
      line = lineOf(house.bots, bot);
      seated.set(key, line);
    }
    return line;
  }

  function think(task: BotTask): BotAnswer {
    const { id, seat, world, memory, patience } = task;
    const game = house.game(task.game as GameName, world.setup);
    const answers = game.answers(world, { seat, bare: true });
    const table = new Chair<Types>(game, world, answers, luck, () => memory, patience);
    let failure: string | undefined;
    const line = lineFor(task);
    for (let first = 0; first < Math.max(1, line.length); first++)
      try {
        const answer = answerOf(table, line.slice(first), (bot, why) => {
          if (!(why instanceof Late)) failure ??= `${bot}: ${String(why)}`;
        });
        game.check(world, answer);
        return { id, answer, failure };
      } catch (why) {
        failure ??= String(why);
      }
    return { id, answer: null, failure };
  }

  return think;
}
