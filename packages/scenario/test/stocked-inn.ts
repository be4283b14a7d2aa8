/**
 * An inn of people with things: counters, side decks, minions, mushrooms, plots, slots and abilities.
 * Like small-inn.ts it stands still, whatever the real cast is up to.
 */
import {
  putInPlay,
  setMark,
  createInn,
  discardFromHand,
  pushChoose,
  pushPlay,
  type Answer,
  type CardDef,
  type CharacterDef,
  type Effect,
  type Run,
  type SpecialFrame,
  type Use,
} from '@taproom/inn';
import type { Procedure } from '@taproom/kernel';

const card = (title: string, uses: readonly Use[] = [], more: Partial<CardDef> = {}): CardDef => ({
  key: `stocked.${title.toLowerCase().replace(/\W+/g, '-')}`,
  title,
  types: ['action'],
  copies: 1,
  provenance: 'ours',
  uses,
  ...more,
});

const hurt = (n: number): Effect => ({ verb: 'fortitude', who: 'target', by: -n });
const heal = (n: number): Effect => ({ verb: 'fortitude', who: 'you', by: n });
const another = { from: 'another', min: 1, max: 1 } as const;

const punch = (who: string): CardDef =>
  card('A plain punch', [{ label: 'punch', when: { at: 'action' }, pick: another, effects: [hurt(2)] }], {
    key: `${who}.punch`,
    copies: 3,
  });

const person = (name: string, deck: readonly CardDef[], more: Partial<CharacterDef> = {}): CharacterDef => ({
  name,
  fullName: name,
  book: 'rdi9',
  traits: [],
  mugs: 1,
  pitch: '',
  // Enough to draw from.
  deck: [...deck, punch(name.toLowerCase()), card(`${name}'s leftovers`, [], { copies: 20 })],
  ...more,
});

const amundyr = person(
  'Amundyr',
  [
    card('Take my pets', [
      {
        label: 'give',
        when: { at: 'action' },
        pick: another,
        effects: [{ verb: 'give-token', who: 'target', token: 'scarabs', name: 'Scarabs', n: 2 }],
      },
    ]),
  ],
  { tokens: [{ name: 'scarabs', start: 12, max: 12 }] },
);

/** Somebody drops a card by chance, as the card's own procedure has it. */
const pickPocket: Procedure<Run, SpecialFrame, Answer> = {
  steps: [(t, f) => t.ask({ seat: -1, kind: 'pick', size: t.s.seats[f.targets[0]].hand.length })],
  answered(t, f, answer) {
    if (answer.do !== 'pick') return;
    const [seat] = f.targets;
    discardFromHand(t, seat, [t.s.seats[seat].hand[answer.index]], f.card);
  },
};

const jett = person(
  'Jett',
  [
    card('Light fingers', [
      {
        label: 'pick a pocket',
        when: { at: 'action' },
        pick: another,
        effects: [{ verb: 'special', procedure: 'test:pick-pocket', text: 'picks a pocket', worth: 1 }],
      },
    ]),
    card('Swing from the lamp', [
      { label: 'swing', when: { at: 'action' }, effects: [heal(1)] },
      { label: 'swing high', when: { at: 'action' }, cost: { tokens: { momentum: 2 } }, effects: [heal(3)] },
    ]),
  ],
  { tokens: [{ name: 'momentum', start: 0, max: 5 }] },
);

const shroom = (title: string, values: readonly number[], copies = 1): CardDef =>
  card(title, [], { types: [], values, copies });

const dale = person(
  'Dale',
  [
    card('A hearty stew', [
      { label: 'eat it plain', when: { at: 'action' }, effects: [heal(1)] },
      { label: 'harvest', when: { at: 'action' }, cost: { value: 2, word: 'Reap' }, effects: [heal(5)] },
    ]),
    card('A poisonous stew', [
      { label: 'serve', when: { at: 'action' }, pick: another, cost: { value: 2 }, effects: [hurt(3)] },
    ]),
  ],
  {
    sideDecks: [
      {
        name: 'mushroomDeck',
        title: 'Mushroom Deck',
        cards: [shroom('The Evershroom', [1, 2, 3]), shroom('Pixie cap', [2], 2), shroom('Bluefoot', [1, 1])],
      },
    ],
  },
);

const minion = (title: string, wages: number): CardDef =>
  card(
    title,
    [
      { label: 'call', when: { at: 'action' }, effects: [{ verb: 'enter-play' }] },
      {
        label: 'hit',
        when: { at: 'action', free: true },
        from: 'play',
        stays: true,
        oncePerPhase: true,
        pick: another,
        effects: [hurt(1)],
      },
      {
        label: 'shield',
        when: { at: 'play', types: ['action'], affects: ['fortitude'] },
        from: 'play',
        effects: [{ verb: 'ignore' }],
      },
    ],
    { wages },
  );

const warthorn = person('Warthorn', [minion('Grunt the Brawler', 2), minion('Snot the Sneak', 1)]);

const petra = person('Petra', [
  card('A long game', [
    { label: 'spring', when: { at: 'action', free: true }, from: 'plot', effects: [heal(2)] },
  ]),
  card('A trap', [{ label: 'set it off', when: { at: 'action' }, from: 'plot', effects: [heal(4)] }]),
  card('A harmless trinket', [{ label: 'polish', when: { at: 'action' }, from: 'play', effects: [heal(1)] }]),
  card('A bluff'),
]);

const mount = (title: string): CardDef =>
  card(title, [{ label: 'ride', when: { at: 'action', free: true }, from: 'play', effects: [heal(1)] }], {
    types: [],
  });

/** Lays a mount of Molly's choice in the first slot, before the hands are dealt. */
const settleIn: Procedure<Run, SpecialFrame, Answer> = {
  steps: [
    (t, f) => {
      const options = t.s.seats[f.by].decks[0].deck.slice(0, 3).map((id) => ({ card: id }));
      pushChoose(t, f.by, 'settle-in', options, 2, 2, -1, 0);
    },
    (t, f) => {
      const at = t.s.seats[f.by];
      const guest = at.decks[0].deck.splice(f.memory[0], 1)[0];
      putInPlay(at, guest);
      setMark(at, guest, 0);
    },
  ],
};

const molly = person('Molly', [], {
  sideDecks: [
    {
      name: 'stableDeck',
      title: 'Stable Deck',
      cards: ['Bert the Donkey', 'Snowflake', 'Old Nag', 'Thunderhoof'].map(mount),
    },
  ],
  hooks: { setup: 'test:settle-in' },
});

/** At the beginning of the turn each thing before the player may be used on somebody: the dog must be. */
const walkies: Procedure<Run, SpecialFrame, Answer> = {
  steps: [
    (t, f) => {
      t.s.inn -= 1;
      t.side(f.by).gold += 1;
      const cat = t.s.seats[f.by].play.find((id) => t.def(id).title === 'The house cat');
      if (cat !== undefined) pushPlay(t, cat, 0, f.by, [(f.by + 1) % t.s.seats.length], false);
    },
    (t, f) => {
      const dog = t.s.seats[f.by].play.find((id) => t.def(id).title === 'The old hound');
      if (dog === undefined) t.stack.pop();
      else {
        f.card = dog;
        pushChoose(t, f.by, 'walkies', [{ word: 'use' }, { word: 'leave it' }], 1, 1, dog, 0);
      }
    },
    (t, f) => {
      if (f.memory[0] !== 0) return;
      const others = t.s.seats.map((_, seat) => ({ seat })).filter(({ seat }) => seat !== f.by);
      pushChoose(t, f.by, 'bite', others, 1, 1, f.card, 0);
    },
    (t, f) => {
      if (f.memory.length < 2) return;
      const bitten = f.memory[1] < f.by ? f.memory[1] : f.memory[1] + 1;
      t.side(bitten).fortitude -= 4;
    },
  ],
};

const cat = card(
  'The house cat',
  [{ label: 'scratch', when: { at: 'called' }, silent: true, pick: another, effects: [hurt(1)] }],
  { types: [] },
);

const terci = person('Terci', [card('The old hound', [], { types: [] }), cat], {
  tokens: [{ name: 'salve', start: 3, max: 3 }],
  sideDecks: [
    {
      name: 'patientDeck',
      title: 'Patient Deck',
      cards: [
        card(
          'The man with the cough',
          [
            {
              label: 'treat',
              when: { at: 'any' },
              from: 'play',
              stays: true,
              cost: { tokens: { salve: 1 } },
              effects: [heal(2)],
            },
          ],
          { types: ['anytime'] },
        ),
      ],
    },
  ],
  hooks: { turnStart: 'test:walkies' },
});

const zakhan = person('Zakhan', [], {
  sideDecks: [
    {
      name: 'storyDeck',
      title: 'Story Deck',
      cards: [
        card('The tale of the goat', [
          {
            label: 'retell',
            when: { at: 'action' },
            from: 'play',
            effects: [{ verb: 'gold', who: 'you', n: 2 }],
          },
        ]),
        card('The tale of the king'),
      ],
    },
    {
      name: 'wolfDeck',
      title: 'Wolf Deck',
      joins: true,
      cards: [card('Howl', [{ label: 'howl', when: { at: 'action' }, effects: [heal(1)] }], { copies: 2 })],
    },
    {
      name: 'specialReserve',
      title: 'Special Reserve',
      cards: [
        card('Barrel-aged bitter', [], {
          types: ['drink'],
          drink: { effects: [{ verb: 'alcohol', who: 'drinker', by: 4 }] },
        }),
      ],
    },
  ],
});

const drink = (key: string, title: string, by: number, more: object = {}): CardDef =>
  card(title, [], {
    key: `drink.${key}`,
    types: ['drink'],
    drink: { effects: [{ verb: 'alcohol', who: 'drinker', by }], ...more },
  });

export const stockedInn = createInn(
  {
    characters: [amundyr, jett, dale, warthorn, petra, molly, terci, zakhan],
    drinks: [
      drink('ale', 'Light Ale', 1),
      drink('wine', 'Wine', 2),
      drink('elixir', 'Elixir of Warmth', 1, { kept: true }),
    ],
    drinkDecks: [
      {
        book: 'rdi9',
        cards: [
          { key: 'drink.ale', copies: 20 },
          { key: 'drink.wine', copies: 10 },
        ],
      },
    ],
    procedures: {
      'test:settle-in': settleIn,
      'test:pick-pocket': pickPocket,
      'test:walkies': walkies,
    } as Readonly<Record<string, Procedure<Run, never, Answer>>>,
  },
  { pauses: true },
);
