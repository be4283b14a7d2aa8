/** What does not fit together in a pack of pure data: whoever wrote it is told that one thing, and nothing that is fine. */
import type { CardFile, CharacterFile, PackFile, UseFile } from '@taproom/inn';
import { describe, expect, test } from 'vitest';
import { mistakesOf } from './mistakes.ts';

type Effects = UseFile['effects'];
type Moments = CharacterFile['moments'];

const one = { from: 'another', min: 1, max: 1 } as const;
const loses = { verb: 'fortitude', who: 'target', by: -1 } as const;
const gains = { verb: 'fortitude', who: 'you', by: 1 } as const;
const blow: UseFile = { label: 'hit', when: { at: 'action' }, pick: one, effects: [loses] };
const plain = (title: string): CardFile => ({ title, copies: 10, types: ['action'], uses: [blow] });
const greta: CharacterFile = {
  name: 'Greta',
  fullName: 'Greta of the Cellar',
  pitch: 'Stacks barrels.',
  mugs: 1,
  tokens: [{ name: 'hops', max: 3 }],
  deck: ['This', 'That', 'The other', 'Tried'].map(plain),
};
const withGreta = (more: Partial<CharacterFile>): PackFile => ({
  format: 1,
  name: 'cellar',
  title: 'The Cellar',
  characters: [{ ...greta, ...more }],
});
const withCard = (more: Partial<CardFile>): PackFile =>
  withGreta({ deck: [...greta.deck.slice(0, 3), { ...plain('Tried'), ...more }] });
/** Her last card with this one use, an Action unless it says so. */
const withUse = (more: object, types: CardFile['types'] = ['action']): PackFile =>
  withCard({ types, uses: [{ ...blow, ...more } as UseFile] });
/** As a Sometimes Card at some moment, with nobody to pick. */
const answering = (when: object, effects: unknown, more: object = {}): PackFile =>
  withUse({ when, effects, pick: undefined, ...more }, ['sometimes']);
const anytime = (effects: unknown, more: object = {}): PackFile =>
  withUse({ when: { at: 'any' }, effects, pick: undefined, ...more }, ['anytime']);
const gambling = (effects: unknown, more: object = {}): PackFile =>
  withUse({ when: { at: 'gamble' }, effects, pick: undefined, ...more }, ['gambling']);
const lying: CardFile = {
  ...plain('Tried'),
  uses: [
    { label: 'lay it out', when: { at: 'action' }, effects: [{ verb: 'enter-play' }] },
    { label: 'use it', when: { at: 'action' }, from: 'play', effects: [gains] },
  ],
};
const sideDeck = (...cards: CardFile[]): PackFile =>
  withGreta({
    sideDecks: [{ name: 'shelf', title: 'Shelf', card: 'Jar', cards }],
    deck: [
      ...greta.deck.slice(0, 3),
      { ...plain('Tried'), uses: [{ ...blow, pick: undefined, effects: [SHELF] }] },
    ],
  });
const SHELF = { verb: 'side-card', deck: 'shelf' } as unknown as Effects[number]; // A name is filled in as it is read.
const jar = (...uses: UseFile[]): CardFile => ({ title: 'Jar', types: [], uses });
const comesUp: UseFile = { label: 'it comes up', when: { at: 'called' }, effects: [gains] };
const fromPlay: UseFile = { label: 'open it', when: { at: 'any' }, from: 'play', effects: [gains] };
const atMoment = (moment: keyof NonNullable<Moments>, ...effects: unknown[]): PackFile =>
  withGreta({ moments: { [moment]: { title: 'It comes about', effects: effects as Effects } } });
const whenFull = (effects: unknown, more: object = {}): PackFile =>
  withGreta({
    tokens: [{ name: 'hops', max: 3, full: { title: 'Full', effects: effects as Effects }, ...more }],
  });
const token = (by: number, name = 'hops'): object => ({ verb: 'token', who: 'you', token: name, by });
const drink = { verb: 'make-drink', who: 'you', from: 'pile' };
const NOTHING = 'it changes nothing: give "by" an amount.';
const BY_ITSELF = 'it happens by itself, so nobody is picked and nobody attacks.';
const STARTS = 'a Round of Gambling is started by an Action with both "ante" and "start-round".';
const DRINKS_TOKENS =
  'fortitude, alcohol, pay, gold, draw, discard, cycle, token, give-token, choose-token, spill';

describe('a card', () => {
  test.each<[string, PackFile]>([
    // When it is played, and as what
    ['at "action" a card of the type "action" is played.', withUse({}, ['sometimes'])],
    [
      'at "gamble" a card of the type "gambling" or "cheating" is played.',
      withUse({ when: { at: 'gamble' }, pick: undefined, effects: [gains] }, ['action']),
    ],
    ['at "paid" a card of the type "sometimes" is played.', withUse({ when: { at: 'paid' } })],
    ['it cannot have types that its card has not.', withUse({ types: ['action', 'anytime'] })],
    // Whom it picks
    ['it picks at least 3 and at most 2.', withUse({ pick: { ...one, min: 3, max: 2 } })],
    [
      'only an Action may pick nobody.',
      withUse({ when: { at: 'any' }, pick: { ...one, min: 0 } }, ['anytime']),
    ],
    [
      'it is for whoever is picked, but its use has no "pick".',
      anytime([{ verb: 'pay', who: 'you', n: 1, to: 'target' }]),
    ],
    [
      '"pass-drink" needs a "pick" of exactly one.',
      answering({ at: 'drink', whose: 'yours' }, [{ verb: 'pass-drink' }]),
    ],
    [
      '"step-outside" needs a "pick" of exactly one.',
      withUse({ pick: { ...one, max: 2 }, effects: [{ verb: 'step-outside', who: 'target' }] }),
    ],
    [
      '"step-outside" needs a "pick" of exactly one.',
      withUse({ pick: { ...one, min: 0 }, effects: [{ verb: 'step-outside', who: 'target' }] }),
    ],
    [
      '"redirect" needs a "pick" of exactly one.',
      answering({ at: 'play', costsFortitude: true }, [{ verb: 'redirect' }]),
    ],
    [
      '"split-drink" needs a "pick" of exactly one.',
      answering({ at: 'drink', whose: 'yours' }, [{ verb: 'split-drink' }]),
    ],
    [
      '"force-out" picks from "another-in-round".',
      gambling([{ verb: 'force-out', who: 'target' }], { pick: one }),
    ],
    [
      'there is an attacker only where a card is answered: at "play", "loss" or "paid".',
      withUse({ pick: undefined, effects: [{ ...gains, who: 'attacker' }] }),
    ],
    // What lies in play
    ['it has no use from the hand: nobody could ever play it.', withCard({ uses: [] })],
    [
      'it never lies in front of its player: one of its uses from the hand needs "enter-play".',
      withCard({ copies: 10, passive: { softens: 1 } }),
    ],
    [
      'it never lies in front of its player: one of its uses from the hand needs "enter-play".',
      withCard({ uses: [blow, { ...fromPlay }] }),
    ],
    ['it lies in play already.', withCard({ uses: [lying.uses[0], { ...lying.uses[0], from: 'play' }] })],
    [
      'what stays is used from play, and costs tokens or is for once in a phase.',
      withCard({ uses: [lying.uses[0], { ...lying.uses[1], stays: true }] }),
    ],
    [
      'what stays is used from play, and costs tokens or is for once in a phase.',
      withUse({ stays: true, cost: { tokens: { hops: 1 } } }),
    ],
    ['Greta has no token called "malt"; there is "hops".', withUse({ cost: { tokens: { malt: 1 } } })],
    ['nothing calls it: it needs "due", or another moment.', withCard({ uses: [blow, comesUp] })],
    [
      'it has no use 1 with "called" that could be due.',
      withCard({ ...lying, due: { at: 'start', use: 1 } }),
    ],
    [
      'it has no use 2 with "called" that could be due.',
      withCard({ ...lying, due: { at: 'start', use: 2 } }),
    ],
    [
      'what is called by itself has nothing but a label, "when" and effects.',
      withCard({ ...lying, uses: [lying.uses[0], { ...comesUp, pick: one }], due: { at: 'start', use: 1 } }),
    ],
    // What belongs together
    [STARTS, withUse({ pick: undefined, effects: [{ verb: 'start-round' }] })],
    [STARTS, withUse({ pick: undefined, effects: [{ verb: 'ante', n: 1 }] })],
    [
      '"soak-up" takes what was Ignored: "ignore-drink" stands before it.',
      answering({ at: 'drink', whose: 'yours' }, [{ verb: 'soak-up' }], { pick: one }),
    ],
    [
      '"ante" stands there twice.',
      gambling([
        { verb: 'ante', n: 1 },
        { verb: 'ante', n: 1 },
      ]),
    ],
    [
      '"take-pot" stands there twice.',
      answering({ at: 'won' }, [
        { verb: 'take-pot', share: 'all' },
        { verb: 'take-pot', share: 'all' },
      ]),
    ],
    // What would do nothing
    [NOTHING, withUse({ effects: [{ ...loses, by: 0 }] })],
    [NOTHING, withUse({ effects: [{ ...loses, verb: 'alcohol', by: 0 }] })],
    [NOTHING, withUse({ pick: undefined, effects: [token(0)] })],
    [
      'it changes nothing: give "alcohol" an amount.',
      answering({ at: 'drink', whose: 'any' }, [{ verb: 'change-drink', alcohol: 0 }]),
    ],
    [
      'it changes nothing: give "alcohol" an amount.',
      answering({ at: 'drink', whose: 'any' }, [{ verb: 'change-drink', alcohol: 0, fortitude: 0 }]),
    ],
    ['"paid" has a place only at "paid".', anytime([{ verb: 'gold', who: 'you', n: 1, paid: true }])],
    ['it keeps more than it reveals.', anytime([{ verb: 'scry', who: 'you', n: 1, keep: 2 }])],
    [
      'it reduces either "by" or "to" an amount.',
      answering({ at: 'play', costsFortitude: true }, [{ verb: 'reduce' }]),
    ],
    [
      'it reduces either "by" or "to" an amount.',
      answering({ at: 'play', costsFortitude: true }, [{ verb: 'reduce', by: 1, to: 1 }]),
    ],
    [
      'it reduces either "by" or "to" an amount.',
      answering({ at: 'play', costsFortitude: true }, [
        { verb: 'reduce', to: 1, scale: { token: 'hops', table: [1] } },
      ]),
    ],
    [
      '"reduce" answers a card with "costsFortitude".',
      answering({ at: 'play' }, [{ verb: 'reduce', by: 1 }]),
    ],
    [
      '"redirect" answers a card with "costsFortitude".',
      answering({ at: 'play' }, [{ verb: 'redirect', to: 'attacker' }]),
    ],
    ['"inn-pays" answers a card with "pays".', answering({ at: 'play' }, [{ verb: 'inn-pays' }])],
    ['on a gambling turn one leaves "outright".', gambling([{ verb: 'leave-round' }])],
    ['"leave-round" answers a card with "antes".', answering({ at: 'play' }, [{ verb: 'leave-round' }])],
    [
      '"leave-round" answers a card with "antes".',
      answering({ at: 'play', antes: true }, [{ verb: 'leave-round', outright: true }]),
    ],
    [
      'all of the pot is taken at "won", half of it at "collected".',
      answering({ at: 'won' }, [{ verb: 'take-pot', share: 'half' }]),
    ],
    [
      'all of the pot is taken at "won", half of it at "collected".',
      answering({ at: 'collected' }, [{ verb: 'take-pot', share: 'all' }]),
    ],
    // What it names
    [
      'Greta has no token called "malt"; there is "hops".',
      anytime([{ ...gains, scale: { token: 'malt', table: [1] } }]),
    ],
    [
      'Greta has no token called "malt"; there is "hops".',
      anytime([{ verb: 'choose-token', tokens: ['hops', 'malt'] }]),
    ],
    ['Greta has no side deck called "shelf".', anytime([SHELF])],
  ])('is told: %s', (mistake, pack) => expect(mistakesOf(pack)).toEqual([mistake]));

  test.each<[string, PackFile]>([
    [
      'Cheating counts as gambling',
      withUse({ when: { at: 'gamble' }, pick: undefined, effects: [gains] }, ['cheating']),
    ],
    ['an Action may pick nobody', withUse({ pick: { ...one, min: 0, max: 3 } })],
    ['one may pick exactly two', withUse({ pick: { ...one, min: 2, max: 2 } })],
    [
      'one may pay whoever is picked',
      withUse({ effects: [{ verb: 'pay', who: 'you', n: 1, to: 'target' }] }),
    ],
    [
      'what comes back needs nobody to be picked',
      answering({ at: 'play', costsFortitude: true }, [{ verb: 'redirect', to: 'attacker' }]),
    ],
    [
      'half a Drink may vanish',
      answering({ at: 'drink', whose: 'yours' }, [{ verb: 'split-drink', alone: true }]),
    ],
    [
      'somebody in the Round is forced out',
      gambling([{ verb: 'force-out', who: 'target' }], { pick: { ...one, from: 'another-in-round' } }),
    ],
    [
      'whoever took Fortitude is an attacker',
      answering({ at: 'loss', of: 'you' }, [{ ...gains, who: 'attacker', by: -1 }]),
    ],
    [
      'whoever had one pay is an attacker',
      answering({ at: 'paid' }, [{ ...gains, who: 'attacker', by: -1 }]),
    ],
    ['it lies in play and is used there', withCard(lying)],
    [
      'in play it stays for a cost',
      withCard({ uses: [lying.uses[0], { ...lying.uses[1], stays: true, cost: { tokens: { hops: 1 } } }] }),
    ],
    [
      'in play it stays once in a phase',
      withCard({ uses: [lying.uses[0], { ...lying.uses[1], stays: true, oncePerPhase: true }] }),
    ],
    ['in play it is used as what it is', withCard({ uses: [lying.uses[0], fromPlay] })],
    ['in play it is due', withCard({ uses: [lying.uses[0], comesUp], due: { at: 'start', use: 1 } })],
    [
      'an Action starts a Round',
      withUse({ pick: undefined, effects: [{ verb: 'start-round' }, { verb: 'ante', n: 1 }] }),
    ],
    ['a gambling turn raises the ante', gambling([{ verb: 'ante', n: 1 }])],
    [
      'a Drink is Ignored and soaked up',
      answering({ at: 'drink', whose: 'yours' }, [{ verb: 'ignore-drink' }, { verb: 'soak-up' }], {
        pick: one,
      }),
    ],
    ['the same may be lost twice', withUse({ effects: [loses, loses] })],
    [
      'an amount may hang on tokens alone',
      anytime([{ ...gains, by: 0, scale: { token: 'hops', table: [0, 1] } }]),
    ],
    [
      'a Drink may heal only',
      answering({ at: 'drink', whose: 'any' }, [{ verb: 'change-drink', alcohol: 0, fortitude: 1 }]),
    ],
    [
      'the Inn gives back what it was paid',
      answering({ at: 'paid' }, [{ verb: 'gold', who: 'you', n: 1, paid: true }]),
    ],
    ['all that is revealed may be kept', anytime([{ verb: 'scry', who: 'you', n: 2, keep: 2 }])],
    [
      'a loss is reduced to an amount',
      answering({ at: 'play', costsFortitude: true }, [{ verb: 'reduce', to: 0 }]),
    ],
    [
      'a loss is reduced by tokens',
      answering({ at: 'play', costsFortitude: true }, [
        { verb: 'reduce', scale: { token: 'hops', table: [1] } },
      ]),
    ],
    ['one leaves outright on a gambling turn', gambling([{ verb: 'leave-round', outright: true }])],
    ['one leaves when asked to ante', answering({ at: 'play', antes: true }, [{ verb: 'leave-round' }])],
    ['all of a pot is taken as it is won', answering({ at: 'won' }, [{ verb: 'take-pot', share: 'all' }])],
    [
      'half of it once it was collected',
      answering({ at: 'collected' }, [{ verb: 'take-pot', share: 'half' }]),
    ],
  ])('may be so: %s', (_words, pack) => expect(mistakesOf(pack)).toEqual([]));
});

describe('a card that nobody could play', () => {
  test.each<[string, PackFile, ...string[]]>([
    [
      'without a type',
      withCard({ types: [] }),
      'a card of a Character Deck has a type.',
      'at "action" a card of the type "action" is played.',
    ],
    [
      'with nothing but a use from play',
      withCard({ uses: [fromPlay] }),
      'it has no use from the hand: nobody could ever play it.',
      'it never lies in front of its player: one of its uses from the hand needs "enter-play".',
    ],
    [
      'with nothing but what is called',
      withCard({ uses: [comesUp] }),
      'it has no use from the hand: nobody could ever play it.',
      'nothing calls it: it needs "due", or another moment.',
    ],
  ])('is told: one %s', (_words, pack, ...mistakes) => expect(mistakesOf(pack)).toEqual(mistakes));
});

describe('a character', () => {
  const thing = (copies: number): CardFile => ({ ...lying, copies, wages: 1 });
  test.each<[string, PackFile]>([
    [
      'two tokens are called "hops".',
      withGreta({
        tokens: [
          { name: 'hops', max: 3 },
          { name: 'hops', max: 2 },
        ],
      }),
    ],
    [
      'it begins with 4, and at most 3 it is full.',
      withGreta({ tokens: [{ name: 'hops', max: 3, start: 4 }] }),
    ],
    ['it begins with 3, and at 3 it is full.', whenFull([gains], { start: 3 })],
    [
      `"token" cannot happen by itself here; these can: ${DRINKS_TOKENS.replace(' token, give-token, choose-token,', '')}.`,
      whenFull([token(1)]),
    ],
    [
      `"make-drink" cannot happen by itself here; these can: ${DRINKS_TOKENS}.`,
      atMoment('afterDrink', drink),
    ],
    [
      `"negate" cannot happen by itself here; these can: ${DRINKS_TOKENS.replace('choose-token,', 'choose-token, side-card, make-drink,')}.`,
      atMoment('turnStart', { verb: 'negate' }),
    ],
    [BY_ITSELF, atMoment('turnStart', loses)],
    [BY_ITSELF, atMoment('turnEnd', { ...loses, who: 'attacker' })],
    [BY_ITSELF, atMoment('turnEnd', { verb: 'pay', who: 'you', n: 1, to: 'target' })],
    ['Greta has no token called "malt"; there is "hops".', atMoment('afterDrink', token(1, 'malt'))],
    [
      '7 cards have Wages, copies counted; 6 are the most.',
      withGreta({ deck: [...greta.deck.slice(0, 3), { ...lying, copies: 3 }, thing(7)] }),
    ],
  ])('is told: %s', (mistake, pack) => expect(mistakesOf(pack)).toContain(mistake));

  test.each<[string, PackFile]>([
    ['it begins with all it can have', withGreta({ tokens: [{ name: 'hops', max: 3, start: 3 }] })],
    ['it begins one short of full', whenFull([gains], { start: 2 })],
    ['tokens grow after a Drink', atMoment('afterDrink', token(1))],
    ['one drinks as a turn begins', atMoment('turnStart', drink)],
    ['one pays as a turn ends', atMoment('turnEnd', { verb: 'pay', who: 'you', n: 1, to: 'inn' })],
    [
      'six things can be hit',
      withGreta({
        deck: [
          ...greta.deck.slice(0, 3),
          { ...lying, title: 'Idle', copies: 4 },
          thing(5),
          { ...thing(1), title: 'Only one', copies: undefined },
        ],
      }),
    ],
  ])('may be so: %s', (_words, pack) => expect(mistakesOf(pack)).toEqual([]));
});

describe('a side deck', () => {
  test.each<[string, PackFile]>([
    [
      'the cards of side decks cannot be due.',
      sideDeck({ ...jar(fromPlay, comesUp), due: { at: 'start', use: 1 } }),
    ],
    ['it takes effect as it comes up, so it never lies in play.', sideDeck(jar(comesUp, fromPlay))],
    ['it needs a use with "called", or one from play.', sideDeck(jar())],
    [
      'the cards of side decks never come to a hand: "from" is "play".',
      sideDeck(jar({ ...fromPlay, from: undefined }, fromPlay)),
    ],
    ['only one of its uses can be called.', sideDeck(jar(comesUp, comesUp))],
    [
      `"side-card" cannot happen by itself here; these can: ${DRINKS_TOKENS.replace(' spill', ' make-drink, spill')}.`,
      sideDeck(jar({ ...comesUp, effects: [SHELF] })),
    ],
    [
      'Greta has no side deck called "attic"; there is "shelf".',
      sideDeck(jar({ ...fromPlay, effects: [{ ...SHELF, deck: 'attic' } as Effects[number]] })),
    ],
  ])('is told: %s', (mistake, pack) => expect(mistakesOf(pack)).toContain(mistake));

  test('has cards that take effect as they come up, and others that lie in play', () => {
    const things = [
      { ...jar(fromPlay), title: 'Lid' },
      { ...jar(fromPlay), title: 'Cat', wages: 1 },
    ];
    expect(mistakesOf(sideDeck(jar(comesUp), ...things))).toEqual([]);
  });

  test('has cards that help by lying there', () =>
    expect(mistakesOf(sideDeck({ ...jar(), passive: { softens: 1 } }))).toEqual([]));
});
