/** Many games of bots, and what came of them: the same figures for every game. */
import { Chair, type Plays } from '@taproom/bots';
import {
  answerChance,
  CHANCE,
  isChance,
  luckFrom,
  type AnyAnswer,
  type Game,
  type Luck,
  type Types,
} from '@taproom/kernel';
import type { Seated } from './savefile.ts';

export interface Simulation {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly ties: number;
  readonly meanTurns: number;
  readonly meanDecisions: number;
}

/** Far more than any game needs: one that passes it counts as not finished. */
const TOO_MANY = 50_000;

/** Who plays what, again and again. */
export interface Contest<T extends Types> {
  readonly game: Game<T>;
  readonly plays: Plays<T>;
  /** Of the next game. */
  setup(): T['setup'] & Seated;
  /** How many turns a game took; if nothing else is said, how often another player was asked. */
  turns?(state: T['state']): number;
  /** Who was on one side with whom: those win together. */
  sides?(state: T['state']): readonly (readonly number[])[];
}

/** Who won, null if it did not end, and how often another player was asked. The loop is hot: no labels, no log, no needless view. */
function playOne<T extends Types>({ game, plays }: Contest<T>, setup: T['setup'], luck: Luck, minds: Luck) {
  const state = game.create(setup);
  let decisions = 0;
  let changes = 0;
  let last = CHANCE;
  let question = game.question(state);
  while (question.kind !== 'over' && decisions < TOO_MANY) {
    // Chance answers as its question wants it, in any game.
    if (isChance(question)) game.apply(state, answerChance(luck, question) as AnyAnswer as T['answer']);
    else {
      if (question.seat !== last) changes++;
      last = question.seat;
      game.apply(state, plays(new Chair(game, state, game.answers(state, { bare: true }), minds)));
      decisions++;
    }
    question = game.question(state);
  }
  const winners = question.kind === 'over' ? (question.winners ?? []) : null;
  return { state, decisions, changes, winners };
}

/** Plays so many games, one after the other, and adds them up with the CPU time they took. */
export function playMany<T extends Types>(games: number, seed: number, contest: Contest<T>): Simulation {
  const luck = luckFrom(seed + 1);
  const minds = luckFrom(seed + 2);
  const wins: Record<string, number> = {};
  const totals = { finished: 0, ties: 0, decisions: 0, inFinished: 0, turns: 0 };
  const begun = process.cpuUsage();
  for (let game = 0; game < games; game++) {
    const setup = contest.setup();
    const { state, decisions, changes, winners } = playOne(contest, setup, luck, minds);
    for (const name of setup.players) wins[name] ??= 0;
    totals.decisions += decisions;
    if (winners === null) continue;
    totals.finished++;
    totals.inFinished += decisions;
    totals.turns += contest.turns?.(state) ?? changes;
    const sides = contest.sides?.(state) ?? [];
    const together = sides.some((side) => winners.every((seat) => side.includes(seat)));
    if (winners.length === 1 || together) for (const seat of winners) wins[setup.players[seat]]++;
    else totals.ties++;
  }
  const used = process.cpuUsage(begun);
  const seconds = (used.user + used.system) / 1e6;
  const { finished, ties, decisions } = totals;
  return {
    games,
    finished,
    decisions,
    seconds,
    gamesPerSecond: rate(games, seconds),
    decisionsPerSecond: rate(decisions, seconds),
    wins,
    ties,
    meanTurns: rate(totals.turns, finished),
    meanDecisions: rate(totals.inFinished, finished),
  };
}

const rate = (n: number, per: number): number => (per > 0 ? Math.round((n / per) * 100) / 100 : 0);
