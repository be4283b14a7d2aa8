/** Packs to begin with: each kind of what a pack may bring, whole enough to be played at once. */
import {
  packName,
  type DrinkFile,
  type EventFile,
  type GamblingFile,
  type PackFile,
  type PrizeFile,
} from '@taproom/inn';
import { newCharacter } from './new-character.ts';

/** What a pack brings, by the names of its fields. */
export const PACK_KINDS = ['characters', 'drinks', 'prizes', 'events', 'gambling'] as const;
export type PackKind = (typeof PACK_KINDS)[number];

/** `title`: of the pack, and of its character if it has one. */
export const newPack = (title: string, kinds: readonly PackKind[] = ['characters']): PackFile => ({
  format: 1,
  name: packName(title),
  title,
  ...Object.fromEntries(
    PACK_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => [kind, begin[kind](title)]),
  ),
});

const begin: { readonly [K in PackKind]: (title: string) => PackFile[K] } = {
  characters: (name) => [newCharacter(name)],
  drinks: () => DRINKS,
  prizes: () => PRIZES,
  events: () => EVENTS,
  gambling: () => GAMBLING,
};

const ale = (title: string, copies: number, by: number): DrinkFile => ({
  title,
  copies,
  effects: [{ verb: 'alcohol', who: 'drinker', by }],
});

/** 30 of them, a Drink Event among them. */
const DRINKS: readonly DrinkFile[] = [
  ale('Rain off the Roof', 8, 1),
  ale('Whatever the Neighbours Brew', 9, 2),
  ale('The One Behind the Barrel', 5, 3),
  { ...ale('A Jug for Two', 2, 4), selfSplit: true },
  { ...ale('A Little Something Before', 2, 1), chaser: true },
  {
    title: 'Milk, Still Warm',
    copies: 3,
    effects: [
      { verb: 'alcohol', who: 'drinker', by: -1 },
      { verb: 'fortitude', who: 'drinker', by: 1 },
    ],
  },
  { title: 'Everybody up!', event: [{ verb: 'contest' }] },
];

const PRIZES: readonly PrizeFile[] = [
  {
    title: 'A Hat with a Brim',
    uses: [
      {
        label: 'pour it into the hat',
        when: { at: 'drink', whose: 'yours' },
        types: ['sometimes'],
        effects: [{ verb: 'ignore-drink' }],
      },
    ],
  },
  {
    title: 'A Cushion',
    uses: [
      {
        label: 'sit down properly',
        when: { at: 'any' },
        effects: [{ verb: 'fortitude', who: 'you', by: 2 }],
      },
    ],
  },
];

const EVENTS: readonly EventFile[] = [
  {
    title: 'Something Knocks from Below',
    level: 2,
    effects: [{ verb: 'choose-mode', uses: [0, 1] }],
    uses: [
      { label: 'lift the trapdoor', effects: [{ verb: 'flip', heads: 2, tails: 3 }] },
      { label: 'sing louder', effects: [{ verb: 'alcohol', who: 'you', by: 1 }] },
      { label: 'a lost barrel', effects: [{ verb: 'gold', who: 'you', n: 1 }] },
      { label: 'a lost bear', effects: [{ verb: 'fortitude', who: 'you', by: -2 }] },
    ],
  },
  {
    title: 'The Chandelier Comes Down',
    level: 1,
    effects: [{ verb: 'befall', use: 0 }],
    uses: [{ label: 'duck', as: 'action', effects: [{ verb: 'fortitude', who: 'target', by: -2 }] }],
  },
];

const GAMBLING: readonly GamblingFile[] = [
  {
    title: 'In a Hurry',
    game: 'den-of-thieves',
    order: [{ do: 'deal', n: 5 }, { do: 'exchange', max: 3 }, { do: 'bet' }],
  },
];
