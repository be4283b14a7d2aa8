import { describe, expect, it } from 'vitest';
import { house } from '@taproom/house/own';
import { extrasOf } from '../src/extras.ts';

const { cast } = house;

describe('--dungeon-events and --prizes', () => {
  it('become part of the set-up', () => {
    expect(extrasOf(cast, {})).toEqual({});
    expect(extrasOf(cast, { dungeonEvents: true, prizes: true })).toEqual({
      dungeonEvents: true,
      prizes: cast.prizes?.map(({ key }) => key),
    });
    expect(extrasOf(cast, { dungeonEvents: '4', prizes: 'straw, absorbent towel' })).toEqual({
      dungeonEvents: 4,
      prizes: ['prize.straw-of-misdirection', 'prize.absorbent-towel'],
    });
  });

  it('say what is wrong with them', () => {
    expect(() => extrasOf(cast, { dungeonEvents: 'many' })).toThrow(/--dungeon-events/);
    expect(() => extrasOf(cast, { prizes: 'goose' })).toThrow(/No Prize is called "goose".*Absorbent Towel/);
  });
});
