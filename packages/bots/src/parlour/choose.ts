/** How the sensible gambler chooses: by imagining what comes of it, or by a rule of thumb for the question. */
import { below } from '@taproom/kernel';
import {
  COLOURS,
  colourOf,
  RANKS,
  ROGUE,
  rankOf,
  type ParlourAnswer,
  type ParlourState,
} from '@taproom/parlour';
import { adjust, face, replace, take } from './adjust.ts';
import type { ParlourTable } from '../bot.ts';
import { bestPlan } from './chance.ts';
import type { Chooser, ChooseQuestion } from './chooser.ts';
import {
  declare,
  exchangeOne,
  exchangeOrReroll,
  horde,
  reroll,
  scouts,
  show,
  sources,
  steal,
} from './hands.ts';
import { randomGambler } from './random.ts';
import { bribe, guard, last } from './streets.ts';
import { waysToPick } from './ways.ts';

/** Cards of the hand for as many unknown ones. */
const exchange: Chooser = ({ view, setup, luck }, { options, min, max }) => {
  const ways = waysToPick(options, min, Math.min(max, 2));
  const plans = ways.map((way) => (state: ParlourState) => {
    const gone = way.map((i) => options[i].card);
    const { cards } = state.seats[view.seat];
    cards.hand = cards.hand.filter((card) => !gone.includes(card));
    for (const card of gone)
      if (card !== undefined && state.deck.length > 0) cards.hand.push(state.deck.pop()!);
  });
  const best = bestPlan(view, setup, luck, plans);
  return best < 0 ? [] : ways[best];
};

/** Threes: nothing is better than a 3; else the cheapest. */
const keepCheapest: Chooser = (_table, { options }) => {
  const worth = options.map(({ die = 0 }) => (die === 3 ? 0 : die));
  return [worth.indexOf(Math.min(...worth))];
};

/** Jack of All Trades: whoever finds work counts no more; those go first who would cost most if they had to wait. */
const workers: Chooser = ({ view, setup }, { options, max }) => {
  const toCome = JOBS - (view.common.zones.jobs?.size ?? 0) - (view.common.dice.jobs?.length ?? 0);
  const byCards = setup.variants?.includes('hidden-fate') === true;
  const worth = ({ card, die }: (typeof options)[number]): number => {
    const counts = die ?? (card === undefined ? 0 : rankOf(card));
    // A 6 can do any job, one at a time; of fifteen cards so many ask for a rank as it counts.
    const finds = counts > 5 && !byCards ? JACK_FINDS : counts / SUIT;
    return counts * (1 - finds) ** toCome;
  };
  return options
    .map((option, i) => ({ i, worth: worth(option) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, max)
    .map(({ i }) => i);
};

const JOBS = 4;
const SUIT = 15;
/** How often a 6 is not needed elsewhere first. */
const JACK_FINDS = 0.6;
const ROLL_COSTS = 2;

const called = ({ options }: ChooseQuestion, word: string): number =>
  options.findIndex((option) => option.word === word && option.card === undefined);

/** Several games ask for a turn: it is told by what can be done in it. */
const takeTurn: Chooser = (table, question) => {
  if (called(question, 'hit') >= 0) return hitOrDefend(table, question);
  if (called(question, 'stock') >= 0) return stockOrShip(table, question);
  if (called(question, 'roll') >= 0) return [called(question, isWorthStaying(table) ? 'roll' : 'leave')];
  return playToWheel(table, question);
};

/** Dragon Hordes: whoever stays pays for two dice. Too little to pay, or to win, and it is time to go. */
function isWorthStaying({ view }: ParlourTable): boolean {
  const coins = (view.counts.hordes ?? []).reduce((sum, n) => sum + n, 0);
  const rivals = view.seats.filter(({ folded }) => !folded).length;
  return view.seats[view.seat].chips >= ROLL_COSTS && coins >= rivals;
}

/** Doublerogue: with no Rogue showing a card is free; with one the hand defends, the commonest card first. */
const hitOrDefend: Chooser = ({ view, luck }, question) => {
  const up = view.seats[view.seat].zones.up?.cards ?? [];
  if (!up.some((card) => rankOf(card) === ROGUE)) return [called(question, 'hit')];
  const defenders = question.options
    .map(({ card }, i) => ({ i, rank: card === undefined ? -1 : rankOf(card) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => b.rank - a.rank);
  if (defenders.length > 0) return [defenders[0].i];
  return [called(question, view.pot > 12 || below(luck, 3) > 0 ? 'hit' : 'fold')];
};

const sumOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + rankOf(card), 0);

/** Streets of Greyport: what is worth stealing is brought home before the third Rogue comes. */
const stockOrShip: Chooser = ({ view }, question) => {
  const { cart, rogues } = view.seats[view.seat].zones;
  const worth = sumOf(cart?.cards ?? []);
  const danger = rogues?.size ?? 0;
  return [called(question, worth >= 9 - 3 * danger && (worth > 0 || danger > 1) ? 'ship' : 'stock')];
};

/** Streets of Greyport: whatever fits, the dearest first; the Cart is emptied only for more than it holds. */
const loadDearest: Chooser = ({ view }, { options }) => {
  const { hand, cart } = view.seats[view.seat].zones;
  const fitting = options
    .map(({ card }, i) => ({ i, worth: card === undefined || rankOf(card) === ROGUE ? 0 : rankOf(card) }))
    .sort((a, b) => b.worth - a.worth);
  if (fitting.length > 0 && fitting[0].worth > 0) return [fitting[0].i];
  const dump = options.findIndex(({ word }) => word === 'dump');
  const waiting = Math.max(0, ...colourSums(hand?.cards ?? []));
  return dump >= 0 && waiting > sumOf(cart?.cards ?? []) ? [dump] : [];
};

const colourSums = (cards: readonly number[]): number[] =>
  COLOURS.map((_, colour) =>
    sumOf(cards.filter((card) => colourOf(card) === colour && rankOf(card) !== ROGUE)),
  );

/** City Square: the card and the district that make the best city so far. */
const placeBest: Chooser = ({ view, setup, luck }, { options }) => {
  const plans = options.map(({ card, word }) => (state: ParlourState) => {
    const { cards } = state.seats[view.seat];
    if (card !== undefined) (cards[`city ${word}`] ??= []).push(card);
  });
  const best = bestPlan(view, setup, luck, plans, { samples: 4 });
  return best < 0 ? null : [best];
};

/** The Wheel: the play after which the hand is worth most against the others. */
const playToWheel: Chooser = ({ view, setup, luck }, { options }) => {
  const plans = options.map(({ card, word, place }) => (state: ParlourState) => {
    const { cards } = state.seats[view.seat];
    cards.hand = (cards.hand ?? []).filter((other) => other !== card);
    if (card !== undefined && word !== undefined && place !== undefined)
      (state.common.cards[word] ??= []).push(card);
  });
  const best = bestPlan(view, setup, luck, plans, { samples: 8, forAll: true });
  return best < 0 ? null : [best];
};

/** Heroes' Plunder: the card that adds most to the loot. */
const takeLoot: Chooser = ({ view, setup, luck }, { options }) => {
  const plans = options.map(({ card }) => (state: ParlourState) => {
    if (card !== undefined) (state.seats[view.seat].cards.loot ??= []).push(card);
  });
  const best = bestPlan(view, setup, luck, plans, { samples: 1 });
  return best < 0 ? null : [best];
};

/** Dragon Hordes: coins won as often as the card comes, less a coin for each part that misses. */
const predictByOdds: Chooser = ({ view }, { options }) => {
  const coinsOn = (name: string): number => view.counts.hordes?.[HORDES.indexOf(name)] ?? 0;
  const chanceOf = (name: string): number => {
    const rank = (RANKS as readonly string[]).indexOf(name);
    return rank > 0 ? rank / 15 : 1 / COLOURS.length;
  };
  const worth = options.map(({ word = '' }) => {
    const parts = word.split(' ');
    if (parts.length === 1) return chanceOf(word) * coinsOn(word) - (1 - chanceOf(word));
    const [a, b] = parts;
    const [p, q] = [chanceOf(a), chanceOf(b)];
    const half = p * (1 - q) * (coinsOn(a) / 2) + q * (1 - p) * (coinsOn(b) / 2);
    return p * q * (coinsOn(a) + coinsOn(b)) + half - 2 * (1 - p) * (1 - q);
  });
  const best = Math.max(...worth);
  return best > 0 ? [worth.indexOf(best)] : [];
};

const HORDES: readonly string[] = [...COLOURS, ...RANKS.slice(1)];

/** By what is asked. Whatever is not here is answered at random. */
const CHOOSERS: Readonly<Record<string, Chooser>> = {
  exchange,
  adjust,
  face,
  take,
  replace,
  keep: keepCheapest,
  declare,
  show,
  'exchange-one': exchangeOne,
  'exchange-or-reroll': exchangeOrReroll,
  reroll,
  scouts,
  sources,
  steal,
  horde,
  guard,
  bribe,
  last,
  // The markers cost nothing, and whoever leaves wins nothing.
  loan: () => [0],
  assign: workers,
  turn: takeTurn,
  clock: playToWheel,
  play: playToWheel,
  place: placeBest,
  loot: takeLoot,
  load: loadDearest,
  predict: predictByOdds,
};

export function chooseBy(table: ParlourTable, question: ChooseQuestion): ParlourAnswer {
  const { seat, min, max } = question;
  const picks = CHOOSERS[question.what]?.(table, question) ?? null;
  const fits = picks !== null && picks.length >= min && picks.length <= max && !picks.includes(-1);
  return fits ? { seat, do: 'choose', picks } : randomGambler(table);
}
