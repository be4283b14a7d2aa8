import { describe, expect, it } from 'vitest';
import { seatTable } from '@taproom/kernel';
import { cast, inn } from '@taproom/cast';

describe('cards in their one shape', () => {
  it('say exactly what their definitions say: no field is lost on the way', () => {
    const names = cast.characters.map(({ name }) => name);
    for (let i = 0; i + 1 < names.length; i += 2) {
      const { state } = seatTable(inn, { players: names.slice(i, i + 2), barDeck: true }, 1);
      const { defs } = inn.content(state);
      const written = new Map(
        [
          ...cast.characters.flatMap((c) => [...c.deck, ...(c.sideDecks ?? []).flatMap((d) => d.cards)]),
          ...cast.drinks,
        ].map((def) => [def.key, def]),
      );
      for (const def of defs) {
        const plain = JSON.parse(
          JSON.stringify(def, (key, value: unknown) => (key === 'bit' ? undefined : value)),
        ) as unknown;
        const source = written.get(def.key);
        if (source !== undefined) expect(plain).toEqual(JSON.parse(JSON.stringify(source)));
      }
      expect(defs.filter((def) => written.has(def.key)).length).toBeGreaterThan(100);
    }
  });
});
