import { describe, expect, it } from 'vitest';
import { lookedAt, whatThereIs } from '../src/try/bench.ts';
import { asScenario, FIRST } from '../src/try/picked.ts';
import { nameIn } from '../src/try/scene-text.ts';
import { packed, unpacked } from '../src/try/shared-text.ts';

describe('a table of one’s own', () => {
  it('is a scenario that can be played, whatever is picked', () => {
    const { characters, drinks } = whatThereIs();
    expect(lookedAt(asScenario(FIRST))).toEqual({ hasSteps: false });
    const seats = characters.map(({ name, titles }) => ({
      character: name,
      fortitude: 12,
      alcohol: 3,
      gold: 4,
      hand: titles.slice(0, 7),
      drinkMe: drinks.slice(0, 1),
    }));
    for (let i = 0; i + 2 <= seats.length; i += 2)
      expect(lookedAt(asScenario({ seats: seats.slice(i, i + 2), turn: 1, phase: 'order' }))).toEqual({
        hasSteps: false,
      });
  });

  it('says what does not come about', () => {
    const text = `${asScenario(FIRST)}when: [Sera passes]\nthen: { Joran: { fortitude: 3 } }\n`;
    expect(lookedAt(text)).toEqual({ wrong: expect.stringContaining('expected 3, but it is 8') as string });
  });

  it('goes into a link and comes out of it', async () => {
    const text = asScenario(FIRST);
    const code = await packed(text);
    expect(code).toMatch(/^[\w-]+$/);
    expect(await unpacked(code)).toBe(text);
    expect(await unpacked('%%%')).toBeNull();
    expect(await unpacked('abc')).toBeNull();
  });

  it('has a name, however it is quoted', () => {
    expect(nameIn("name: 'Ann''s table'\n")).toBe("Ann's table");
    expect(nameIn('table: {}')).toBe('');
  });
});
