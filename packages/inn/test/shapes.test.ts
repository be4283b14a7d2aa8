import { describe, expect, it } from 'vitest';
import { seatTable } from '@taproom/kernel';
import { house } from '@taproom/house/own';
import type { CardDef } from '@taproom/inn';
import { MOMENT_OF, momentsOf } from '../src/play/moments.ts';
import { typeBits } from '../src/table/shapes.ts';

const { cast, inn } = house;

/** What a shaped card adds to what is written. */
const DERIVED: ReadonlySet<string> = new Set([
  'bit',
  'typeBits',
  'answersBits',
  'callsAll',
  'verbs',
  'means',
  'whos',
  'scales',
  'startsRound',
]);

describe('cards in their one shape', () => {
  it('say exactly what their definitions say: no field is lost on the way', () => {
    const names = cast.characters.map(({ name }) => name);
    const extras = { dungeonEvents: true, prizes: cast.prizes?.map(({ key }) => key) };
    for (let i = 0; i + 1 < names.length; i += 2) {
      const { state } = seatTable(inn, { players: names.slice(i, i + 2), barDeck: true, ...extras }, 1);
      const { defs } = inn.content(state.setup);
      const written = new Map(
        [
          ...cast.characters.flatMap((c) => [...c.deck, ...(c.sideDecks ?? []).flatMap((d) => d.cards)]),
          ...cast.drinks,
          ...(cast.eventDecks ?? []).flatMap(({ cards }) => cards),
          ...(cast.prizes ?? []),
        ].map((def) => [def.key, def]),
      );
      for (const def of defs) {
        const plain = JSON.parse(
          JSON.stringify(def, (key, value: unknown) => (DERIVED.has(key) ? undefined : value)),
        ) as unknown;
        const source = written.get(def.key);
        if (source !== undefined) expect(plain).toEqual(JSON.parse(JSON.stringify(source)));
      }
      expect(defs.filter((def) => written.has(def.key)).length).toBeGreaterThan(100);
    }
  });

  it('lose nothing of a Boss’s cards either', () => {
    const bosses = cast.characters.filter(({ villain }) => villain);
    const players = bosses.map(({ name }) => name);
    const { state } = seatTable(inn, { players, mode: 'boss-versus-boss' }, 1);
    const { defs } = inn.content(state.setup);
    for (const { boss } of bosses)
      for (const source of [
        ...(boss?.deck ?? []),
        ...(boss?.sideDecks ?? []).flatMap(({ cards }) => cards),
        ...(boss?.effects ?? []),
      ]) {
        const def = defs.find(({ key }) => key === source.key);
        const plain = JSON.stringify(def, (key, value: unknown) => (DERIVED.has(key) ? undefined : value));
        expect(JSON.parse(plain)).toEqual(JSON.parse(JSON.stringify(source)));
      }
  });
});

describe('bits', () => {
  /** Each of them is one bit, and no two are the same. */
  const areApart = (bits: readonly number[]): boolean =>
    bits.every((bit, i) => bit > 0 && (bit & (bit - 1)) === 0 && bits.indexOf(bit) === i);

  it('tell the types of cards apart', () => {
    const types = ['action', 'gambling', 'cheating', 'sometimes', 'anytime', 'drink', 'event'] as const;
    expect(areApart(types.map((type) => typeBits([type])))).toBe(true);
    expect(typeBits(types)).toBe(127);
    expect(typeBits([])).toBe(0);
    expect(typeBits()).toBe(0);
  });

  it('tell the moments apart; what is only called has none', () => {
    const { called, box, ...moments } = MOMENT_OF;
    expect(areApart(Object.values(moments))).toBe(true);
    expect([called, box]).toEqual([0, 0]);
  });

  it('of a card are those of its uses, from the hand or from where it lies', () => {
    const use = { label: 'it', effects: [] };
    const def: CardDef = {
      key: 'test.it',
      title: 'it',
      types: ['action'],
      copies: 1,
      provenance: 'ours',
      uses: [
        { ...use, when: { at: 'action' } },
        { ...use, when: { at: 'any' }, from: 'hand' },
        { ...use, when: { at: 'gamble' }, from: 'play' },
        { ...use, when: { at: 'called' } },
      ],
    };
    expect(momentsOf(def, false)).toBe(MOMENT_OF.action | MOMENT_OF.any);
    expect(momentsOf(def, true)).toBe(MOMENT_OF.gamble);
    expect(momentsOf({ ...def, uses: [] }, false)).toBe(0);
  });
});
