/** The standard cards, by family: near-identical copies stand in most decks, under many spellings. */
import type { Attribute, CardDef, CardType, Effect, Provenance, Retold, Use } from '@taproom/inn';

/** What a character's file says of a card of a standard kind. */
export interface Standard {
  readonly key: string;
  readonly title: string;
  readonly copies?: number;
  readonly provenance?: Provenance;
  readonly retold?: Retold;
}

const base = (
  card: Standard,
  provenance: Provenance,
): Pick<CardDef, 'key' | 'title' | 'copies' | 'provenance' | 'retold'> => ({
  key: card.key,
  title: card.title,
  copies: card.copies ?? 1,
  provenance: card.provenance ?? provenance,
  ...(card.retold && { retold: card.retold }),
});

/** Gambling? I'm in! — starts a Round as an Action, takes control of one as a Gambling card. */
export const imIn = (character: string, copies = 6): CardDef => ({
  ...base({ key: `${character}.gambling-im-in`, title: "Gambling? I'm in!", copies }, 'printed'),
  types: ['action', 'gambling'],
  family: 'im-in',
  retold: {
    'core.gambling.winning-hand': 'core.card.gambling-im-in.2',
    'core.affects.no-ignoring-gambling': 'core.card.gambling-im-in.4',
  },
  uses: [
    {
      label: 'start a Round of Gambling',
      when: { at: 'action' },
      effects: [{ verb: 'ante', n: 1 }, { verb: 'start-round' }],
    },
    { label: 'take control', when: { at: 'gamble' }, effects: [{ verb: 'take-control' }] },
  ],
});

export const raise = (character: string, copies = 2): CardDef => ({
  ...base({ key: `${character}.i-raise`, title: 'I raise!', copies }, 'stated'),
  types: ['gambling'],
  family: 'raise',
  uses: [
    {
      label: 'raise',
      when: { at: 'gamble' },
      effects: [{ verb: 'ante', n: 1 }, { verb: 'take-control' }],
    },
  ],
});

export const winningHand = (character: string, copies = 2): CardDef => ({
  ...base({ key: `${character}.winning-hand`, title: 'Winning Hand!', copies }, 'printed'),
  types: ['gambling'],
  family: 'winning-hand',
  uses: [{ label: 'take control', when: { at: 'gamble' }, effects: [{ verb: 'take-control', lock: true }] }],
});

export const idontThinkSo = (character: string, title = "I don't think so!"): CardDef => ({
  ...base({ key: `${character}.i-dont-think-so`, title }, 'printed'),
  types: ['sometimes'],
  family: 'i-dont-think-so',
  answeredOnlyBy: ['i-dont-think-so'],
  retold: {
    'core.cards.sometimes-condition': ['core.negate.idts', 'core.card.i-dont-think-so.2'],
    'core.affects.negating-indirect': 'core.negate.idts-protected',
    'core.negate.idts-protected': 'core.changing-drinks.not-negating',
  },
  uses: [
    {
      label: 'Negate a Sometimes Card',
      when: { at: 'play', types: ['sometimes'] },
      effects: [{ verb: 'negate' }],
    },
  ],
});

/** Who minds the drinks: the newest book says Barkeep, the older ones Wench. */
export type Keeper = 'Wench' | 'Barkeep';

/** What the books say about one of them holds for all spellings (core.ruling.tip-family). */
const NO_COPY_OF_ITSELF = [
  'core.card.the-wench-thinks-you-should-stop-playing-with-the-drinks.1',
  'rdi6.card.the-wench-thinks-you-should-stop-playing-with-the-drinks.1',
  'rdi7.card.the-wench-thinks-you-should-stop-playing-with-the-drinks.2',
];
const NO_ORDERS = [
  'core.card.the-wench-thinks-you-should-stop-playing-with-the-drinks.2',
  'rdi6.card.the-wench-thinks-you-should-stop-playing-with-the-drinks.2',
  'rdi7.card.the-wench-thinks-you-should-stop-playing-with-the-drinks.3',
];
const NO_EVENTS = [
  'core.card.the-wench-thinks-you-should-stop-playing-with-the-drinks.3',
  'rdi6.card.the-wench-thinks-you-should-stop-playing-with-the-drinks.3',
  'rdi7.card.the-wench-thinks-you-should-stop-playing-with-the-drinks.4',
];

export const stopPlaying = (
  character: string,
  keeper: Keeper = 'Wench',
  title?: string,
  alike: readonly string[] = [],
): CardDef => ({
  ...base(
    {
      key: `${character}.stop-playing`,
      title: title ?? `The ${keeper} thinks you should stop playing with the drinks.`,
      provenance: keeper === 'Barkeep' ? 'named' : title === undefined ? 'printed' : 'stated',
      retold: {
        'core.affects.negating-indirect': 'core.changing-drinks.idts-only',
        'core.changing-drinks.not-negating': [
          ...NO_COPY_OF_ITSELF,
          'core.changing-drinks.idts-only',
          'rdi7.stop-playing.not-on-itself',
          ...alike,
        ],
        'core.changing-drinks.not-ordering': NO_ORDERS,
        'core.changing-drinks.not-events': NO_EVENTS,
      },
    },
    'printed',
  ),
  types: ['sometimes'],
  family: 'stop-playing',
  answeredOnlyBy: ['i-dont-think-so'],
  uses: [
    {
      label: 'Negate a card that changes a Drink',
      when: { at: 'play', types: ['sometimes'], changesDrink: true },
      effects: [{ verb: 'negate' }],
    },
  ],
});

export const tip = (character: string, keeper: Keeper = 'Wench'): CardDef => ({
  ...base(
    {
      key: `${character}.tip`,
      title: keeper === 'Wench' ? 'Tip the Wench.' : 'Tip the Barkeep',
      provenance: keeper === 'Wench' ? 'printed' : 'stated',
    },
    'printed',
  ),
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
});

/** Ends a Round of Gambling; the pot is the Inn's. */
export const herTip = (card: Standard): CardDef => ({
  ...base(card, 'stated'),
  types: ['sometimes'],
  family: 'her-tip',
  uses: [{ label: 'end the Round', when: { at: 'round' }, effects: [{ verb: 'end-round', pot: 'inn' }] }],
});

/** Orders Drinks on top of the one of the phase, for 1 Gold to the Inn. */
export const orderMore = (card: Standard, n = 2): CardDef => ({
  ...base(card, 'published'),
  types: ['sometimes'],
  family: 'order-more',
  uses: [
    {
      label: `order ${n} more`,
      when: { at: 'order' },
      effects: [
        { verb: 'pay', who: 'you', n: 1, to: 'inn' },
        { verb: 'order', n },
      ],
    },
  ],
});

/** An Action with effects on one other player. */
export const attack = (card: Standard, ...effects: Effect[]): CardDef => ({
  ...base(card, 'ours'),
  types: ['action'],
  uses: [{ label: 'attack', when: { at: 'action' }, pick: { from: 'another', min: 1, max: 1 }, effects }],
});

/** An Action with effects that need no target. */
export const action = (card: Standard, ...effects: Effect[]): CardDef => ({
  ...base(card, 'ours'),
  types: ['action'],
  uses: [{ label: 'act', when: { at: 'action' }, effects }],
});

export const target = {
  loses: (n: number): Effect => ({ verb: 'fortitude', who: 'target', by: -n }),
  drinksIn: (n: number): Effect => ({ verb: 'alcohol', who: 'target', by: n }),
} as const;

/** A card that Cheats: takes control, perhaps with something on top. */
export const cheat = (card: Standard, ...effects: Effect[]): CardDef => ({
  ...base(card, 'ours'),
  types: ['cheating'],
  uses: [{ label: 'cheat', when: { at: 'gamble' }, effects: [{ verb: 'take-control' }, ...effects] }],
});

/** Takes control and makes another player leave the Round. */
export const cheatForceOut = (card: Standard): CardDef => ({
  ...base(card, 'ours'),
  types: ['cheating'],
  uses: [
    {
      label: 'cheat',
      when: { at: 'gamble' },
      pick: { from: 'another-in-round', min: 1, max: 1 },
      effects: [{ verb: 'take-control' }, { verb: 'force-out', who: 'target' }],
    },
  ],
});

export const leaveUse: Use = {
  label: 'leave the Round',
  when: { at: 'play', antes: true },
  effects: [{ verb: 'leave-round' }],
};

export const ignoreDrinkUse: Use = {
  label: 'Ignore a Drink',
  when: { at: 'drink', whose: 'yours' },
  effects: [{ verb: 'ignore-drink' }],
};

/** One's own Drink becomes another player's, or half of it does. */
export const shareDrinkUse = (label: string, ...effects: Effect[]): Use => ({
  label,
  when: { at: 'drink', whose: 'yours' },
  pick: { from: 'another', min: 1, max: 1 },
  effects,
});

export const ignoreEventUse: Use = {
  label: 'Ignore an Event',
  when: { at: 'event' },
  effects: [{ verb: 'ignore' }],
};

/** A Sometimes card with the given uses. */
export const sometimes = (card: Standard, ...uses: Use[]): CardDef => ({
  ...base(card, 'ours'),
  types: ['sometimes'],
  uses,
});

export const leave = (card: Standard): CardDef => sometimes(card, leaveUse);
export const ignoreDrink = (card: Standard): CardDef => sometimes(card, ignoreDrinkUse);
export const leaveOrIgnoreDrink = (card: Standard): CardDef => sometimes(card, leaveUse, ignoreDrinkUse);

/** Ignores a card of the given types that would move the given numbers. */
export const ignoreCard = (
  card: Standard,
  affects: readonly Attribute[],
  types: readonly CardType[] = ['action', 'sometimes', 'anytime'],
): CardDef =>
  sometimes(card, {
    label: 'Ignore a card',
    when: { at: 'play', types, affects },
    effects: [{ verb: 'ignore' }],
  });

/** Hits back at whoever's card cost Fortitude. */
export const hitBack = (card: Standard, ...effects: Effect[]): CardDef => ({
  ...sometimes(card, { label: 'hit back', when: { at: 'loss', of: 'you' }, effects }),
  family: 'hit-back',
});

export const innPays = (card: Standard): CardDef =>
  sometimes(card, {
    label: 'the Inn pays',
    when: { at: 'play', pays: true },
    effects: [{ verb: 'inn-pays' }],
  });

/** Raises somebody's Drink. */
export const spike = (card: Standard, alcohol: number): CardDef =>
  sometimes(card, {
    label: 'spike a Drink',
    when: { at: 'drink', whose: 'any' },
    effects: [{ verb: 'change-drink', alcohol }],
  });

/** The same card with something more at the end of each of its uses. */
export const also = (def: CardDef, ...effects: Effect[]): CardDef => ({
  ...def,
  uses: def.uses.map((use) => ({ ...use, effects: [...use.effects, ...effects] })),
});

export const you = {
  draw: (n: number): Effect => ({ verb: 'draw', who: 'you', n }),
  gain: (n: number): Effect => ({ verb: 'fortitude', who: 'you', by: n }),
} as const;

/** An Anytime card. */
export const anytime = (card: Standard, use: Omit<Use, 'when'>): CardDef => ({
  ...base(card, 'ours'),
  types: ['anytime'],
  uses: [{ ...use, when: { at: 'any' } }],
});
