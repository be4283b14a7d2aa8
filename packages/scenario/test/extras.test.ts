/** Dungeon Events and Prizes in scenarios, at the tables of the whole cast. */
import { inn } from './pausing-inn.ts';
import { describe, expect, it } from 'vitest';
import { runScenarioText } from '../src/index.ts';

const TABLE = 'table: { players: [Jett, Dale, Ygella]';

function reason(text: string): string {
  return runScenarioText(text, { file: 'test', inn })[0].reason ?? 'ok';
}

describe('Dungeon Events in a scenario', () => {
  it('come with their variant, or as soon as their deck is spoken of', () => {
    expect(
      reason(`${TABLE}, variants: { dungeonEvents: true } }\nthen: { dungeonCounters: 2, dungeonDeck: 20 }`),
    ).toBe('ok');
    expect(reason(`${TABLE}, variants: { dungeonEvents: 4 } }\nthen: { dungeonCounters: 4 }`)).toBe('ok');
    expect(
      reason(`${TABLE} }\ngiven: { dungeonCounters: 3 }\nthen: { dungeonCounters: 3, dungeonDeck: 20 }`),
    ).toBe('ok');
    expect(reason(`${TABLE} }\nthen: { dungeonCounters: 2 }`)).toMatch(/there is no dungeonDeck/);
  });

  it('lie as they are given, from the top; with `end` the others are discarded', () => {
    const given = (cards: string): string => `${TABLE} }\ngiven: { dungeonDeck: ${cards} }\n`;
    expect(
      reason(`${given('[Cave-in!, Leftover Loot]')}then: { dungeonDeck: [Cave-in!, Leftover Loot] }`),
    ).toBe('ok');
    expect(reason(`${given('[Cave-in!, end]')}then: { dungeonDeck: 1 }`)).toBe('ok');
    expect(reason(`${given('[Cave-in!, Cave-in!]')}then: { dungeonDeck: 20 }`)).toMatch(
      /"Cave-in!" only once/,
    );
    expect(reason(`${given('[Cave-out!]')}then: {}`)).toMatch(/no card "Cave-out!" among the Dungeon Events/);
  });

  it('flip the coin that chance is told to show', () => {
    const table = (chance: string): string =>
      `${TABLE} }\ngiven: { phase: end, dungeonDeck: [Leftover Loot], dungeonCounters: 1, chance: [${chance}] }`;
    const steps = 'when: [Jett picks "help", Dale picks "help", Ygella picks "help"]';
    expect(reason(`${table('edge')}\n${steps}`)).toMatch(/called "edge", and a coin shows heads or tails/);
    expect(reason(`${table('Wine')}\n${steps}`)).toMatch(/a coin shows heads or tails, not "Wine"/);
  });
});

describe('Prizes in a scenario', () => {
  it('lie in the Inn, in the bin and in front of players, each of them once', () => {
    const table = `${TABLE}, variants: { prizes: [Absorbent Towel, Straw of Misdirection] } }`;
    expect(reason(`${table}\nthen: { prizes: [Straw of Misdirection, Absorbent Towel], prizeBin: [] }`)).toBe(
      'ok',
    );
    const given = '{ prizeBin: [Absorbent Towel], Jett: { play: ["Speedy Runner’s Stopwatch"] } }';
    expect(
      reason(
        `${table}\ngiven: ${given}\nthen: { prizes: [Straw of Misdirection], prizeBin: [Absorbent Towel], Jett: { play: ["Speedy Runner’s Stopwatch"] } }`,
      ),
    ).toBe('ok');
    expect(reason(`${table}\ngiven: { prizes: [] }\nthen: { prizes: [], prizeBin: [] }`)).toBe('ok');
    expect(
      reason(`${table}\ngiven: { prizeBin: [Absorbent Towel], Jett: { play: [Absorbent Towel] } }`),
    ).toMatch(/only one of each Prize/);
    expect(reason(`${TABLE}, variants: { prizes: [Golden Goose] } }`)).toMatch(/among the Prizes/);
  });

  it('are spoken of with any beginning of their titles that is long enough', () => {
    expect(reason(`${TABLE}, variants: { prizes: [absorbent] } }\nthen: { prizes: [Absorbent Towel] }`)).toBe(
      'ok',
    );
  });
});
