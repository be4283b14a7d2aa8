/**
 * What the table might look like behind the cards: everything that a view leaves open is dealt at random, out of the
 * cards that are not to be seen, and what the game still brings is brought.
 */
import { below, shuffledOrder, type Luck } from '@taproom/kernel';
import {
  clockwiseOf,
  DRAGONS,
  fullDeck,
  isDragon,
  parlour,
  rankOf,
  RANKS,
  type ParlourDef,
  type ParlourSetup,
  type ParlourState,
  type ParlourView,
  type Spread,
  type ZoneView,
} from '@taproom/parlour';

type SpreadView = {
  readonly zones: Readonly<Record<string, ZoneView>>;
  readonly dice: ParlourView['common']['dice'];
};

/** A whole table as it may be, with the cards that nobody holds in its deck. */
export function imagine(view: ParlourView, setup: ParlourSetup, luck: Luck): ParlourState {
  const def = parlour.defOf(setup);
  const seen = new Set<number>();
  for (const { zones } of [...view.seats, view.common])
    for (const zone in zones) for (const card of zones[zone].cards ?? []) seen.add(card);
  const hidden = (cards: readonly number[]): number[] => {
    const open = cards.filter((card) => !seen.has(card));
    return shuffledOrder(luck, open.length).map((i) => open[i]);
  };
  const deck = hidden(fullDeck(def.dragons(setup)));
  const dragons = hidden(DRAGONS);
  const spread = ({ zones, dice }: SpreadView): Spread => {
    const cards: Record<string, number[]> = {};
    for (const zone in zones) {
      const { size, cards: known } = zones[zone];
      cards[zone] = known?.slice() ?? (zone === 'dragons' ? dragons : deck).splice(0, size);
    }
    const shown: Record<string, number[]> = {};
    for (const zone in dice) shown[zone] = dice[zone].slice();
    return { cards, dice: shown };
  };
  const counts: Record<string, number[]> = {};
  for (const name in view.counts) counts[name] = view.counts[name].slice();
  const state: ParlourState = {
    setup,
    chips: view.seats.map(({ chips }) => chips),
    stake: view.seats.map(({ stake }) => stake),
    bets: view.seats.map(({ bet }) => bet),
    carried: view.carried,
    held: [],
    before: null,
    folded: view.seats.map(({ folded }) => folded),
    seats: view.seats.map(spread),
    common: spread(view.common),
    deck,
    undecided: 0,
    discard: [],
    memory: counts,
    open: [],
    stack: [],
    ask: null,
    result: null,
  };
  STILL_TO_COME[def.id]?.(state, def, luck);
  return state;
}

function rollUp(luck: Luck, dice: Spread['dice'], zone: string, size: number): void {
  const more = size - (dice[zone]?.length ?? 0);
  dice[zone] = [...(dice[zone] ?? []), ...Array.from({ length: more }, () => below(luck, 6) + 1)];
}

/** What a game turns up or rolls before it is scored. A game that has everything on the table needs no entry. */
const STILL_TO_COME: Readonly<Record<string, (state: ParlourState, def: ParlourDef, luck: Luck) => void>> = {
  'three-kingdoms'({ common, deck }) {
    const war = (common.cards.war ??= []);
    while (war.length < 6 && deck.length > 0) war.push(deck.pop()!);
  },
  'dragon-hunt'({ common }) {
    const { dragon = [], dragons = [] } = common.cards;
    common.cards.dragon = dragon.length > 0 ? dragon : dragons.slice(-1);
  },
  delve({ common, seats }, _def, luck) {
    rollUp(luck, common.dice, 'common', 5);
    for (const { dice } of seats) rollUp(luck, dice, 'dice', 2);
  },
  /** What the Clock will strike: each of its cards goes one spoke further, and a Dragon nowhere. */
  'the-wheel'({ common }) {
    for (const card of common.cards.clock ?? [])
      if (!isDragon(card)) (common.cards[RANKS[clockwiseOf(rankOf(card))]] ??= []).push(card);
  },
  threes({ seats, setup }, _def, luck) {
    const size = setup.variants?.includes('hidden-fate') ? 4 : 5;
    // Whoever may choose among several dice keeps good ones: the better of two.
    for (const { dice } of seats) {
      const keep = dice.keep?.slice() ?? [];
      const worth = (n: number): number => (n === 3 ? 0 : n);
      while (keep.length < size) {
        const [a, b] = [below(luck, 6) + 1, below(luck, 6) + 1];
        keep.push(worth(a) < worth(b) ? a : b);
      }
      dice.keep = keep;
    }
  },
};
