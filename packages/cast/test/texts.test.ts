/** How cards are written: what can be checked of it. */
import { cardText, useText, type CardDef, type Use } from '@taproom/inn';
import { describe, expect, it } from 'vitest';
import { ALL, OTTOS } from './all-cards.ts';

const LONGEST = 200;
const LONGEST_TITLE = 60;

const sentences = (line: string): string[] => line.match(/[^.]+\./g) ?? [];

describe('every card', () => {
  it('is written in whole, short sentences', () => {
    for (const def of ALL)
      for (const line of cardText(def)) {
        expect(line, def.key).toMatch(/^[A-Z“].*[a-z0-9”)]\.$/);
        expect(line, def.key).not.toMatch(/undefined|NaN| {2}|\.\.|\b1 cards|; and|: [a-z]+.*; /);
        expect(line.length, line).toBeLessThanOrEqual(LONGEST);
      }
  });

  it('says so in one breath, unless there are several ways to use it', () => {
    for (const def of ALL)
      if (def.uses.length < 2) expect(cardText(def).join(' ').length, def.key).toBeLessThanOrEqual(LONGEST);
  });

  it('says who picks, wherever somebody does', () => {
    const picks = ({ pick }: Use): boolean => pick !== undefined && pick.by === undefined;
    for (const def of ALL)
      for (const use of def.uses.filter(picks))
        expect(useText(use), def.key).toMatch(/[Pp]ick |(to|with|in front of) another player/);
  });

  it('says nothing twice', () => {
    for (const def of ALL)
      for (const line of cardText(def)) {
        const said = sentences(line);
        expect(new Set(said).size, line).toBe(said.length);
        expect(line).not.toMatch(/\b(loses?|gains?) [^.]* and \1 /i);
      }
  });

  it('does not say again what it does either way, or anyway', () => {
    for (const def of ALL) {
      const lines = cardText(def);
      const ways = lines.filter((line) => line.startsWith('Or: ') || line.startsWith('If this was Plotted'));
      if (lines.length !== 2 || ways.length !== 1) continue;
      const [first, second] = lines.map(sentences);
      const ends = [first, second].map((said) => said.slice(1).at(-1)?.trim());
      expect(ends[0] !== undefined && ends[0] === ends[1], def.key).toBe(false);
      expect(ways[0].endsWith(lines[0]), def.key).toBe(false);
    }
  });

  it('tells its reader what to do, and says “you lose” only where others lose something, too', () => {
    for (const line of ALL.flatMap(cardText))
      for (const [, before] of line.matchAll(/([^.:]*)[.:] You lose \d+ (?!Fortitude less)/g))
        expect(before, line).toMatch(/\b(They|[Ee]ach|That player|loses?)\b/);
  });

  it('names a Round only once it has begun', () => {
    for (const def of ALL)
      for (const line of cardText(def).filter((text) => text.includes('Start a Round')))
        expect(line.split('Start a Round')[0], def.key).not.toMatch(/Round/);
  });

  it('has one word for one thing', () => {
    for (const line of ALL.flatMap(cardText))
      expect(line).not.toMatch(
        /everybody|somebody|additional|beginning of|that card’s player|^In front of you|Either way: Then/i,
      );
  });

  it('has a title that fits on it', () => {
    const long = ALL.filter(({ title }) => title.length > LONGEST_TITLE);
    expect(long.filter(({ provenance }) => provenance === 'ours').map(({ key }) => key)).toEqual([]);
  });
});

describe('cards that speak of others', () => {
  it('call Otto by his name', () => {
    for (const line of OTTOS.flatMap(cardText)) expect(line).not.toMatch(/\byour?\b/i);
  });

  it('call whoever holds a Story “they”', () => {
    const held = (def: CardDef): Use[] => def.uses.filter(({ speaksOf }) => speaksOf === 'they');
    const stories = ALL.filter((def) => held(def).length > 0);
    expect(stories).toHaveLength(3);
    for (const use of stories.flatMap(held)) expect(useText(use)).not.toMatch(/\byour?\b/i);
  });
});
