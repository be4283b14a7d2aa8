import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff, diffText, patched, same, type Plain } from '../src/index.ts';

/** As it would arrive over the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const plain = fc.jsonValue({ maxDepth: 4 }).map((value) => sent(value) as Plain);

describe('small changes', () => {
  test('turn anything into anything, over the wire', () => {
    fc.assert(
      fc.property(plain, plain, (from, to) => {
        const patch = diff(from, to);
        const got = patch === undefined ? from : patched(from, sent(patch));
        expect(got).toEqual(to);
        expect(patch === undefined).toBe(same(from, to));
      }),
      { numRuns: 2000 },
    );
  });

  test('turn an object into one that is a little different', () => {
    const some = fc.array(fc.oneof(fc.integer(), fc.constantFrom('-', '~', '__proto__', 'a')), {
      maxLength: 6,
    });
    const key = fc.constantFrom('-', '~', '-a', '~-', '__proto__', 'a', 'b', '0', '/', 'constructor');
    const box = fc.dictionary(key, fc.oneof(some, fc.dictionary(key, some), fc.integer()), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(box, box, (from, to) => {
        const [a, b] = [sent(from), sent(to)] as unknown as [Plain, Plain];
        const patch = diff(a, b);
        expect(JSON.stringify(sorted(patch === undefined ? a : patched(a, sent(patch))))).toBe(
          JSON.stringify(sorted(b)),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('are the same as text and as data, whatever is not there', () => {
    const from = { a: 1, gone: undefined, b: { c: [1, 2] } } as unknown as Plain;
    const to = { a: 1, b: { c: [1, 2], d: undefined } } as unknown as Plain;
    expect(diffText(to, to)).toBe('');
    expect(diff(to, from)).toBeUndefined();
    expect(JSON.parse(diffText(from, { b: 'x' }))).toEqual(diff(from, { b: 'x' }));
  });

  test('are small', () => {
    const pile = Array.from({ length: 30 }, (_, i) => i);
    expect(diff({ pile, gold: 3 }, { pile: [...pile, 99], gold: 3 })).toEqual({ pile: { '/': [30, 0, 99] } });
    expect(diff({ hand: [1, 2, 3, 4] }, { hand: [1, 3, 4] })).toEqual({ hand: { '/': [1, 1] } });
    expect(diff({ seats: [{ gold: 1 }, { gold: 2 }] }, { seats: [{ gold: 1 }, { gold: 5 }] })).toEqual({
      seats: { 1: { gold: 5 } },
    });
  });

  test('leave alone what did not change', () => {
    const before = { a: { b: [1] }, c: { d: 1 } };
    const after = patched(before, { c: { d: 2 } }) as typeof before;
    expect(after.a).toBe(before.a);
    expect(before.c.d).toBe(1);
  });

  test('refuse what does not fit', () => {
    expect(() => patched([1], { 5: 1 })).toThrow(/no item 5/);
    expect(() => patched(3, { a: 1 })).toThrow(/object/);
  });
});

function sorted(value: Plain): Plain {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value as { [key: string]: Plain })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)] as Plain);
}
