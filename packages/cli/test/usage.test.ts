import { describe, expect, test } from 'vitest';
import { taproom } from './command.ts';

describe.concurrent('a command that makes no sense', () => {
  test.each([
    [['frobnicate'], /unknown command 'frobnicate'[^]*simulate/],
    [['cards', '--wrong'], /unknown option '--wrong'[^]*--character/],
    [['cards', '--character', 'Nobody'], /No character is called "Nobody"\. There are: .*Sera/],
    [['cards', '--drinks', 'tea'], /No drink deck is called "tea"\. There are: .*rdi9/],
    [['simulate', '--bots', 'clever'], /No bot is called "clever"\. There are: tipsy, regular, .*sensible/],
    [['simulate', '--characters', 'Sera,Sera'], /Sera is named twice/],
    [['simulate', '--players', 'Sera,Dale', '--characters', 'Jett'], /both name who sits there/],
    [['simulate', '--seats', '4', '--bots', 'random,sensible'], /names 2 for 4 seats/],
    [['play', '--players', 'Sera,Dale'], /--players is how many .* --characters Sera,Dale/],
    [['simulate', '--characters', 'Sera,Dale,Jett', '--players', '2'], /2 is too few for Sera, Dale, Jett/],
    [['simulate', '--mode', 'tea-party'], /No mode is called "tea-party"\. There are: two-headed-dragon/],
    [['simulate', '--mode', 'two-headed-dragon', '--players', '5'], /teams of two.*not 5/],
    [['simulate', '--boss', 'Sera', '--players', '3'], /Sera is no villain/],
    [['simulate', '--boss', 'Petra', '--players', '6'], /2 to 4 Challengers, not 5/],
    [['play', '--mode', 'boss-battle', '--otto'], /Otto does not play in teams/],
    [['simulate', '--players', '1'], /--players is a whole number from 2 up, not "1"/],
    [['simulate', '--players', '20'], /2 to \d players, not 20/],
    [['simulate', '--characters', 'Sera'], /2 to \d players, not 1/],
    [['simulate', '--games', 'many'], /--games is a whole number from 1 up, not "many"/],
    [['play', '--me', 'Nobody'], /No character is called "Nobody"/],
    [[], /Usage: taproom/],
  ])('%j is answered with exit code 2 and what there is', async (args, words) => {
    const { code, out, err } = await taproom(args);
    expect(err).toMatch(words);
    expect(err).not.toMatch(/^ {4}at /m);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('help that was asked for is a success', async () => {
    const { code, out } = await taproom(['--help']);
    expect(out).toContain('scenario');
    expect(code).toBe(0);
  });
});
