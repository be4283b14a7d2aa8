/** Arranges a table: which cards lie on top of which pile when the game begins. */
import { house } from '@taproom/house/own';
import type { InnSetup, ShuffleFrame } from '@taproom/inn';
import { answerChance, luckFrom, type ChanceQuestion } from '@taproom/kernel';

const { inn } = house;

/** What chance is told to answer. */
export interface Told {
  readonly order: readonly number[];
}

export interface Wanted {
  /** By seat: the titles of the first cards of the deck, and so of the hand. */
  readonly hands?: Readonly<Record<number, readonly string[]>>;
  /** Where no titles are named: the longest of each deck. */
  readonly longest?: true;
  /** The titles of the first Drinks: the seats get one each, in turn order, then whoever is ordered one. */
  readonly drinks?: readonly string[];
  /** The titles of the first Dungeon Events. */
  readonly events?: readonly string[];
}

/** As many as anybody holds. */
const longestOf = (titles: readonly string[]): string[] =>
  titles.toSorted((a, b) => b.length - a.length).slice(0, 8);

/**
 * The answers of chance that bring it about. The engine itself asks for them: the set-up is played through, and each
 * pile that is shuffled gets what is wanted on top of it.
 */
export function arranged(setup: InnSetup, { hands = {}, drinks = [], events = [], longest }: Wanted): Told[] {
  const state = inn.create(setup);
  const { defs } = inn.content(state.setup);
  const luck = luckFrom(7);
  const told: Told[] = [];
  for (let question = inn.question(state); question.seat === -1; question = inn.question(state)) {
    const pile = state.stack.at(-1) as ShuffleFrame;
    const chance = question as ChanceQuestion;
    const answer = answerChance(luck, chance);
    if (answer.do !== 'shuffle')
      throw new Error(`The set-up asks chance for more than shuffles: ${chance.kind}.`);
    const titles = answer.order.map((i) => defs[pile.cards[i]].title);
    const hand = hands[pile.seat] ?? (longest ? longestOf(titles) : []);
    const wanted = { drink: drinks, event: events, deck: hand }[pile.pile as string] ?? [];
    const places = wanted.map((title) => {
      const place = titles.indexOf(title);
      if (place < 0) throw new Error(`There is no “${title}” left in this pile.`);
      titles[place] = '';
      return place;
    });
    const first = places.map((place) => answer.order[place]);
    // The top of a pile is its end.
    const order = [...answer.order.filter((i) => !first.includes(i)), ...first.toReversed()];
    told.push({ order });
    inn.apply(state, { ...answer, order });
  }
  return told;
}
