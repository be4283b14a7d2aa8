import { describe, expect, it } from 'vitest';
import { seatTable, type Table } from '@taproom/kernel';
import { createInn, STEP, type Answer, type CardDef, type InnState, type Use } from '@taproom/inn';
import { house } from '@taproom/house/own';

const { cast } = house;

/** An Ignore card for the given Events, with one copy for every card of a deck of forty. */
function deckOf(use: Use): CardDef[] {
  return [
    {
      key: `test.${use.label}`,
      title: use.label,
      types: ['sometimes'],
      copies: 40,
      provenance: 'ours',
      uses: [use],
    },
  ];
}

const event = (kind: 'drink' | 'tavern' | 'sea' | 'dungeon'): CardDef => ({
  key: `test.${kind}`,
  title: `A ${kind} event`,
  types: ['event'],
  copies: 1,
  provenance: 'ours',
  uses: [],
  event: { effects: [{ verb: 'shots', alcohol: 1 }], kind },
});

const any: Use = { label: 'any', when: { at: 'event' }, effects: [{ verb: 'ignore' }] };
const sea: Use = { label: 'sea', when: { at: 'event', kind: 'sea' }, effects: [{ verb: 'ignore' }] };

const kinds = ['drink', 'tavern', 'sea', 'dungeon'] as const;
const inn = createInn({
  ...cast,
  characters: [
    { ...cast.characters[0], name: 'Any', deck: deckOf(any), sideDecks: [] },
    { ...cast.characters[0], name: 'Sailor', deck: deckOf(sea), sideDecks: [] },
  ],
  drinks: [...cast.drinks, ...kinds.map(event)],
});

/** Sets a table at which the first player is about to reveal an Event of this kind. */
function revealing(kind: (typeof kinds)[number]): Table<InnState, Answer> {
  const drinkCards = [...kinds.map((k) => `test.${k}`), ...Array.from({ length: 26 }, () => 'drink.wine')];
  const table = seatTable(inn, { players: ['Any', 'Sailor'], drinkCards }, 1);
  const { state } = table;
  const { defs } = inn.content(state.setup);
  const piles = [state.drinkDeck, ...state.seats.map((at) => at.drinkMe)];
  const pile = piles.find((cards) => cards.some((card) => defs[card].key === `test.${kind}`))!;
  const [card] = pile.splice(
    pile.findIndex((c) => defs[c].key === `test.${kind}`),
    1,
  );
  state.seats[0].drinkMe.push(card);
  state.stack = [{ k: 'turn', step: STEP.drink, seat: 0, i: 0, done: [] }];
  state.ask = null;
  inn.resume(state);
  return table;
}

describe('a card that Ignores Events', () => {
  it.each(kinds)('of any kind works on a %s Event; one that names a kind works on that kind only', (kind) => {
    // proves: core.drink-events.event-kinds, rdi7.events.ignore-any-kind, rdi9.ignore-event.any-kind
    const { state } = revealing(kind);
    expect(inn.question(state)).toMatchObject({ kind: 'respond', about: 'event', seat: 0 });
    expect(inn.answers(state, { seat: 0 }).legal.some((answer) => answer.do === 'play')).toBe(true);
    const sailor = inn.answers(state, { seat: 1 });
    expect(sailor.legal.some((answer) => answer.do === 'play')).toBe(kind === 'sea');
    if (kind !== 'sea') expect(sailor.refused[0].rules).toContain('core.drink-events.event-kinds');
  });
});
