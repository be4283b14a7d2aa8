import { describe, expect, it } from 'vitest';
import { cardText } from '@taproom/inn';
import { house } from '@taproom/house/own';

const { cast } = house;

const [dungeon] = cast.eventDecks ?? [];

describe('the Dungeon Event Deck', () => {
  it('has twenty different cards of Encounter Levels 1 to 4', () => {
    // proves: rdi6.dungeon-events.setup
    expect(dungeon.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(20);
    expect(new Set(dungeon.cards.map(({ title }) => title)).size).toBe(20);
    const levels = dungeon.cards.map(({ event }) => event?.level ?? 0);
    expect([...new Set(levels)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    for (const { event } of dungeon.cards) expect(event?.kind).toBe('dungeon');
    expect(dungeon).toMatchObject({ counters: 2, countersBeside: 3 });
  });

  it('has the eleven that the book names', () => {
    const told = dungeon.cards.filter(({ provenance }) => provenance !== 'ours').map(({ title }) => title);
    expect(told.toSorted()).toEqual(
      [
        'A Contest of Wills',
        'A Costly Cure',
        "Blood Money? I'm In!",
        'Cave-in!',
        'Drink or Meet Your Doom!',
        'Drinks with "Friends"',
        'Feats of Heroism',
        'Leftover Loot',
        'Staring Contest',
        'The Price of Power',
        'Who Let All These Kobolds In?',
      ].toSorted(),
    );
  });

  it('says on every card what it does, and its level last', () => {
    for (const card of dungeon.cards) {
      const lines = cardText(card);
      expect(lines.length, card.title).toBeGreaterThan(1);
      expect(lines.at(-1)).toBe(`Encounter Level ${card.event?.level}.`);
      for (const line of lines) expect(line, card.title).not.toMatch(/undefined|NaN|\{|it happens/);
    }
  });
});

describe('the Prizes', () => {
  it('are the four of books 7 and 9', () => {
    expect(cast.prizes?.map(({ title }) => title).toSorted()).toEqual(
      [
        'Absorbent Towel',
        "Dale's Finest Mushroom",
        "Speedy Runner's Stopwatch",
        'Straw of Misdirection',
      ].toSorted(),
    );
    for (const prize of cast.prizes ?? []) {
      expect(prize.uses.every(({ from }) => from === 'play')).toBe(true);
      for (const line of cardText(prize)) expect(line).not.toMatch(/undefined|\{/);
    }
  });
});
