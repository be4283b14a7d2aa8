import { standsFor } from '../modes/champions.ts';
import { inOrder, isPresent } from '../table/seats.ts';
import { asFrame } from '../table/state.ts';
import type { Verb } from './verb.ts';

/** A Drinking Contest (core.contest.*). */
export const contest: Verb<'contest'> = {
  verb: 'contest',
  everybody: true,
  resolve(t) {
    const event = asFrame(t.top(), 'event');
    const players = inOrder(t.s, t.s.turn).filter(
      (seat) => isPresent(t.s, seat) && !event.ignored.includes(seat) && standsFor(event.champions, seat),
    );
    t.push({ k: 'contest', step: 0, by: event.by, players, rivals: players.slice(), values: [], ties: 0 });
  },
  words: () =>
    'each player reveals and drinks a Drink from the Drink Deck, with Chasers. Whoever’s Drink has the highest ' +
    'Alcohol Content wins 1 Gold from each other player. Those tied drink again. Events count 0',
  icon: () => 'drink',
  worth: () => 0,
};
