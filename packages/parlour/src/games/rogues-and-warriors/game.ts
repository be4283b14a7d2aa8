/** Rogues and Warriors: two cards each, one of them shown; the better pair wins. */
import { colourOf, DRAGON, RANKS, rankOf } from '../../cards/deck.ts';
import { takeOut } from '../../cards/piles.ts';
import {
  gamblingGame,
  hasVariant,
  type ParlourProcedure,
  type ScriptStep,
  type Standing,
} from '../../table/def.ts';
import { cardOption, type ParlourOption } from '../../table/question.ts';
import type { ParlourRun } from '../../table/run.ts';
import { seesOf } from '../../table/sees.ts';
import type { ParlourFrame, ParlourSetup } from '../../table/state.ts';
import { together } from '../../table/together.ts';

/**
 * The pairs from best to worst, by rank numbers: the higher card's, then the other's. The book prints only a few
 * places of its ranking; a group that has the whole of it can enter it here (gii.amb.pair-ranking).
 */
export const PAIR_RANKING = [11, 12, 13, 14, 15, 22, 23, 24, 25, 33, 34, 35, 44, 45, 55];

/** 15 for the best pair of the ranking. A Dragon stands for the other card, and two are better than all. */
function pairScore(a: number, b: number): number {
  if (a === DRAGON && b === DRAGON) return PAIR_RANKING.length + 1;
  const high = Math.min(a || b, b || a);
  return PAIR_RANKING.length - PAIR_RANKING.indexOf(10 * high + Math.max(a, b));
}

/** More is better; a Dragon wins a tie, then two cards of one colour. By both ranks, then by whether they have one. */
const PAIRS: readonly (readonly (readonly Standing[])[])[] = RANKS.map((_, a) =>
  RANKS.map((__, b) => {
    const score = pairScore(a, b);
    const dragons = [a, b].filter((rank) => rank === DRAGON).length;
    return [1, 2].map((colour) => ({ score, order: [score, dragons, colour] }));
  }),
);

export function pairStanding(one: number, other: number): Standing {
  return PAIRS[rankOf(one)][rankOf(other)][colourOf(one) === colourOf(other) ? 1 : 0];
}

/** With Rank and Class one card is held to the brow: all others see it, its owner does not. */
const onTheBrow = (setup: ParlourSetup): boolean => hasVariant(setup, 'rank-and-class');

/** Everybody picks the card to show; all are turned over together. */
const show = together({
  what: 'show',
  options: (t, _f, seat) => t.hand(seat).map(cardOption),
  whenAll(t, _f, chosenBy) {
    for (const seat of t.c.order) {
      if (t.s.folded[seat]) continue;
      const card = chosenBy(seat)[0].card!;
      takeOut(t.hand(seat), card);
      t.s.seats[seat].cards.up = [card];
      t.emit('show', seat, 1, [card]);
    }
  },
});

const PRIVATE: ParlourOption = { word: 'private' };
const PUBLIC: ParlourOption = { word: 'public' };

/** In turn order everybody may change the card that lies face down; with Rank and Class either card. */
function askExchange(t: ParlourRun, f: ParlourFrame): void {
  const inside = t.inside();
  if (f.seat >= inside.length) return;
  f.step--;
  const options = onTheBrow(t.s.setup) ? [PRIVATE, PUBLIC] : [PRIVATE];
  t.choose(inside[f.seat], 'exchange-one', 0, 1, options);
}

/**
 * Cards drawn for the brow are held up when everybody has decided, all together
 * (gii.rogues-and-warriors.rank-and-class.exchange-simultaneous). Until then nobody sees them.
 */
function holdUp(t: ParlourRun): void {
  for (const seat of t.inside()) {
    const drawn = t.zone(seat, 'drawn').splice(0);
    if (drawn.length === 0) continue;
    t.zone(seat, 'brow').push(...drawn);
    t.emit('deal', seat, drawn.length, drawn, seesOf(t, 'brow', seat), 'brow');
  }
}

const exchangeOne: ParlourProcedure = {
  steps: [askExchange, holdUp],
  answered(t, f, answer) {
    if (answer.do !== 'choose') return;
    const seat = t.inside()[f.seat++];
    if (answer.picks.length === 0) return;
    const zone = answer.picks[0] === 0 ? 'hand' : 'brow';
    const old = t.zone(seat, zone).pop()!;
    t.s.discard.push(old);
    t.emit('exchange', seat, 1, [old], seesOf(t, zone, seat), zone);
    t.begin('rogues:draw-to', { seat, zone: zone === 'brow' ? 'drawn' : zone });
  },
};

const drawTo: ParlourProcedure = {
  steps: [
    function draw(t, f) {
      const card = t.draw(f);
      if (card < 0) return;
      t.zone(f.seat, f.zone).push(card);
      if (f.zone === 'drawn') return;
      t.emit('deal', f.seat, 1, [card], seesOf(t, f.zone, f.seat), f.zone);
    },
  ],
};

const EXCHANGE_RULES = ['gii.rogues-and-warriors.exchange.exchange'];

export const roguesAndWarriors = gamblingGame({
  id: 'rogues-and-warriors',
  name: 'Rogues and Warriors',
  complexity: 'simple',
  min: 2,
  max: 10,
  variants: [
    { id: 'dragons', name: 'Dragon Cards' },
    { id: 'exchange', name: 'Exchange' },
    { id: 'rank-and-class', name: 'Rank and Class' },
  ],
  script(setup) {
    const brow = onTheBrow(setup);
    const steps: ScriptStep[] = [
      { do: 'ante' },
      { do: 'deal', n: brow ? 1 : 2 },
      ...(brow ? [{ do: 'deal', n: 1, zone: 'brow' } as const] : []),
      { do: 'bet' },
      ...(brow ? [] : [{ do: 'own', procedure: 'rogues:show' } as const]),
      { do: 'bet' },
    ];
    if (hasVariant(setup, 'exchange'))
      steps.push({ do: 'own', procedure: 'rogues:exchange-one' }, { do: 'bet' });
    return [...steps, { do: 'showdown' }];
  },
  zones: () => ({ hand: 'owner', up: 'all', brow: 'others', drawn: 'nobody' }),
  reveals: ['hand', 'up', 'brow'],
  rules: { show: ['gii.rogues-and-warriors.step-4'], 'exchange-one': EXCHANGE_RULES },
  notNow(state, { what, seat }) {
    const { up = [] } = state.seats[seat].cards;
    if (what !== 'exchange-one' || onTheBrow(state.setup)) return [];
    const why = 'The card that lies open cannot be exchanged.';
    return up.map((card) => ({ option: { card, word: 'public' }, why, rules: EXCHANGE_RULES }));
  },
  procedures: { 'rogues:show': show, 'rogues:exchange-one': exchangeOne, 'rogues:draw-to': drawTo },
  standing(state, seat) {
    const { hand, up, brow } = state.seats[seat].cards;
    // Before anything is shown both lie in the hand.
    return pairStanding(hand[0], (up ?? brow)?.[0] ?? hand[1]);
  },
});
