/** Lays the table as `given` says. Cards are only moved, never made: every deck keeps all of its cards. */
import { STEP, type Content, type InnState, type Phase, type TurnFrame } from '@taproom/inn';
import { ScenarioProblem } from '../language/problem.ts';
import type { GivenPlan, Listed } from './plan.ts';

/**
 * Where a turn is taken up. The Drink Phase begins with the reveal: the last free moment before it
 * belongs to the Order a Drink Phase.
 */
const STEP_OF: Readonly<Record<Phase, number>> = {
  start: STEP.start,
  discard: STEP.discard,
  action: STEP.action,
  order: STEP.order,
  drink: STEP.drink,
  end: STEP.afterDrink,
};

/** The table now stands in the middle of the turn, without a question: `inn.resume` runs it on. */
export function arrange(state: InnState, content: Content, plan: GivenPlan): void {
  arrangeDrinks(state, content, plan);
  plan.seats.forEach((_, seat) => arrangeCards(state, content, plan, seat));
  plan.seats.forEach(({ fortitude, alcohol, gold }, seat) => {
    const side = state.sides[state.seats[seat].side];
    if (fortitude !== undefined) side.fortitude = fortitude;
    if (alcohol !== undefined) side.alcohol = alcohol;
    if (gold !== undefined) side.gold = gold;
  });
  if (plan.inn !== undefined) state.inn = plan.inn;
  state.turn = plan.turn;
  state.phase = plan.phase;
  // A turn that is taken up at its start will still be counted.
  state.turns = (plan.phase === 'start' ? 0 : 1) + (plan.firstTurn ? 0 : state.seats.length);
  state.stack.length = 0;
  const turn: TurnFrame = { k: 'turn', step: STEP_OF[plan.phase], seat: plan.turn, i: 0 };
  state.stack.push(turn);
  state.ask = null;
}

/** Takes the wanted cards out of a pool, one for each; a card that isn't there is −1. */
function takeAll(
  pool: number[],
  wanted: readonly Listed[],
  is: (card: number, name: string) => boolean,
): number[] {
  return wanted.map(({ card: name }) => {
    for (let i = pool.length - 1; i >= 0; i--) if (is(pool[i], name)) return pool.splice(i, 1)[0];
    return -1;
  });
}

/** A list in a file has its top first, a pile in the state has its top last. */
const asPile = (cards: readonly number[]): number[] => cards.toReversed();

function arrangeCards(state: InnState, content: Content, plan: GivenPlan, seat: number): void {
  const at = state.seats[seat];
  const { hand = [], deck, discard = [] } = plan.seats[seat];
  // Undealt: the hand goes back on top of the deck that it came from.
  const pool = [...at.discard, ...at.deck, ...at.hand.toReversed()];
  const take = (wanted: readonly Listed[]): number[] => {
    const cards = takeAll(pool, wanted, (card, title) => content.defs[card].title === title);
    const short = cards.indexOf(-1);
    if (short >= 0) {
      const { card, line } = wanted[short];
      const owned = content.decks[seat].filter((id) => content.defs[id].title === card).length;
      const name = content.characters[seat].name;
      throw new ScenarioProblem(
        line,
        `${name} has "${card}" only ${owned === 1 ? 'once' : `${owned} times`}`,
      );
    }
    return cards;
  };
  at.hand = take(hand);
  const top = take(deck?.cards ?? []);
  const gone = take(discard);
  at.deck = deck?.end ? asPile(top) : [...pool, ...asPile(top)];
  at.discard = [...(deck?.end ? pool : []), ...asPile(gone)];
}

function arrangeDrinks(state: InnState, content: Content, plan: GivenPlan): void {
  const pool = [...state.drinkDiscard, ...state.drinkDeck];
  plan.seats.forEach(({ drinkMe }, seat) => {
    if (drinkMe !== undefined) pool.push(...state.seats[seat].drinkMe.splice(0));
  });
  const is = (card: number, key: string): boolean => content.defs[card].key === key;
  const lists = [
    plan.drinkDeck?.cards ?? [],
    plan.drinkDiscard ?? [],
    ...plan.seats.flatMap((seat) => [seat.drinkMe ?? [], seat.play ?? []]),
  ];
  const taken = lists.map((wanted) => takeAll(pool, wanted, is));
  // What the deck didn't have lies elsewhere: swap it for a card that nobody asked for.
  const elsewhere = [state.barDeck, ...state.seats.map((at) => at.drinkMe)];
  taken.forEach((cards, list) =>
    cards.forEach((card, i) => {
      if (card < 0) cards[i] = swap(elsewhere, pool, (id) => is(id, lists[list][i].card));
    }),
  );
  const [top, gone, ...piles] = taken;
  const end = plan.drinkDeck?.end === true;
  state.drinkDeck = end ? asPile(top) : [...pool, ...asPile(top)];
  state.drinkDiscard = [...(end ? pool : []), ...asPile(gone)];
  plan.seats.forEach((seat, i) => {
    if (seat.drinkMe !== undefined) state.seats[i].drinkMe = asPile(piles[2 * i]);
    state.seats[i].play.push(...piles[2 * i + 1]);
  });
}

function swap(heaps: readonly number[][], pool: number[], fits: (card: number) => boolean): number {
  for (const heap of heaps) {
    const at = heap.findIndex(fits);
    const spare = at < 0 ? undefined : pool.shift();
    if (spare === undefined) continue;
    const card = heap[at];
    heap[at] = spare;
    return card;
  }
  throw new Error('A drink that the house stock has put into the deck is not there.');
}
