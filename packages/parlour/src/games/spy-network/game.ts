/** Spy Network: seven cards, or five and two dice, of which the longest chain of neighbours counts. */
import { spyStanding } from './scoring.ts';
import { gamblingGame, hasVariant, type ParlourProcedure, type ScriptStep } from '../../table/def.ts';
import { byTurns } from '../../table/in-the-way.ts';
import { cardOption, dieOption } from '../../table/question.ts';
import { discard } from '../../table/script.ts';
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
      const options = [...t.hand(seat).map(cardOption), ...t.s.seats[seat].dice.dice.map(dieOption)];
      t.choose(seat, 'exchange-or-reroll', 0, f.n, options);
    },
  ],
  answered(t, f, answer) {
    if (answer.do !== 'choose') return;
    const seat = t.inside()[f.seat++];
    const cards = t.hand(seat).length;
    const rolled = answer.picks.filter((i) => i >= cards).map((i) => i - cards);
    const picked = answer.picks.filter((i) => i < cards);
    const gone = discard(t, seat, picked);
    // The last one pushed comes first: the cards, then the dice.
    if (rolled.length > 0) t.begin('spy:reroll', { seat, list: rolled });
    else if (gone === 1) t.begin('spy:second-thought', { seat });
    t.begin('draw', { seat, n: gone });
  },
};

const secondThought: ParlourProcedure = {
  again: { reroll: 0 },
  steps: [
    (t, f) => t.choose(f.seat, 'reroll', 0, 1, t.s.seats[f.seat].dice.dice.map(dieOption)),
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
  retold: { hands: [3, 7], steps: [] },
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
    exchange: byTurns(['gii.spy-network.step-4'], ['gii.spy-network.step-6']),
    'exchange-or-reroll': ['gii.spy-network.hiding-in-plain-sight.exchange'],
    reroll: ['gii.spy-network.hiding-in-plain-sight.exchange'],
  },
  procedures: { 'spy:dealings': dealings, 'spy:second-thought': secondThought, 'spy:reroll': reroll },
  standing({ setup, seats }, seat) {
    const { cards, dice } = seats[seat];
    return spyStanding(cards.hand ?? [], dice.dice ?? [], hasVariant(setup, 'friends-in-high-places'));
  },
});
