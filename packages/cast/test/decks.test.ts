import {
  cardText,
  checkCards,
  STEP,
  verbOf,
  type Answer,
  type CardDef,
  type CharacterDef,
  type Frame,
  type InnState,
} from '@taproom/inn';
import { answerAt, seatTable, type Table } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import { house } from '@taproom/house/own';

const { cast, inn } = house;

const count = (deck: readonly CardDef[], fits: (def: CardDef) => boolean): number =>
  deck.reduce((sum, def) => sum + (fits(def) ? def.copies : 0), 0);

const characterNamed = (name: string): CharacterDef => cast.characters.find((c) => c.name === name)!;
const cardOf = (key: string): CardDef =>
  cast.characters.flatMap((c) => c.deck).find((def) => def.key === key)!;

/** Of the published decks: how many different cards there are at 6, 5, 3, 2 and 1 copies. Book 9's are not known. */
const COPIES: readonly (readonly [string, readonly number[]])[] = [
  ['Sera', [1, 0, 2, 5, 18]],
  ['Joran', [1, 0, 0, 6, 22]],
  ['Lizwick', [1, 0, 0, 10, 14]],
  ['Zakhan', [1, 0, 0, 9, 16]],
  ['Vlazlo', [0, 1, 0, 7, 11]],
  ['Amundyr', [1, 0, 0, 9, 16]],
  ['Torglesnarf', [1, 0, 0, 7, 20]],
  ['Daareka', [1, 0, 0, 7, 20]],
  ['Warthorn', [0, 1, 1, 8, 16]],
  ['Molly', [1, 0, 0, 12, 10]],
  ['Jasper', [1, 0, 0, 11, 12]],
  ['The Wench', [1, 0, 0, 12, 10]],
];

it.each(COPIES)('%s has the copies that are known of the published deck', (name, known) => {
  const { deck } = characterNamed(name);
  expect([6, 5, 3, 2, 1].map((copies) => deck.filter((def) => def.copies === copies).length)).toEqual(known);
});

describe.each(cast.characters.map((character) => [character.name, character] as const))('%s', (name, who) => {
  const { deck } = who;

  it('has a deck of 40 cards', () => {
    // Vlazlo has 30, and his forms on top of them.
    expect(count(deck, () => true)).toBe(name === 'Vlazlo' ? 30 : 40);
  });

  it('has keys of its own and no title twice', () => {
    for (const { key } of deck)
      expect(key).toMatch(new RegExp(`^${name.toLowerCase().replace(' ', '-')}\\.`));
    expect(new Set(deck.map((def) => def.key)).size).toBe(deck.length);
    expect(new Set(deck.map((def) => def.title)).size).toBe(deck.length);
  });

  it('has the core of every deck', () => {
    const family = (is: CardDef['family']): number => count(deck, (def) => def.family === is);
    expect(family('im-in')).toBeGreaterThanOrEqual(5);
    expect(family('raise')).toBeGreaterThanOrEqual(2);
    expect(family('winning-hand')).toBeGreaterThanOrEqual(2);
    expect(family('order-more')).toBeGreaterThanOrEqual(2);
    expect([family('i-dont-think-so'), family('stop-playing'), family('tip')]).toEqual([1, 1, 1]);
  });

  it('is honest or a rogue: who can often leave a Round hardly cheats', () => {
    const leaves = count(
      deck,
      ({ uses }) => uses.length === 1 && uses[0].effects.some(({ verb }) => verb === 'leave-round'),
    );
    const cheats = count(deck, ({ types }) => types.includes('cheating'));
    expect(leaves).toBeLessThanOrEqual(2);
    expect(cheats).toBeLessThanOrEqual(leaves === 2 ? 0 : 5);
  });

  it('uses verbs that there are, and procedures that there are', () => {
    for (const def of deck)
      for (const { effects } of def.uses)
        for (const effect of effects) {
          expect(verbOf(effect.verb)?.verb, def.key).toBe(effect.verb);
          if (effect.verb === 'special') expect(cast.procedures, def.key).toHaveProperty(effect.procedure);
        }
  });

  it('strikes for 1 to 4', () => {
    for (const { key, uses } of deck)
      for (const { effects } of uses)
        for (const effect of effects)
          if (effect.verb === 'fortitude') {
            expect(Math.abs(effect.by), key).toBeGreaterThanOrEqual(1);
            expect(Math.abs(effect.by), key).toBeLessThanOrEqual(4);
          }
  });

  it('has no two cards of ours that do the same', () => {
    const seen = new Map<string, CardDef>();
    for (const def of deck) {
      // The standard cards are told apart by their families, and what was published so is so.
      if (def.family !== undefined || def.provenance === 'printed' || def.provenance === 'published')
        continue;
      const does = JSON.stringify([
        def.types,
        def.proof,
        def.uses.map(({ when, pick, effects, cost }) => ({ when, pick, effects, cost })),
      ]);
      expect(seen.get(does)?.key, def.key).toBeUndefined();
      seen.set(does, def);
    }
  });

  it('has a text on every card', () => {
    for (const def of deck) {
      const lines = cardText(def);
      expect(lines.length, def.key).toBeGreaterThan(0);
      for (const line of lines) {
        expect(line, def.key).toMatch(/^[A-Z].*[a-z0-9)]\.$/);
        expect(line, def.key).not.toMatch(/undefined|NaN|\bnull\b| {2}|\.\.|-\d|\b1 cards/);
      }
    }
  });
});

describe('the cast', () => {
  it('shares no key', () => {
    const keys = cast.characters.flatMap((character) => character.deck.map((def) => def.key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has its villains', () => {
    expect(characterNamed('Daareka').villain).toBe(true);
  });

  it('lets Ygella find only what she has', () => {
    const { deck } = characterNamed('Ygella');
    expect(count(deck, (def) => def.subtypes?.includes('Pet') === true)).toBeGreaterThanOrEqual(10);
    for (const { uses } of deck)
      for (const { effects } of uses)
        for (const effect of effects)
          if (effect.verb === 'fetch' || effect.verb === 'dig') expect(effect.subtype).toBe('Pet');
  });

  // One line for each kind of card that only these decks have.
  it.each([
    [
      'jasper.fresh-air',
      'Pick another player. They lose 1 Fortitude. Unless they pass out, your turn ends. Until their next turn you both Ignore all effects and play no cards.',
    ],
    [
      'jasper.kerfuffle',
      'After another player’s card made anybody lose Fortitude: Whoever played it loses 1 Fortitude.',
    ],
    [
      'jasper.one-of-us',
      'In a Round of Gambling that you are in, but not in answer to a card that makes players ante or ends it: Pick another player in the Round. They must leave the Round.',
    ],
    ['daareka.break-a-mind', 'Pick another player. They lose 2 Fortitude and discard 1 card at random.'],
    ['daareka.charming-victory', 'After another player won a Round of Gambling: Take the pot instead.'],
    [
      'molly.feeding-time',
      'When an Action, Sometimes or Anytime Card would make you lose Fortitude, or when you reveal a Mount that would cost you Fortitude or cards, or that meets its Rival: Ignore it.',
    ],
    [
      'dale.that-tears-it',
      'When a card would make you lose Fortitude: Ignore it. Or: Harvest 3: The same, and whoever played it loses 2 Fortitude. If the card cannot be Ignored, the rest still happens.',
    ],
    [
      'ygella.group-hug',
      'Each other player loses 1 Fortitude. Or: Reveal another Pet from your hand: The same, and gain 1 Fortitude.',
    ],
    ['ygella.curl-your-whiskers', 'When you are about to drink: Split the Drink with another player.'],
  ])('%s reads: %s', (key, text) => {
    expect(cardText(cardOf(key)).join(' ')).toBe(text);
  });
});

const PLAYERS = ['Sera', 'Daareka', 'Jasper'];
const [SERA, DAAREKA, JASPER] = [0, 1, 2];

interface Given {
  readonly hand: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: number;
}

/** A table at the beginning of somebody's Action Phase, with exactly these hands; decks are listed top first. */
function tableWith(turn: number, given: Readonly<Record<number, Given>>): Table<InnState, Answer> {
  const table = seatTable(inn, { players: PLAYERS, drinks: 'rdi9' }, 1);
  const { state } = table;
  const { defs } = inn.content(state.setup);
  state.seats.forEach((at, seat) => {
    const { hand, deck, discard = 0 } = given[seat] ?? { hand: [] };
    const rest = [...at.hand, ...at.deck];
    const takeOut = (key: string): number => {
      const found = rest.findIndex((card) => defs[card].key === `${PLAYERS[seat].toLowerCase()}.${key}`);
      return rest.splice(found, 1)[0];
    };
    at.hand = hand.map(takeOut);
    const top = (deck ?? []).map(takeOut).reverse();
    at.discard = rest.splice(0, discard);
    // What is over lies in front of the player, out of everybody's way, where a deck is given to its last card.
    at.play = discard > 0 ? rest.splice(0) : [];
    at.deck = [...rest, ...top];
  });
  Object.assign(state, { turn, phase: 'action', ask: null });
  state.stack = [{ ...state.stack[0], step: STEP.action, seat: turn } as Frame];
  inn.resume(state);
  return table;
}

function titlesIn(state: InnState, cards: readonly number[]): string[] {
  const { defs } = inn.content(state.setup);
  return cards.map((card) => defs[card].key.split('.')[1]);
}

/** Gives an answer; whatever happens, no card may get lost. */
function answer(table: Table<InnState, Answer>, given: Answer): void {
  answerAt(inn, table, given);
  checkCards(table.state, inn.content(table.state.setup));
  // It must be possible to save and load here.
  expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
}

function play(table: Table<InnState, Answer>, seat: number, key: string, ...targets: number[]): void {
  const { defs } = inn.content(table.state.setup);
  const { legal } = inn.answers(table.state, { seat });
  const found = legal.find(
    (a) => a.do === 'play' && defs[a.card].key.endsWith(`.${key}`) && a.targets.join() === targets.join(),
  );
  expect(found, `${key} can be played`).toBeDefined();
  answer(table, found!);
}

const pass = (table: Table<InnState, Answer>, seat: number): void => answer(table, { seat, do: 'pass' });
const pick = (table: Table<InnState, Answer>, seat: number, ...picks: number[]): void =>
  answer(table, { seat, do: 'choose', picks });

describe('“My friend will play this hand for me”', () => {
  const roundOf = (state: InnState) => inn.view(state, DAAREKA).round;

  it('plays a card of another hand as her own', () => {
    const table = tableWith(SERA, {
      [SERA]: { hand: ['gambling-im-in', 'winning-hand'] },
      [DAAREKA]: { hand: ['my-friend'] },
      [JASPER]: { hand: ['gambling-im-in'] },
    });
    const before = table.state.sides[DAAREKA].gold;
    play(table, SERA, 'gambling-im-in');
    play(table, DAAREKA, 'my-friend', SERA);
    const question = inn.question(table.state);
    expect(question).toMatchObject({ seat: DAAREKA, kind: 'choose', what: 'my-friend', min: 0, max: 1 });
    expect(
      question.kind === 'choose' &&
        titlesIn(
          table.state,
          question.options.map((o) => o.card!),
        ),
    ).toEqual(['winning-hand']);
    pick(table, DAAREKA, 0);
    // Nobody can follow a Winning Hand: the pot of 3 is hers.
    expect(roundOf(table.state)).toBeNull();
    expect(table.state.sides[DAAREKA].gold).toBe(before + 2);
    expect(titlesIn(table.state, table.state.seats[SERA].discard)).toEqual([
      'gambling-im-in',
      'winning-hand',
    ]);
    expect(titlesIn(table.state, table.state.seats[DAAREKA].discard)).toEqual(['my-friend']);
  });

  it('is a pass if she does not want any', () => {
    const table = tableWith(SERA, {
      [SERA]: { hand: ['gambling-im-in', 'winning-hand'] },
      [DAAREKA]: { hand: ['my-friend', 'winning-hand'] },
      [JASPER]: { hand: ['gambling-im-in'] },
    });
    play(table, SERA, 'gambling-im-in');
    play(table, DAAREKA, 'my-friend', SERA);
    pick(table, DAAREKA);
    expect(inn.question(table.state)).toMatchObject({ seat: JASPER, kind: 'gamble' });
    expect(roundOf(table.state)).toMatchObject({ control: SERA });
    expect(table.state.seats[SERA].hand).toHaveLength(1);
  });

  it('asks her also where nothing fits, and shows the hand to nobody else', () => {
    const table = tableWith(SERA, {
      [SERA]: { hand: ['gambling-im-in', 'combat-training'] },
      [DAAREKA]: { hand: ['my-friend'] },
      [JASPER]: { hand: ['gambling-im-in'] },
    });
    play(table, SERA, 'gambling-im-in');
    play(table, DAAREKA, 'my-friend', SERA);
    expect(inn.question(table.state)).toMatchObject({ seat: DAAREKA, kind: 'choose', options: [] });
    expect(inn.view(table.state, JASPER).seats[SERA].hand).toBeNull();
    pick(table, DAAREKA);
    expect(inn.question(table.state)).toMatchObject({ seat: JASPER, kind: 'gamble' });
  });

  it('offers several copies of a card once', () => {
    const table = tableWith(JASPER, {
      [SERA]: { hand: ['gambling-im-in', 'gambling-im-in', 'winning-hand'] },
      [DAAREKA]: { hand: ['my-friend'] },
      [JASPER]: { hand: ['gambling-im-in'] },
    });
    play(table, JASPER, 'gambling-im-in');
    while (inn.question(table.state).seat !== DAAREKA) pass(table, inn.question(table.state).seat);
    play(table, DAAREKA, 'my-friend', SERA);
    const question = inn.question(table.state);
    expect(question.kind === 'choose' && question.options).toHaveLength(2);
  });

  it('offers only Cheating Cards after a Winning Hand, and lets her aim them', () => {
    const table = tableWith(SERA, {
      [SERA]: { hand: ['gambling-im-in', 'winning-hand', 'i-raise', 'up-your-sleeve'] },
      [DAAREKA]: { hand: ['my-friend'] },
      [JASPER]: { hand: ['gambling-im-in'] },
    });
    play(table, SERA, 'gambling-im-in');
    pass(table, DAAREKA);
    play(table, JASPER, 'gambling-im-in');
    play(table, SERA, 'winning-hand');
    play(table, DAAREKA, 'my-friend', SERA);
    const question = inn.question(table.state);
    expect(
      question.kind === 'choose' &&
        titlesIn(
          table.state,
          question.options.map((o) => o.card!),
        ),
    ).toEqual(['up-your-sleeve']);
    pick(table, DAAREKA, 0);
    expect(inn.question(table.state)).toMatchObject({
      seat: DAAREKA,
      what: 'my-friend-target',
      options: [{ seat: JASPER }, { seat: SERA }],
    });
    pick(table, DAAREKA, 0);
    expect(roundOf(table.state)).toMatchObject({ control: DAAREKA, lock: false, inside: [SERA, DAAREKA] });
  });
});

describe('“Psionic vision”', () => {
  const four = ['i-raise', 'ink-spray', 'so-loudly', 'read-minds'];

  it('lets an opponent divide four cards, and her take one pile', () => {
    const table = tableWith(DAAREKA, { [DAAREKA]: { hand: ['psionic-vision'], deck: four } });
    const before = table.state.seats[DAAREKA].deck.length;
    play(table, DAAREKA, 'psionic-vision');
    expect(inn.question(table.state)).toMatchObject({
      seat: DAAREKA,
      what: 'divider',
      options: [{ seat: JASPER }, { seat: SERA }],
    });
    pick(table, DAAREKA, 0);
    expect(inn.question(table.state)).toMatchObject({ seat: JASPER, what: 'divide', min: 1, max: 3 });
    // Everybody sees what was turned up.
    const shown = inn.view(table.state, SERA).stack.find((entry) => entry.kind === 'lift');
    expect(shown?.kind === 'lift' && titlesIn(table.state, shown.cards)).toEqual(four);
    pick(table, JASPER, 1, 3);
    expect(inn.answers(table.state).choices.map((choice) => choice.label)).toEqual([
      'Ink spray + Read minds during a game? I would never...',
      'I raise! + Stop thinking so loudly!',
    ]);
    pick(table, DAAREKA, 1);
    const { hand, deck, discard } = table.state.seats[DAAREKA];
    expect(titlesIn(table.state, hand)).toEqual(['i-raise', 'so-loudly']);
    expect(titlesIn(table.state, discard)).toEqual(['ink-spray', 'read-minds', 'psionic-vision']);
    expect(deck).toHaveLength(before - 4);
  });

  it('may be divided by somebody who is outside', () => {
    const table = tableWith(DAAREKA, { [DAAREKA]: { hand: ['psionic-vision'], deck: four } });
    table.state.seats[JASPER].backAt = JASPER;
    play(table, DAAREKA, 'psionic-vision');
    pick(table, DAAREKA, 0);
    expect(inn.question(table.state)).toMatchObject({ seat: JASPER, what: 'divide' });
  });

  it('goes on from the reshuffled discard pile', () => {
    const table = tableWith(DAAREKA, {
      [DAAREKA]: { hand: ['psionic-vision'], deck: ['i-raise', 'ink-spray'], discard: 6 },
    });
    play(table, DAAREKA, 'psionic-vision');
    pick(table, DAAREKA, 1);
    const question = inn.question(table.state);
    expect(question).toMatchObject({ seat: SERA, what: 'divide', max: 3 });
    expect(table.state.seats[DAAREKA].deck).toHaveLength(4);
    pick(table, SERA, 0);
    pick(table, DAAREKA, 0);
    expect(titlesIn(table.state, table.state.seats[DAAREKA].hand)).toEqual(['i-raise']);
    expect(table.state.seats[DAAREKA].discard).toHaveLength(4);
  });

  it('gives her a single card without further ado', () => {
    const table = tableWith(DAAREKA, { [DAAREKA]: { hand: ['psionic-vision'], deck: ['ink-spray'] } });
    const at = table.state.seats[DAAREKA];
    at.play = at.deck.splice(0, at.deck.length - 1);
    play(table, DAAREKA, 'psionic-vision');
    expect(titlesIn(table.state, table.state.seats[DAAREKA].hand)).toEqual(['ink-spray']);
  });
});
