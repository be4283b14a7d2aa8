/** A bot at its seat, for whoever hosts a game: keeps what the seat has seen, and sees to it that there is an answer. */
import type { Game, Luck, Types } from '@taproom/kernel';
import type { Bot, BotGame, BotTable, Plays } from './bot.ts';
import { Chair } from './chair.ts';
import type { Temper } from './temper.ts';

/** The bots of a house, by their names. */
export type Bots = ReadonlyMap<string, Bot>;

/** Who sat down, where, and whom to tell when a bot has failed: it threw, or it came too late. */
export interface Invitation<T extends Types> {
  readonly game: Game<T>;
  readonly setup: T['setup'];
  readonly seat: number;
  readonly luck: Luck;
  readonly bots: Bots;
  /** The bot's name. */
  readonly name: string;
  readonly temper?: Temper;
  readonly failed?: (bot: string, why: unknown) => void;
}

/** It has answered, but too late. */
export class Late extends Error {
  constructor() {
    super('It took too long.');
  }
}

/** How a bot plays a game of which nothing is known but its name. */
export function playsOf<T extends Types>(bot: Bot, game: string): Plays<T> {
  const plays: (table: never) => T['answer'] = bot[game as BotGame];
  // Whoever asks by name gives it tables of that game alone.
  return plays as Plays<T>;
}

/** A bot, those who answer in its place, one after the other, and what they answer. */
export function answerOf<T extends Types>(
  table: BotTable<T>,
  line: readonly Bot[],
  failed?: Invitation<T>['failed'],
): T['answer'] {
  const { legal, many } = table.answers;
  if (legal.length === 1 && many === undefined) return legal[0];
  for (const bot of line)
    try {
      const answer = playsOf<T>(bot, table.game.name)(table);
      if (table.timeLeft() < 0) failed?.(bot.name, new Late());
      return answer;
    } catch (why) {
      failed?.(bot.name, why);
    }
  return legal[0];
}

/** Bots by what they are called, and by what they were called before. */
export function named(bots: readonly Bot[]): Bots {
  const all = new Map(bots.map((bot) => [bot.name, bot] as const));
  for (const bot of bots) for (const name of bot.formerly ?? []) if (!all.has(name)) all.set(name, bot);
  return all;
}

/** What they are called now. */
export const namesOf = (bots: Bots): string[] => [...new Set([...bots.values()].map(({ name }) => name))];

/** A bot and whoever stands in for it, each made for this game. */
export function lineOf(bots: Bots, name: string): Bot[] {
  const line: Bot[] = [];
  for (let bot = bots.get(name); bot !== undefined; bot = bots.get(bot.below ?? '')) {
    if (line.some((other) => other.name === bot!.name)) break;
    line.push(bot.anew?.() ?? bot);
  }
  return line;
}

export class Guest<T extends Types> {
  readonly #of: Invitation<T>;
  readonly #line: readonly Bot[];
  /** What has happened and was not thought about yet: a bot that imagines nothing needs no memory. */
  #news: (readonly T['event'][])[] = [];
  #memory: T['memory'] | null = null;

  constructor(invitation: Invitation<T>) {
    this.#of = invitation;
    this.#line = lineOf(invitation.bots, invitation.name);
  }

  /** Everything that happens is told to every guest; each notes what its seat may know of it. */
  hear(events: readonly T['event'][]): void {
    if (events.length > 0) this.#news.push(events);
  }

  /** What the seat has seen. */
  memory(): T['memory'] {
    const { game, setup, seat } = this.#of;
    const memory = (this.#memory ??= game.memory(setup));
    for (const events of this.#news) for (const event of events) game.remember(memory, event, seat);
    this.#news = [];
    return memory;
  }

  /** What the seat is shown: for its bot, or for somebody who thinks in its place. */
  chair(state: T['state'], patience?: number): Chair<T> {
    const { game, seat, luck, temper } = this.#of;
    const answers = game.answers(state, { bare: true, seat });
    const table = new Chair(game, state, answers, luck, () => this.memory(), patience);
    table.temper = temper;
    return table;
  }

  /** A legal answer, whatever the bot does. */
  answer(state: T['state'], patience?: number): T['answer'] {
    const { game, failed } = this.#of;
    const table = this.chair(state, patience);
    const answer = answerOf(table, this.#line, failed);
    try {
      game.check(state, answer);
      return answer;
    } catch (why) {
      failed?.(this.#of.name, why);
      return answerOf(table, this.#line.slice(1), failed);
    }
  }
}
