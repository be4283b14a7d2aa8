/**
 * Every Drink and Drink Event of the house, by key. `published` ones are known from the older boxes: no book of ours
 * names them.
 */
import type { CardDef, DrinkEffect, DrinkFace, Effect, Provenance, Use } from '@taproom/inn';

const gains = (by: number): DrinkEffect => ({ verb: 'alcohol', who: 'drinker', by });
const loses = (by: number): DrinkEffect => gains(-by);
const heals = (by: number): DrinkEffect => ({ verb: 'fortitude', who: 'drinker', by });
const hurts = (by: number): DrinkEffect => heals(-by);
const draws = (n: number): DrinkEffect => ({ verb: 'draw', who: 'drinker', n });

/** What a Drink does to some kind of people, in place of what it does to all others. */
const insteadFor = (
  kind: string,
  effects: readonly DrinkEffect[],
  instead: readonly DrinkEffect[],
): DrinkEffect[] => [
  ...effects.map((effect) => ({ ...effect, unless: kind })),
  ...instead.map((effect) => ({ ...effect, only: kind })),
];

const withChaser = { chaser: true } as const;
/** Split by its own text and by no card (core.ruling.self-split-other-cards). */
const toShare = { selfSplit: true, noSplit: true } as const;

const NO_OTHER_SPLIT = 'core.self-split.no-other-split';

function drink(
  key: string,
  title: string,
  provenance: Provenance,
  effects: readonly DrinkEffect[],
  more: Omit<DrinkFace, 'effects'> = {},
): CardDef {
  return {
    key: `drink.${key}`,
    title,
    types: ['drink'],
    copies: 1,
    provenance,
    uses: [],
    drink: { effects, ...more },
  };
}

function event(
  key: string,
  title: string,
  provenance: Provenance,
  effect: Effect,
  uses: readonly Use[] = [],
): CardDef {
  return {
    key: `drink.${key}`,
    title,
    types: ['event'],
    copies: 1,
    provenance,
    uses,
    event: { effects: [effect] },
  };
}

const plain: readonly CardDef[] = [
  drink('light-ale', 'Light Ale', 'stated', [gains(1)]),
  drink('light-ale-chaser', 'Light Ale with a Chaser', 'stated', [gains(1)], withChaser),
  drink('dark-ale', 'Dark Ale', 'stated', [gains(1)]),
  drink('dark-ale-chaser', 'Dark Ale with a Chaser', 'published', [gains(1)], withChaser),
  drink('wine', 'Wine', 'stated', [gains(2)]),
  drink('wine-chaser', 'Wine with a Chaser', 'stated', [gains(2)], withChaser),
  drink('halfling-stout-chaser', 'Halfling Stout with a Chaser', 'stated', [gains(2)], withChaser),
  drink('something-on-the-rocks', 'Something on the Rocks', 'named', [gains(2)], withChaser),
  drink('elven-wine', 'Elven Wine', 'stated', [gains(3)]),
  drink('elven-wine-chaser', 'Elven Wine with a Chaser', 'stated', [gains(3)], withChaser),
  drink('dragon-breath-ale', 'Dragon Breath Ale', 'stated', [gains(4)]),
  drink('dragon-breath-ale-chaser', 'Dragon Breath Ale with a Chaser', 'named', [gains(4)], withChaser),
];

/** What clears the head, or the rest of the body. */
const wholesome: readonly CardDef[] = [
  drink('water', 'Water', 'stated', []),
  drink('pot-of-tea', 'Pot of Tea', 'named', [loses(1)]),
  drink('coffee', 'Coffee', 'stated', [loses(1)]),
  drink('were-cutting-you-off', "We're Cutting You Off!", 'published', [loses(1)]),
  drink('angel-tears', 'Angel Tears', 'stated', [heals(2)]),
  drink('holy-water', 'Holy Water', 'published', [heals(2)]),
  drink('wizards-brew', "Wizard's Brew", 'published', [gains(2), heals(2)]),
  drink('tears-of-my-enemies', 'Tears of My Enemies (House Blend)', 'ours', [gains(1), heals(1)]),
];

const vile: readonly CardDef[] = [
  drink('dirty-dishwater', 'Dirty Dishwater', 'published', [hurts(1)]),
  drink('dungeon-runoff', 'Dungeon Runoff', 'stated', [hurts(1)]),
  drink('sewer-sangria', 'Sewer Sangria', 'ours', [gains(1), hurts(1)]),
  drink('tomato-juice', '"Tomato Juice"', 'stated', insteadFor('vampire', [hurts(2)], [gains(2)])),
  drink('orcish-rotgut', 'Orcish Rotgut', 'published', insteadFor('orc', [hurts(2)], [gains(2)])),
  drink('troll-swill', 'Troll Swill', 'published', insteadFor('troll', [gains(1), hurts(1)], [gains(2)])),
  drink('ogre-brew', 'Ogre Brew', 'published', insteadFor('ogre', [gains(2), hurts(1)], [gains(3)])),
];

/** What moves cards or coins. */
const tricky: readonly CardDef[] = [
  drink('gnomish-inspirational-ale', 'Gnomish Inspirational Ale', 'stated', [gains(2), draws(2)]),
  drink('ale-of-intrigue', 'Ale of Intrigue', 'stated', [gains(2), draws(2)]),
  drink('wizards-wine', "Wizard's Wine", 'named', [
    gains(2),
    { verb: 'scry', who: 'drinker', n: 2, keep: 1 },
  ]),
  drink(
    'cask-aged-whiskey-chaser',
    'Cask-Aged Whiskey with a Chaser',
    'named',
    [gains(2), { verb: 'discard', who: 'drinker', n: 1 }],
    withChaser,
  ),
  drink(
    'energy-brew-chaser',
    'Energy Brew with a Chaser',
    'named',
    [gains(1), { verb: 'cycle', who: 'drinker', n: 3 }],
    withChaser,
  ),
  drink('rough-remedy', 'Rough Remedy', 'named', [
    gains(4),
    { verb: 'discard-to-heal', who: 'drinker', n: 6 },
  ]),
  {
    ...drink(
      'gamblers-grog',
      "Gambler's Grog",
      'named',
      // Were it split, the one coin would become two: that is what it guards against.
      [gains(2), { verb: 'gold', who: 'drinker', n: 1 }],
      { noSplit: true },
    ),
    retold: { [NO_OTHER_SPLIT]: 'rdi6.card.gamblers-grog.1' },
  },
  drink('glow-worm-mezcal', 'Glow-Worm Mezcal, Worm Included', 'ours', [gains(2), draws(1)]),
  drink('you-break-it', 'You Break It, You Drink It', 'ours', [
    gains(1),
    { verb: 'pay', who: 'drinker', n: 1, to: 'inn' },
  ]),
];

/** What minds how it is shared or changed. */
const stubborn: readonly CardDef[] = [
  drink('mead', 'Mead', 'named', [gains(3)], toShare),
  drink('rice-wine', 'Rice Wine', 'named', [gains(3)], toShare),
  {
    ...drink('sauvignon-blech', 'Sauvignon Blech', 'stated', [gains(3)], toShare),
    retold: { [NO_OTHER_SPLIT]: ['rdi6.card.sauvignon-blech.2', 'core.card.sauvignon-blech.2'] },
  },
  drink('fermented-orc-sweat', 'Fermented Orc Sweat', 'named', [gains(2), hurts(2)], toShare),
  drink('aged-dwarven-firewater', 'Aged Dwarven Firewater', 'named', [gains(3)], { onlyIgnore: true }),
];

/** It cannot wait for a later Action Phase than the next (rdi7, note on the card). */
export const elixirOfAlacrity: CardDef = {
  ...drink('elixir-of-alacrity', 'Elixir of Alacrity', 'named', [gains(2)], { kept: true }),
  subtypes: ['Elixir'],
  due: { at: 'action', use: 0 },
  uses: [
    {
      label: 'at the start of your next Action Phase',
      when: { at: 'called' },
      silent: true,
      effects: [{ verb: 'another-action', who: 'you' }],
    },
  ],
};

/** The Star Mole's: a Tavern Drink, which no Drink Deck may hold. */
export const oldFaeShioned: CardDef = {
  ...drink('old-fae-shioned', 'Old Fae-shioned', 'named', [gains(4)], { kept: true }),
  uses: [
    {
      label: 'draw 2 cards',
      when: { at: 'any' },
      from: 'play',
      effects: [{ verb: 'draw', who: 'you', n: 2 }],
    },
  ],
};

/** What stays in front of its drinker and is no card of a Drink Deck: only in the house stock. */
const kept: readonly CardDef[] = [oldFaeShioned, elixirOfAlacrity];

/** It lies in front of its drinker for good, and two of them are no better than one (rdi6, note on the card). */
const haggling: CardDef = {
  ...drink('discount-elixir-of-haggling', 'Discount Elixir of Haggling', 'named', [gains(1)], { kept: true }),
  passive: { pays: 1 },
};

const events: readonly CardDef[] = [
  {
    ...event('drinking-contest', 'Drinking Contest!', 'printed', { verb: 'contest' }),
    retold: { 'core.drink-events.no-stop-after-start': 'rdi9.card.drinking-contest.1' },
  },
  event('round-on-the-house', 'Round on the House!', 'printed', { verb: 'house-round' }),
  event('a-toast-to-villainy', 'A Toast to Villainy!', 'printed', { verb: 'house-round' }),
  {
    ...event('the-wench-dares-you', 'The Wench Dares You...', 'printed', { verb: 'dare' }),
    retold: {
      'core.drink-events.no-stop-after-start': [
        'rdi6.card.the-wench-dares-you.1',
        'rdi6.card.the-wench-dares-you.4',
      ],
    },
  },
  event('i-will-if-you-will', 'I Will If You Will...', 'ours', { verb: 'dare' }),
  event('firewater-shots', 'Firewater Shots!', 'named', { verb: 'shots', alcohol: 2 }),
  event('one-for-the-tunnel', 'One for the Tunnel!', 'ours', { verb: 'shots', alcohol: 1 }),
  event(
    'the-monsters-kicked-open-the-door',
    'The monsters kicked open the door!',
    'named',
    { verb: 'choose-mode', uses: [0, 1] },
    [
      {
        label: 'strike first, and discard an Action Card',
        when: { at: 'called' },
        effects: [{ verb: 'discard', who: 'you', n: 1, type: 'action' }],
      },
      {
        label: 'stand in the way, and lose 2 Fortitude',
        when: { at: 'called' },
        effects: [{ verb: 'fortitude', who: 'you', by: -2 }],
      },
    ],
  ),
];

export const drinks: readonly CardDef[] = [
  ...plain,
  ...wholesome,
  ...vile,
  ...tricky,
  ...stubborn,
  ...kept,
  haggling,
  ...events,
];
