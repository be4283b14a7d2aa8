/** The drinks of the house: their deck, the Drink Me! piles, and what was kept after drinking. */
import { putInPlay, amountOf, meansOf, type Content } from '@taproom/inn';
import type { Heaps } from './heaps.ts';
import { asPile } from './lay-cards.ts';
import type { Listed } from './plan.ts';

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

export function layDrinks(heaps: Heaps): void {
  const { state, content, plan } = heaps;
  const pool = [...state.drinkDiscard, ...state.drinkDeck];
  plan.seats.forEach(({ drinkMe }, seat) => {
    if (drinkMe !== undefined) pool.push(...state.seats[seat].drinkMe.splice(0));
  });
  const is = (card: number, key: string): boolean => content.defs[card].key === key;
  const lists = [
    plan.drinkDeck?.cards ?? [],
    plan.drinkDiscard ?? [],
    ...plan.seats.flatMap(({ drinkMe = [], play = [] }) =>
      [drinkMe, play].map((list) => list.filter(({ house }) => house)),
    ),
  ];
  const taken = lists.map((wanted) => takeAll(pool, wanted, is));
  // What the deck didn't have lies elsewhere: swap it for a card that nobody asked for.
  const elsewhere = [state.barDeck, ...state.seats.map((at) => at.drinkMe)];
  taken.forEach((cards, list) =>
    cards.forEach((card, i) => {
      if (card < 0) cards[i] = swap(elsewhere, pool, (id) => is(id, lists[list][i].card));
    }),
  );
  plan.seats.forEach(({ drinkMe }, seat) => {
    if (drinkMe === undefined) calm(content, state.seats[seat].drinkMe, pool);
  });
  const [top, gone, ...piles] = taken;
  const end = plan.drinkDeck?.end === true;
  state.drinkDeck = end ? asPile(top) : [...pool, ...asPile(top)];
  state.drinkDiscard = [...(end ? pool : []), ...asPile(gone)];
  if (plan.barDeck !== undefined)
    state.drinkDiscard.push(...state.barDeck.splice(0, Math.max(0, state.barDeck.length - plan.barDeck)));
  plan.seats.forEach((seat, i) => {
    if (seat.drinkMe !== undefined) {
      const ofHouse = piles[2 * i].slice();
      const fromSide = (drink: Listed): number =>
        heaps.take([drink], heaps.side.flat(), 'key', 'this table', content.sideDecks.flat(2))[0];
      const pile = seat.drinkMe.map((drink) => (drink.house ? ofHouse.shift()! : fromSide(drink)));
      state.seats[i].drinkMe = asPile(pile);
    }
    for (const drink of piles[2 * i + 1]) putInPlay(state.seats[i], drink);
  });
}

/**
 * A card that nobody named must not decide a scenario: what set-up put on a pile is one of the plainest Drinks of the
 * deck, neither an Event for everybody nor a Drink that does more than a little.
 */
function calm(content: Content, pile: number[], pool: number[]): void {
  for (let i = 0; i < pile.length; i++) {
    if (strength(content, pile[i]) <= 1) continue;
    const mildest = pool.reduce(
      (best, card) => (strength(content, card) < strength(content, best) ? card : best),
      pile[i],
    );
    const at = pool.indexOf(mildest);
    if (at >= 0) [pile[i], pool[at]] = [pool[at], pile[i]];
  }
}

/** How much a Drink does to the one who drinks it: its Alcohol Content, or no end where there is more to it. */
function strength(content: Content, card: number): number {
  const { drink } = content.defs[card];
  if (drink === undefined || drink.chaser || drink.selfSplit || drink.kept) return Infinity;
  return drink.effects.reduce(
    (sum, effect) =>
      sum + (meansOf(effect).of === 'alcohol' && amountOf(effect) >= 0 ? amountOf(effect) : Infinity),
    0,
  );
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
