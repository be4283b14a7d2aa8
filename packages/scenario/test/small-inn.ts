/**
 * An inn of three people with few cards: the language is tested here against rules that stand still,
 * whatever the real cast is up to.
 */
import {
  createInn,
  type CardDef,
  type CharacterDef,
  type DrinkEffect,
  type Effect,
  type Use,
} from '@taproom/inn';

const card = (
  key: string,
  title: string,
  types: CardDef['types'],
  uses: readonly Use[],
  copies = 1,
): CardDef => ({
  key,
  title,
  types,
  copies,
  provenance: 'ours',
  uses,
});

const hurt = (n: number): Effect => ({ verb: 'fortitude', who: 'target', by: -n });
const drunk = (by: number): DrinkEffect => ({ verb: 'alcohol', who: 'drinker', by });

const deckOf = (who: string): CardDef[] => [
  card(
    `${who}.in`,
    "Gambling? I'm in!",
    ['action', 'gambling'],
    [
      {
        label: 'start a Round',
        when: { at: 'action' },
        effects: [{ verb: 'ante', n: 1 }, { verb: 'start-round' }],
      },
      { label: 'take control', when: { at: 'gamble' }, effects: [{ verb: 'take-control' }] },
    ],
    3,
  ),
  card(
    `${who}.punch`,
    'Take that, you scoundrel!',
    ['action'],
    [{ label: 'hit', when: { at: 'action' }, pick: { from: 'another', min: 1, max: 1 }, effects: [hurt(2)] }],
    2,
  ),
  card(
    `${who}.sweep`,
    'A broad sweep...',
    ['action'],
    [
      {
        label: 'sweep',
        when: { at: 'action' },
        pick: { from: 'another', min: 1, max: 2 },
        effects: [hurt(1)],
      },
    ],
  ),
  card(
    `${who}.toll`,
    'Everybody pays!',
    ['action'],
    [
      {
        label: 'collect',
        when: { at: 'action' },
        effects: [{ verb: 'pay', who: 'each-other', n: 1, to: 'you' }],
      },
    ],
  ),
  card(
    `${who}.tip`,
    'Tip the Wench.',
    ['anytime'],
    [
      {
        label: 'a player tips',
        when: { at: 'any' },
        pick: { from: 'any', min: 1, max: 1 },
        effects: [{ verb: 'pay', who: 'target', n: 1, to: 'inn' }],
      },
    ],
  ),
  card(
    `${who}.spike`,
    'A little something extra',
    ['sometimes'],
    [
      {
        label: 'spike',
        when: { at: 'drink', whose: 'any' },
        effects: [{ verb: 'change-drink', alcohol: 2 }],
      },
    ],
  ),
  card(
    `${who}.dodge`,
    'Missed me!',
    ['sometimes'],
    [
      {
        label: 'dodge',
        when: { at: 'play', types: ['action'], affects: ['fortitude'] },
        effects: [{ verb: 'ignore' }],
      },
    ],
  ),
  card(
    `${who}.busy`,
    'I’m busy',
    ['sometimes'],
    [
      { label: 'leave the Round', when: { at: 'play', antes: true }, effects: [{ verb: 'leave-round' }] },
      { label: 'Ignore a Drink', when: { at: 'drink', whose: 'yours' }, effects: [{ verb: 'ignore-drink' }] },
    ],
  ),
  card(
    `${who}.no`,
    "I don't think so!",
    ['sometimes'],
    [{ label: 'Negate', when: { at: 'play', types: ['sometimes'] }, effects: [{ verb: 'negate' }] }],
  ),
  card(
    `${who}.more`,
    'More drinks for my friends!',
    ['sometimes'],
    [{ label: 'order more', when: { at: 'order' }, effects: [{ verb: 'order', n: 2 }] }],
  ),
  card(
    `${who}.either`,
    'One or the other',
    ['action'],
    [
      {
        label: 'hit a head',
        when: { at: 'action' },
        pick: { from: 'another', min: 1, max: 1 },
        effects: [hurt(1)],
      },
      { label: 'Take a rest', when: { at: 'action' }, effects: [{ verb: 'fortitude', who: 'you', by: 1 }] },
    ],
  ),
  card(
    `${who}.drop`,
    'Butterfingers!',
    ['action'],
    [
      {
        label: 'drop',
        when: { at: 'action' },
        pick: { from: 'another', min: 1, max: 1 },
        effects: [{ verb: 'discard', who: 'target', n: 1, random: true }],
      },
    ],
  ),
  card(
    `${who}.tidy`,
    'Tidy up',
    ['action'],
    [{ label: 'tidy', when: { at: 'action' }, effects: [{ verb: 'discard', who: 'you', n: 2 }] }],
  ),
];

const person = (name: string): CharacterDef => ({
  name,
  fullName: name,
  book: 'rdi9',
  traits: [],
  mugs: 1,
  pitch: '',
  deck: deckOf(name.toLowerCase()),
});

const drink = (key: string, title: string, by: number, more: object = {}): CardDef => ({
  ...card(`drink.${key}`, title, ['drink'], []),
  drink: { effects: by === 0 ? [] : [drunk(by)], ...more },
});

const drinks: readonly CardDef[] = [
  drink('light-ale', 'Light Ale', 1),
  drink('dark-ale', 'Dark Ale', 1),
  drink('wine', 'Wine', 2),
  drink('light-ale-chaser', 'Light Ale with a Chaser', 1, { chaser: true }),
  drink('mead', 'Mead', 3, { selfSplit: true }),
  drink('water', 'Water', 0),
];

export const smallInn = createInn(
  {
    characters: ['Jett', 'Dale', 'Ygella', 'The Wench'].map(person),
    drinks,
    drinkDecks: [
      {
        book: 'rdi9',
        cards: [
          { key: 'drink.light-ale', copies: 20 },
          { key: 'drink.dark-ale', copies: 10 },
        ],
      },
    ],
    procedures: {},
  },
  { pauses: true },
);
