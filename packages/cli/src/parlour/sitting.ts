/** What is played at the terminal: one gambling game, or an evening of Adventurer's Choice. */
import { sensible } from '@taproom/bots';
import { answerAt, seatTable, type Luck, type Table } from '@taproom/kernel';
import {
  evening,
  parlour,
  type EveningSetup,
  type EveningState,
  type EveningView,
  type ParlourAnswer,
  type ParlourAnswers,
  type ParlourEvent,
  type ParlourQuestion,
  type ParlourSetup,
  type ParlourState,
} from '@taproom/parlour';
import type { GamblingLog } from '../savefile.ts';
import { columns, wrap } from '../terminal.ts';
import { several } from '../words.ts';
import { handLines, tableLines, type Screen } from './screen.ts';

export type GamblingSetup =
  | { readonly game: 'parlour'; readonly setup: ParlourSetup }
  | { readonly game: 'evening'; readonly setup: EveningSetup };

export interface Sitting {
  readonly players: readonly string[];
  question(): ParlourQuestion;
  /** Of whoever is asked, or of another seat. */
  answers(seat?: number): ParlourAnswers;
  answer(answer: ParlourAnswer): ParlourEvent[];
  /** What a bot in this seat answers. */
  think(seat: number, luck: Luck): ParlourAnswer;
  /** The table as a player sees it. */
  lines(screen: Screen, seat: number): string[];
  /** Out of the game, and so without anything to do until it ends. */
  isOut(seat: number): boolean;
  /** How it ended, the first line in bold. */
  endLines(seat: number): string[];
  readonly log: readonly ParlourAnswer[];
  readonly saved: GamblingLog;
}

/** Sits down; what happens before the first question goes to `events`. */
export function sitDown(what: GamblingSetup, seed: number, events: ParlourEvent[] = []): Sitting {
  return what.game === 'parlour'
    ? new GameSitting(what.setup, seed, events)
    : new EveningSitting(what.setup, seed, events);
}

class GameSitting implements Sitting {
  readonly #table: Table<ParlourState, ParlourAnswer>;
  readonly #setup: ParlourSetup;
  readonly #seed: number;

  constructor(setup: ParlourSetup, seed: number, events: ParlourEvent[]) {
    this.#setup = setup;
    this.#seed = seed;
    this.#table = seatTable(parlour, setup, seed, events);
  }

  get players(): readonly string[] {
    return this.#setup.players;
  }
  get log(): readonly ParlourAnswer[] {
    return this.#table.log;
  }
  get saved(): GamblingLog {
    return { game: 'parlour', setup: this.#setup, seed: this.#seed, log: this.log };
  }
  question(): ParlourQuestion {
    return parlour.question(this.#table.state);
  }
  answers(seat?: number): ParlourAnswers {
    return parlour.answers(this.#table.state, { seat });
  }
  answer(answer: ParlourAnswer): ParlourEvent[] {
    return answerAt(parlour, this.#table, answer);
  }
  think(seat: number, luck: Luck): ParlourAnswer {
    const { state } = this.#table;
    const answers = parlour.answers(state, { bare: true, seat });
    return sensible.parlour({ view: parlour.view(state, seat), answers, setup: this.#setup, luck });
  }
  lines(screen: Screen, seat: number): string[] {
    const view = parlour.view(this.#table.state, seat);
    return [...tableLines(screen, view), ...handLines(screen, view)];
  }
  isOut(seat: number): boolean {
    return this.#table.state.folded[seat];
  }
  endLines(seat: number): string[] {
    const { result, carried } = this.#table.state;
    const won = result?.won[seat] ?? 0;
    return [
      winnersWords(this.players, result?.winners ?? [], seat),
      `You took ${won} ${won === 1 ? 'coin' : 'coins'} out of the pot${carried > 0 ? `; ${carried} stay in it` : ''}.`,
    ];
  }
}

export function winnersWords(
  players: readonly string[],
  winners: readonly number[],
  me: number,
  what = 'game',
): string {
  if (winners.length === 0) return `The ${what} is over.`;
  const names = winners.map((seat) => players[seat]);
  if (winners.length > 1) return `A tie between ${several(names)}.`;
  return winners[0] === me ? 'You win!' : `${names[0]} wins.`;
}

class EveningSitting implements Sitting {
  readonly #table: Table<EveningState, ParlourAnswer>;
  readonly #setup: EveningSetup;
  readonly #seed: number;

  constructor(setup: EveningSetup, seed: number, events: ParlourEvent[]) {
    this.#setup = setup;
    this.#seed = seed;
    this.#table = seatTable(evening, setup, seed, events);
  }

  get players(): readonly string[] {
    return this.#setup.players;
  }
  get log(): readonly ParlourAnswer[] {
    return this.#table.log;
  }
  get saved(): GamblingLog {
    return { game: 'evening', setup: this.#setup, seed: this.#seed, log: this.log };
  }
  question(): ParlourQuestion {
    return evening.question(this.#table.state);
  }
  answers(seat?: number): ParlourAnswers {
    return evening.answers(this.#table.state, { seat });
  }
  answer(answer: ParlourAnswer): ParlourEvent[] {
    return answerAt(evening, this.#table, answer);
  }
  think(seat: number, luck: Luck): ParlourAnswer {
    const { state } = this.#table;
    const answers = evening.answers(state, { bare: true, seat });
    return sensible.evening({ view: evening.view(state, seat), answers, luck });
  }
  lines(screen: Screen, seat: number): string[] {
    const view = evening.view(this.#table.state, seat);
    return view.game === null
      ? eveningLines(screen, view)
      : [...tableLines(screen, view.game), ...handLines(screen, view.game)];
  }
  isOut(): boolean {
    return false;
  }
  endLines(seat: number): string[] {
    const { seats, winners } = evening.view(this.#table.state, seat);
    return [
      winnersWords(this.players, winners ?? [], seat, 'evening'),
      `You have ${seats[seat].score} in the end.`,
    ];
  }
}

/** Money and markers, between two games. */
export function eveningLines({ paint, width }: Screen, view: EveningView): string[] {
  const rows = view.seats.map(({ name, chips, loans, debts, score }, seat) => [
    seat === view.seat ? paint('bold', name) : name,
    `${chips}`,
    loans > 0 ? `${loans}` : '',
    debts > 0 ? `${debts}` : '',
    `${score}`,
  ]);
  const [head, ...lines] = columns([['Name', 'Chips', 'Loans', 'Debts', 'Counts'], ...rows], 'lrrrr');
  const left = view.carried > 0 ? ` ${view.carried} in the pot.` : '';
  return [paint('dim', head), ...lines, wrap(`Game ${view.round} of ${view.rounds}.${left}`, width, '  ')];
}
