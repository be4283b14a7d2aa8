/** What every verb takes, gives and stops, and what rules read off a stroke. */
import { describe, expect, test } from 'vitest';
import { meansOf, type Effect } from '@taproom/inn';
import {
  forcesOut,
  isAnte,
  isBlow,
  isDue,
  isFromInn,
  isHealing,
  isNumber,
  isOnTrack,
  movesNumber,
  paysPlayer,
} from '../src/play/meanings.ts';
import type { Stroke } from '../src/table/state.ts';
import type { Matter } from '../src/effects/meaning.ts';

describe('a verb', () => {
  /** What it is about, and who takes or gives it, or stops it, or neither. */
  const MEANINGS: Readonly<Record<string, string>> = {
    'gives cards': 'dig draw fetch redraw scry side-card take-up',
    'takes cards': 'discard stow',
    'changes cards': 'cycle plot show-hand',
    'gives gold': 'gold reward-drinker',
    'takes gold': 'pay',
    'gives tokens': 'choose-token give-token',
    'takes tokens': 'feed',
    'gives healing': 'discard-to-heal',
    'gives drinks': 'serve',
    'changes drinks': 'drink-together make-drink order',
    'takes pile': 'spill',
    'changes pile': 'fresh-pile',
    'changes drink': 'change-drink convert-drink lace-drink limit-drink pass-drink soak-up split-drink',
    'changes drink, stops drink': 'ignore-drink',
    'changes drink, stops healing': 'sour-drink',
    'gives table': 'enter-play lay',
    'gives turn': 'another-action',
    'takes turn': 'end-turn step-outside',
    'takes ante': 'ante',
    'gives pot': 'skim-pot take-pot',
    'changes pot, stops round': 'end-round',
    'gives round': 'start-round',
    'takes round, stops round': 'win-round',
    'changes round': 'restart-round take-control',
    'takes place': 'force-out',
    'takes place, stops ante': 'leave-round',
    'changes card': 'hold-back stand-in',
    'changes card, stops ignore': 'ignore',
    'changes card, stops negate': 'negate',
    'changes card, stops redirect': 'redirect',
    'changes card, stops reduce': 'reduce',
    'changes card, stops payment': 'inn-pays',
    'changes card, stops inn-gold': 'block-inn-gold',
    'changes card, stops healing': 'stop-healing',
  };

  const told = (effect: Effect): string => {
    const { of, by, stop } = meansOf(effect);
    return `${['takes', 'changes', 'gives'][by + 1]} ${of}${stop === '' ? '' : `, stops ${stop}`}`;
  };

  test.each(Object.entries(MEANINGS).flatMap(([is, verbs]) => verbs.split(' ').map((verb) => [verb, is])))(
    '%s %s',
    (verb, is) => {
      expect(told({ verb } as Effect)).toBe(is);
    },
  );

  test.each(['fortitude', 'alcohol'])('%s goes by its sign', (verb) => {
    const by = (n: number): string => told({ verb, who: 'you', by: n } as Effect);
    expect([by(-2), by(-1), by(0), by(1), by(2)]).toEqual(
      ['takes', 'takes', 'changes', 'gives', 'gives'].map((is) => `${is} ${verb}`),
    );
  });

  test('token goes by its sign, too', () => {
    const by = (n: number): string =>
      told({ verb: 'token', who: 'you', token: 'x', by: n } as unknown as Effect);
    expect([by(-1), by(0), by(1)]).toEqual(['takes tokens', 'changes tokens', 'gives tokens']);
  });
});

describe('a stroke', () => {
  const stroke = (of: Matter, n: number, more: Partial<Stroke> = {}): Stroke => ({
    v: 'x',
    of,
    stop: '',
    seat: 0,
    thing: -1,
    n,
    to: -1,
    gone: false,
    reduced: false,
    inn: false,
    card: 0,
    use: 0,
    e: 0,
    ...more,
  });

  const ASKED = {
    movesNumber,
    isBlow,
    isHealing,
    isAnte,
    isDue,
    paysPlayer,
    isFromInn,
    forcesOut,
  } as const;
  /** All that is true of it; nothing is, once it is gone. */
  const isTrue = (is: Stroke): string => {
    const names = (of: Stroke): string[] =>
      Object.entries(ASKED).flatMap(([name, asks]) => (asks(of) ? [name] : []));
    expect(names({ ...is, gone: true })).toEqual([]);
    return names(is).join(' ');
  };

  test.each<[Matter, number, Partial<Stroke>, string]>([
    ['fortitude', -1, {}, 'movesNumber isBlow'],
    ['fortitude', -1, { thing: 0 }, 'movesNumber'],
    ['fortitude', -1, { to: 0 }, 'movesNumber isBlow'],
    ['fortitude', 0, {}, ''],
    ['fortitude', 1, {}, 'movesNumber isHealing'],
    ['alcohol', -1, {}, 'movesNumber'],
    ['alcohol', 0, {}, ''],
    ['alcohol', 1, {}, 'movesNumber'],
    ['gold', -1, {}, 'movesNumber isDue'],
    ['gold', -1, { to: 0 }, 'movesNumber isDue paysPlayer'],
    ['gold', 0, {}, 'isDue'],
    ['gold', 0, { to: 1 }, 'isDue paysPlayer'],
    ['gold', 1, {}, 'movesNumber isFromInn'],
    ['gold', 1, { to: 0 }, 'movesNumber'],
    ['ante', -1, {}, 'isAnte isDue'],
    ['ante', 1, {}, 'isAnte isDue'],
    ['card', 0, { stop: 'payment' }, 'isFromInn'],
    ['card', 1, {}, ''],
    ['card', 0, { to: 0 }, ''],
    ['place', -1, {}, 'forcesOut'],
    ['place', -1, { stop: 'ante' }, ''],
    ['cards', -1, {}, ''],
    ['cards', 1, {}, ''],
  ])('of %s by %i %j: %s', (of, n, more, what) => {
    expect(isTrue(stroke(of, n, more))).toBe(what);
  });

  test('is about a number on a mat, or on a track, or neither', () => {
    const all: Matter[] = ['fortitude', 'alcohol', 'gold', 'ante', 'cards', 'drink'];
    expect(all.filter(isNumber)).toEqual(['fortitude', 'alcohol', 'gold']);
    expect(all.filter(isOnTrack)).toEqual(['fortitude', 'alcohol']);
  });
});
