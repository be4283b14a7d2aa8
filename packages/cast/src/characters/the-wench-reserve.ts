/** The Special Reserve Deck: strong and fancy Drinks, two Events, and five Elixirs that are good for something later. */
import type { CardDef, DrinkEffect, DrinkFace, Provenance, Use } from '@taproom/inn';
import { elixirOfAlacrity } from '../drinks/cards.ts';

const gains = (by: number): DrinkEffect => ({ verb: 'alcohol', who: 'drinker', by });
const loses = (by: number): DrinkEffect => ({ verb: 'fortitude', who: 'drinker', by: -by });

const reserve = (
  slug: string,
  title: string,
  effects: readonly DrinkEffect[],
  more: Omit<DrinkFace, 'effects'> = {},
  provenance: Provenance = 'ours',
): CardDef => ({
  key: `the-wench.${slug}`,
  title,
  types: ['drink'],
  subtypes: ['Special Reserve'],
  copies: 1,
  provenance,
  uses: [],
  drink: { effects, ...more },
});

const ELIXIR = ['Special Reserve', 'Elixir'];

/** An Elixir waits in front of its drinker for as long as they like. */
const elixir = (slug: string, title: string, strength: number, use: Omit<Use, 'from'>): CardDef => ({
  ...reserve(slug, title, [gains(strength)], { kept: true }),
  subtypes: ELIXIR,
  retold: { 'rdi6.team.char.general-special-actions': 'rdi6.team.char.wench-elixirs' },
  uses: [{ ...use, from: 'play' }],
});

export const specialReserve: readonly CardDef[] = [
  { ...elixirOfAlacrity, key: 'the-wench.elixir-of-alacrity', subtypes: ELIXIR },
  elixir('elixir-of-second-wind', 'Elixir of Second Wind', 2, {
    label: 'gain 2 Fortitude',
    when: { at: 'any' },
    effects: [{ verb: 'fortitude', who: 'you', by: 2 }],
  }),
  elixir('elixir-of-thick-skin', 'Elixir of Thick Skin', 2, {
    label: 'lose 2 less',
    when: { at: 'play', costsFortitude: true },
    effects: [{ verb: 'reduce', by: 2 }],
  }),
  elixir('elixir-of-deep-pockets', 'Elixir of Deep Pockets', 2, {
    label: 'the Inn pays',
    when: { at: 'play', pays: true },
    effects: [{ verb: 'inn-pays' }],
  }),
  elixir('elixir-of-the-empty-cup', 'Elixir of the Empty Cup', 3, {
    label: 'Ignore a Drink',
    when: { at: 'drink', whose: 'yours' },
    effects: [{ verb: 'ignore-drink' }],
  }),
  reserve('royal-red', 'Royal Red, King Not Included', [gains(4)]),
  reserve('barrel-thirteen', 'Barrel Thirteen', [gains(3), loses(1)]),
  reserve('widows-kiss', "The Widow's Third Kiss", [
    gains(3),
    { verb: 'discard-to-heal', who: 'drinker', n: 3 },
  ]),
  reserve('top-shelf', 'From the Very Top Shelf', [
    gains(3),
    { verb: 'pay', who: 'drinker', n: 1, to: 'inn' },
  ]),
  reserve('forget-me-lots', 'Forget-Me-Lots', [gains(2), { verb: 'discard', who: 'drinker', n: 2 }]),
  reserve('poets-punch', "Poet's Punch", [gains(3), { verb: 'draw', who: 'drinker', n: 3 }]),
  reserve('gentle-start', 'Gentle Start with a Chaser', [gains(2)], { chaser: true }),
  reserve('dont-touch', 'Hot Buttered Do-Not-Touch', [gains(3)], { onlyIgnore: true }),
  {
    ...reserve('something-else', 'Oh, would you like me to get you something else?', [], {}, 'named'),
    types: ['event'],
    drink: undefined,
    event: {
      effects: [
        {
          verb: 'special',
          procedure: 'wench:something-else',
          text: 'pick one: pay The Wench 2 Gold, or drink the top card of the Drink Deck',
          told: '{who} either pays The Wench 2 Gold or drinks the top card of the Drink Deck',
          worth: -1,
        },
      ],
    },
  },
  {
    ...reserve('tasting-tray', 'Compliments of the House!', []),
    types: ['event'],
    drink: undefined,
    event: { effects: [{ verb: 'shots', alcohol: 1 }] },
  },
];
