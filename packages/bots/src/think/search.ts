/**
 * Thinks ahead: tries each answer in imagined worlds, lets the regular play everybody on to the beginning of a turn, and
 * asks the value model how it stands. In one world all answers have the same luck, and the worse half of them is given up
 * after each part of the work. So much work is counted, never timed: the same luck gives the same answer.
 */
import { answerChance, below, HOUSE, isChance, luckFrom, type Luck } from '@taproom/kernel';
import type { Answer, Content, InnState, InnTypes } from '@taproom/inn';
import type { BotTable } from '../bot.ts';
import { passAll } from '../inn/choosing.ts';
import type { Deciding } from '../inn/mind.ts';
import { atAGlance, regularGuest } from '../inn/regular.ts';
import { PLAIN, type Temper } from '../temper.ts';
import { candidatesOf } from './candidates.ts';
import type { Value } from './value.ts';

export interface Thinking {
  /** How many futures are looked at for a question, all its answers together. */
  readonly futures: number;
  /** How many turns ahead, at a table of four. */
  readonly turns: number;
  readonly value: Value;
  readonly temper?: Temper;
}

/** What was found out about an answer. */
export interface Weighed {
  readonly answer: Answer;
  /** The chance to win after it, and how far that may be off (one standard error). */
  readonly chance: number;
  readonly error: number;
  /** The chance to be still in the game at the beginning of the turn that was looked at. */
  readonly stays: number;
  /** What one's side has lost (below 0) or gained until then, on average: of what keeps it awake, and of Gold. */
  readonly life: number;
  readonly gold: number;
  readonly futures: number;
}

const UNWEIGHED = { chance: NaN, error: NaN, stays: NaN, life: NaN, gold: NaN, futures: 0 };

/** An answer other than the first must lead it by so many standard errors. */
const LEAD = 0.7;

/** Far more than any turn needs. */
const TOO_MANY = 2000;

/** Whose futures are looked at, and where they begin. */
export interface Outlook extends Pick<
  BotTable<InnTypes>,
  'game' | 'content' | 'luck' | 'timeLeft' | 'imagine'
> {
  readonly seat: number;
}

/** All answers that were looked at, the best first. */
export function weigh(table: BotTable<InnTypes>, thinking: Thinking): Weighed[] {
  const first = regularGuest(table, thinking.temper);
  const candidates = candidatesOf(table.answers, first, atAGlance(table, thinking.temper));
  if (candidates.length === 1) return [{ answer: first, ...UNWEIGHED }];
  const { game, content, luck } = table;
  const outlook = {
    game,
    content,
    luck,
    seat: table.answers.seat,
    timeLeft: () => table.timeLeft(),
    imagine: () => table.imagine(),
  };
  return compare(outlook, candidates, thinking);
}

/** These answers, the best first; the first of them is what the others are compared with. Last those that were given up. */
export function compare(table: Outlook, candidates: readonly Answer[], thinking: Thinking): Weighed[] {
  const trials = candidates.map((answer) => new Trial(answer));
  const halvings = Math.max(1, Math.ceil(Math.log2(trials.length)));
  let left = trials;
  for (let part = 0; part < halvings && left.length > 1; part++) {
    let futures = thinking.futures / halvings;
    let isLate = false;
    do {
      const before = table.timeLeft();
      tryAll(table, left, thinking);
      // Where there is no time for another round like this one, none is begun.
      isLate = table.timeLeft() <= before - table.timeLeft();
      futures -= left.length;
    } while (futures > 0 && !isLate && !isDecided(left));
    if (isLate || isDecided(left)) break;
    if (part === halvings - 1) break;
    const best = left.toSorted((a, b) => b.mean - a.mean).slice(0, Math.ceil(left.length / 2));
    // The first stays, for the others to be compared with.
    left = best.includes(trials[0]) ? best : [trials[0], ...best];
  }
  const given = trials.filter((trial) => !left.includes(trial)).toSorted((a, b) => b.mean - a.mean);
  return [...ranked(left), ...given.map((trial) => trial.weighed())];
}

/** After so many worlds it is looked at whether more could change anything. */
const ENOUGH = 12;
/** By so many standard errors the best must be ahead of all others. */
const CLEARLY = 3;
/** As little as this is nothing. */
const NOTHING = 0.002;

/** Whether one is clearly the best, or all are as good as each other. */
function isDecided(trials: readonly Trial[]): boolean {
  if (trials[0].count < ENOUGH) return false;
  const best = trials.reduce((a, b) => (b.mean > a.mean ? b : a));
  return (
    trials.every(
      (other) => other === best || best.mean - other.mean > CLEARLY * (best.leadError + other.leadError),
    ) || trials.every((other) => Math.abs(other.mean - trials[0].mean) + 2 * other.leadError < NOTHING)
  );
}

/** Those that lead the first clearly, then the first, then the rest. */
function ranked(trials: readonly Trial[]): Weighed[] {
  return trials.toSorted((a, b) => b.lead - a.lead).map((trial) => trial.weighed());
}

class Trial {
  readonly answer: Answer;
  count = 0;
  sum = 0;
  squares = 0;
  /** Of the difference to the first, in the same worlds. */
  leads = 0;
  leadSquares = 0;
  stays = 0;
  life = 0;
  gold = 0;
  constructor(answer: Answer) {
    this.answer = answer;
  }
  weighed(): Weighed {
    const { answer, count, mean, error, stays, life, gold } = this;
    return {
      answer,
      chance: mean,
      error,
      stays: stays / count,
      life: life / count,
      gold: gold / count,
      futures: count,
    };
  }
  get mean(): number {
    return this.sum / Math.max(1, this.count);
  }
  get error(): number {
    return errorOf(this.sum, this.squares, this.count);
  }
  /** By how much it is better than the first, less what that may be off. */
  get lead(): number {
    if (this.leads === 0 && this.leadSquares === 0) return 0;
    return this.leads / this.count - LEAD * this.leadError;
  }
  /** How far off that may be: of the first there is nothing to be off. */
  get leadError(): number {
    return this.leadSquares === 0 ? 0 : errorOf(this.leads, this.leadSquares, this.count);
  }
  note(chance: number, first: number): void {
    this.count++;
    this.sum += chance;
    this.squares += chance * chance;
    const lead = chance - first;
    this.leads += lead;
    this.leadSquares += lead * lead;
  }
}

const errorOf = (sum: number, squares: number, count: number): number => {
  const mean = sum / count;
  return Math.sqrt(Math.max(1e-9, squares / count - mean * mean) / count);
};

/** Every answer in one and the same world. */
function tryAll(table: Outlook, trials: readonly Trial[], thinking: Thinking): void {
  const { game, luck, content, seat } = table;
  const world = table.imagine();
  const seed = below(luck, 0x7fffffff);
  const until = world.turns + turnsAhead(world, thinking.turns);
  let first = 0;
  const { side } = world.seats[seat];
  const [life, { gold }] = [lifeIn(world, side), world.sides[side]];
  trials.forEach((trial, i) => {
    const state = i === trials.length - 1 ? world : game.copy(world);
    game.follow(state, trial.answer);
    playOn(game, state, content, seat, until, luckFrom(seed));
    const chance = thinking.value.chance(state, content, seat);
    if (i === 0) first = chance;
    trial.note(chance, first);
    if (state.sides[side].out === 0) trial.stays++;
    trial.life += lifeIn(state, side) - life;
    trial.gold += state.sides[side].gold - gold;
  });
}

/**
 * With fewer players left a turn is quickly played, and comes round sooner: one looks as far as the same work takes. Those
 * of a team have their turn together, so that of a team is long.
 */
function turnsAhead({ sides, seats }: InnState, turns: number): number {
  let left = 0;
  for (const { side } of seats) if (sides[side].out === 0) left++;
  return Math.max(1, Math.round((turns * USUAL_PLAYERS) / left));
}
/** At tables of this size the depths of the ladder are given. */
export const USUAL_PLAYERS = 4;

const lifeIn = ({ sides }: InnState, side: number): number =>
  Math.max(0, sides[side].fortitude - sides[side].alcohol);

/** What the regular sees of an imagined world. */
class World implements Deciding {
  readonly game: Deciding['game'];
  readonly content: Content;
  readonly luck: Luck;
  readonly #state: InnState;
  answers!: InnTypes['answers'];

  constructor(game: Deciding['game'], content: Content, state: InnState, luck: Luck) {
    this.game = game;
    this.content = content;
    this.#state = state;
    this.luck = luck;
  }
  get view(): InnTypes['view'] {
    return this.game.look(this.#state, this.answers.seat);
  }
  /** It is imagined already. */
  imagine(): InnState {
    return this.#state;
  }
}

/** Lets everybody play on until a turn begins, or one's own side is out. */
function playOn(
  game: Deciding['game'],
  state: InnState,
  content: Content,
  seat: number,
  until: number,
  luck: Luck,
): void {
  const world = new World(game, content, state, luck);
  const side = state.sides[state.seats[seat].side];
  for (let i = 0; i < TOO_MANY && state.turns < until && side.out === 0; i++) {
    const question = game.question(state);
    if (question.kind === 'over') return;
    if (isChance(question)) game.follow(state, answerChance(luck, question));
    // Hardly anybody does anything in a free moment.
    // Or everybody has declared, and the clock's turn has come.
    else if (question.kind === 'respond' && (question.about === 'idle' || question.seat === HOUSE))
      passAll(game, state, question.seat);
    else {
      const answers = game.answers(state, BARE);
      world.answers = answers;
      const { legal, many } = answers;
      const answer = legal.length === 1 && many === undefined ? legal[0] : regularGuest(world, PLAIN);
      game.follow(state, answer);
    }
  }
}

const BARE = { bare: true } as const;
