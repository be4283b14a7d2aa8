import { describe, expect, it } from 'vitest';
import { menuLines, menuOf, opened, readAnswer, type Worded } from '../src/terminal/menu.ts';

interface Picks {
  readonly seat: number;
  readonly do: 'choose';
  readonly picks: readonly number[];
}

const pick = (...picks: number[]): Picks => ({ seat: 0, do: 'choose', picks });
const plain = (text: string): string => text;

describe('a menu', () => {
  it('means what it shows, in whatever order, and whatever was left out', () => {
    const worded: Worded<Picks> = {
      seat: 0,
      kind: 'choose',
      legal: [],
      many: { min: 0, max: 2, items: [pick(0), pick(1), pick(2)], none: pick() },
      choices: [
        { answer: pick(2), label: 'the rarest' },
        { answer: pick(0), label: 'the other' },
      ],
      refused: [],
    };
    expect(readAnswer(menuOf(worded), '1')).toEqual({ answer: pick(2) });
    expect(readAnswer(menuOf(worded), '2 1')).toEqual({ answer: pick(0, 2) });
    expect(readAnswer(menuOf(worded), '')).toEqual({ answer: pick() });
  });

  it('asks for the group first where there are many, and has a way back', () => {
    const choices = Array.from({ length: 12 }, (_, i) => ({
      answer: pick(i),
      label: `card ${i % 2} to ${i}`,
      group: `card ${i % 2}`,
    }));
    const worded: Worded<Picks> = { seat: 0, kind: 'choose', legal: [], choices, refused: [] };
    const menu = menuOf(worded);
    expect(menuLines(menu, plain, false)).toEqual([
      '  1) card 0 …  (Enter)',
      '  2) card 1 …',
      '  After one with … you are asked where it goes, or on whom it is played.',
    ]);
    const read = readAnswer(menu, '2');
    if (!('entry' in read)) return expect.fail('it is no group');
    const second = opened(read.entry, worded);
    expect(readAnswer(second, '2')).toEqual({ answer: pick(3) });
    expect(readAnswer(second, '')).toEqual({ answer: pick(1) });
    const back = readAnswer(second, '7');
    if (!('entry' in back)) return expect.fail('there is no way back');
    expect(opened(back.entry, worded)).toEqual(menu);
  });

  it('says that nothing can be chosen, and understands words', () => {
    const none: Worded<Picks> = {
      seat: 0,
      kind: 'choose',
      legal: [],
      many: { min: 0, max: 0, items: [], none: pick() },
      choices: [{ answer: pick(), label: 'Nothing' }],
      refused: [],
    };
    expect(menuLines(menuOf(none), plain, false)).toEqual(['  Nothing can be chosen now: Enter goes on.']);
    expect(readAnswer(menuOf(none), '1')).toEqual({ problem: 'Nothing can be chosen now: Enter goes on.' });
    const worded: Worded<Picks> = {
      ...none,
      many: undefined,
      choices: [
        { answer: pick(0), label: 'Hit: turn up a card', word: 'hit' },
        { answer: pick(1), label: 'Fold', word: 'fold' },
      ],
    };
    expect(readAnswer(menuOf(worded), 'HIT')).toEqual({ answer: pick(0) });
  });
});
