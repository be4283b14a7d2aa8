/**
 * The Stable Deck. What an Immediate Mount does is the first use of its card, and so is what a Passive one brings at its
 * moment; nobody plays them, nobody may answer them, and nobody can be hit back for them (rdi7.molly.mount-*).
 */
import type { CardDef, Effect, Pick, Provenance, Use } from '@taproom/inn';

const another: Pick = { from: 'another', min: 1, max: 1 };
const anybody: Pick = { from: 'any', min: 1, max: 1 };

function mount(
  slug: string,
  title: string,
  kind: 'Immediate' | 'Passive' | 'Sometimes',
  provenance: Provenance,
  uses: readonly Use[],
  notes: readonly string[] = [],
): CardDef {
  return {
    key: `molly.${slug}`,
    title,
    types: kind === 'Sometimes' ? ['sometimes'] : [],
    subtypes: kind === 'Sometimes' ? ['Mount'] : ['Mount', kind],
    copies: 1,
    provenance,
    uses,
    notes,
    ...(kind === 'Sometimes' && {
      retold: { 'rdi6.team.char.general-special-actions': 'rdi6.team.char.molly-sometimes-mounts' },
    }),
    ...(kind !== 'Sometimes' && {
      noHitBack: true,
      refusals: UNANSWERED,
      retold: { [NOT_NOW]: ITSELF[kind] },
    }),
  };
}

const UNANSWERABLE = 'rdi7.molly.mount-effects-unanswerable';
const UNANSWERED: CardDef['refusals'] = {
  negate: UNANSWERABLE,
  ignore: UNANSWERABLE,
  reduce: UNANSWERABLE,
  redirect: UNANSWERABLE,
  'hit-back': 'rdi7.molly.mount-damage-no-source',
};

const NOT_NOW = 'core.cards.sometimes-condition';
/** Why such a Mount is never used. */
const ITSELF = { Immediate: 'rdi7.molly.type-immediate', Passive: 'rdi7.molly.type-passive' } as const;

/** By itself: as it is revealed, or at the moment that it says. */
const itself = (label: string, pick: Pick | undefined, ...effects: Effect[]): Use => ({
  label,
  when: { at: 'called' },
  silent: true,
  ...(pick && { pick }),
  effects,
});
const immediate = (pick: Pick | undefined, ...effects: Effect[]): Use =>
  itself('immediate', pick, ...effects);

/** What the Rival box of a revealed Mount says: all other Mounts go, the Rival goes, or the Mount itself does not stay. */
export interface Rival {
  readonly of: string;
  readonly goes: 'others' | 'rival' | 'itself';
}

export const ELANDRAL = 'molly.elandral';
export const SPARKLES = 'molly.sparkles';
export const CLOPS = 'molly.sir-clops';
export const PUFF = 'molly.puff';
/** From how much on Puff takes note of a Drink. */
export const STRONG_DRINK = 3;

/** By the key of the Mount whose box it is. */
export const rivals: Readonly<Record<string, Rival>> = {
  'molly.pooky': { of: 'molly.prajeet', goes: 'others' },
  'molly.grumbles': { of: 'molly.lady-featherbottom', goes: 'rival' },
  'molly.old-dobbin': { of: 'molly.nibbles', goes: 'itself' },
  'molly.biscuit': { of: 'molly.duchess', goes: 'itself' },
};

export const mounts: readonly CardDef[] = [
  // Immediate
  mount('bert', 'Bert the Donkey', 'Immediate', 'stated', [
    immediate(anybody, { verb: 'fortitude', who: 'target', by: -1 }),
  ]),
  mount(
    'pooky',
    'Pooky!',
    'Immediate',
    'named',
    [immediate(undefined, { verb: 'fortitude', who: 'each', by: -1 })],
    ['Rival, Prajeet the Panther: First discard all other Mounts.'],
  ),
  mount(
    'grumbles',
    'Grumbles the Riding Boar',
    'Immediate',
    'ours',
    [immediate(another, { verb: 'fortitude', who: 'target', by: -1 }, { verb: 'draw', who: 'target', n: 1 })],
    ['Rival, Lady Featherbottom the Griffon: First discard Lady Featherbottom.'],
  ),
  mount(
    'biscuit',
    'Biscuit the Battle Goat',
    'Immediate',
    'ours',
    [
      immediate(
        another,
        { verb: 'fortitude', who: 'target', by: -2 },
        { verb: 'fortitude', who: 'you', by: -1 },
      ),
    ],
    ['Rival, Duchess the Hippogriff: Discard Biscuit instead.'],
  ),
  mount('lady-featherbottom', 'Lady Featherbottom the Griffon', 'Immediate', 'ours', [
    immediate(another, { verb: 'pay', who: 'target', n: 1, to: 'inn' }),
  ]),
  mount('nibbles', 'Nibbles the Dire Hamster', 'Immediate', 'ours', [
    immediate(undefined, { verb: 'discard', who: 'each', n: 1, random: true }),
  ]),
  mount(
    'old-dobbin',
    'Dobbin, Retired (Nobody Told Him)',
    'Immediate',
    'ours',
    [immediate(undefined, { verb: 'fortitude', who: 'you', by: 1 })],
    ['Rival, Nibbles the Dire Hamster: Discard Dobbin instead.'],
  ),
  // Passive
  mount(
    'elandral',
    'Elandral the Unicorn',
    'Passive',
    'stated',
    [],
    ['Passive: Once at the end of your turn you may discard 2 cards to gain 1 Fortitude.'],
  ),
  mount('sparkles', 'Sparkles', 'Passive', 'named', [], ['Passive: You lose no Fortitude from Mounts.']),
  mount('sir-clops', 'Sir Clops-a-Lot', 'Passive', 'ours', [
    itself('passive, after you drew at the start of your turn', undefined, {
      verb: 'draw',
      who: 'you',
      n: 1,
    }),
  ]),
  mount('puff', 'Puff the Pocket Drake', 'Passive', 'ours', [
    itself(`passive, after you drank a Drink of ${STRONG_DRINK} or more Alcohol Content`, undefined, {
      verb: 'fortitude',
      who: 'you',
      by: 1,
    }),
  ]),
  // Sometimes
  mount('kisses', 'Kisses the Dire Mosquito', 'Sometimes', 'named', [
    {
      label: 'weaken a Drink',
      when: { at: 'drink', whose: 'yours' },
      from: 'play',
      effects: [{ verb: 'change-drink', alcohol: -2 }],
    },
  ]),
  mount('duchess', 'Duchess the Hippogriff', 'Sometimes', 'ours', [
    {
      label: 'lose 1 less',
      when: { at: 'play', costsFortitude: true },
      from: 'play',
      effects: [{ verb: 'reduce', by: 1 }],
    },
  ]),
  mount('prajeet', 'Prajeet the Panther', 'Sometimes', 'named', [
    {
      label: 'hit back',
      when: { at: 'loss', of: 'you' },
      from: 'play',
      effects: [{ verb: 'fortitude', who: 'attacker', by: -1 }],
    },
  ]),
];
