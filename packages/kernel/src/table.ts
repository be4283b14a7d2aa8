import { chanceOf, isChance, luckFrom, type Chance } from './chance.ts';
import type { AnyAnswer, Game, Types } from './game.ts';

/**
 * A game being played, with its chance and its log. The log of answers, chance included, is the save:
 * played again from the same set-up it gives the same game, on any machine.
 */
export interface Table<State, Answer extends AnyAnswer> {
  state: State;
  readonly chance: Chance;
  log: Answer[];
}

/** Sets a table and lets chance, or the seed of one, answer up to the first question for a player. */
export function seatTable<T extends Types>(
  game: Game<T>,
  setup: T['setup'],
  from: number | Chance,
  events?: T['event'][],
): Table<T['state'], T['answer']> {
  const chance = typeof from === 'number' ? chanceOf(luckFrom(from)) : from;
  const table: Table<T['state'], T['answer']> = { state: game.create(setup), chance, log: [] };
  settle(game, table, events);
  return table;
}

/** One answer of a player, and all that chance has to answer after it. */
export function answerAt<T extends Types>(
  game: Game<T>,
  table: Table<T['state'], T['answer']>,
  answer: T['answer'],
): T['event'][] {
  const events = game.apply(table.state, answer);
  table.log.push(answer);
  settle(game, table, events);
  return events;
}

function settle<T extends Types>(
  game: Game<T>,
  table: Table<T['state'], T['answer']>,
  events?: T['event'][],
): void {
  let question = game.question(table.state);
  while (isChance(question)) {
    const answer = table.chance(question) as AnyAnswer as T['answer'];
    const happened = game.apply(table.state, answer);
    table.log.push(answer);
    if (events) for (const event of happened) events.push(event);
    question = game.question(table.state);
  }
}

/** Plays a log back from its set-up. `each` sees every answer after it was applied, with its events. */
export function replay<T extends Types>(
  game: Game<T>,
  setup: T['setup'],
  log: readonly T['answer'][],
  each?: (state: T['state'], answer: T['answer'], events: T['event'][], index: number) => void,
): T['state'] {
  const state = game.create(setup);
  log.forEach((answer, index) => {
    const events = game.apply(state, answer);
    each?.(state, answer, events, index);
  });
  return state;
}
