import { describe, expect, it } from 'vitest';
import { ACTION, play } from './play.ts';

describe('assertions', () => {
  const given = `${ACTION}, Dale: { hand: [Missed me, Tip the Wench] }`;

  it('hold', () => {
    const when = [
      'Jett is asked',
      'Dale is not asked',
      'nobody wins',
      'Jett can play "Take that"',
      'Jett can play "Take that" on Ygella',
      'Jett cannot play "Take that" on Jett',
      'Jett cannot play "Tidy up"',
      'Dale can play "Tip the Wench" on Jett',
      'Dale cannot play "Missed me"',
      'Dale cannot play "Missed me" because core.cards.sometimes-condition',
      'Jett cannot order a drink for Dale',
      'Jett plays "Take that" on Dale',
      'Dale can play "Missed me"',
      'check: { Dale: { fortitude: 20 }, Jett: { hand: [Everybody pays] } }',
    ];
    expect(play({ given, when })).toBe('ok');
  });

  it.each([
    ['Jett is not asked', /line 4: "Jett is not asked": Jett is asked for an Action/],
    ['Dale is asked', /"Dale is asked": Jett is asked for an Action/],
    ['Jett is out', /Jett is in the game/],
    ['Jett wins', /the game is not over/],
    ['Jett cannot play "Take that"', /it can be done/],
    ['Dale can play "Missed me"', /cannot be done: .*core.cards.sometimes-condition/],
    ['Jett can play "Tidy up"', /Jett does not hold “Tidy up”/],
    ['Jett can play "Take that" on Jett', /cannot be done/],
    ['Dale cannot play "Missed me" because core.nonsense', /the reason is not core.nonsense, but core.cards/],
    ['Jett can order a drink for Dale', /cannot be done/],
    [
      'check: { Dale: { fortitude: 3, gold: 2 } }',
      /line 4: Dale: fortitude: expected 3, but it is 20\nline 4: Dale: gold/,
    ],
    ['Jett can use "potion"', /cannot be done/],
    ['Jett uses "potion"', /say what it is for: 6 Fortitude, 6 Alcohol, 3 Gold/],
    ['Jett uses "potion" for "6 Beers"', /a Potion Token is for one of: 6 Fortitude/],
    ['Jett uses "potion" for "gain 9 Gold"', /a Potion Token is for one of: 6 Fortitude/],
    ['Jett uses "potion" for "6 Fortitude"', /cannot be carried out/],
  ])('fail: %s', (step, message) => {
    expect(play({ given, when: [step] })).toMatch(message);
  });

  it('do not hang on who holds an Anytime card', () => {
    for (const hand of ['', ', Ygella: { hand: [Tip the Wench] }'])
      expect(
        play({
          given: `phase: order, Dale: { hand: [A little something] }, Jett: { drinkMe: [Wine] }${hand}`,
          when: [
            'Jett can order a drink for Dale',
            'Jett orders a drink for Dale',
            'Dale can play "A little something"',
            'check: { Jett: { drinkMe: 0 } }',
          ],
          facts: 'Jett: { alcohol: 2 }, turn: Jett, phase: end',
        }),
      ).toBe('ok');
  });

  it('can be about ordering, with the reason', () => {
    const order = 'phase: order';
    expect(
      play({ given: order, when: ['Jett cannot order a drink for Jett because core.order.other-player'] }),
    ).toBe('ok');
    expect(play({ given: order, when: ['Jett cannot order a drink for Dale'] })).toMatch(/it can be done/);
    expect(play({ players: 'Jett, Dale', given: order, when: ['Jett can order a drink for Dale'] })).toBe(
      'ok',
    );
  });
});

describe('then', () => {
  it('shows expected and actual of every wrong fact', () => {
    const one =
      'phase: order, drinkDeck: [Wine, Mead], drinkDiscard: [Water], Jett: { hand: [Missed me, Tidy up], drinkMe: [Wine, Mead] }, Dale: { deck: [Tidy up, Missed me, end] }';
    const right =
      'Jett: { hand: [tidy up, MISSED ME], drinkMe: [Wine, Mead], discard: [], out: false, play: [] }, Dale: { deck: [Missed me, Tidy up], hand: 0 }, drinkDeck: [Wine], drinkDiscard: [Water], inn: 50, pot: 0, turn: Jett, phase: order, control: nobody, winner: none';
    expect(play({ given: one, facts: right })).toBe('ok');
    const wrong: readonly [string, string][] = [
      ['Jett: { hand: [Tidy up] }', 'Jett: hand: expected [Tidy up], but it is [Missed me! | Tidy up]'],
      ['Jett: { hand: 1 }', 'expected 1 card, but it is 2 cards'],
      ['Jett: { drinkMe: [Mead, Wine] }', 'expected [Mead | Wine], but it is [Wine | Mead]'],
      ['Jett: { drinkMe: [Wine] }', 'expected [Wine], but it is [Wine | Mead]'],
      ['Dale: { deck: [Missed me] }', 'expected [Missed me!], but it is [Tidy up]'],
      ['Jett: { out: broke }', 'expected broke, but Jett is in the game'],
      ['drinkDeck: [Mead]', 'expected [Mead], but it is [Wine]'],
      ['drinkDeck: 3', 'but it is 25 cards'],
      ['drinkDiscard: []', 'expected empty, but it is [Water]'],
      ['winner: Jett', 'the game is not over'],
      ['winner: [Jett, Dale]', 'the game is not over'],
      ['control: Jett', 'expected Jett, but it is nobody'],
      ['log: [never said]', '"never said" occurs nowhere in the log'],
    ];
    for (const [facts, words] of wrong) expect(play({ given: one, facts })).toContain(words);
    expect(play({ given: one, facts: 'inn: 3, pot: 9' }).split('\n')).toHaveLength(2);
  });

  it.each([
    ['hand: x', /hand .* must be a list/],
    ['hand: [Wine]', /no card "Wine" among Jett's cards/],
    ['out: dead', /out is true, passed-out or broke/],
    ['tokens: { joy: 1 }', /`tokens` has no key "joy"/],
    ['tracks: {}', /Jett has no tracks/],
    ['fortitude: high', /whole number/],
  ])('refuses %s', (fact, message) => {
    expect(play({ facts: `Jett: { ${fact} }` })).toMatch(message);
  });

  it.each([
    ['wolfDeck: 3', /neither a player nor a key "wolfDeck"/],
    ['prizes: [A]', /there is no card "A" among the Prizes/],
    ['dungeonDeck: [A]', /there is no card "A" among the Dungeon Events/],
    ['turn: Bob', /nobody called "Bob"/],
    ['phase: lunch', /no phase/],
  ])('refuses the table’s %s', (fact, message) => {
    expect(play({ facts: fact })).toMatch(message);
  });
});
