/** The table a scenario plays at: the game, its luck, what chance was told to give, and what has been said. */
import type { Answer, Content, Inn, InnEvent, InnState, PlayAnswer, Question, Use } from '@taproom/inn';
import { tell } from '@taproom/inn';
import { answerChance, SPECTATOR, type Answers, type ChanceQuestion, type Luck } from '@taproom/kernel';
import type { Listed } from '../given/plan.ts';
import { pickGiven } from './chance.ts';

/** What a step has named beyond the question it answered: it goes to the player's next questions of that kind. */
export interface Carried {
  readonly seat: number;
  readonly line: number;
  /** The players still to be ordered for. */
  readonly orders: number[];
  /** The words of an option still to be asked for. */
  readonly option: string | null;
}

export class ScenarioTable {
  readonly inn: Inn;
  readonly content: Content;
  readonly state: InnState;
  readonly luck: Luck;
  readonly chance: Listed[];
  readonly log: string[];
  carried: Carried[] = [];
  /** What happened since the last answer of a player. */
  lately: InnEvent[] = [];
  /** The seat whose turn ended with the last answer, −1 if it goes on: facts see that turn's end. */
  endedTurnOf = -1;

  constructor(inn: Inn, state: InnState, luck: Luck, chance: readonly Listed[], log: readonly string[] = []) {
    this.inn = inn;
    this.content = inn.content(state);
    this.state = state;
    this.luck = luck;
    this.chance = chance.slice();
    this.log = log.slice();
  }

  /** A table to look ahead at: whatever happens there leaves this one alone. */
  copy(): ScenarioTable {
    const copy = new ScenarioTable(
      this.inn,
      this.inn.copy(this.state),
      [...this.luck],
      this.chance,
      this.log,
    );
    copy.carried = this.carried.map((carried) => ({ ...carried, orders: carried.orders.slice() }));
    copy.lately = this.lately;
    copy.endedTurnOf = this.endedTurnOf;
    return copy;
  }

  /** From an arranged state to the first question. */
  begin(): void {
    // A turn taken up at its start is counted on the way to its first question: that is no turn's end.
    const counted = this.state.turns + (this.state.phase === 'start' ? 1 : 0);
    this.#happen(() => this.inn.resume(this.state), counted);
  }

  answer(answer: Answer): void {
    this.#happen(() => this.inn.apply(this.state, answer), this.state.turns);
  }

  #happen(move: () => InnEvent[], turns: number): void {
    const { turn } = this.state;
    this.lately = [];
    this.#hear(move());
    let question = this.question();
    while (question.seat < 0 && question.kind !== 'over') {
      const asked = question as ChanceQuestion;
      this.#hear(this.inn.apply(this.state, pickGiven(this, asked) ?? answerChance(this.luck, asked)));
      question = this.question();
    }
    this.endedTurnOf = this.state.turns > turns ? turn : -1;
  }

  #hear(events: readonly InnEvent[]): void {
    for (const event of events) {
      this.lately.push(event);
      this.log.push(tell(this.content, event, SPECTATOR));
    }
  }

  question(): Question {
    return this.inn.question(this.state);
  }

  answers(seat: number): Answers<Answer> {
    return this.inn.answers(this.state, { seat });
  }

  legal(seat: number): readonly Answer[] {
    return this.inn.answers(this.state, { seat, bare: true }).legal;
  }

  use(answer: PlayAnswer): Use {
    return this.content.defs[answer.card].uses[answer.use];
  }

  isOver(): boolean {
    return this.question().kind === 'over';
  }

  name(seat: number): string {
    return this.content.characters[seat]?.name ?? 'nobody';
  }

  title(card: number): string {
    return this.content.defs[card].title;
  }
}
