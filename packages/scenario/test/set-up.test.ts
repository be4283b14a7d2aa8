import { pausingInn as inn } from '@taproom/cast';
import { describe, expect, it } from 'vitest';
import { runScenarioText } from '../src/index.ts';

const play = (text: string): string => runScenarioText(text, { file: 'test', inn })[0].reason ?? 'ok';

describe('a table at which nobody does anything', () => {
  const jett = 'table: { players: [Jett, Dale, Ygella] }';

  it('may be meant as set-up leaves it, or as the first turn finds it', () => {
    expect(play(`${jett}\nthen: { Jett: { tokens: { momentum: 0 } }, phase: start }`)).toBe('ok');
    expect(play(`${jett}\nthen: { Jett: { tokens: { momentum: 1 } } }`)).toBe('ok');
  });

  it('is one of the two, not a bit of both', () => {
    expect(play(`${jett}\nthen: { Jett: { tokens: { momentum: 2 } } }`)).toMatch(/but it is 1 momentum/);
    expect(play(`${jett}\nthen: { Jett: { tokens: { momentum: 1 } }, phase: start }`)).toMatch(/phase/);
  });

  it('has begun where a phase is given', () => {
    expect(play(`${jett}\ngiven: { phase: start }\nthen: { Jett: { tokens: { momentum: 0 } } }`)).toMatch(
      /but it is 1 momentum/,
    );
  });
});

describe('Drinks that nobody named', () => {
  it('are the plainest of the deck, whatever the seed: no Event, and nothing strong', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const table = `table: { players: [Jett, Dale], seed: ${seed} }\ngiven: { phase: drink }`;
      expect(play(`${table}\nthen: { Dale: { alcohol: 0, fortitude: 20, gold: 8 } }`)).toBe('ok');
      expect([0, 1].map((n) => play(`${table}\nthen: { Jett: { alcohol: ${n}, fortitude: 20 } }`))).toContain(
        'ok',
      );
    }
  });

  it('leave a named one where it is', () => {
    const table =
      'table: { players: [Jett, Dale] }\ngiven: { phase: drink, Jett: { drinkMe: [Elven Wine] } }';
    expect(play(`${table}\nthen: { Jett: { alcohol: 3 } }`)).toBe('ok');
  });
});
