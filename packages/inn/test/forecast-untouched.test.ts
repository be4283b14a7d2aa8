/** A card that is only tried out turns nothing up, draws nothing and shows no hand: whatever lies face down stays there. */
import { describe, expect, test } from 'vitest';
import { type InnState } from '@taproom/inn';
import { house as own } from '@taproom/house/own';
import { dryRun } from '../src/show/dry-run.ts';
import { card, deed, person, tableOf, veto } from './small-house.ts';

const faceDown = ({ seats, drinkDeck, events }: InnState): unknown => [
  seats.map(({ hand, deck, drinkMe, decks }) => [hand, deck, drinkMe, decks.map((side) => side.deck)]),
  drinkDeck,
  events.map(({ deck }) => deck),
];

describe('a card of', () => {
  test.each(own.cast.characters)('$name', (character) => {
    const friend = person('Friend', [
      veto,
      deed('deed', { verb: 'fortitude', who: 'target', by: -1 }),
      card('rag', 'gambling', { label: 'rag', when: { at: 'gamble' }, effects: [{ verb: 'take-control' }] }),
    ]);
    const { house, state } = tableOf([character, friend, person('Other', [])], (at) => {
      // Whoever begins has one card of the own deck in hand, and the others lie where they are drawn from.
      at.seats[0].deck = at.seats[0].hand.splice(0);
      for (const seat of at.seats) seat.drinkMe = at.drinkDeck.splice(-2);
    });
    let tried = 0;
    for (const card of state.seats[0].deck) {
      const before = house.copy(state);
      const [me] = before.seats;
      me.deck = me.deck.filter((other) => other !== card);
      me.hand = [card];
      for (const answer of house.answers(before, { seat: 0, bare: true }).legal) {
        if (answer.do !== 'play') continue;
        const at = house.copy(before);
        house.apply(at, { ...answer });
        const run = dryRun(house.content(at.setup), at);
        if (run === null) continue;
        tried++;
        expect(faceDown(run.t.s)).toEqual(faceDown(at));
        expect(run.t.events.map(({ e }) => e)).not.toContain('show');
      }
    }
    expect(tried).toBeGreaterThan(0);
  });
});
