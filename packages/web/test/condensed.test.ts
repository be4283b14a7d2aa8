import { describe, expect, it } from 'vitest';
import { condensed, type Line } from '../src/table/middle/condensed.ts';

const names = ['Dale', 'Jett', 'Petra', 'Sera', 'Terci'];
const antes = (seat: number, before: number): Line => ({
  what: 'ante',
  seat,
  n: -1,
  to: -1,
  text: `${names[seat]} antes 1 Gold (${before} → ${before - 1})`,
});
const short = (lines: readonly Line[], own: number) =>
  condensed(
    lines,
    own,
    (seat) => names[seat] ?? '',
    (who) => `Each of ${who.join(', ')}`,
  );

describe('a short forecast', () => {
  it('tells once what happens to several, and apart what happens to oneself', () => {
    const lines = [antes(0, 10), antes(1, 9), antes(2, 8), antes(3, 7)];
    expect(short(lines, 0).map(({ text, mine }) => [text, mine])).toEqual([
      ['Dale antes 1 Gold (10 → 9)', true],
      ['Each of Jett, Petra, Sera antes 1 Gold', false],
    ]);
  });

  it('leaves alone what happens to two, or differently', () => {
    const lines = [antes(1, 9), antes(2, 8), { ...antes(3, 7), text: 'Sera antes 2 Gold (7 → 5)' }];
    expect(short(lines, 0).map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
  });

  it('keeps sentences that do not begin with whom they are about', () => {
    const line: Line = { what: 'out', seat: 4, n: 0, to: -1, text: 'that would be too much for Terci' };
    expect(short([line], 0)).toEqual([{ key: '0', text: line.text, mine: false, isOut: true }]);
  });
});
