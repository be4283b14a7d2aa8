import { describe, expect, it } from 'vitest';
import { about } from '../src/about.ts';
import { characters } from '../src/characters/index.ts';

describe('what is told about the characters', () => {
  it('is told of everybody, and is what their own files say', () => {
    const told = about.map(({ specials: _, ...rest }) => rest);
    const known = characters.map(({ name, fullName, book, villain, mugs, pitch }) => ({
      name,
      fullName,
      book,
      ...(villain && { villain }),
      mugs,
      pitch,
    }));
    expect(told).toEqual(known);
  });

  it('tells of a special thing wherever there is a token or a side deck', () => {
    for (const { name, tokens = [], sideDecks = [] } of characters) {
      const specials = about.find((one) => one.name === name)?.specials ?? [];
      expect(specials.length, name).toBeGreaterThanOrEqual(tokens.length + sideDecks.length > 0 ? 1 : 0);
      expect(new Set(specials.map(({ title }) => title)).size, name).toBe(specials.length);
    }
  });
});
