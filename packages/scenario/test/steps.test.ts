import { describe, expect, it } from 'vitest';
import { Desk } from '../src/inn/language/desk.ts';
import { ScenarioProblem } from '../src/language/problem.ts';
import { readDocuments } from '../src/language/spot.ts';
import { readDeed, readUntil, VERBS } from '../src/inn/steps/read-deed.ts';
import type { Deed } from '../src/inn/steps/step.ts';
import type { InnTable } from '../src/inn/table/inn-table.ts';
import { innFacts } from '../src/inn/then/inn-facts.ts';
import { readStep, readSteps, type StepWords } from '../src/run/read-steps.ts';
import { smallInn as inn } from './small-inn.ts';

const desk = new Desk(inn, inn.content({ players: ['Jett', 'Dale', 'The Wench'] }));
const words: StepWords<InnTable, Deed> = {
  players: desk.players,
  facts: innFacts(desk),
  verbs: VERBS,
  readDeed: (s, seat, claimed) => readDeed(s, seat, claimed, desk),
  readUntil,
};
const [JETT, DALE, WENCH] = [0, 1, 2];

/** The step, and the deed in it, without line and text. */
function step(text: string): object {
  const { line, text: _, ...rest } = readStep(5, text, words);
  expect(line).toBe(5);
  if (!('deed' in rest)) return rest;
  const { line: __, text: ___, ...deed } = rest.deed;
  return rest.kind === 'deed' ? deed : { ...rest, deed };
}

const problem = (text: string): string => {
  try {
    readStep(5, text, words);
  } catch (error) {
    if (error instanceof ScenarioProblem && error.line === 5) return error.message;
    throw error;
  }
  return 'ok';
};

const PUNCH = 'Take that, you scoundrel!';
const player = (seat: number) => ({ at: 'player', seat });

describe('steps', () => {
  it.each([
    [
      'Jett plays "Take that, you scoundrel!"',
      { kind: 'play', seat: JETT, title: PUNCH, on: [], options: [] },
    ],
    [
      'Jett plays “Take that” on Dale',
      { kind: 'play', seat: JETT, title: PUNCH, on: [player(DALE)], options: [] },
    ],
    [
      'the wench plays "A broad sweep" on Jett, Dale',
      {
        kind: 'play',
        seat: WENCH,
        title: 'A broad sweep...',
        on: [player(JETT), player(DALE)],
        options: [],
      },
    ],
    [
      `Dale plays "A little something" on The Wench's drink`,
      {
        kind: 'play',
        seat: DALE,
        title: 'A little something extra',
        on: [{ at: 'drink', seat: WENCH, title: null }],
        options: [],
      },
    ],
    [
      `Dale plays "A little something" on Jett’s drink "wine"`,
      {
        kind: 'play',
        seat: DALE,
        title: 'A little something extra',
        on: [{ at: 'drink', seat: JETT, title: 'Wine' }],
        options: [],
      },
    ],
    [
      `Jett plays "I don't think so!" on "I'm busy"`,
      {
        kind: 'play',
        seat: JETT,
        title: "I don't think so!",
        on: [{ at: 'card', title: 'I’m busy' }],
        options: [],
      },
    ],
    [
      `Jett plays 'One or the other' on Dale for "a head"`,
      { kind: 'play', seat: JETT, title: 'One or the other', on: [player(DALE)], options: ['a head'] },
    ],
    ['Jett passes', { kind: 'pass', seat: JETT }],
    ['Jett picks Dale', { kind: 'pick', seat: JETT, picks: [{ by: 'seat', seat: DALE }] }],
    [
      'Jett picks "yes", 3, The Wench',
      {
        kind: 'pick',
        seat: JETT,
        picks: [
          { by: 'word', word: 'yes' },
          { by: 'number', n: 3 },
          { by: 'seat', seat: WENCH },
        ],
      },
    ],
    ['Jett picks nothing', { kind: 'pick', seat: JETT, picks: [] }],
    ['Jett discards nothing', { kind: 'discard', seat: JETT, titles: [] }],
    [
      'Jett discards "tidy up", "Missed me"',
      { kind: 'discard', seat: JETT, titles: ['Tidy up', 'Missed me!'] },
    ],
    ['Jett orders a drink for Dale, The Wench', { kind: 'order', seat: JETT, to: [DALE, WENCH] }],
    [
      'Jett uses "Grunt the Brawler" on Dale',
      { kind: 'use', seat: JETT, title: 'Grunt the Brawler', on: [player(DALE)], options: [] },
    ],
    ['Jett uses "potion" for "6 Fortitude"', { kind: 'potion', seat: JETT, gives: 'fortitude' }],
    ['Jett uses “Potion Token” for “3 Gold”.', { kind: 'potion', seat: JETT, gives: 'gold' }],
    ['Jett uses "potion" for "lose 6 Alcohol Content"', { kind: 'potion', seat: JETT, gives: 'alcohol' }],
    ["until Dale's action", { kind: 'until', what: 'action', seat: DALE }],
    ['until The Wench’s last chance', { kind: 'until', what: 'last-chance', seat: WENCH }],
    ["until the end of Jett's turn", { kind: 'until', what: 'turn-end', seat: JETT }],
    ['until the game ends', { kind: 'until', what: 'game-end' }],
    [
      'Jett can play "Tidy up"',
      {
        kind: 'can',
        can: true,
        deed: { kind: 'play', seat: JETT, title: 'Tidy up', on: [], options: [] },
        because: null,
      },
    ],
    [
      'Jett cannot play "Take that" on Jett because core.targeting.another-player',
      {
        kind: 'can',
        can: false,
        deed: { kind: 'play', seat: JETT, title: PUNCH, on: [player(JETT)], options: [] },
        because: 'core.targeting.another-player',
      },
    ],
    [
      'Jett cannot use "potion"',
      { kind: 'can', can: false, deed: { kind: 'potion', seat: JETT, gives: null }, because: null },
    ],
    [
      'Jett cannot order a drink for Jett because core.order.other-player',
      {
        kind: 'can',
        can: false,
        deed: { kind: 'order', seat: JETT, to: [JETT] },
        because: 'core.order.other-player',
      },
    ],
    ['Jett is asked', { kind: 'asked', seat: JETT, is: true }],
    ['Jett is not asked', { kind: 'asked', seat: JETT, is: false }],
    ['Jett is out', { kind: 'out', seat: JETT }],
    ['Jett wins', { kind: 'wins', seat: JETT }],
    ['nobody wins', { kind: 'nobody-wins' }],
  ])('reads %s', (text, expected) => {
    expect(step(text)).toEqual(expected);
  });

  it.each([
    ['Jett dances', /this is no step; after a player/],
    ['Hello', /"Hello" is nobody at this table/],
    ['Sera plays "Tidy up"', /"Sera plays "Tidy up"" is nobody|nobody/],
    ['Jett plays Tidy up', /must stand in quotes/],
    ['Jett plays "Tidy up', /must stand in quotes/],
    ['Jett plays "Nonsense"', /no card "Nonsense" among Jett's cards/],
    ['Jett plays "Tidy up" on Bob', /"Bob" is nobody at this table/],
    ['Jett plays "Tidy up" at Dale', /"at Dale" is not understood here|must stand in quotes/],
    ['Jett plays "Tidy up" on', /a player is missing/],
    ['Jett plays "A little something" on Dale\'s hat', /on a player, on a drink or on a card/],
    ['Jett plays "Tidy up" for free', /must stand in quotes/],
    ['Jett passes on Dale', /"on Dale" is not understood here/],
    ['Jett discards Tidy up', /must stand in quotes/],
    ['Jett orders a drink for', /a player is missing/],
    ['Jett orders a beer for Dale', /this is no step/],
    ['Jett cannot play "Tidy up" because', /the id of a rule is missing/],
    ["until Jett's lunch", /run on until/],
    ['until noon', /run on until/],
  ])('refuses %s', (text, message) => {
    expect(problem(text)).toMatch(message);
  });

  const read = (when: string) => {
    const [document] = readDocuments(`when:\n${when}`);
    return readSteps(document.root.entries('')[0].value, words);
  };

  it('knows the line of each, also of a check', () => {
    const steps = read('  - Jett passes\n  # then\n  - check: { Jett: { gold: 1 } }\n  - "Dale passes"');
    expect(steps.map(({ kind, line }) => [kind, line])).toEqual([
      ['deed', 2],
      ['check', 4],
      ['deed', 5],
    ]);
  });

  it('reads a sentence that YAML takes for a map', () => {
    expect(() => read('  - Jett plays "Tidy: up"')).toThrow(/no card "Tidy: up" among Jett's cards/);
  });

  it('refuses steps that are no sentences', () => {
    expect(() => read('  - { chek: { gold: 1 } }')).toThrow(/a step is a sentence, or `check`/);
    expect(() => read('  - [Jett passes]')).toThrow(/a step must be text/);
    expect(() => read('  -')).toThrow(/an empty step/);
  });
});
