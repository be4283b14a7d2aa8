import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chacha20Block } from '../src/fair/chacha20.ts';
import { asHex, sha256 } from '../src/fair/sha256.ts';
import {
  checkChance,
  commitmentTo,
  dealKey,
  drawNumbers,
  fairChance,
  verify,
  type Draw,
  type Proof,
  type ProvenGame,
} from '@taproom/kernel';
import { unevenness } from './uneven.ts';

const SECRET = '0123456789abcdef'.repeat(4);

describe('SHA-256', () => {
  it('is that of FIPS 180-4', () => {
    expect(asHex(sha256('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(asHex(sha256(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(asHex(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  it('is that of the machine, for texts of any length', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'ä'.repeat(length % 7) + 'x'.repeat(length);
      expect(asHex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
    }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(asHex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
      }),
    );
  });
});

/** As RFC 8439 writes keys, nonces and streams. */
const wordsOf = (hex: string): Uint32Array =>
  new Uint32Array(Uint8Array.from(hex.match(/[0-9a-f]{2}/g)!, (byte) => parseInt(byte, 16)).buffer);
const bytesOf = (words: Uint32Array): string =>
  Array.from(new Uint8Array(words.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

describe('ChaCha20', () => {
  const zeros = '00'.repeat(32);
  const one = `${'00'.repeat(31)}01`;
  it.each([
    // 2.3.2
    [
      '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      1,
      '000000090000004a00000000',
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    ],
    // A.1, test vectors 1 to 5
    [
      zeros,
      0,
      '000000000000000000000000',
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      zeros,
      1,
      '000000000000000000000000',
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      one,
      1,
      '000000000000000000000000',
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      `00ff${'00'.repeat(30)}`,
      2,
      '000000000000000000000000',
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
    [
      zeros,
      0,
      '000000000000000000000002',
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
    ],
  ])('is that of RFC 8439: key %s, counter %i, nonce %s', (key, counter, nonce, stream) => {
    const into = new Uint32Array(16);
    chacha20Block(wordsOf(key), counter, wordsOf(nonce), into);
    expect(bytesOf(into)).toBe(stream);
  });
});

describe('the derivation', () => {
  const key = dealKey(SECRET, ['ale', '']);

  it('is another one for another secret, other additions, and additions on other seats', () => {
    const keys = [
      key,
      dealKey(SECRET.replace('0', '1'), ['ale', '']),
      dealKey(SECRET, ['', 'ale']),
      dealKey(SECRET, ['ale']),
      dealKey(SECRET, ['ale', '', '']),
    ].map((each) => each.join());
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain(sha256(SECRET).join());
  });

  it('answers every question with what fits, and the top of a pile as the whole pile has it', () => {
    const chance = fairChance(key);
    for (const question of [
      { seat: -1, kind: 'shuffle', size: 0 },
      { seat: -1, kind: 'shuffle', size: 1 },
      { seat: -1, kind: 'shuffle', size: 90 },
      { seat: -1, kind: 'shuffle', size: 90, first: 8 },
      { seat: -1, kind: 'shuffle', size: 30, first: 0 },
      { seat: -1, kind: 'pick', size: 7 },
      { seat: -1, kind: 'dice', count: 25, sides: 6, each: [5, 20] },
    ] as const)
      expect(() => checkChance(question, chance(question))).not.toThrow();
    expect(drawNumbers(key, 5, { kind: 'shuffle', size: 90, first: 8 })).toEqual(
      drawNumbers(key, 5, { kind: 'shuffle', size: 90 }).slice(-8),
    );
  });

  it('goes on where it was left', () => {
    const roll = { seat: -1, kind: 'dice', count: 5, sides: 6 } as const;
    const chance = fairChance(key);
    const rolls = Array.from({ length: 6 }, () => chance(roll));
    const later = fairChance(key, 3);
    expect(Array.from({ length: 3 }, () => later(roll))).toEqual(rolls.slice(3));
  });

  it('draws nothing from nothing, and nothing without end', () => {
    for (const size of [0, -1, 0.5, NaN, 1e9, '3' as never])
      expect(() => drawNumbers(key, 0, { kind: 'pick', size })).toThrow(RangeError);
    expect(() => drawNumbers(key, 0, { kind: 'dice', count: 2, sides: 0 })).toThrow(RangeError);
    expect(() => drawNumbers(key, 0, { kind: 'shuffle', size: 5, first: 6 })).toThrow(RangeError);
  });

  it('puts each card in each place equally often', () => {
    const { places, limit } = unevenness(20_000, 10);
    expect(Math.max(...places)).toBeLessThan(limit);
  });
});

describe('the verifier', () => {
  const source = readFileSync(new URL('../src/fair/verify.ts', import.meta.url), 'utf8');

  it('is short, and needs nothing from us but the derivation', () => {
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
    expect([...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual(['./derivation.ts']);
    const derivation = readFileSync(new URL('../src/fair/derivation.ts', import.meta.url), 'utf8');
    expect([...derivation.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual([
      './chacha20.ts',
      './sha256.ts',
    ]);
  });

  const key = dealKey(SECRET, ['ale', '']);
  const draws = [
    { kind: 'pick', size: 2 },
    { kind: 'shuffle', size: 5, first: 2 },
    { kind: 'pick', size: 9 },
    { kind: 'dice', count: 3, sides: 6 },
  ].map((asked, number) => ({ ...asked, gave: drawNumbers(key, number, asked as Draw) })) as Draw[];
  const of = ['Dale', 'Sera'];
  const good: ProvenGame = {
    setup: { players: [of[draws[0].gave[0]], 'Zakhan'] },
    log: [
      { seat: -1, order: draws[1].gave },
      { seat: 0 },
      { seat: -1, index: draws[2].gave[0] },
      { seat: -1, values: draws[3].gave },
    ],
    fair: {
      commitment: commitmentTo(SECRET),
      secret: SECRET,
      additions: ['ale', ''],
      characters: [{ seat: 0, of }],
      draws,
    },
  };
  const changed = (fair: Partial<Proof>, log = good.log): string[] =>
    verify({ ...good, log, fair: { ...good.fair, ...fair } });

  it('finds nothing wrong with a game that was dealt as promised', () => {
    expect(verify(good)).toEqual([]);
  });

  it('finds another secret, another commitment, other additions', () => {
    const other = `f${SECRET.slice(1)}`;
    expect(changed({ secret: other })).toContain(
      'The secret is not the one that the house had committed itself to.',
    );
    expect(changed({ secret: other, commitment: commitmentTo(other) })).toContain(
      'Draw 0 does not follow from the secret and the additions.',
    );
    expect(changed({ commitment: commitmentTo(other) })).toEqual([
      'The secret is not the one that the house had committed itself to.',
    ]);
    expect(changed({ secret: 'ABC', commitment: commitmentTo('ABC') })).toContain(
      'The secret is not a number of 256 bits.',
    );
    expect(changed({ additions: ['ale', 'wine'] }).length).toBeGreaterThan(0);
    expect(changed({ additions: ['ale\n'] })).toContain('There is not one addition for each seat.');
  });

  it('finds one changed number in any draw, in the proof or in the game', () => {
    draws.forEach((draw, number) =>
      draw.gave.forEach((_, at) => {
        const told = draws.with(number, { ...draw, gave: draw.gave.with(at, draw.gave[at] + 1) });
        expect(changed({ draws: told })).toContain(
          `Draw ${number} does not follow from the secret and the additions.`,
        );
      }),
    );
    const { index = 0 } = good.log[2];
    expect(changed({}, good.log.with(2, { seat: -1, index: index + 1 }))).toEqual([
      'The game did not follow draw 2.',
    ]);
  });

  it('finds draws that are missing, too many, of other bounds, or for somebody else', () => {
    expect(changed({ draws: draws.slice(0, 3) })).toEqual([
      'There are not as many draws as in the game.',
      'The game did not follow draw 3.',
    ]);
    expect(changed({}, good.log.slice(0, 3))).toEqual(['There are not as many draws as in the game.']);
    expect(changed({ draws: draws.with(2, { kind: 'pick', size: 0, gave: draws[2].gave }) })).toEqual([
      'Draw 2 does not follow from the secret and the additions.',
    ]);
    expect(changed({ characters: [{ seat: 1, of }] })).toEqual(['Draw 0 did not make seat 1 Zakhan.']);
    expect(changed({ characters: [{ seat: 0, of: of.toReversed() }] })).toHaveLength(1);
  });
});

describe('docs/FAIRNESS.md', () => {
  const page = readFileSync(new URL('../../../docs/FAIRNESS.md', import.meta.url), 'utf8');
  const [, example] = page.split('## An example');

  it('works its example out with numbers that are right', () => {
    const { key, secret, commitment, additions, draws } = JSON.parse(
      /```json\n(.*?)```/s.exec(example)![1],
    ) as Proof & { key: string };
    expect(commitmentTo(secret)).toBe(commitment);
    expect(bytesOf(dealKey(secret, additions))).toBe(key);
    draws.forEach((draw, number) =>
      expect(drawNumbers(dealKey(secret, additions), number, draw)).toEqual(draw.gave),
    );
    const words = new Uint32Array(16);
    chacha20Block(dealKey(secret, additions), 0, [1, 0, 0], words);
    const [one, two, three] = words;
    expect(example.replaceAll('\n', ' ')).toContain(
      `begins with the words ${one}, ${two}, ${three}. The first, below 10, is ${one % 10}: the numbers at the ` +
        `places 9 and ${one % 10} change places. The second, below 9, is ${two % 9} …`,
    );
  });
});
