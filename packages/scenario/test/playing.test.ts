import { describe, expect, it } from 'vitest';
import { ACTION, play } from './play.ts';

describe('running on between the steps', () => {
  it('lets a step be carried out at its first legal moment, passing its own player on the way', () => {
    const given = `phase: action, Jett: { hand: [Everybody pays, "I'm busy"], drinkMe: [Light Ale] }`;
    expect(
      play({
        given,
        when: ['Jett orders a drink for Dale', `Jett plays "I'm busy"`],
        facts: 'Jett: { alcohol: 0, hand: [Everybody pays] }, phase: end, turn: Jett',
      }),
    ).toBe('ok');
  });

  it('never drops what a step named for nothing, and says it before a fact that is wrong', () => {
    const twice = ['Jett orders a drink for Dale, Ygella'];
    expect(play({ given: 'phase: order', when: twice })).toMatch(/Jett had no Drink to order for Ygella/);
    const given = 'phase: action, Jett: { hand: [Everybody pays] }';
    expect(
      play({ given, when: ['Jett plays "Everybody pays!" for "fun"'], facts: 'Jett: { gold: 1 }' }),
    ).toMatch(/the option "fun" was never asked for\nline \d+: Jett: gold: expected 1/);
  });

  it('discards nothing for a player whose step comes later', () => {
    const given = 'Jett: { hand: [Everybody pays], deck: [Tidy up, end] }';
    expect(play({ given, when: ['Jett plays "Everybody pays!"'], facts: 'Jett: { gold: 12 }' })).toBe('ok');
  });

  it('passes for those who are not named, in the order of asking', () => {
    const given = `phase: drink, Jett: { hand: ["I'm busy"], drinkMe: [Wine] }, Dale: { hand: [A little something] }, Ygella: { hand: [A little something] }`;
    expect(play({ given, facts: 'Jett: { alcohol: 2, hand: 1 }' })).toBe('ok');
    expect(
      play({
        given,
        when: [
          'Jett is asked',
          'Ygella plays "A little something"',
          'Jett is asked',
          'Dale can play "A little something"',
        ],
        facts: 'Jett: { alcohol: 4 }',
      }),
    ).toBe('ok');
  });

  it('takes what is the only answer', () => {
    expect(
      play({ players: 'Jett, Dale', given: 'phase: order', facts: 'Dale: { drinkMe: 2 }, phase: end' }),
    ).toBe('ok');
    const two = 'phase: action, Jett: { hand: [Tidy up, Missed me, Missed] }';
    expect(play({ players: 'Jett, Dale', given: two })).toMatch(/only once|no card/);
  });

  it('does not let an Anytime card keep a choice open', () => {
    const given = 'phase: order, Jett: { hand: [Tip the Wench] }';
    expect(play({ players: 'Jett, Dale', given, facts: 'Dale: { drinkMe: 2 }, Jett: { hand: 1 }' })).toBe(
      'ok',
    );
  });

  it('has passed already for those who had no choice, up to the end of the turn', () => {
    const given = 'phase: drink, Jett: { drinkMe: [Wine] }';
    const passes = ['Jett passes', 'Dale passes', 'Ygella passes'];
    expect(play({ given, when: passes, facts: 'turn: Jett, Jett: { alcohol: 2 }, Dale: { hand: 0 }' })).toBe(
      'ok',
    );
    const next = [`until the end of Jett's turn`, 'Dale passes'];
    expect(play({ given, when: next, facts: 'turn: Dale, phase: order' })).toBe('ok');
  });

  it('tells what was asked first where a step answers nothing', () => {
    const given = 'phase: order';
    expect(play({ given, when: ['Jett orders a drink for Jett'] })).toMatch(
      /no answer to what was asked first: Jett is asked to order a Drink; legal answers:\n\s+- Order a Drink for Dale/,
    );
  });

  it('stops at a question that somebody must answer, and tells what it is', () => {
    const reason = play({ given: ACTION, when: ['Dale orders a drink for Jett'] });
    expect(reason).toMatch(
      /^line 4: "Dale orders a drink for Jett" cannot be carried out: Jett is asked for an Action/,
    );
    expect(reason).toContain('- Play “Everybody pays!”');
    expect(reason).toContain('- Pass');
  });

  it('takes a pass of somebody without a choice, however often it is said', () => {
    const when = ['Jett plays "Everybody pays!"', 'Dale passes', 'Ygella passes', 'Dale passes'];
    expect(play({ given: ACTION, when })).toBe('ok');
    expect(play({ given: ACTION, when: [...when, 'Jett is asked'] })).toBe(
      play({ given: ACTION, when: [when[0], 'Jett is asked'] }),
    );
  });

  it('tells the rules and the log when a card never becomes legal', () => {
    const reason = play({
      given: 'phase: order, Jett: { hand: [Everybody pays] }',
      when: ['Jett plays "Everybody pays!"'],
    });
    expect(reason).toMatch(/cannot be carried out: Jett is asked to order a Drink/);
    expect(reason).toContain('core.action.only-in-action-phase');
    expect(play({ given: ACTION, when: ['Dale plays "Tidy up"'] })).toContain('Dale does not hold “Tidy up”');
  });

  it('never goes into the next turn after the last step', () => {
    const given = 'phase: order, Jett: { drinkMe: [Light Ale] }';
    expect(
      play({
        given,
        when: ['Jett orders a drink for Dale'],
        facts: 'turn: Jett, phase: end, Dale: { hand: 0 }',
      }),
    ).toBe('ok');
    expect(play({ given, when: ['Jett orders a drink for Dale'], facts: 'turn: Dale' })).toMatch(
      /turn: expected Dale, but it is Jett/,
    );
  });

  it('goes into the next turn for a step that needs it', () => {
    const given = 'phase: order, Dale: { hand: [Everybody pays] }';
    const when = ['Jett orders a drink for Ygella', 'Dale plays "Everybody pays!"'];
    expect(play({ given, when, facts: 'turn: Dale, Dale: { gold: 12 }' })).toBe('ok');
  });

  it('runs on even where there are no steps', () => {
    expect(play({ given: 'phase: drink, Jett: { drinkMe: [Wine] }', facts: 'Jett: { alcohol: 2 }' })).toBe(
      'ok',
    );
  });
});

describe('plays', () => {
  it('need their targets where there is a choice', () => {
    const reason = play({ given: ACTION, when: ['Jett plays "Take that"'] });
    expect(reason).toMatch(/could be any of:\n {2}- .*on Dale\n {2}- .*on Ygella\nsay which/);
    const two = play({
      players: 'Jett, Dale',
      given: ACTION,
      when: ['Jett plays "Take that"'],
      facts: 'Dale: { fortitude: 18 }',
    });
    expect(two).toBe('ok');
  });

  it('may have several targets', () => {
    const given = 'phase: action, Jett: { hand: [A broad sweep] }';
    const when = ['Jett plays "A broad sweep..." on Ygella, Dale'];
    expect(play({ given, when, facts: 'Dale: { fortitude: 19 }, Ygella: { fortitude: 19 }' })).toBe('ok');
  });

  it('may name whom a card reaches that has no targets', () => {
    const given = 'phase: action, Jett: { hand: [Everybody pays, One or the other] }';
    expect(
      play({ given, when: ['Jett plays "Everybody pays" on Dale, Ygella'], facts: 'Jett: { gold: 12 }' }),
    ).toBe('ok');
    expect(play({ given, when: ['Jett plays "Everybody pays" on Jett'] })).toMatch(/cannot be carried out/);
  });

  it('choose a use by a part of its label', () => {
    const given = 'phase: action, Jett: { hand: [One or the other], fortitude: 10 }';
    expect(
      play({ given, when: ['Jett plays "One or the other" for "REST"'], facts: 'Jett: { fortitude: 11 }' }),
    ).toBe('ok');
    expect(
      play({
        given,
        when: ['Jett plays "One or the other" on Dale for "hit"'],
        facts: 'Dale: { fortitude: 19 }',
      }),
    ).toBe('ok');
    expect(play({ given, when: ['Jett plays "One or the other" for "fly"'] })).toMatch(
      /could be any of|never asked/,
    );
  });

  it('reach a drink by its drinker', () => {
    const given = 'phase: drink, Jett: { drinkMe: [Wine] }, Dale: { hand: [A little something] }';
    for (const on of [`on Jett's drink`, `on Jett's drink "Wine"`, 'on Jett'])
      expect(
        play({ given, when: [`Dale plays "A little something" ${on}`], facts: 'Jett: { alcohol: 4 }' }),
      ).toBe('ok');
    expect(play({ given, when: [`Dale plays "A little something" on Dale's drink`] })).toMatch(
      /cannot be carried out/,
    );
    expect(play({ given, when: [`Dale plays "A little something" on Jett's drink "Mead"`] })).toMatch(
      /cannot be/,
    );
  });

  it('answer the card they are played on', () => {
    const given = `${ACTION}, Dale: { hand: [Missed me] }, Ygella: { hand: ["I don't think so"] }`;
    const when = ['Jett plays "Take that" on Dale', 'Dale plays "Missed me!" on "Take that"'];
    expect(play({ given, when, facts: 'Dale: { fortitude: 20 }' })).toBe('ok');
    expect(
      play({
        given,
        when: [...when, `Ygella plays "I don't think so!" on "Missed me"`],
        facts: 'Dale: { fortitude: 18 }, log: [plays, Missed me, "Negates “Missed me!”", loses 2 Fortitude]',
      }),
    ).toBe('ok');
  });

  it('may come at any time where the rules say so, also at a question of another player', () => {
    const given = `${ACTION}, Dale: { hand: [Tip the Wench] }`;
    expect(
      play({
        given,
        when: ['Jett is asked', 'Dale plays "Tip the Wench" on Jett', 'Jett plays "Everybody pays!"'],
        facts: 'inn: 51, Jett: { gold: 11 }',
      }),
    ).toBe('ok');
  });
});

describe('passing', () => {
  it('is accepted where the table already passed for a player', () => {
    const when = [
      'Jett plays "Take that" on Dale',
      'Ygella passes',
      'Dale plays "Missed me!"',
      'Jett passes',
    ];
    expect(
      play({ given: `${ACTION}, Dale: { hand: [Missed me] }`, when, facts: 'Dale: { fortitude: 20 }' }),
    ).toBe('ok');
  });

  it('lets those pass who are asked before', () => {
    const given = `${ACTION}, Dale: { hand: [Missed me] }, Ygella: { hand: [Tip the Wench] }`;
    const when = ['Jett plays "Take that" on Dale', 'Ygella passes', 'check: { Dale: { fortitude: 18 } }'];
    expect(play({ given, when })).toBe('ok');
  });

  it('declines an Action, and a bet', () => {
    expect(play({ given: ACTION, when: ['Jett passes'], facts: 'phase: order, Jett: { hand: 2 }' })).toBe(
      'ok',
    );
    const given = `${ACTION}, Dale: { hand: [Tip the Wench] }`;
    expect(play({ given, when: ['Jett passes'], facts: 'phase: order, Jett: { hand: 2 }' })).toBe('ok');
    const round = `phase: action, Jett: { hand: [Gambling] }, Dale: { hand: [Gambling] }`;
    const when = [
      'Jett plays "Gambling? I\'m in!"',
      'Dale is asked',
      'check: { pot: 3, control: Jett }',
      'Dale passes',
      'Ygella passes',
    ];
    expect(play({ given: round, when, facts: 'pot: 0, Jett: { gold: 12 }, control: nobody' })).toBe('ok');
  });

  it('comes after the discarding', () => {
    const given = 'Jett: { hand: [Everybody pays], deck: [Tidy up, end], discard: [] }';
    expect(play({ given, when: ['Jett passes'], facts: 'phase: order' })).toBe('ok');
  });
});
