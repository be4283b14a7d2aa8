import { describe, expect, it } from 'vitest';
import { taproom } from './command.ts';

describe('--otto', () => {
  it('seats him with two players, of whom one wins', async () => {
    const line = 'simulate --otto spelunker,berserker --characters Jett,Dale --games 12 --seed 4 --json';
    const { code, out } = await taproom(line.split(' '));
    expect(code).toBe(0);
    const { wins, ties, finished } = JSON.parse(out);
    expect(Object.keys(wins).toSorted()).toEqual(['Dale', 'Jett']);
    expect(wins.Dale + wins.Jett + ties).toBe(finished);
    expect(finished).toBe(12);
  });

  it('plays with him in the terminal, and shows his mat', async () => {
    const { out } = await taproom(
      ['play', '--otto', '--me', 'Jett', '--fast', '--seed', '5'],
      '1\n1\n1\nquit\n',
    );
    expect(out).toContain('and Otto.');
    expect(out).toContain('It is Otto’s turn.');
    expect(out).toMatch(/Otto +\d of \d on Jett’s track, \d of \d on/);
  });

  it('says why not', async () => {
    const why = async (...args: string[]): Promise<string> => (await taproom(args)).err;
    expect(await why('simulate', '--otto', 'Baker,Berserker')).toContain('no faction "Baker"');
    expect(await why('simulate', '--otto', 'Berserker')).toContain('2 different factions');
    expect(await why('simulate', '--otto', '--characters', 'Jett,Dale,Petra')).toContain('exactly 2 players');
    expect(await why('simulate', '--otto', '--players', '4')).toContain('exactly 2 players');
    expect(await why('play', '--otto', '--players', '4')).toContain('exactly 2 players');
  });

  it('shows the cards of his factions', async () => {
    const { out } = await taproom(['cards', '--character', 'otto']);
    expect(out).toMatch(/Berserker[\s\S]*5 cards[\s\S]*Spelunker[\s\S]*5 cards/);
  });
});
