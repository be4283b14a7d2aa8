/** Games of bots, and what came of them: the same figures for every game. */
import { Guest, type Bots } from '@taproom/bots';
import {
  answerChance,
  CHANCE,
  isChance,
  luckFrom,
  type AnyAnswer,
  type AnyEvent,
  type Game,
  type Luck,
  type Types,
} from '@taproom/kernel';
import type { Seated } from '../savefile.ts';

/** What a bot made of its seats; of several that are tied, each has its part of the win. */
export interface BotCount {
  games: number;
  wins: number;
  /** Of the wins' squares: what the standard error is made of. */
  squares: number;
  decisions: number;
  milliseconds: number;
  slowest: number;
  /** Questions that somebody else had to answer, or that took too long. */
  failures: number;
}

/** In how many games a player has drawn a card, played it, and how often. */
export interface CardCount {
  drawn: number;
  played: number;
  plays: number;
}

/** Plain data: threads send theirs, and they add up. */
export interface Tally {
  games: number;
  finished: number;
  ties: number;
  decisions: number;
  decisionsOfFinished: number;
  turns: number;
  /** CPU time. */
  seconds: number;
  readonly wins: Record<string, number>;
  readonly byBot: Record<string, BotCount>;
  /** How often what happened: events by what they are called. */
  readonly happened: Record<string, number>;
  readonly cards: Record<string, CardCount>;
  /** What bots that failed said, the first few. */
  readonly complaints: string[];
}

export const emptyTally = (): Tally => ({
  games: 0,
  finished: 0,
  ties: 0,
  decisions: 0,
  decisionsOfFinished: 0,
  turns: 0,
  seconds: 0,
  wins: {},
  byBot: {},
  happened: {},
  cards: {},
  complaints: [],
});

const COMPLAINTS = 5;

/** Adds another tally to one. */
export function addTally(sum: Tally, more: Tally): void {
  addNumbers(sum, more);
  sum.complaints.push(...more.complaints.slice(0, COMPLAINTS - sum.complaints.length));
}

/** Numbers add up, wherever they stand; the slowest of all is the slowest. */
function addNumbers<Kind extends object>(sum: Kind, more: Kind): void {
  const into = sum as Record<string, unknown>;
  for (const [key, value] of Object.entries(more))
    if (key === 'slowest') into[key] = Math.max(Number(into[key] ?? 0), Number(value));
    else if (typeof value === 'number') into[key] = Number(into[key] ?? 0) + value;
    else if (!Array.isArray(value)) addNumbers((into[key] ??= {}) as object, value as object);
}

/** Far more than any game needs: one that passes it counts as not finished. */
const TOO_MANY = 50_000;

/** Who plays what, again and again. Each game has its own luck, so it is the same whoever plays it after which. */
export interface Contest<T extends Types> {
  readonly game: Game<T>;
  readonly bots: Bots;
  readonly seed: number;
  setup(game: number): T['setup'] & Seated;
  /** The bot at each seat; none where nobody is asked. */
  seated(game: number, setup: T['setup'] & Seated): readonly (string | null)[];
  /** How many turns a game took; if nothing else is said, how often another player was asked. */
  turns?(state: T['state']): number;
  /** Who was on one side with whom: those win together. */
  sides?(state: T['state']): readonly (readonly number[])[];
  /** What happened, for whoever counts it; `end`: once the game is over. */
  watch?(setup: T['setup'], tally: Tally): { note(event: AnyEvent): void; end(): void };
}

/** One kind of luck of one game of a seed. */
export const luckOf = (seed: number, game: number, what: number): Luck =>
  luckFrom(seed + ((game * 16 + what + 1) % 0x100000) * 0x100000000);

const CHANCES = 0;
const SETUPS = 15;
export const luckOfSetup = (seed: number, game: number): Luck => luckOf(seed, game, SETUPS);

/** CPU time of this thread in milliseconds; a Node that cannot tell (20, say) has to do with the time on the clock. */
export function cpuTime(): number {
  const used = process.threadCpuUsage?.();
  return used === undefined ? performance.now() : (used.user + used.system) / 1000;
}

/** Plays one game and adds it up. The loop is hot: no labels, no log, no needless view. */
export function playOne<T extends Types>(contest: Contest<T>, game: number, tally: Tally): void {
  const { game: rules, bots, seed } = contest;
  const setup = contest.setup(game);
  const seated = contest.seated(game, setup);
  const watch = contest.watch?.(setup, tally);
  const luck = luckOf(seed, game, CHANCES);
  const counts = seated.map((name) => (name === null ? null : countOf(tally, name)));
  const guests = seated.map((name, seat) => {
    if (name === null) return null;
    const failed = (bot: string, why: unknown): void => {
      counts[seat]!.failures++;
      const text = `${bot}: ${why instanceof Error ? (why.stack ?? why.message) : String(why)}`;
      if (tally.complaints.length < COMPLAINTS) tally.complaints.push(`Game ${game}, ${text}`);
    };
    return new Guest({ game: rules, setup, seat, bots, name, luck: luckOf(seed, game, seat + 1), failed });
  });
  const state = rules.create(setup);
  let decisions = 0;
  let changes = 0;
  let last = CHANCE;
  let question = rules.question(state);
  while (question.kind !== 'over' && decisions < TOO_MANY) {
    let events: T['event'][];
    // Chance answers as its question wants it, in any game.
    if (isChance(question))
      events = rules.apply(state, answerChance(luck, question) as AnyAnswer as T['answer']);
    else {
      const { seat } = question;
      if (seat !== last) changes++;
      last = seat;
      const begun = cpuTime();
      const answer = guests[seat]!.answer(state);
      const took = cpuTime() - begun;
      const count = counts[seat]!;
      count.decisions++;
      count.milliseconds += took;
      if (took > count.slowest) count.slowest = took;
      // The guest has looked whether it is legal.
      events = rules.apply(state, answer, true);
      decisions++;
    }
    for (const guest of guests) guest?.hear(events);
    if (watch) for (const event of events) watch.note(event);
    question = rules.question(state);
  }
  watch?.end();
  tally.games++;
  tally.decisions += decisions;
  for (const name of setup.players) tally.wins[name] ??= 0;
  if (question.kind !== 'over') return;
  tally.finished++;
  tally.decisionsOfFinished += decisions;
  tally.turns += contest.turns?.(state) ?? changes;
  addWins(contest, state, question.winners ?? [], setup.players, counts, tally);
}

function addWins<T extends Types>(
  contest: Contest<T>,
  state: T['state'],
  winners: readonly number[],
  players: readonly string[],
  counts: readonly (BotCount | null)[],
  tally: Tally,
): void {
  const sides = contest.sides?.(state) ?? players.map((_, seat) => [seat]);
  const winning = sides.filter((side) => side.some((seat) => winners.includes(seat)));
  if (winning.length === 1) for (const seat of winners) tally.wins[players[seat]]++;
  else tally.ties++;
  counts.forEach((count, seat) => {
    if (count === null) return;
    const won = winning.some((side) => side.includes(seat)) ? 1 / winning.length : 0;
    count.games++;
    count.wins += won;
    count.squares += won * won;
  });
}

const countOf = (tally: Tally, name: string): BotCount =>
  (tally.byBot[name] ??= {
    games: 0,
    wins: 0,
    squares: 0,
    decisions: 0,
    milliseconds: 0,
    slowest: 0,
    failures: 0,
  });
