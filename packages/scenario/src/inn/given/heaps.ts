/** The characters' cards while the table is laid: heaps to take them from, each at home in its own deck. */
import { setMark, takeOutOfPlay, type Content, type InnState } from '@taproom/inn';
import { ScenarioProblem } from '../../language/problem.ts';
import type { By } from './lists.ts';
import type { GivenPlan, Listed } from './plan.ts';

type Heap = number[];

export class Heaps {
  readonly state: InnState;
  readonly content: Content;
  readonly plan: GivenPlan;
  /** What waits to be laid somewhere: of each seat's Character Deck, and of its side decks. */
  readonly main: Heap[];
  readonly side: Heap[][];

  /** Takes the hands, and whatever else is given, back to the decks that they came from. */
  constructor(state: InnState, content: Content, plan: GivenPlan) {
    this.state = state;
    this.content = content;
    this.plan = plan;
    this.main = state.seats.map((at) => [...at.discard, ...at.deck]);
    this.side = state.seats.map((at) => at.decks.map(({ deck, discard }) => [...discard, ...deck]));
    state.seats.forEach((at, seat) => {
      const { play, drinkMe } = plan.seats[seat];
      // Undealt: the hand goes back on top of the decks that it came from.
      for (const card of at.hand.splice(0).toReversed()) this.#bringHome(card);
      if (play !== undefined) {
        for (const card of [...at.play, ...at.plot.splice(0)]) {
          takeOutOfPlay(at, card);
          this.#bringHome(card);
        }
      }
      if (drinkMe !== undefined) {
        for (const card of at.drinkMe) if (content.owner[card] >= 0) this.#bringHome(card);
        at.drinkMe = at.drinkMe.filter((card) => content.owner[card] < 0);
      }
    });
  }

  #homeOf(card: number): Heap {
    const { owner, sideDeck } = this.content;
    const seat = owner[card];
    if (seat < 0) return this.state.drinkDiscard;
    const which = sideDeck[card];
    return which < 0 ? this.main[seat] : this.side[seat][which];
  }

  #bringHome(card: number): void {
    this.#homeOf(card).push(card);
  }

  /**
   * Takes a card for each one that is listed out of the heaps, the first of them first. `whose`: whose they must be, and
   * `all` that are.
   */
  take(
    wanted: readonly Listed[],
    heaps: readonly Heap[],
    by: By,
    whose: string,
    all: readonly number[],
  ): number[] {
    const { defs } = this.content;
    return wanted.map(({ card: name, line }) => {
      const is = (card: number): boolean => defs[card][by] === name && all.includes(card);
      for (const heap of heaps) {
        const at = heap.findLastIndex(is);
        if (at >= 0) return heap.splice(at, 1)[0];
      }
      const lifted = this.#liftFromPlay(is);
      if (lifted !== undefined) return lifted;
      const alike = all.filter(is);
      if (alike.length === 0)
        throw new ScenarioProblem(line, `${whose} has no "${name}": it belongs to another`);
      const times = alike.length === 1 ? 'once' : `${alike.length} times`;
      throw new ScenarioProblem(line, `${whose} has "${defs[alike[0]].title}" only ${times}`);
    });
  }

  /** What the set-up laid in front of somebody is given elsewhere: another card of its deck will lie in its place. */
  readonly #gaps: { readonly seat: number; readonly card: number }[] = [];

  #liftFromPlay(is: (card: number) => boolean): number | undefined {
    const { seats } = this.state;
    for (const [seat, { play }] of seats.entries()) {
      if (this.plan.seats[seat].play !== undefined) continue;
      const card = play.find((id) => is(id) && !this.#gaps.some((gap) => gap.card === id));
      if (card === undefined) continue;
      this.#gaps.push({ seat, card });
      return card;
    }
    return undefined;
  }

  /** Once everything that is named has been taken: what is left fills the gaps. */
  fillGaps(): void {
    for (const { seat, card } of this.#gaps) {
      const at = this.state.seats[seat];
      const index = at.play.indexOf(card);
      const other = this.#homeOf(card).shift();
      if (other !== undefined && card in at.marks) setMark(at, other, at.marks[card]);
      takeOutOfPlay(at, card);
      if (other !== undefined) at.play = at.play.toSpliced(index, 0, other);
    }
  }
}
