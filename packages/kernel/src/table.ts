import { answerChance, luckFrom, type ChanceQuestion, type Luck } from './chance.ts';
import { CHANCE, type AnyAnswer, type AnyQuestion, type Game } from './game.ts';

/**
 * A game being played, with its luck and its log. The log of answers, chance included, is the save:
 * played again from the same set-up it gives the same game, on any machine.
 */
export interface Table<State, Answer extends AnyAnswer> {
  state: State;
  luck: Luck;
  log: Answer[];
}

type AnyGame<S, U, A extends AnyAnswer, Q extends AnyQuestion, E, V> = Game<S, U, A, Q, E, V>;

/** Sets a table and lets chance answer up to the first question for a player. */
export function seatTable<S, U, A extends AnyAnswer, Q extends AnyQuestion, E, V>(
  game: AnyGame<S, U, A, Q, E, V>,
  setup: U,
  seed: number,
  events?: E[],
): Table<S, A> {
  const table: Table<S, A> = { state: game.create(setup), luck: luckFrom(seed), log: [] };
  settle(game, table, events);
  return table;
}

/** One answer of a player, and all that chance has to answer after it. */
export function answerAt<S, U, A extends AnyAnswer, Q extends AnyQuestion, E, V>(
  game: AnyGame<S, U, A, Q, E, V>,
  table: Table<S, A>,
  answer: A,
): E[] {
  const events = game.apply(table.state, answer);
  table.log.push(answer);
  settle(game, table, events);
  return events;
}

/** What chance answers; a game may ask other things that are for no seat, such as whether to go on. */
const CHANCE_KINDS: ReadonlySet<string> = new Set<ChanceQuestion['kind']>(['shuffle', 'pick', 'dice']);

function settle<S, U, A extends AnyAnswer, Q extends AnyQuestion, E, V>(
  game: AnyGame<S, U, A, Q, E, V>,
  table: Table<S, A>,
  events?: E[],
): void {
  let question = game.question(table.state);
  while (question.seat === CHANCE && CHANCE_KINDS.has(question.kind)) {
    const answer = answerChance(table.luck, question as unknown as ChanceQuestion) as unknown as A;
    const happened = game.apply(table.state, answer);
    table.log.push(answer);
    if (events) for (const event of happened) events.push(event);
    question = game.question(table.state);
  }
}

/** Plays a log back from its set-up. `each` sees every answer after it was applied, with its events. */
export function replay<S, U, A extends AnyAnswer, Q extends AnyQuestion, E, V>(
  game: AnyGame<S, U, A, Q, E, V>,
  setup: U,
  log: readonly A[],
  each?: (state: S, answer: A, events: E[], index: number) => void,
): S {
  const state = game.create(setup);
  log.forEach((answer, index) => {
    const events = game.apply(state, answer);
    each?.(state, answer, events, index);
  });
  return state;
}
