import { describe, expect, it } from 'vitest';
import { inn } from './pausing-inn.ts';
import { runScenarioText } from '../src/index.ts';

/** Why the scenario fails, or `ok`. */
function reason(text: string): string {
  const [result] = runScenarioText(`name: a test\n${text}`, { file: 'otto.yaml', inn });
  return result.reason ?? 'ok';
}

const table = (players: string, otto = '[Berserker, Spelunker]', more = ''): string =>
  `table: { players: [${players}], variants: { otto: ${otto}${more} } }`;
const TABLE = table('Jett, Dale, Otto');

describe('a table with Otto in a scenario', () => {
  it.each([
    ['one other player', table('Jett, Otto'), /line 2: .*exactly 2 players, not with 1/],
    ['three others', table('Jett, Dale, Petra, Otto'), /exactly 2 players, not with 3/],
    ['no factions', table('Jett, Dale, Otto', '[]'), /mixed from 2 factions, not 0/],
    ['an unknown faction', table('Jett, Dale, Otto', '[Berserker, Baker]'), /no faction "Baker"/],
    ['factions without him', table('Jett, Dale'), /none sits here/],
    ['a team game', table('Jett, Dale, Otto', undefined, ', teams: [[Jett, Dale], [Otto]]'), /team games/],
    ['him as a Boss', table('Petra, Dale, Otto', undefined, ', mode: boss-battle, boss: Otto'), /team games/],
  ])('is refused with %s', (_, text, message) => {
    expect(reason(text)).toMatch(message);
  });

  it.each([
    ['Otto: { fortitude: 3 }', /Otto has no fortitude of its own, but `tracks`/],
    ['Otto: { gold: 3 }', /Otto has no Gold/],
    ['Otto: { tracks: { Petra: { fortitude: 3 } } }', /nobody called "Petra"/],
    ['Otto: { tracks: { Otto: { fortitude: 3 } } }', /tracks for the others/],
    ['Otto: { tracks: { Jett: { fortitude: 7 } } }', /fortitude .*0 to 6/],
    ['Otto: { tracks: { Jett: { gold: 1 } } }', /a track has no key "gold"/],
    ['Jett: { tracks: {} }', /Jett has no tracks/],
    ['ottoDeck: [Parkour!]', /no card "Parkour!" among the cards of the ottoDeck/],
  ])('cannot be given %s', (given, message) => {
    expect(reason(`${TABLE}\ngiven: { ${given} }`)).toMatch(message);
  });

  it('compares the tracks that are named, and only the numbers that are', () => {
    const given = 'given: { turn: Jett, Otto: { tracks: { Jett: { alcohol: 2 } } } }';
    const facts = (tracks: string): string =>
      reason(`${TABLE}\n${given}\nthen: { Otto: { tracks: ${tracks} } }`);
    expect(facts('{ Jett: { alcohol: 2 } }')).toBe('ok');
    expect(facts('{ Jett: { fortitude: 6, alcohol: 2 }, Dale: { alcohol: 0 } }')).toBe('ok');
    expect(facts('{ Jett: { alcohol: 3 } }')).toContain(
      'expected Jett: alcohol 3, but it is Jett: alcohol 2',
    );
  });
});
