/** A gambling table with its luck, and the cards and dice that a scenario has promised for later. */
import { answerChance, CHANCE, type ChanceQuestion, type Luck } from '@taproom/kernel';
import {
  parlour,
  tellParlour,
  type ParlourAnswer,
  type ParlourDef,
  type ParlourEvent,
  type ParlourQuestion,
  type ParlourState,
} from '@taproom/parlour';
import type { Wanted } from './plan.ts';
import { rigged } from './rigging.ts';
import type { DeedStep } from './step.ts';

/** What was in the pots before they were paid out. */
type Wealth = readonly number[];

export class ParlourTable {
  readonly def: ParlourDef;
  state: ParlourState;
  readonly luck: Luck;
  /** Zones that must hold these cards, or dice, as soon as they hold any. */
  promised: { cards: Wanted[]; dice: Wanted[] };
  /** Everything that has happened, and for each player from where on the steps have not told of it. */
  readonly events: ParlourEvent[] = [];
  readonly told: number[] = [];
  /** Steps of players who decide at the same time as another who is asked first. */
  waiting: DeedStep[] = [];
  /** Streets of Greyport: who has said what is loaded, so that the rest need not be asked for; −1 nobody. */
  loading = -1;
  /** Where the events of the last answer begin. */
  lastAnswered = 0;
  /** What everybody had and had put in before the last answer: the pots of a game that has ended are known by it. */
  #before: Wealth = [];

  constructor(
    def: ParlourDef,
    state: ParlourState,
    luck: Luck,
    promised: { cards: Wanted[]; dice: Wanted[] } = { cards: [], dice: [] },
  ) {
    this.def = def;
    this.state = state;
    this.luck = luck;
    this.promised = promised;
  }

  copy(): ParlourTable {
    const { cards, dice } = this.promised;
    const copy = new ParlourTable(this.def, parlour.copy(this.state), [...this.luck], {
      cards: cards.slice(),
      dice: dice.slice(),
    });
    copy.events.push(...this.events);
    copy.told.push(...this.told);
    copy.lastAnswered = this.lastAnswered;
    copy.loading = this.loading;
    copy.waiting = this.waiting.slice();
    copy.#before = this.#before;
    return copy;
  }

  get players(): readonly string[] {
    return this.state.setup.players;
  }

  name(seat: number): string {
    return this.players[seat] ?? 'nobody';
  }

  question(): ParlourQuestion {
    return parlour.question(this.state);
  }

  isOver(): boolean {
    return this.question().kind === 'over';
  }

  /** The question of chance that is open, if it is one. */
  chance(): ChanceQuestion | null {
    const question = this.question();
    return question.kind === 'shuffle' || question.kind === 'pick' || question.kind === 'dice'
      ? question
      : null;
  }

  answer(answer: ParlourAnswer): void {
    const { chips, stake, bets } = this.state;
    const before = chips.map((coins, seat) => coins + stake[seat] + bets[seat]);
    const events = parlour.apply(this.state, rigged(this, answer));
    this.#before = before;
    this.lastAnswered = this.events.length;
    this.events.push(...events);
  }

  /** Chance answers as the seed, and what was promised, say. */
  answerByLuck(question: ChanceQuestion): void {
    this.answer(answerChance(this.luck, question));
  }

  /** Everything that chance is asked is answered, up to a player's question, the end, or where `stop` says. */
  settle(stop: (table: ParlourTable) => boolean = () => false): void {
    for (let question = this.chance(); question !== null && !stop(this); question = this.chance())
      this.answerByLuck(question);
  }

  /** Whose dice the open question rolls; CHANCE for dice in the middle. */
  roller(): number {
    const question = this.chance();
    if (question?.kind !== 'dice') return CHANCE;
    const probe = this.copy();
    const values = Array.from({ length: question.count }, () => 1);
    const events = parlour.apply(probe.state, { seat: CHANCE, do: 'dice', values });
    const roll = events.find(({ e }) => e === 'roll');
    if (roll !== undefined) return roll.seat;
    return probe.state.seats.findIndex(
      (spread, seat) => JSON.stringify(spread.dice) !== JSON.stringify(this.state.seats[seat].dice),
    );
  }

  /** What everybody had put into the pots, also where they have been paid out since. */
  stakes(): readonly number[] {
    const { result, chips, stake } = this.state;
    if (result === null) return stake;
    return this.#before.map((had, seat) => had - chips[seat] + result.won[seat]);
  }

  /** The public log. */
  log(): string[] {
    return this.events.map((event) => tellParlour(this.state.setup, event, -2));
  }
}
