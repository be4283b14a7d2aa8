/**
 * Lizwick's Item Deck: eighteen different things. An Item lies in front of her until she uses it, like a card of the
 * type that it bears, and then goes to its own discard pile; an Immediate Item takes effect as it comes up.
 */
import type { CardDef, CardType, Effect, Provenance, Retold, Use } from '@taproom/inn';
import { ignoreDrinkUse, leaveUse } from '../standard.ts';

interface Thing {
  readonly key: string;
  readonly title: string;
  readonly type?: CardType;
  readonly provenance?: Provenance;
  readonly retold?: Retold;
}

/** Something to keep for the right moment. */
const item = (thing: Thing, ...uses: Omit<Use, 'from'>[]): CardDef => ({
  key: `lizwick.item-${thing.key}`,
  title: thing.title,
  types: [thing.type ?? 'sometimes'],
  subtypes: ['Item'],
  copies: 1,
  provenance: thing.provenance ?? 'ours',
  retold: { 'rdi6.team.char.general-special-actions': 'rdi6.team.char.lizwick-items', ...thing.retold },
  uses: uses.map((use) => ({ ...use, from: 'play' })),
});

/** Something that goes off in her hands. Nobody can answer it. */
const immediate = (thing: Thing, ...effects: Effect[]): CardDef => ({
  key: `lizwick.item-${thing.key}`,
  title: thing.title,
  types: [],
  subtypes: ['Item', 'Immediate'],
  copies: 1,
  provenance: thing.provenance ?? 'ours',
  uses: [{ label: 'Immediate', when: { at: 'called' }, silent: true, effects }],
});

const another = { from: 'another', min: 1, max: 1 } as const;

export const items: readonly CardDef[] = [
  // Told by the books
  item(
    { key: 'loopy-straw', title: 'Loopy Straw', provenance: 'stated' },
    {
      label: 'weaken your Drink',
      when: { at: 'drink', whose: 'yours' },
      effects: [{ verb: 'change-drink', alcohol: -1 }],
    },
  ),
  item(
    { key: 'gold-on-a-string', title: 'Gold on a String', provenance: 'stated' },
    { label: 'pay with it', when: { at: 'play', pays: true }, effects: [{ verb: 'inn-pays' }] },
  ),
  item(
    {
      key: 'needle-of-sleeping',
      title: 'Needle of Sleeping',
      provenance: 'named',
      retold: { 'house.110-outside': 'rdi6.team.char.lizwick-needle' },
    },
    { label: 'fall asleep', when: { at: 'action', free: true }, effects: [{ verb: 'end-turn' }] },
  ),
  immediate(
    { key: 'relic-of-torpor', title: 'Cursed Relic of Torpor', provenance: 'named' },
    {
      verb: 'special',
      procedure: 'lizwick:relic-of-torpor',
      text: 'you discard up to 2 cards. Lose 1 Fortitude for each card short of 2',
      told: '{who} discards up to 2 cards, and loses 1 Fortitude for each card short of 2',
      worth: -1,
    },
  ),
  // Ours
  immediate(
    { key: 'purse-with-teeth', title: 'Purse With Teeth' },
    { verb: 'gold', who: 'you', n: 2 },
    { verb: 'fortitude', who: 'you', by: -1 },
  ),
  immediate(
    { key: 'bottle-with-a-grudge', title: 'Bottle With a Grudge' },
    { verb: 'alcohol', who: 'you', by: 1 },
    { verb: 'draw', who: 'you', n: 2 },
  ),
  item(
    { key: 'wand-of-large-sparks', title: 'Wand of Rather Large Sparks', type: 'action' },
    {
      label: 'wave it',
      when: { at: 'action' },
      pick: another,
      effects: [{ verb: 'fortitude', who: 'target', by: -3 }],
    },
  ),
  item(
    { key: 'dice-of-luck', title: 'Dice That Only Roll Sixes', type: 'cheating' },
    { label: 'roll them', when: { at: 'gamble' }, effects: [{ verb: 'take-control' }] },
  ),
  item(
    { key: 'salve', title: 'Ointment for Man or Mule', type: 'anytime' },
    { label: 'rub it in', when: { at: 'any' }, effects: [{ verb: 'fortitude', who: 'you', by: 2 }] },
    {
      label: 'sell it',
      when: { at: 'any' },
      pick: another,
      effects: [
        { verb: 'fortitude', who: 'target', by: 2 },
        { verb: 'pay', who: 'target', n: 1, to: 'you' },
      ],
    },
  ),
  item(
    { key: 'hourglass', title: 'Hourglass of Just One More Thing' },
    {
      label: 'turn it over',
      when: { at: 'action', free: true },
      effects: [{ verb: 'another-action', who: 'you' }],
    },
  ),
  item(
    { key: 'whistle', title: 'Whistle That Waitresses Hear' },
    { label: 'blow it', when: { at: 'order' }, effects: [{ verb: 'order', n: 2 }] },
  ),
  item(
    { key: 'spoon', title: 'Spoon of Stirring Things Up' },
    {
      label: 'stir a Drink',
      when: { at: 'drink', whose: 'any' },
      effects: [{ verb: 'change-drink', alcohol: 1 }],
    },
  ),
  item({ key: 'hollow-tankard', title: 'Tankard With a Hollow Bottom' }, ignoreDrinkUse),
  item({ key: 'boots', title: 'Boots of Sudden Leaving' }, leaveUse),
  item(
    { key: 'cloak', title: 'Cloak of Being Elsewhere' },
    {
      label: 'Ignore a card',
      when: { at: 'play', types: ['action', 'sometimes', 'anytime'], affects: ['fortitude', 'alcohol'] },
      effects: [{ verb: 'ignore' }],
    },
  ),
  item(
    { key: 'mirror', title: 'Mirror of Looking Behind You' },
    {
      label: 'redirect the loss',
      when: { at: 'play', costsFortitude: true },
      pick: another,
      effects: [{ verb: 'redirect' }],
    },
  ),
  item(
    { key: 'spring-glove', title: 'Glove on a Spring' },
    {
      label: 'hit back',
      when: { at: 'loss', of: 'you' },
      effects: [
        { verb: 'fortitude', who: 'attacker', by: -1 },
        { verb: 'draw', who: 'you', n: 1 },
      ],
    },
  ),
  item(
    { key: 'bell', title: 'Bell That Drowns Out Excuses' },
    {
      label: 'Negate a Sometimes Card',
      when: { at: 'play', types: ['sometimes'], by: 'another' },
      effects: [{ verb: 'negate' }],
    },
  ),
];
