/** A table of the inn: what chance was told to give, what steps have named for later, what has happened lately. */
import type { Answer, Content, Inn, InnEvent, InnState, PlayAnswer, Use } from '@taproom/inn';
import { areMates, isActive } from '@taproom/inn';
import { answerChance, isChance, type ChanceQuestion, type Luck } from '@taproom/kernel';
import type { Evening } from '@taproom/parlour';
import { TitleBook } from '../../language/titles.ts';
import { Table } from '../../run/table.ts';
import { gameLuck, type StackedDeck } from '../game/luck.ts';
import type { Listed } from '../given/plan.ts';
import type { Picked } from '../steps/step.ts';
import { pickGiven, shuffleGiven } from './chance.ts';
import { watchOver, type Watch } from './watch.ts';
import { questionWords } from './words.ts';

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
  /** It was true already of what was done: nothing has to ask for it. */
  readonly isTold: boolean;
}

type InnTypes = NonNullable<Inn['types']>;

const PILES: ReadonlySet<string> = new Set(['hand', 'deck', 'drinkMe', 'plot', 'drinkDeck', 'barDeck']);

export class InnTable extends Table<InnTypes> {
  readonly inn: Inn;
  readonly content: Content;
  readonly state: InnState;
  /** For gambling games in Rounds. */
  readonly games: Evening;
  readonly chance: Listed[];
  carried: Carried[] = [];
  /** What chance still has to give to gambling games. */
  gamblingDecks: readonly StackedDeck[] = [];
  gamblingDice: readonly number[] = [];
  /** What happened since the last answer of a player. */
  lately: InnEvent[] = [];
  /** What happened since the last step that somebody did, that step included. */
  heard: InnEvent[] = [];
  /** The table as it was in the first window since the last step in which people had something but could not play it. */
  opened: InnTable | null = null;
  /** The last step that did something was an `until`: what comes after it belongs to what has not happened yet. */
  ranOn = false;
  readonly #watch: Watch;

  constructor(
    inn: Inn,
    games: Evening,
    state: InnState,
    luck: Luck,
    chance: readonly Listed[],
    watch?: Watch,
  ) {
    super(inn, state, luck);
    this.inn = inn;
    this.games = games;
    this.content = inn.content(state.setup);
    this.state = state;
    this.chance = chance.slice();
    this.#watch = watch ?? watchOver(state, this.content);
  }

  sees(seat: number, of: number, part: string): boolean | null {
    const view = this.inn.view(this.state, seat);
    const before: object = of < 0 ? view : view.seats[of];
    const seen = (before as Readonly<Record<string, unknown>>)[part];
    if (seen === undefined) return null;
    // Of a pile that nobody may look at a view tells how many cards it has.
    return PILES.has(part) ? Array.isArray(seen) : seen !== null;
  }

  /** A table to look ahead at: whatever happens there leaves this one alone. */
  copy(): InnTable {
    const { inn, games, state, luck, chance } = this;
    const copy = new InnTable(inn, games, inn.copy(state), [...luck], chance, this.#watch);
    copy.events.push(...this.events);
    copy.log.push(...this.log);
    copy.carried = this.carried.map((carried) => ({ ...carried, orders: carried.orders.slice() }));
    copy.lately = this.lately;
    copy.gamblingDecks = this.gamblingDecks;
    copy.gamblingDice = this.gamblingDice;
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
    this.#happen(() => this.give(answer));
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
    for (;;) {
      const question = this.question();
      if (isChance(question)) this.#hear(this.give(this.#byChance(question)));
      else if (question.kind === 'respond' && this.legal(question.seat).length === 1) {
        // Whoever has something for such a window, but nothing for this one, has no choice.
        this.opened ??= this.copy();
        this.#hear(this.give({ seat: question.seat, do: 'pass' }));
      } else break;
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

  #hear(events: readonly InnEvent[]): void {
    this.lately.push(...events);
    this.heard.push(...events);
    this.hear(events);
  }

  /** Whether it is this player's turn, or that of their team. */
  isActive(seat: number): boolean {
    return isActive(this.state, seat);
  }

  /** Whether an answer could be given that nobody is offered. */
  allows(answer: Answer): boolean {
    try {
      this.inn.check(this.state, answer);
      return true;
    } catch {
      return false;
    }
  }

  legal(seat: number): readonly Answer[] {
    return this.inn.answers(this.state, { seat, bare: true }).legal;
  }

  use(answer: PlayAnswer): Use {
    return this.content.defs[answer.card].uses[answer.use];
  }

  title(card: number): string {
    return this.content.defs[card].title;
  }

  /** Cards by their titles. */
  titled(cards: readonly number[]): TitleBook<number> {
    return new TitleBook(cards.map((card) => [this.title(card), card]));
  }

  get players(): readonly string[] {
    return this.content.characters.map(({ name }) => name);
  }

  override areMates(one: number, other: number): boolean {
    return areMates(this.state, one, other);
  }

  isOut(seat: number): boolean {
    return this.state.sides[this.state.seats[seat].side].out !== 0;
  }

  winners(): readonly number[] | null {
    return this.state.winners;
  }

  questionWords(): string {
    return questionWords(this);
  }
}
