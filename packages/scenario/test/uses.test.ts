import { describe, expect, it } from 'vitest';
import { playStocked as play } from './play.ts';

const players = 'Warthorn, Jett, Dale';
const MINIONS = 'phase: action, Warthorn: { play: [Grunt the Brawler, Snot the Sneak] }';

describe('uses', () => {
  it('are plays of what lies in play', () => {
    const when = [
      'Warthorn can use "Grunt the Brawler" on Dale',
      'Warthorn uses "Grunt the Brawler" on Jett',
      'Warthorn cannot use "Grunt the Brawler" because house.115-once-a-phase',
      'Warthorn cannot use "Grunt" on Jett',
      'Warthorn plays "Snot the Sneak" on Dale',
    ];
    const facts = 'Jett: { fortitude: 19 }, Dale: { fortitude: 19 }, Warthorn: { play: 2 }';
    expect(
      play({ players, given: MINIONS, when: when.filter((step) => !step.includes('"Grunt"')), facts }),
    ).toBe('ok');
    expect(play({ players, given: MINIONS, when })).toMatch(
      /using "Grunt" is not at this table \(is it "Grunt the Brawler"\?\)/,
    );
    expect(play({ players, given: MINIONS, when: ['Jett uses "Grunt the Brawler"'] })).toMatch(
      /Jett does not hold “Grunt the Brawler”/,
    );
  });

  it('are no plays from the hand', () => {
    const given = 'phase: action, Warthorn: { hand: [Grunt the Brawler] }';
    expect(play({ players, given, when: ['Warthorn uses "Grunt the Brawler"'] })).toMatch(
      /cannot be carried out/,
    );
    expect(
      play({
        players,
        given,
        when: [
          'Warthorn cannot use "Grunt the Brawler"',
          'Warthorn plays "Grunt the Brawler"',
          'Warthorn uses "Grunt the Brawler" on Jett',
        ],
        facts: 'Warthorn: { play: [Grunt the Brawler], hand: 0 }, Jett: { fortitude: 19 }',
      }),
    ).toBe('ok');
  });

  it('may be responses', () => {
    const given = 'phase: action, Jett: { hand: [A plain punch] }, Warthorn: { play: [Grunt the Brawler] }';
    expect(
      play({
        players: 'Jett, Warthorn',
        given,
        when: ['Jett plays "A plain punch" on Warthorn', 'Warthorn uses "Grunt" for "shield"'],
      }),
    ).toMatch(/using "Grunt" is not/);
    expect(
      play({
        players: 'Jett, Warthorn',
        given,
        when: ['Jett plays "A plain punch" on Warthorn', 'Warthorn uses "Grunt the Brawler" for "shield"'],
        facts: 'Warthorn: { fortitude: 20, play: [], discard: [Grunt the Brawler] }',
      }),
    ).toBe('ok');
  });

  it('answer a question about the thing, and aim it', () => {
    const given = 'turn: Terci, Terci: { play: [The old hound] }';
    const at = { players: 'Jett, Terci, Dale', given };
    expect(
      play({
        ...at,
        when: ['Terci can use "The old hound"', 'Terci uses "The old hound" on Dale'],
        facts: 'Dale: { fortitude: 16 }, Jett: { fortitude: 20 }',
      }),
    ).toBe('ok');
    expect(
      play({
        ...at,
        when: ['Terci uses "The old hound"', 'Terci uses "The old hound" on Jett'],
        facts: 'Jett: { fortitude: 16 }',
      }),
    ).toBe('ok');
    expect(play({ ...at, when: ['Terci picks "leave"'], facts: 'Jett: { fortitude: 20 }' })).toBe('ok');
    expect(play({ ...at, when: ['Terci uses "The old hound" on Terci'] })).toMatch(/ever asked/);
  });

  it('may come about by themselves, and are written too', () => {
    const given = 'turn: Terci, Terci: { play: [The house cat] }';
    const at = { players: 'Jett, Terci, Dale', given };
    const facts = 'Dale: { fortitude: 19 }';
    for (const on of ['', ' on Dale'])
      expect(play({ ...at, when: [`Terci uses "The house cat"${on}`, 'Terci is asked'], facts })).toBe('ok');
    expect(play({ ...at, facts })).toBe('ok');
    const again = ['Terci uses "The house cat"', 'Terci uses "The house cat"'];
    expect(play({ ...at, when: again })).toMatch(/cannot be carried out/);
    expect(play({ ...at, when: ['Terci uses "The house cat" on Jett'] })).toMatch(/cannot be carried out/);
  });

  it('are possible at any time where the rules say so', () => {
    const given =
      'phase: action, Jett: { hand: [A plain punch] }, Terci: { play: [The man with the cough], fortitude: 10 }';
    expect(
      play({
        players: 'Jett, Terci',
        given,
        when: ['Terci can use "The man with the cough"', 'Terci uses "The man with the cough"'],
        facts: 'Terci: { fortitude: 12, tokens: { salve: 2 }, play: [The man with the cough] }',
      }),
    ).toBe('ok');
  });
});

describe('chance', () => {
  it('gives a card’s own procedure what it was told', () => {
    for (const title of ['A hearty stew', 'A poisonous stew', 'A plain punch'])
      expect(
        play({
          players: 'Jett, Dale',
          given: `phase: action, chance: [${title}], Jett: { hand: [Light fingers] }, Dale: { hand: [A hearty stew, A poisonous stew, A plain punch] }`,
          when: ['Jett plays "Light fingers"'],
          facts: `Dale: { discard: [${title}] }`,
        }),
      ).toBe('ok');
  });
});

describe('targets', () => {
  const given = `phase: action, turn: Jett, Jett: { hand: [A plain punch] }, Warthorn: { play: [Grunt the Brawler, Snot the Sneak] }`;

  it('may be things', () => {
    const when = [
      'Jett can play "A plain punch" on "Snot the Sneak"',
      'Jett plays "A plain punch" on "Grunt the Brawler"',
    ];
    expect(
      play({
        players,
        given,
        when: [...when, 'Warthorn picks "discard"'],
        facts: 'Warthorn: { play: [Snot the Sneak], fortitude: 20 }',
      }),
    ).toBe('ok');
    expect(
      play({
        players,
        given,
        when: [...when, 'Warthorn picks "pay"'],
        facts: 'Warthorn: { play: 2, gold: 8 }',
      }),
    ).toBe('ok');
    expect(play({ players, given, when: ['Jett plays "A plain punch"'] })).toMatch(/on “Grunt the Brawler”/);
  });

  it('are refused with the rule', () => {
    const when = [
      'Jett cannot play "A plain punch" on Jett because core.targeting.another-player',
      'Jett cannot play "A plain punch" on "The Evershroom"',
    ];
    expect(play({ players, given, when })).toBe('ok');
    const own = `${MINIONS.replace('phase: action, ', 'phase: action, Jett: { hand: [] }, ')}`;
    expect(
      play({
        players,
        given: own,
        when: [
          'Warthorn cannot use "Grunt the Brawler" on Warthorn because core.targeting.another-player',
          'Warthorn cannot use "Grunt the Brawler" on "Snot the Sneak" because core.action.targets-declared',
        ],
      }),
    ).toBe('ok');
    expect(
      play({ players, given, when: ['Jett cannot play "A plain punch" on Jett because core.nonsense'] }),
    ).toMatch(/the reason is not core.nonsense, but core.targeting.another-player/);
  });
});

describe('costs', () => {
  const at = { players: 'Dale, Jett' };
  const stew = (hand: string): string =>
    `phase: action, Dale: { hand: [${hand}], fortitude: 5, play: [Pixie cap, { The Evershroom: 2 }, Bluefoot, Pixie cap] }`;

  it('are not paid unless somebody says so', () => {
    const given = stew('A hearty stew');
    expect(
      play({ ...at, given, when: ['Dale plays "A hearty stew"'], facts: 'Dale: { fortitude: 6, play: 4 }' }),
    ).toBe('ok');
  });

  it('are named by the use, or by what is given up', () => {
    const given = stew('A hearty stew');
    const left: readonly [string, string][] = [
      ['for "reap"', '[The Evershroom, Bluefoot, Pixie cap]'],
      ['for "harvest"', '[The Evershroom, Bluefoot, Pixie cap]'],
      ['for "The Evershroom"', '[Pixie cap, Bluefoot, Pixie cap]'],
      ['for "harvest", "The Evershroom"', '[Pixie cap, Bluefoot, Pixie cap]'],
      ['for "Bluefoot", "Pixie cap"', '[The Evershroom, Pixie cap]'],
      ['for "Pixie cap, Pixie cap"', '[The Evershroom, Bluefoot]'],
      ['for "Pixie cap, The Evershroom, Bluefoot"', '[Pixie cap]'],
    ];
    for (const [words, rest] of left)
      expect([
        words,
        play({
          ...at,
          given,
          when: [`Dale can play "A hearty stew" ${words}`, `Dale plays "A hearty stew" ${words}`],
          facts: `Dale: { fortitude: 10, play: ${rest} }`,
        }),
      ]).toEqual([words, 'ok']);
    expect(play({ ...at, given, when: ['Dale plays "A hearty stew" for "Bluefoot"'] })).toBe('ok');
    const later = ['Dale plays "A hearty stew" for "harvest"', 'Dale picks "Bluefoot", "Pixie cap"'];
    expect(play({ ...at, given, when: later, facts: 'Dale: { play: [The Evershroom, Pixie cap] }' })).toBe(
      'ok',
    );
    const none = ['Dale plays "A hearty stew" for "harvest"', 'Dale picks "Sweet cap"'];
    expect(play({ ...at, given, when: none })).toMatch(/"Dale picks "Sweet cap"" cannot be carried out/);
    expect(play({ ...at, given, when: ['Dale cannot play "A hearty stew" for "Jett"'] })).toBe('ok');
  });

  it('take the first that fits where a card has nothing but a cost', () => {
    const when = ['Dale plays "A poisonous stew" on Jett'];
    const facts = 'Jett: { fortitude: 17 }, Dale: { play: [Pixie cap, The Evershroom, Bluefoot] }';
    expect(play({ ...at, given: stew('A poisonous stew'), when, facts })).toBe('ok');
  });

  it('may be tokens', () => {
    const given =
      'phase: action, Jett: { hand: [Swing from the lamp], fortitude: 5, tokens: { momentum: 3 } }';
    const facts = (fortitude: number, momentum: number): string =>
      `Jett: { fortitude: ${fortitude}, tokens: { momentum: ${momentum} } }`;
    const swing = 'Jett plays "Swing from the lamp"';
    expect(play({ given, players: 'Jett, Dale', when: [swing], facts: facts(6, 3) })).toBe('ok');
    expect(play({ given, players: 'Jett, Dale', when: [`${swing} for "high"`], facts: facts(8, 1) })).toBe(
      'ok',
    );
  });
});

describe('the end of a turn', () => {
  const at = { players: 'Jett, Terci, Dale', given: 'phase: order' };
  const order = 'Jett orders a drink for Dale';

  it('is seen before the next one begins', () => {
    // At the beginning of her turn Terci gains 1 Gold.
    const facts = 'turn: Jett, phase: end, Terci: { gold: 10 }';
    expect(play({ ...at, when: [order], facts })).toBe('ok');
    expect(play({ ...at, when: [order, `check: { ${facts} }`], facts })).toBe('ok');
    expect(play({ ...at, when: [`until the end of Jett's turn`], facts })).toBe('ok');
  });

  it('keeps nobody from going on', () => {
    const given = 'phase: order, Terci: { play: [The old hound] }';
    expect(
      play({
        ...at,
        given,
        when: [
          order,
          'Terci is asked',
          'Terci can use "The old hound"',
          'Terci uses "The old hound" on Jett',
        ],
        facts: 'Terci: { gold: 11 }, Jett: { fortitude: 16 }, turn: Terci',
      }),
    ).toBe('ok');
    expect(play({ ...at, when: [order, 'Jett passes'], facts: 'turn: Jett' })).toBe('ok');
    expect(play({ ...at, when: [order, `until the end of Dale's turn`], facts: 'turn: Dale' })).toBe('ok');
  });
});
