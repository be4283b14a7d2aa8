import { inn } from './pausing-inn.ts';
import { describe, expect, it } from 'vitest';
import { runScenarioText } from '../src/index.ts';

const play = (text: string): string => runScenarioText(text, { file: 'test', inn })[0].reason ?? 'ok';

describe('a table at which nobody does anything', () => {
  const jett = 'table: { players: [Jett, Dale, Ygella] }';

  it('runs on as any other: its first turn has begun', () => {
    expect(play(`${jett}\nthen: { Jett: { tokens: { momentum: 1 } }, phase: action }`)).toBe('ok');
    for (const phase of ['', '\ngiven: { phase: start }'])
      expect(play(`${jett}${phase}\nthen: { Jett: { tokens: { momentum: 0 } } }`)).toMatch(
        /but it is 1 momentum/,
      );
    expect(play(`${jett}\nthen: { phase: start }`)).toMatch(/expected start, but it is action/);
  });

  it('is seen as set-up left it by whoever has not had a turn', () => {
    expect(play(`${jett}\ngiven: { turn: Dale }\nthen: { Jett: { tokens: { momentum: 0 } } }`)).toBe('ok');
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
