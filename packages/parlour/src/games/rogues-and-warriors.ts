/** Rogues and Warriors: two cards each, one of them shown; the better pair wins. */
import type { Procedure } from '@taproom/kernel';
import { DRAGON, rankOf } from '../cards/deck.ts';
import { byColour } from '../cards/ties.ts';
import { hasVariant, type ParlourDef, type ScriptStep, type Standing } from '../table/def.ts';
import type { ParlourAnswer } from '../table/question.ts';
import type { ParlourRun } from '../table/run.ts';
import { seesOf } from '../table/sees.ts';
import type { ParlourFrame, ParlourSetup } from '../table/state.ts';

/**
 * The pairs from best to worst, by rank numbers: the higher card first, then the other. The book prints only a few
 * places of its ranking; a group that has the whole of it can enter it here (gii.amb.pair-ranking).
 */
export const PAIR_RANKING: readonly (readonly [number, number])[] = [
  [1, 1],
  [1, 2],
  [1, 3],
  [1, 4],
  [1, 5],
  [2, 2],
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 3],
  [3, 4],
  [3, 5],
  [4, 4],
  [4, 5],
  [5, 5],
];

const placeOf = (a: number, b: number): number =>
  PAIR_RANKING.findIndex(([x, y]) => x === Math.min(a, b) && y === Math.max(a, b));

/** More is better: 15 for the best pair of the ranking, 16 for two Dragons; a Dragon wins a tie. */
export function pairStanding(cards: readonly number[]): Standing {
  const ranks = cards.map(rankOf);
  const dragons = ranks.filter((rank) => rank === DRAGON).length;
  const other = ranks.find((rank) => rank !== DRAGON) ?? DRAGON;
  const [a, b] = ranks.map((rank) => (rank === DRAGON ? other : rank));
  const score = dragons === 2 ? PAIR_RANKING.length + 1 : PAIR_RANKING.length - placeOf(a, b);
  return { score, order: [score, dragons, ...byColour(cards)] };
}

/** With Rank and Class one card is held to the brow: all others see it, its owner does not. */
const onTheBrow = (setup: ParlourSetup): boolean => hasVariant(setup, 'rank-and-class');

/** Everybody picks the card to show; all are turned over together. */
function askShow(t: ParlourRun, f: ParlourFrame): void {
  const inside = t.inside();
  if (f.seat < 0) f.seat = 0;
  if (f.seat >= inside.length) return;
  f.step--;
  const seat = inside[f.seat];
  t.choose(
    seat,
    'show',
    t.zone(seat, 'hand').map((card) => ({ card })),
    1,
    1,
  );
}

function turnOver(t: ParlourRun, f: ParlourFrame): void {
  t.inside().forEach((seat, i) => {
    const hand = t.zone(seat, 'hand');
    const [card] = hand.splice(f.list[i], 1);
    t.zone(seat, 'up').push(card);
    t.emit('show', seat, 1, [card]);
  });
}

const show: Procedure<ParlourRun, ParlourFrame, ParlourAnswer> = {
  steps: [askShow, turnOver],
  answered(_t, f, answer) {
    if (answer.do !== 'choose') return;
    f.list.push(answer.picks[0]);
    f.seat++;
  },
};

/** In turn order everybody may change the card that lies face down; with Rank and Class either card. */
function askExchange(t: ParlourRun, f: ParlourFrame): void {
  const inside = t.inside();
  if (f.seat < 0) f.seat = 0;
  if (f.seat >= inside.length) return;
  f.step--;
  const seat = inside[f.seat];
  const options = onTheBrow(t.s.setup) ? [{ word: 'private' }, { word: 'public' }] : [{ word: 'private' }];
  t.choose(seat, 'exchange-one', options, 0, 1);
}

const exchangeOne: Procedure<ParlourRun, ParlourFrame, ParlourAnswer> = {
  steps: [askExchange],
  answered(t, f, answer) {
    if (answer.do !== 'choose') return;
    const seat = t.inside()[f.seat++];
    if (answer.picks.length === 0) return;
    const zone = answer.picks[0] === 0 ? 'hand' : 'brow';
    const cards = t.zone(seat, zone);
    const old = cards.pop()!;
    t.s.discard.push(old);
    t.emit('exchange', seat, 1, [old], seesOf(t, zone, seat), zone);
    t.push('draw-to', seat, 1, zone);
  },
};

const drawTo: Procedure<ParlourRun, ParlourFrame, ParlourAnswer> = {
  steps: [
    function draw(t, f) {
      const card = t.drawCard();
      if (card < 0) {
        if (t.stack[t.stack.length - 1] !== f) f.step--;
        return;
      }
      t.zone(f.seat, f.zone).push(card);
      t.emit('deal', f.seat, 1, [card], seesOf(t, f.zone, f.seat), f.zone);
    },
  ],
};

export const roguesAndWarriors: ParlourDef = {
  id: 'rogues-and-warriors',
  name: 'Rogues and Warriors',
  min: 2,
  max: 10,
  betting: true,
  shares: true,
  insideInn: true,
  variants: [
    { id: 'dragons', name: 'Dragon Cards' },
    { id: 'exchange', name: 'Exchange' },
    { id: 'rank-and-class', name: 'Rank and Class' },
  ],
  dragons: (setup) => hasVariant(setup, 'dragons'),
  script(setup) {
    const brow = onTheBrow(setup);
    const steps: ScriptStep[] = [
      { do: 'ante' },
      { do: 'deal', n: brow ? 1 : 2 },
      ...(brow ? [{ do: 'deal', n: 1, zone: 'brow' } as const] : []),
      { do: 'bet' },
      ...(brow ? [] : [{ do: 'own', procedure: 'show' } as const]),
      { do: 'bet' },
    ];
    if (hasVariant(setup, 'exchange')) steps.push({ do: 'own', procedure: 'exchange-one' }, { do: 'bet' });
    return [...steps, { do: 'showdown' }];
  },
  zones: () => ({ hand: 'owner', up: 'all', brow: 'others' }),
  reveals: ['hand', 'up', 'brow'],
  procedures: { show, 'exchange-one': exchangeOne, 'draw-to': drawTo },
  standing(state, seat) {
    const { hand = [], up = [], brow = [] } = state.seats[seat].cards;
    return pairStanding([...up, ...hand, ...brow]);
  },
};
