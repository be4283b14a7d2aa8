/** A whole character to begin with, with a token and a side deck, to be changed card by card. */
import { cardFileOf, type CardFile, type CharacterFile, type Effect } from '@taproom/inn';
import {
  action,
  anytime,
  attack,
  cheat,
  idontThinkSo,
  ignoreCard,
  imIn,
  leaveOrIgnoreDrink,
  orderMore,
  raise,
  shareDrinkUse,
  sometimes,
  spike,
  target,
  tip,
  winningHand,
  you,
  type Standard,
} from './standard.ts';

const POCKETS = 'pocketDeck';
const PEBBLES = { token: 'pebbles', name: { one: 'Pebble', many: 'Pebbles' } } as const;
const pebbles = (by: number): Effect => ({ verb: 'token', who: 'you', ...PEBBLES, by });

/** A file has no keys: they are made from titles. */
const card = (title: string, copies = 1): Standard => ({ key: '', title, copies });

const catchIt = sometimes(card('Catch!', 2), {
  label: 'throw it back',
  when: { at: 'loss', of: 'you' },
  cost: { tokens: { pebbles: 1 } },
  effects: [{ verb: 'fortitude', who: 'attacker', by: -2 }],
});

const DECK: readonly CardFile[] = [
  imIn(''),
  raise(''),
  winningHand(''),
  idontThinkSo(''),
  { ...tip(''), title: 'One for the house.' },
  attack(card('Mind your toes!', 3), target.loses(3)),
  action(card('Look what I found!', 4), { verb: 'side-card', deck: POCKETS, name: 'Pocket' }),
  attack(card('A shower of pebbles', 3), {
    verb: 'fortitude',
    who: 'target',
    by: -1,
    scale: { ...PEBBLES, table: [-1, -2, -2, -3, -4] },
  }),
  anytime(card('Ooh, shiny!', 2), { label: 'pick it up', effects: [pebbles(2)] }),
  cheat(card('Up the sleeve it goes'), pebbles(1)),
  leaveOrIgnoreDrink(card('I was just leaving', 3)),
  ignoreCard(card('That is not mine', 3), ['fortitude', 'alcohol', 'gold']),
  catchIt,
  anytime(card('A sit-down and a think', 2), { label: 'rest', effects: [you.gain(2), pebbles(1)] }),
  spike(card('A pebble in the mug', 2), 1),
  sometimes(card('No, after you!'), shareDrinkUse('pass a Drink on', { verb: 'pass-drink' })),
  orderMore(card('Another round, on my last coin', 2)),
].map(cardFileOf);

const called = (title: string, copies: number, label: string, effect: Effect): CardFile => ({
  title,
  copies,
  types: [],
  uses: [{ label, when: { at: 'called' }, effects: [effect] }],
});

export const newCharacter = (name: string): CharacterFile => ({
  name,
  fullName: `${name} the Newcomer`,
  pitch: 'Collects pebbles, and pockets that other people had forgotten about.',
  mugs: 1,
  mark: { sign: 'item', colour: '#3a4a5a' },
  specials: [
    {
      title: 'The Pocket Deck',
      text: 'Some cards turn up the top card of a Pocket Deck. What turns up happens at once, or lies there until it is needed.',
    },
  ],
  tokens: [
    {
      name: PEBBLES.token,
      words: PEBBLES.name,
      max: 5,
      sign: 'prize',
      full: {
        title: 'The bag bursts',
        effects: [{ verb: 'fortitude', who: 'each-other', by: -1 }],
      },
    },
  ],
  sideDecks: [
    {
      name: POCKETS,
      title: 'Pocket Deck',
      card: 'Pocket',
      sign: 'item',
      cards: [
        called('Half a sandwich', 3, 'it is still good', you.gain(2)),
        called('A spare coin', 2, 'finders keepers', { verb: 'gold', who: 'you', n: 1 }),
        {
          title: 'A tin lid',
          copies: 3,
          types: [],
          uses: [
            {
              label: 'hide behind it',
              when: { at: 'play', types: ['action', 'sometimes', 'anytime'], costsFortitude: true },
              from: 'play',
              effects: [{ verb: 'reduce', by: 2 }],
            },
          ],
        },
      ],
    },
  ],
  deck: DECK,
});
