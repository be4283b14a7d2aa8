/** How bots think: with the house itself, for bots are functions and stay in their thread. */
import {
  answerOf,
  Chair,
  hintsFor,
  Late,
  lineOf,
  reasonFor,
  temperAt,
  type Bot,
  type Reason,
  type Temper,
  type Weighed,
  type Witnessed,
} from '@taproom/bots';
import type { GameName, House } from '@taproom/house';
import type { InnMemory, InnSetup, InnState, InnTypes } from '@taproom/inn';
import {
  luckFrom,
  type AnyAnswer,
  type AnyMemory,
  type AnyState,
  type Game,
  type Types,
} from '@taproom/kernel';

/** Plain data. */
export interface BotTask {
  readonly id: number;
  /** What is wanted: an answer, what somebody good would do, or why somebody may have played this. */
  readonly wants: 'answer' | 'hints' | AnyAnswer;
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
  readonly hints?: readonly Weighed[];
  readonly reason?: Reason;
  /** Why the bot itself did not answer, where it did not. */
  readonly failure?: string;
}

const MANY_SEATS = 5000;

/** How the bot of a seat is minded: at the inn everybody is, and everybody knows. */
const temperOf = ({ game, seat, world }: BotTask): Temper | undefined =>
  game === 'inn' ? temperAt((world.setup as InnSetup).players, seat) : undefined;

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
    table.temper = temperOf(task);
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

  /** For somebody who asks what to do, or why another one did something. Only at the inn anybody may. */
  function advise(task: BotTask): BotAnswer {
    const { id, seat, world, memory, patience, wants } = task;
    const game = house.game('inn', world.setup) as Game<Types> as Game<InnTypes>;
    // What is sent with such a task is the inn's.
    const { before, mind } = { before: world, mind: memory } as { before: InnState; mind: InnMemory };
    if (wants === 'hints') {
      const answers = game.answers(before, { seat, bare: true });
      const table = new Chair(game, before, answers, luck, () => mind, patience);
      return { id, answer: null, hints: hintsFor(table) };
    }
    const due = performance.now() + patience;
    const timeLeft = (): number => due - performance.now();
    const answer = wants as Witnessed['answer'];
    const reason = reasonFor({ game, before, answer, asker: seat, memory: mind, luck, timeLeft });
    return { id, answer: null, reason };
  }

  return (task) => {
    if (task.wants === 'answer') return think(task);
    try {
      return advise(task);
    } catch (why) {
      return { id: task.id, answer: null, failure: String(why) };
    }
  };
}
