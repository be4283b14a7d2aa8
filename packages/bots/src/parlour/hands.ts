/** What to do with one's own cards and dice where a game asks for more than a plain exchange. */
import { below, type Luck } from '@taproom/kernel';
import { rankOf, type ParlourState } from '@taproom/parlour';
import { bestPlan } from './chance.ts';
import type { Chooser } from './chooser.ts';
import { waysToPick } from './ways.ts';

type Plan = (state: ParlourState) => void;

/** One in so many shows what it has; the others hide the better card. */
const OPENLY = 5;

/** Rogues and Warriors: the weaker card is shown, the better one stays a secret; mostly. */
export const show: Chooser = ({ luck }, { options }) => {
  const worth = options.map(({ card = 0 }) => rankOf(card));
  const shown = below(luck, OPENLY) === 0 ? Math.min(...worth) : Math.max(...worth);
  return [worth.indexOf(shown)];
};

const drawInto =
  (me: number, zone: string): Plan =>
  ({ seats, deck }) => {
    const cards = (seats[me].cards[zone] ??= []);
    const card = deck.pop();
    if (card === undefined) return;
    cards.pop();
    cards.push(card);
  };

/** Rogues and Warriors: the card in hand, or the one on the brow, for an unknown one; or neither. */
export const exchangeOne: Chooser = ({ view, setup, luck }, { options }) => {
  const plans = options.map(({ word }) => drawInto(view.seat, word === 'public' ? 'brow' : 'hand'));
  const best = bestPlan(view, setup, luck, [() => {}, ...plans]);
  return best > 0 ? [best - 1] : [];
};

const rollAgain = (luck: Luck, { seats }: ParlourState, me: number, which: readonly number[]): void => {
  const { dice } = seats[me];
  for (const i of which) dice.dice = dice.dice.with(i, below(luck, 6) + 1);
};

/** Spy Network: any two of cards and dice; a die comes after the cards among the options. */
export const exchangeOrReroll: Chooser = ({ view, setup, luck }, { options, min, max }) => {
  const cards = options.filter(({ card }) => card !== undefined).length;
  const ways = waysToPick(options, min, Math.min(max, 2));
  const plans = ways.map((way): Plan => (state) => {
    const { hand = [] } = state.seats[view.seat].cards;
    for (const i of way) if (i < cards && state.deck.length > 0) hand[i] = state.deck.pop()!;
    const dice = way.filter((i) => i >= cards).map((i) => i - cards);
    rollAgain(luck, state, view.seat, dice);
  });
  const best = bestPlan(view, setup, luck, plans, { samples: 12 });
  return best < 0 ? [] : ways[best];
};

export const reroll: Chooser = ({ view, setup, luck }, { options }) => {
  const plans = options.map(
    (_, i): Plan =>
      (state) =>
        rollAgain(luck, state, view.seat, [i]),
  );
  const best = bestPlan(view, setup, luck, [() => {}, ...plans]);
  return best > 0 ? [best - 1] : [];
};

/** Dragon Hunt: scouts stay whatever comes, so those are sent that one would keep: the others may be exchanged. */
export const scouts: Chooser = ({ view, setup, luck }, { options, min, max }) => {
  const ways = waysToPick(options, min, max);
  const plans = ways.map((way): Plan => ({ seats, deck }) => {
    const { cards } = seats[view.seat];
    const sent = way.map((i) => options[i].card!);
    const others = (cards.hand ?? []).filter((card) => !sent.includes(card));
    for (let i = 0; i < 2 && i < others.length && deck.length > 0; i++) others[i] = deck.pop()!;
    cards.hand = [...others, ...sent];
  });
  const best = bestPlan(view, setup, luck, plans);
  return best < 0 ? null : ways[best];
};

/** Of the 15 cards of a suit so many have a rank as its number says. */
const SUIT = 15;
const WILD_DIE = 1;

/** Jack of All Trades with hidden hands: jobs by cards or by dice, whichever more of the own workers can do. */
export const sources: Chooser = ({ view }, { options }) => {
  const ranks = new Set(
    (view.seats[view.seat].zones.hand?.cards ?? []).map(rankOf).filter((rank) => rank > 0),
  );
  const byCard = [...ranks].reduce((sum, rank) => sum + rank, 0) / SUIT;
  const byDie = (ranks.size + WILD_DIE) / 6;
  return [byDie > byCard ? options.length - 1 : 0];
};

/** Threes: what the Dragon counts as, by what wins most often. */
export const declare: Chooser = ({ view, setup, luck }, { options }) => {
  const plans = options.map(({ die = 0 }): Plan => ({ memory, seats }) => {
    memory.declared ??= seats.map(() => 0);
    memory.declared[view.seat] = die;
  });
  const best = bestPlan(view, setup, luck, plans);
  return best < 0 ? null : [best];
};

/** Heroes' Plunder: all piles lie open when the Red Dragon steals. */
export const steal: Chooser = ({ view, setup, luck }, { options }) => {
  const plans = options.map(({ card, seat = 0 }): Plan => ({ seats }) => {
    seats[seat].cards.loot = (seats[seat].cards.loot ?? []).filter((other) => other !== card);
    (seats[view.seat].cards.loot ??= []).push(card!);
  });
  const best = bestPlan(view, setup, luck, [() => {}, ...plans], { samples: 1, forAll: true });
  return best > 0 ? [best - 1] : [];
};

/** Dragon Hordes: a coin of one's own goes where most lie, since that is what one hopes to win. */
export const horde: Chooser = ({ view }, { options }) => {
  const on = options.map((_, colour) => view.counts.hordes?.[colour] ?? 0);
  return [on.indexOf(Math.max(...on))];
};
