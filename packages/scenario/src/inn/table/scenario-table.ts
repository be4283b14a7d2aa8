/** The table a scenario plays at: the game, its luck, what chance was told to give, and what has been said. */
import type { Answer, Content, Inn, InnEvent, InnState, PlayAnswer, Question, Use } from '@taproom/inn';
import { isActive, tell } from '@taproom/inn';
import { answerChance, SPECTATOR, type Answers, type ChanceQuestion, type Luck } from '@taproom/kernel';
import { gameLuck, NO_LUCK, type GameLuck } from '../game/luck.ts';
import type { Listed } from '../given/plan.ts';
import type { Picked } from '../steps/step.ts';
import { pickGiven, shuffleGiven } from './chance.ts';
import { watchOver, type Watch } from './watch.ts';

/** What a step has named beyond the question it answered: it goes to the player's next questions of that kind. */
export interface Carried {
  readonly seat: number;
  readonly line: number;
  /** The players still to be ordered for. */
  readonly orders: number[];
  /** The words of an option still to be asked for. */
  readonly option: string | null;
  /** Whom and what the player will be asked to aim at. */
  readonly on: readonly Picked[];
}

export class ScenarioTable {
  readonly inn: Inn;
  readonly content: Content;
  readonly state: InnState;
  readonly luck: Luck;
  readonly chance: Listed[];
  readonly log: string[];
  carried: Carried[] = [];
  /** What chance still has to give to gambling games. */
  game: GameLuck = NO_LUCK;
  /** What happened since the last answer of a player. */
  lately: InnEvent[] = [];
  /** What happened since the last step that somebody did, that step included. */
  heard: InnEvent[] = [];
  /** The table as it was in the first window since the last step in which people had something but could not play it. */
  opened: ScenarioTable | null = null;
  /** The last step that did something was an `until`: what comes after it belongs to what has not happened yet. */
  ranOn = false;
  readonly #watch: Watch;

  constructor(
    inn: Inn,
    state: InnState,
    luck: Luck,
    chance: readonly Listed[],
    log: readonly string[] = [],
    watch?: Watch,
  ) {
    this.inn = inn;
    this.content = inn.content(state.setup);
    this.state = state;
    this.luck = luck;
    this.chance = chance.slice();
    this.log = log.slice();
    this.#watch = watch ?? watchOver(state, this.content);
  }

  /** A table to look ahead at: whatever happens there leaves this one alone. */
  copy(): ScenarioTable {
    const copy = new ScenarioTable(
      this.inn,
      this.inn.copy(this.state),
      [...this.luck],
      this.chance,
      this.log,
      this.#watch,
    );
    copy.carried = this.carried.map((carried) => ({ ...carried, orders: carried.orders.slice() }));
    copy.lately = this.lately;
    copy.game = this.game;
    return copy;
  }

  /** From an arranged state to the first question. */
  begin(): void {
    this.#happen(() => this.inn.resume(this.state));
  }

  /** Takes what happened to a player lately as told; false if nothing of that kind has. */
  forget(e: InnEvent['e'], seat: number): boolean {
    const at = this.lately.findIndex((event) => event.e === e && event.seat === seat);
    if (at >= 0) this.lately = this.lately.filter((_, i) => i !== at);
    return at >= 0;
  }

  answer(answer: Answer): void {
    this.#happen(() => this.inn.apply(this.state, answer));
  }

  /** A turn has ended, and nothing of the next one has happened. */
  isPaused(): boolean {
    return this.question().kind === 'turn-end';
  }

  /** Lets the next turn begin. */
  goOn(): void {
    this.answer({ seat: -1, do: 'turn-end' });
  }

  #happen(move: () => InnEvent[]): void {
    this.lately = [];
    this.#hear(move());
    let question = this.question();
    while (isChance(question) || this.#isHelpless(question)) {
      if (!isChance(question)) this.opened ??= this.copy();
      this.#hear(
        this.inn.apply(this.state, isChance(question) ? this.#byChance(question) : passOf(question)),
      );
      question = this.question();
    }
    this.#watch(this.state);
  }

  #byChance(question: ChanceQuestion): Answer {
    return (
      pickGiven(this, question) ??
      shuffleGiven(this, question) ??
      gameLuck(this, question) ??
      answerChance(this.luck, question)
    );
  }

  /** Whoever has something for such a window, but nothing for this one, has no choice. */
  #isHelpless({ kind, seat }: Question): boolean {
    return kind === 'respond' && this.legal(seat).length === 1;
  }

  #hear(events: readonly InnEvent[]): void {
    for (const event of events) {
      this.lately.push(event);
      this.heard.push(event);
      this.log.push(tell(this.content, event, SPECTATOR));
    }
  }

  question(): Question {
    return this.inn.question(this.state);
  }

  /** Whether this seat may answer the open question: it is asked, or its team is. */
  asks(seat: number): boolean {
    const question = this.question();
    return question.seat === seat || (seat >= 0 && this.inn.view(this.state, seat).question !== null);
  }

  /** Whether it is this player's turn, or that of their team. */
  isActive(seat: number): boolean {
    return isActive(this.state, seat);
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

const passOf = ({ seat }: Question): Answer => ({ seat, do: 'pass' });

const isChance = (question: Question): question is ChanceQuestion =>
  question.kind === 'shuffle' || question.kind === 'pick' || question.kind === 'dice';
