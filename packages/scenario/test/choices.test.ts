import { describe, expect, it } from 'vitest';
import { ACTION, play } from './play.ts';

describe('choices', () => {
  const given = `phase: action, Jett: { hand: [Tidy up, Missed me, Tip the Wench, "I'm busy"] }`;

  it('are picked or discarded', () => {
    for (const step of [
      'Jett discards "Missed me", "Tip the wench"',
      'Jett picks "Missed me!", "Tip the Wench."',
    ])
      expect(
        play({ given, when: ['Jett plays "Tidy up"', step], facts: `Jett: { hand: ["I'm busy"] }` }),
      ).toBe('ok');
  });

  it('that are open at the end are left open, and must fit', () => {
    expect(play({ given, when: ['Jett plays "Tidy up"'], facts: 'Jett: { hand: 3 }' })).toBe('ok');
    expect(play({ given, when: ['Jett plays "Tidy up"', 'Jett picks "Missed me"'] })).toMatch(
      /"Jett picks "Missed me"" cannot be carried out: Jett is asked to choose 2/,
    );
    expect(play({ given, when: ['Jett plays "Tidy up"', 'Jett orders a drink for Dale'] })).toMatch(
      /choose 2/,
    );
  });

  it('may be to share a drink', () => {
    const mead = 'phase: drink, Jett: { drinkMe: [Mead] }';
    expect(
      play({ given: mead, when: ['Jett picks Dale'], facts: 'Jett: { alcohol: 2 }, Dale: { alcohol: 2 }' }),
    ).toBe('ok');
    expect(play({ given: mead, when: ['Jett picks nothing'], facts: 'Jett: { alcohol: 3 }' })).toBe('ok');
    expect(play({ given: mead, when: ['Jett is asked'], facts: 'Jett: { alcohol: 0 }' })).toBe('ok');
  });

  it('are made by chance as it was told', () => {
    const hand = `Dale: { hand: [Tidy up, Missed me, Tip the Wench] }`;
    const drop = 'phase: action, Jett: { hand: [Butterfingers] }';
    const when = ['Jett plays "Butterfingers!" on Dale'];
    for (const card of ['Tidy up', 'Missed me!', 'Tip the Wench.'])
      expect(
        play({ given: `${drop}, ${hand}, chance: [${card}]`, when, facts: `Dale: { discard: ["${card}"] }` }),
      ).toBe('ok');
    expect(play({ given: `${drop}, ${hand}, chance: [Wine]`, when })).toMatch(
      /chance can't give "Wine" here/,
    );
  });

  it('discard in Discard and Draw', () => {
    const start = 'Jett: { hand: [Tidy up, Missed me], deck: [Everybody pays, Take that] }';
    expect(
      play({
        given: start,
        when: ['Jett discards "Missed me"'],
        facts: 'Jett: { hand: 7, discard: [Missed me] }',
      }),
    ).toBe('ok');
    expect(play({ given: start, when: ['Jett discards "Butterfingers"'] })).toMatch(/not in Jett's hand/);
    expect(
      play({
        given: start,
        when: ['Jett discards nothing'],
        facts: 'Jett: { hand: 7, discard: [] }, phase: action',
      }),
    ).toBe('ok');
  });

  it('order several drinks, one by one', () => {
    const more = 'phase: order, Jett: { hand: [More drinks] }';
    const plays = 'Jett plays "More drinks"';
    const facts = 'Dale: { drinkMe: 3 }, Ygella: { drinkMe: 2 }, phase: end';
    expect(play({ given: more, when: [plays, 'Jett orders a drink for Dale, Ygella, Dale'], facts })).toBe(
      'ok',
    );
    expect(
      play({
        given: more,
        when: [plays, 'Jett orders a drink for Dale, Ygella', 'Jett orders a drink for Dale'],
        facts,
      }),
    ).toBe('ok');
    expect(play({ given: more, when: ['Jett orders a drink for Jett'] })).toMatch(/asked to order a Drink/);
  });
});

describe('until', () => {
  it('reaches a player’s Action, or where it would have been', () => {
    const given = 'Dale: { hand: [Everybody pays] }';
    expect(
      play({ given, when: [`until Dale's action`, 'Dale is asked'], facts: 'turn: Dale, phase: action' }),
    ).toBe('ok');
    expect(play({ given: ACTION, when: [`until Jett's action`], facts: 'turn: Jett, phase: action' })).toBe(
      'ok',
    );
    expect(play({ given: 'phase: discard, Jett: { deck: [Missed me, end], discard: [] }', when: [] })).toBe(
      'ok',
    );
    expect(
      play({
        given: 'phase: order',
        when: [`until Jett's action`],
        facts: 'turn: Jett, Dale: { drinkMe: 1 }',
      }),
    ).toBe('ok');
  });

  it('reaches the end of a turn, ordering for the player on the left', () => {
    const given = 'phase: action, Jett: { drinkMe: [Wine], hand: [Everybody pays] }';
    const when = [`until the end of Jett's turn`];
    const facts = 'turn: Jett, phase: end, Jett: { alcohol: 2, hand: 1 }, Dale: { drinkMe: 2, hand: 0 }';
    expect(play({ given, when, facts })).toBe('ok');
    expect(play({ given, when: [...when, `until the end of Ygella's turn`], facts: 'turn: Ygella' })).toBe(
      'ok',
    );
  });

  it('reaches a last chance, also of somebody who has none', () => {
    const given = 'phase: drink, Jett: { fortitude: 2, drinkMe: [Wine] }';
    expect(play({ given, when: [`until Jett's last chance`], facts: 'Jett: { out: passed-out }' })).toBe(
      'ok',
    );
    const tip = 'phase: drink, Jett: { fortitude: 2, drinkMe: [Wine], hand: [Tip the Wench] }';
    expect(
      play({
        given: tip,
        when: [`until Jett's last chance`, 'Jett is asked', 'check: { Jett: { out: false } }'],
      }),
    ).toBe('ok');
  });

  it('reaches the end of the game, and complains of what comes no more', () => {
    expect(play({ when: ['until the game ends', `until Dale's action`] })).toMatch(
      /the game is over before that/,
    );
    const two = 'phase: drink, Jett: { fortitude: 2, drinkMe: [Wine] }';
    expect(
      play({
        players: 'Jett, Dale',
        given: two,
        when: ['until the game ends', 'Dale wins', 'Jett is out'],
        facts: 'winner: Dale, Jett: { out: true }',
      }),
    ).toBe('ok');
  });
});
