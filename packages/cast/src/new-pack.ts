/** A pack to begin with: a whole character with a token and a side deck, to be changed card by card. */
import type { CardFile, CharacterFile, PackFile, UseFile } from '@taproom/inn';

const one = { from: 'another', min: 1, max: 1 } as const;

const leave: UseFile = {
  label: 'leave the Round',
  when: { at: 'play', antes: true },
  effects: [{ verb: 'leave-round' }],
};
const ignoreDrink: UseFile = {
  label: 'Ignore a Drink',
  when: { at: 'drink', whose: 'yours' },
  effects: [{ verb: 'ignore-drink' }],
};

const sometimes = (title: string, copies: number, ...uses: UseFile[]): CardFile => ({
  title,
  copies,
  types: ['sometimes'],
  uses,
});

/** The cards that every deck at the table has. */
const STANDARD: readonly CardFile[] = [
  {
    title: "Gambling? I'm in!",
    copies: 6,
    types: ['action', 'gambling'],
    family: 'im-in',
    uses: [
      {
        label: 'start a Round of Gambling',
        when: { at: 'action' },
        effects: [{ verb: 'ante', n: 1 }, { verb: 'start-round' }],
      },
      { label: 'take control', when: { at: 'gamble' }, effects: [{ verb: 'take-control' }] },
    ],
  },
  {
    title: 'I raise!',
    copies: 2,
    types: ['gambling'],
    family: 'raise',
    uses: [
      {
        label: 'raise',
        when: { at: 'gamble' },
        effects: [{ verb: 'ante', n: 1 }, { verb: 'take-control' }],
      },
    ],
  },
  {
    title: 'Winning Hand!',
    copies: 2,
    types: ['gambling'],
    family: 'winning-hand',
    uses: [
      { label: 'take control', when: { at: 'gamble' }, effects: [{ verb: 'take-control', lock: true }] },
    ],
  },
  {
    title: "I don't think so!",
    types: ['sometimes'],
    family: 'i-dont-think-so',
    answeredOnlyBy: ['i-dont-think-so'],
    uses: [
      {
        label: 'Negate a Sometimes Card',
        when: { at: 'play', types: ['sometimes'] },
        effects: [{ verb: 'negate' }],
      },
    ],
  },
  {
    title: 'One for the house.',
    types: ['anytime'],
    family: 'tip',
    uses: [
      {
        label: 'a player tips',
        when: { at: 'any' },
        pick: { from: 'any', min: 1, max: 1 },
        effects: [{ verb: 'pay', who: 'target', n: 1, to: 'inn' }],
      },
    ],
  },
];

const hit = (title: string, copies: number, by: number): CardFile => ({
  title,
  copies,
  types: ['action'],
  uses: [
    {
      label: 'attack',
      when: { at: 'action' },
      pick: one,
      effects: [{ verb: 'fortitude', who: 'target', by }],
    },
  ],
});

export function newPack(name: string): PackFile {
  return { format: 1, name: slug(name), title: name, characters: [character(name)] };
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');

// What is filled in when a pack is read (the words for the token and the card) is left out here, as in a file.
const character = (name: string): CharacterFile =>
  ({
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
        name: 'pebbles',
        words: { one: 'Pebble', many: 'Pebbles' },
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
        name: 'pocketDeck',
        title: 'Pocket Deck',
        card: 'Pocket',
        sign: 'item',
        cards: [
          {
            title: 'Half a sandwich',
            copies: 3,
            types: [],
            uses: [
              {
                label: 'it is still good',
                when: { at: 'called' },
                effects: [{ verb: 'fortitude', who: 'you', by: 2 }],
              },
            ],
          },
          {
            title: 'A spare coin',
            copies: 2,
            types: [],
            uses: [
              {
                label: 'finders keepers',
                when: { at: 'called' },
                effects: [{ verb: 'gold', who: 'you', n: 1 }],
              },
            ],
          },
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
    deck: [
      ...STANDARD,
      hit('Mind your toes!', 3, -3),
      {
        title: 'Look what I found!',
        copies: 4,
        types: ['action'],
        uses: [
          {
            label: 'rummage',
            when: { at: 'action' },
            effects: [{ verb: 'side-card', deck: 'pocketDeck' }],
          },
        ],
      },
      {
        title: 'A shower of pebbles',
        copies: 3,
        types: ['action'],
        uses: [
          {
            label: 'throw',
            when: { at: 'action' },
            pick: one,
            effects: [
              {
                verb: 'fortitude',
                who: 'target',
                by: -1,
                scale: { token: 'pebbles', table: [-1, -2, -2, -3, -4] },
              },
            ],
          },
        ],
      },
      {
        title: 'Ooh, shiny!',
        copies: 2,
        types: ['anytime'],
        uses: [
          {
            label: 'pick it up',
            when: { at: 'any' },
            effects: [{ verb: 'token', who: 'you', token: 'pebbles', by: 2 }],
          },
        ],
      },
      {
        title: 'Up the sleeve it goes',
        copies: 1,
        types: ['cheating'],
        uses: [
          {
            label: 'cheat',
            when: { at: 'gamble' },
            effects: [{ verb: 'take-control' }, { verb: 'token', who: 'you', token: 'pebbles', by: 1 }],
          },
        ],
      },
      sometimes('I was just leaving', 3, leave, ignoreDrink),
      sometimes('That is not mine', 3, {
        label: 'Ignore a card',
        when: {
          at: 'play',
          types: ['action', 'sometimes', 'anytime'],
          affects: ['fortitude', 'alcohol', 'gold'],
        },
        effects: [{ verb: 'ignore' }],
      }),
      sometimes('Catch!', 2, {
        label: 'throw it back',
        when: { at: 'loss', of: 'you' },
        cost: { tokens: { pebbles: 1 } },
        effects: [{ verb: 'fortitude', who: 'attacker', by: -2 }],
      }),
      {
        title: 'A sit-down and a think',
        copies: 2,
        types: ['anytime'],
        uses: [
          {
            label: 'rest',
            when: { at: 'any' },
            effects: [
              { verb: 'fortitude', who: 'you', by: 2 },
              { verb: 'token', who: 'you', token: 'pebbles', by: 1 },
            ],
          },
        ],
      },
      sometimes('A pebble in the mug', 2, {
        label: 'spike a Drink',
        when: { at: 'drink', whose: 'any' },
        effects: [{ verb: 'change-drink', alcohol: 1 }],
      }),
      sometimes('No, after you!', 1, {
        label: 'pass a Drink on',
        when: { at: 'drink', whose: 'yours' },
        pick: one,
        effects: [{ verb: 'pass-drink' }],
      }),
      sometimes('Another round, on my last coin', 2, {
        label: 'order 2 more',
        when: { at: 'order' },
        effects: [
          { verb: 'pay', who: 'you', n: 1, to: 'inn' },
          { verb: 'order', n: 2 },
        ],
      }),
    ],
  }) as CharacterFile;
