/** A gambling table, or an evening of them, with the cards and dice that a scenario has promised for later. */
import {
  answerChance,
  isChance,
  SPECTATOR,
  type ChanceAnswer,
  type ChanceQuestion,
  type Luck,
} from '@taproom/kernel';
import {
  potOf,
  type Evening,
  type EveningState,
  type Parlour,
  type ParlourAnswer,
  type ParlourEvent,
  type ParlourQuestion,
  type ParlourState,
} from '@taproom/parlour';
import { ScenarioProblem } from '../language/problem.ts';
import { Table } from '../run/table.ts';
import type { Looks } from './options.ts';
import type { Picked, Wanted } from './plan.ts';
import { asTold, pickedAs, rigged } from './rigging.ts';
import { moneyAt, watch } from './watch.ts';

/** What was in the pots before they were paid out. */
type Wealth = readonly number[];

export interface Promised {
  cards: Wanted[];
  dice: Wanted[];
}

type Types = NonNullable<Parlour['types'] | Evening['types']>;

export class ParlourTable extends Table<Types> {
  readonly games: Evening;
  /** Adventurer's Choice, where it is played. */
  readonly evening: EveningState | null;
  /** Zones that must hold these cards, or dice, as soon as they hold any. */
  promised: Promised;
  /** What is left of the deck that was given: if the game is played again, it is dealt from. */
  stacked: readonly number[] = [];
  /** What chance is told to pick. */
  picks: readonly Picked[] = [];
  /** For each player from where on the steps have not told of what happened. */
  readonly told: number[] = [];
  /** Streets of Greyport: who has said what is loaded, so that the rest need not be asked for; −1 nobody. */
  loading = -1;
  /** Where the events of the last answer begin. */
  lastAnswered = 0;
  /** The game that is being played; in an evening, between two of them, the last one. */
  #game: ParlourState | null;
  /** What everybody had and had put in before the last answer: the pots of a game that has ended are known by it. */
  #before: Wealth = [];

  constructor(
    games: Evening,
    game: ParlourState | null,
    night: EveningState | null,
    luck: Luck,
    promised: Promised = { cards: [], dice: [] },
  ) {
    super(night === null ? games.parlour : games, night ?? game!, luck);
    this.games = games;
    this.#game = game ?? night?.game ?? null;
    this.evening = night;
    this.promised = promised;
  }

  copy(): ParlourTable {
    const { games, parlour, evening, luck } = this;
    const { cards, dice } = this.promised;
    const night = evening && games.copy(evening);
    const game = this.isPlaying() && night !== null ? night.game : this.#game && parlour.copy(this.#game);
    const promised = { cards: cards.slice(), dice: dice.slice() };
    const copy = new ParlourTable(games, game, night, [...luck], promised);
    copy.events.push(...this.events);
    copy.log.push(...this.log);
    copy.told.push(...this.told);
    copy.lastAnswered = this.lastAnswered;
    copy.loading = this.loading;
    copy.stacked = this.stacked;
    copy.picks = this.picks;
    copy.#before = this.#before;
    return copy;
  }

  get parlour(): Parlour {
    return this.games.parlour;
  }

  /** The table of the game. */
  get state(): ParlourState {
    if (this.#game === null) throw new ScenarioProblem(0, 'no game has been chosen yet');
    return this.#game;
  }

  /** What a step's words can be found by. */
  get looks(): Looks {
    return this.#game ?? { setup: { players: this.players }, seats: [] };
  }

  /** Whether a game is on the table now. */
  isPlaying(): boolean {
    return this.evening === null || this.evening.game !== null;
  }

  get players(): readonly string[] {
    return this.whole.setup.players;
  }

  isOut(seat: number): boolean {
    return this.state.folded[seat];
  }

  sees(seat: number, of: number, part: string): boolean | null {
    const view = this.parlour.view(this.state, seat);
    const { zones } = of < 0 ? view.common : view.seats[of];
    // What was thrown away lies face down, but where a game has a pile of its own for it.
    if (of < 0 && part === 'discard') return zones.discards !== undefined && zones.discards.cards !== null;
    return zones[part] === undefined ? null : zones[part].cards !== null;
  }

  override question(): ParlourQuestion {
    return asTold(super.question());
  }

  /** What a player is asked, also while another is asked first for what all decide together. */
  questionFor(seat: number): ParlourQuestion | null {
    return this.rules.questionFor(this.whole, seat);
  }

  questionWords(): string {
    const question = this.question();
    if (question.kind === 'over') return 'the game is over';
    const name = this.name(question.seat);
    if (question.kind === 'bet') {
      const { least, most, current } = question;
      return `${name} is asked to bet${most > current ? ` (any total from ${least} to ${most})` : ''}`;
    }
    if (question.kind !== 'choose') return 'chance is asked';
    const { many } = this.answers();
    return `${name} is asked for "${question.what}"${many === undefined ? '' : ` (${many.min} to ${many.max})`}`;
  }

  /** Games that have come to their end. */
  get finished(): number {
    return this.evening?.played.length ?? (this.state.result === null ? 0 : 1);
  }

  answer(answer: ParlourAnswer): void {
    const money = moneyAt(this.#game, this.evening);
    this.#happen(() => this.give(this.isPlaying() ? rigged(this, answer) : answer));
    watch(this.parlour, this.#game, this.question(), money, moneyAt(this.#game, this.evening));
  }

  /** The open question is asked again: what it is about may have been laid otherwise. */
  askAgain(): void {
    this.#happen(() => this.#takenUp(this.parlour.askAgain(this.state)));
  }

  /** Goes on from where the table has been laid. */
  goOn(): void {
    this.#happen(() => this.#takenUp(this.parlour.goOn(this.state)));
  }

  #takenUp(events: readonly ParlourEvent[]): readonly ParlourEvent[] {
    return this.evening === null ? events : [...events, ...this.games.goOn(this.evening)];
  }

  #happen(what: () => readonly ParlourEvent[]): void {
    const before = this.#game && this.isPlaying() ? wealthOf(this.#game) : this.#before;
    const events = what();
    this.#game = this.evening?.game ?? this.#game;
    this.#before = before;
    const deck = this.#game?.deck ?? [];
    if (deck.length > 0) this.stacked = this.stacked.filter((card) => deck.includes(card));
    this.lastAnswered = this.events.length;
    this.hear(events);
  }

  /** Chance answers as the seed, and what was promised, say. */
  answerByLuck(question: ChanceQuestion): void {
    const answer = answerChance(this.luck, question);
    if (answer.do === 'pick' && this.isPlaying() && this.picks.length > 0) {
      const [told, ...later] = this.picks;
      this.picks = later;
      this.answer(pickedAs(this, question, told));
    } else this.answer(answer.do === 'shuffle' ? this.#withStacked(answer) : answer);
  }

  /** A whole deck with the given cards first: it is drawn from its end. */
  #withStacked(answer: Extract<ChanceAnswer, { do: 'shuffle' }>): ChanceAnswer {
    const { stacked } = this;
    const anew = this.#game?.deck.length === 0 && this.#game.discard.length === 0;
    if (!anew || !stacked.every((card) => answer.order.includes(card))) return answer;
    const rest = answer.order.filter((card) => !stacked.includes(card));
    return { ...answer, order: [...rest, ...stacked.toReversed()] };
  }

  /** Everything that chance is asked is answered, up to a player's question, the end, or where `stop` says. */
  settle(stop: (table: ParlourTable) => boolean = () => false): void {
    for (let question = this.question(); isChance(question) && !stop(this); question = this.question())
      this.answerByLuck(question);
  }

  /** What a player has in hand. */
  chips(seat: number): number {
    const { evening: night } = this;
    return night !== null && night.game === null ? night.chips[seat] : this.state.chips[seat];
  }

  /** What lies in the pot, or what the last game left in it. */
  pot(): number {
    const { evening: night } = this;
    if (night !== null && night.game === null) return night.carried;
    return this.state.result === null ? potOf(this.state) : this.state.carried;
  }

  /** Who has won: the evening once it is over, else the last game; null before. */
  winners(): readonly number[] | null {
    const { evening: night } = this;
    if (night === null) return this.state.result?.winners ?? null;
    return night.winners ?? night.played.at(-1)?.result.winners ?? null;
  }

  first(): number {
    return this.evening?.first ?? this.state.setup.first ?? 0;
  }

  /**
   * What everybody has in the end, markers counted: of an evening that is over, or in which no game has been played
   * yet. In between scores are those of the last game.
   */
  reckoning(): readonly number[] | null {
    const { evening: night } = this;
    if (night === null || (night.winners === null && night.played.length > 0)) return null;
    return this.games.view(night, SPECTATOR).seats.map(({ score }) => score);
  }

  /** What everybody had put into the pots, also where they have been paid out since. */
  stakes(): readonly number[] {
    const { result, chips, stake } = this.state;
    if (result === null) return stake;
    return this.#before.map((had, seat) => had - chips[seat] + result.won[seat]);
  }
}

const wealthOf = ({ chips, stake, bets }: ParlourState): Wealth =>
  chips.map((coins, seat) => coins + stake[seat] + bets[seat]);
