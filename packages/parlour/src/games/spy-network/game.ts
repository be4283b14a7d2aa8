/** Spy Network: seven cards, or five and two dice, of which the longest chain of neighbours counts. */
import { only } from '@taproom/kernel';
import { spyStanding } from './scoring.ts';
import { gamblingGame, hasVariant, type ParlourProcedure, type ScriptStep } from '../../table/def.ts';
import type { ParlourSetup } from '../../table/state.ts';

const inPlainSight = (setup: ParlourSetup): boolean => hasVariant(setup, 'hiding-in-plain-sight');

/**
 * Hiding in Plain Sight: up to two cards, or one or both dice, or a card and then a die: any two things at most.
 * Whoever takes a card alone may still reroll a die after seeing what they drew.
 */
const dealings: ParlourProcedure = {
  steps: [
    function askWhat(t, f) {
      const inside = t.inside();
      if (f.seat >= inside.length) return;
      f.step--;
      const seat = inside[f.seat];
      const cards = t.hand(seat).map((card) => ({ card }));
      const dice = t.s.seats[seat].dice.dice.map((die) => ({ die }));
      t.choose(seat, 'exchange-or-reroll', 0, f.n, [...cards, ...dice]);
    },
  ],
  answered(t, f, answer) {
    if (answer.do !== 'choose') return;
    const seat = t.inside()[f.seat++];
    const hand = t.hand(seat);
    const gone = answer.picks.filter((i) => i < hand.length).map((i) => hand[i]);
    const rolled = answer.picks.filter((i) => i >= hand.length).map((i) => i - hand.length);
    t.s.seats[seat].cards.hand = hand.filter((card) => !gone.includes(card));
    t.s.discard.push(...gone);
    t.emit('exchange', seat, gone.length, gone, only(seat));
    // The last one pushed comes first: the cards, then the dice.
    if (rolled.length > 0) t.begin('spy:reroll', { seat, list: rolled });
    else if (gone.length === 1 && f.n > 1) t.begin('spy:second-thought', { seat });
    if (gone.length > 0) t.begin('draw', { seat, n: gone.length });
  },
};

const secondThought: ParlourProcedure = {
  again: { reroll: 0 },
  steps: [
    function askDie(t, f) {
      const dice = t.s.seats[f.seat].dice.dice.map((die) => ({ die }));
      t.choose(f.seat, 'reroll', 0, 1, dice);
    },
    function hand(t, f) {
      if (f.list.length > 0) t.begin('spy:reroll', { seat: f.seat, list: f.list });
    },
  ],
  answered(_t, f, answer) {
    if (answer.do === 'choose') f.list = answer.picks.slice();
  },
};

/** `list`: which of the dice. */
const reroll: ParlourProcedure = {
  steps: [(t, f) => t.roll(f.seat, f.list.length)],
  answered(t, f, answer) {
    if (answer.do !== 'dice') return;
    const { dice } = t.s.seats[f.seat];
    dice.dice = f.list.reduce((all, die, i) => all.with(die, answer.values[i]), dice.dice);
    t.emit('roll', f.seat, answer.values.length, answer.values, undefined, 'dice');
  },
};

export const spyNetwork = gamblingGame({
  id: 'spy-network',
  name: 'Spy Network',
  complexity: 'medium',
  min: 2,
  max: 8,
  most: 10,
  variants: [
    { id: 'friends-in-high-places', name: 'Friends in High Places' },
    { id: 'hiding-in-plain-sight', name: 'Hiding in Plain Sight' },
    { id: 'dragons', name: 'Dragon Cards' },
  ],
  script(setup) {
    const dice = inPlainSight(setup);
    const change: ScriptStep = dice
      ? { do: 'own', procedure: 'spy:dealings', n: 2 }
      : { do: 'exchange', max: 2 };
    return [
      { do: 'ante' },
      { do: 'deal', n: dice ? 5 : 7 },
      ...(dice ? [{ do: 'dice', zone: 'dice', n: 2 } as const] : []),
      { do: 'bet' },
      change,
      { do: 'bet' },
      change,
      { do: 'bet' },
      { do: 'showdown' },
    ];
  },
  rules: {
    exchange: ['gii.spy-network.step-4', 'gii.spy-network.step-6'],
    'exchange-or-reroll': ['gii.spy-network.hiding-in-plain-sight.exchange'],
    reroll: ['gii.spy-network.hiding-in-plain-sight.exchange'],
  },
  procedures: { 'spy:dealings': dealings, 'spy:second-thought': secondThought, 'spy:reroll': reroll },
  standing({ setup, seats }, seat) {
    const { cards, dice } = seats[seat];
    return spyStanding(cards.hand ?? [], dice.dice ?? [], hasVariant(setup, 'friends-in-high-places'));
  },
});
