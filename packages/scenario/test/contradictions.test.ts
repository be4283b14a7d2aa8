/** Of claims that contradict each other at most one holds, and where the truth is among them, that one. */
import { describe, expect, it } from 'vitest';
import { runScenarioText } from '../src/index.ts';

const holds = (text: string): boolean => runScenarioText(text, { file: 'contradictions' })[0].ok;

/** Those of the claims with which the scenario passes; `CLAIM` stands for them in its text. */
const heldOf = (text: string, claims: readonly string[]): string[] =>
  claims.filter((claim) => holds(text.replace('CLAIM', claim)));

describe('what was ordered', () => {
  const fiends = `table: { players: [Daareka, Vlazlo, Amundyr] }
given: { phase: order, Daareka: { hand: ['Wench, bring some drinks for these fiends!'] } }
when:
  - Daareka plays "Wench, bring some drinks for these fiends!"
  - Daareka orders a drink for Vlazlo, Amundyr, Amundyr
  - CLAIM`;

  it('lies where it was ordered', () => {
    const piles = (n: number): string => `check: { Amundyr: { drinkMe: ${n} } }`;
    expect(heldOf(fiends, [1, 2, 3, 4].map(piles))).toEqual([piles(3)]);
    expect(heldOf(fiends, ['check: { phase: order }', 'check: { phase: end }'])).toEqual([
      'check: { phase: end }',
    ]);
  });

  it('is drunk where two sit at the table and nobody is asked', () => {
    const two = `table: { players: [Jasper, Warthorn] }
given: { phase: action, Jasper: { hand: ["Hey! Don't mess with the staff!"], drinkMe: CLAIM`;
    const then = (n: number): string => `[] } }
when: ['Jasper plays "Hey! Don''t mess with the staff!" on Warthorn']
then: { Warthorn: { drinkMe: ${n} } }`;
    expect(heldOf(two, [1, 2].map(then))).toEqual([then(2)]);
  });
});

describe('a bet that its player cannot but pass', () => {
  const round = `table: { players: [Jett, Sera, Jasper] }
given: { phase: action, Jett: { hand: ["Gambling? I'm in!"] } }
when:
  - Jett plays "Gambling? I'm in!"
  - CLAIM
  - Sera passes`;

  it('is over before anybody looks', () => {
    const asked = ['Jett', 'Sera', 'Jasper'].flatMap((name) => [`${name} is asked`, `${name} is not asked`]);
    expect(heldOf(round, asked)).toEqual(['Jett is asked', 'Sera is not asked', 'Jasper is not asked']);
    const facts = [
      'pot: 3',
      'pot: 0',
      'control: Jett',
      'control: nobody',
      'Jett: { gold: 9 }',
      'Jett: { gold: 12 }',
    ];
    expect(
      heldOf(
        round,
        facts.map((fact) => `check: { ${fact} }`),
      ),
    ).toEqual(['check: { pot: 0 }', 'check: { control: nobody }', 'check: { Jett: { gold: 12 } }']);
  });
});

describe('a discard', () => {
  it('answers the question that is open, and no other one', () => {
    const chi = `table: { players: [Zakhan, Joran] }
given: { phase: discard, Zakhan: { hand: [I raise!, Winning Hand!], tokens: { drunkenChi: 1 } } }
when: ['Zakhan discards "I raise!"']
then: { Zakhan: { tokens: { drunkenChi: CLAIM } } }`;
    expect(heldOf(chi, ['0', '1'])).toEqual(['1']);
  });
});

describe('a hand', () => {
  it('is what is held in it', () => {
    const shown = (then: string): string =>
      `table: { parlour: rogues-and-warriors, players: [Ann, Ben] }
given: { Ann: { hand: [Warrior/Wolf, Bard/Owl] } }
when: [Ann checks, Ben checks, Ann picks Bard/Owl, 'check: { Ann: { ${then} } }']`.replace(
        /'(check.*)'/,
        '$1',
      );
    expect(
      heldOf(shown('hand: CLAIM'), ['0', '1', '2', '[Warrior/Wolf]', '[Warrior/Wolf, Bard/Owl]']),
    ).toEqual(['1', '[Warrior/Wolf]']);
    const scouts = `table: { parlour: dragon-hunt, players: [Ann, Ben], mode: shares }
given: { Ann: { hand: [Warrior/Wolf, Lady/Wolf, Bard/Wolf, Merchant/Wolf, Rogue/Owl] } }
when: [Ann discards nothing, Ben discards nothing, 'Ann picks Warrior/Wolf, Lady/Wolf']
then: { Ann: { hand: CLAIM } }`;
    expect(heldOf(scouts, ['3', '5'])).toEqual(['3']);
  });
});

describe('an empty list', () => {
  it('says that a pile is empty', () => {
    const decks = (drinks: string): string => `table: { players: [Dale, Jett, Sera] }
given: { phase: order, drinkDeck: ${drinks}, mushroomDeck: [end], Jett: { deck: [I raise!, end] } }
then: { CLAIM }`;
    const claims = [
      'drinkDeck: []',
      'drinkDeck: [Wine]',
      'drinkDeck: [Wine, Dark Ale]',
      'drinkDeck: [Dark Ale]',
    ];
    expect(heldOf(decks('[Wine, Dark Ale, end]'), claims)).toEqual([
      'drinkDeck: [Wine]',
      'drinkDeck: [Wine, Dark Ale]',
    ]);
    const side = ['mushroomDeck: []', 'mushroomDeck: 1', 'Jett: { deck: [] }', 'Jett: { deck: [I raise!] }'];
    expect(heldOf(decks('[Wine]'), side)).toEqual(['mushroomDeck: []', 'Jett: { deck: [I raise!] }']);
    const parlour = `table: { parlour: den-of-thieves, players: [Ann, Ben] }
given: { deck: [Warrior/Wolf] }
then: { deck: CLAIM }`;
    expect(heldOf(parlour, ['[]', '[Warrior/Wolf]', '[Rogue/Owl]'])).toEqual(['[Warrior/Wolf]']);
  });
});

describe('a reason', () => {
  it('is one that stands in the way, and none that is merely related', () => {
    const locked = `table: { players: [Sera, Joran, Zakhan] }
given: { phase: action, Sera: { hand: ["Gambling? I'm in!"] }, Joran: { hand: [Winning Hand!] }, Zakhan: { hand: [I raise!] } }
when:
  - Sera plays "Gambling? I'm in!"
  - Joran plays "Winning Hand!"
  - Zakhan cannot play "I raise!" because CLAIM`;
    const names = ['core.gambling.winning-hand', 'core.gambling.gambling-after'];
    const others = [
      'core.gambling.winning-hand-exceptions',
      'core.gambling.leave-no-cards',
      'core.gambling.no-late-cards',
      'core.cards.sometimes-condition',
    ];
    expect(heldOf(locked, [...names, ...others])).toEqual(names);
  });

  it('holds in the window that is open, and not in one that somebody has closed', () => {
    const wine = (steps: string): string => `table: { players: [Sera, Jasper, Zakhan] }
given: { phase: drink, Sera: { drinkMe: [Wine] }, Jasper: { hand: ['Not now. Gotta bounce!'] }, Zakhan: { hand: [Tip the Wench] } }
when: [${steps}'Jasper cannot play "Not now. Gotta bounce!" because CLAIM']`;
    const claims = [
      'core.ignore.drink-of-another',
      'core.ignore.own-payment',
      'core.cards.sometimes-condition',
    ];
    expect(heldOf(wine(''), claims)).toEqual([
      'core.ignore.drink-of-another',
      'core.cards.sometimes-condition',
    ]);
    expect(heldOf(wine('Zakhan passes, '), claims)).toEqual(['core.cards.sometimes-condition']);
  });
});

describe('a card and its place', () => {
  const city = `table: { parlour: city-square, players: [Ann, Ben], mode: shares }
given: { Ann: { hand: [Lady/Wolf, Bard/Hare, Rogue/Owl] }, Ben: { hand: [Lady/Owl, Bard/Wolf, Rogue/Hare] } }
when:
  - Ben places Lady/Owl at 1,1
  - Ben places Bard/Wolf at 1,2
  - Ben places Rogue/Hare at 1,3
  - Ann places Lady/Wolf at 2,2
  - Ann places Bard/Hare at 2,1
  - CLAIM`;

  it('are one deed', () => {
    const claims = [
      'Ann places Rogue/Owl at 2,2',
      'Ann cannot place Rogue/Owl at 2,2',
      'Ann can place Rogue/Owl at 2,2',
    ];
    expect(heldOf(city, claims)).toEqual(['Ann cannot place Rogue/Owl at 2,2']);
    const free = claims.map((claim) => claim.replace('2,2', '2,3'));
    expect(heldOf(city, free)).toEqual(['Ann places Rogue/Owl at 2,3', 'Ann can place Rogue/Owl at 2,3']);
  });
});

/** These have a way of their own to pay. */
const UNSHARED: ReadonlySet<string> = new Set(['doublerogue', 'dragon-hordes']);

describe('the verb', () => {
  const verbs = (things: string): string[] =>
    ['keeps', 'assigns', 'loads', 'defends with', 'discards', 'predicts', 'places', 'plays', 'picks'].map(
      (verb) => `Ann ${verb} ${things}`,
    );
  const table = (game: string, given: string, steps: readonly string[]): string => {
    const mode = UNSHARED.has(game) ? '' : ', mode: shares';
    const when = [...steps, 'CLAIM'].map((step) => `\n  - ${step}`).join('');
    return `table: { parlour: ${game}, players: [Ann, Ben]${mode} }\ngiven: { ${given} }\nwhen:${when}`;
  };

  it.each([
    ['threes', 'Ann: { dice: [3, 3, 3, 2, 2] }', [], '3', ['keeps', 'picks']],
    [
      'jack-of-all-trades',
      'Ann: { dice: [2, 3, 4, 5, 5] }, deck: [Merchant/Wolf]',
      [],
      '4',
      ['assigns', 'picks'],
    ],
    [
      'streets-of-greyport',
      'deck: [Lady/Wolf, Bard/Wolf, Lady/Owl]',
      ['Ann stocks'],
      'Lady/Wolf',
      ['loads', 'picks'],
    ],
    [
      'doublerogue',
      'Ann: { hand: [Lady/Wolf, Bard/Wolf, Lady/Owl], up: [Warrior/Wolf] }',
      [],
      'Lady/Wolf',
      ['defends with', 'picks'],
    ],
    ['den-of-thieves', 'Ann: { hand: [Lady/Wolf, Bard/Wolf] }', [], 'Lady/Wolf', ['discards', 'picks']],
    ['kings-council', 'Ann: { hand: [Lady/Wolf, Bard/Wolf] }', [], 'Lady/Wolf', ['discards', 'picks']],
    ['three-kingdoms', 'Ann: { hand: [Lady/Wolf, Bard/Wolf] }', [], 'Lady/Wolf', ['discards', 'picks']],
    ['delve', 'Ann: { hand: [Lady/Wolf, Bard/Wolf] }', [], 'Lady/Wolf', ['discards', 'picks']],
    ['spy-network', 'Ann: { hand: [Lady/Wolf, Bard/Wolf] }', [], 'Lady/Wolf', ['discards', 'picks']],
    ['rogues-and-warriors', 'Ann: { hand: [Lady/Wolf, Bard/Wolf] }', [], 'Lady/Wolf', ['picks']],
    ['heroes-plunder', 'Ann: { hand: [Lady/Wolf, Bard/Wolf] }', [], 'Lady/Wolf', ['picks']],
    [
      'dragon-hunt',
      'Ann: { hand: [Lady/Wolf, Bard/Wolf] }',
      ['Ann discards nothing', 'Ben discards nothing'],
      'Lady/Wolf, Bard/Wolf',
      ['picks'],
    ],
    ['dragon-hordes', 'hordes: { blue: 3, Merchant: 2 }', [], 'blue Merchant', ['predicts', 'picks']],
    ['the-wheel', 'Ann: { hand: [Lady/Wolf] }', [], 'Lady/Wolf to Lady', ['plays']],
    ['city-square', 'Ann: { hand: [Lady/Wolf] }', [], 'Lady/Wolf at 2,2', ['places']],
  ])('is one that %s has', (game, given, steps, things, expected) => {
    expect(heldOf(table(game, given, steps), verbs(things))).toEqual(
      expected.map((verb) => `Ann ${verb} ${things}`),
    );
  });
});

describe('dice that are given', () => {
  it('are not rolled otherwise by a step', () => {
    const hand = '[Rogue/Wolf, Rogue/Wolf, Rogue/Owl, Rogue/Owl, Rogue/Wren, Rogue/Wren, Rogue/Hare]';
    const delve = `table: { parlour: delve, players: [Ann, Ben], mode: shares }
given: { common: [1, 2, 3, 4, 5], Ann: { hand: ${hand}, dice: [4, 4] } }
when: [Ann discards nothing, Ben discards nothing, CLAIM]`;
    expect(heldOf(delve, ['"Ann rolls 4, 4"', '"Ann rolls 1, 1"'])).toEqual(['"Ann rolls 4, 4"']);
  });

  it('are those of the first game, and a step tells of the replay', () => {
    const tie = `table: { parlour: threes, players: [Ann, Ben], split: king }
given: { Ann: { chips: 0, dice: [4, 4, 4, 4, 4] }, Ben: { chips: 0, dice: [4, 4, 4, 4, 4] } }
when: ["Ann rolls 3, 3, 3, 3, 3", "Ben rolls 6, 6, 6, 6, 6"]
then: { CLAIM }`;
    const order = (first: number, then: number): string => `log: [Ann rolls ${first}, Ann rolls ${then}]`;
    expect(heldOf(tie, [order(4, 3), order(3, 4), order(3, 3)])).toEqual([order(4, 3)]);
    expect(heldOf(tie, ['winner: Ann', 'winner: Ben', 'winner: [Ann, Ben]'])).toEqual(['winner: Ann']);
  });
});

describe('a step that stands for nothing', () => {
  it('is none', () => {
    const keep = `table: { parlour: threes, players: [Ann, Ben], mode: shares }
given: { Ann: { dice: [3, 3, 3, 3, 3] }, Ben: { dice: [1, 1, 1, 1, 2] } }
when: [CLAIM]`;
    expect(heldOf(keep, ['Ann keeps 3', 'Ann keeps 4', 'Ann keeps 3, Ann keeps 3'])).toEqual(['Ann keeps 3']);
  });
});

describe('what goes onto a Cart', () => {
  it('goes on as long as it fits', () => {
    const cart = `table: { parlour: streets-of-greyport, players: [Jen, Sam], mode: shares, share: 1 }
given: { deck: [Lady/Wolf, Lady/Hawk, Lady/Hare] }
when: [Jen stocks, Jen loads Lady/Wolf, CLAIM]`;
    const claims = ['Jen can load Lady/Hawk', 'Jen cannot load Lady/Hawk'];
    expect(heldOf(cart, claims)).toEqual(['Jen can load Lady/Hawk']);
    const other = cart.replace('Lady/Hawk', 'Lady/Owl');
    expect(heldOf(other, ['Jen can load Lady/Owl', 'Jen cannot load Lady/Owl'])).toEqual([
      'Jen cannot load Lady/Owl',
    ]);
  });
});
