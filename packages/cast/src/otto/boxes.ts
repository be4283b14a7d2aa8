/** The boxes of Otto's cards: each card has an Action, a Sometimes and a Gambling or Cheating box. */
import type { CardDef, Effect, Pick, Provenance, Use } from '@taproom/inn';

interface OttoCard {
  readonly key: string;
  readonly title: string;
  readonly provenance?: Provenance;
}

/** The text of his cards tells what he does. */
const OTTO = 'Otto';

/** Whom a box singles out: both players, where they are tied. */
type By = NonNullable<Pick['by']>;

const whom = (by: By | undefined, from: Pick['from']): { pick?: Pick } =>
  by === undefined ? {} : { pick: { from, min: 1, max: 2, by } };

export const action = (effects: readonly Effect[], by?: By): Use => ({
  label: 'act',
  speaksOf: OTTO,
  when: { at: 'box', box: 'action' },
  types: ['action'],
  ...whom(by, 'another'),
  effects,
});

/** A Sometimes box against Action, Sometimes and Anytime Cards. */
export const againstCards = (...effects: Effect[]): Use => ({
  label: 'answer a card',
  speaksOf: OTTO,
  when: { at: 'box', box: 'card' },
  types: ['sometimes'],
  effects,
});

/**
 * The same, for what defends him: a single Fortitude he can spare, as where Petra's card costs everybody one
 * (rdi9.ex.otto-target).
 */
export const againstBlows = (...effects: Effect[]): Use => ({
  ...againstCards(...effects),
  when: { at: 'box', box: 'card', bears: 1 },
});

/** A Sometimes box against Drinks. A box that names no type stands on the card twice, once for each. */
export const againstDrinks = (...effects: Effect[]): Use => ({
  label: 'answer a Drink',
  speaksOf: OTTO,
  when: { at: 'box', box: 'drink' },
  types: ['sometimes'],
  effects,
});

const bottom =
  (type: 'gambling' | 'cheating') =>
  (effects: readonly Effect[], by?: By): Use => ({
    label: type === 'gambling' ? 'gamble' : 'cheat',
    speaksOf: OTTO,
    when: { at: 'box', box: 'gamble' },
    types: [type],
    ...whom(by, 'another-in-round'),
    effects,
  });

export const gambling = bottom('gambling');
export const cheating = bottom('cheating');

export const TAKE_CONTROL: Effect = { verb: 'take-control' };

export const ottoCard = ({ key, title, provenance = 'ours' }: OttoCard, ...uses: Use[]): CardDef => ({
  key: `otto.${key}`,
  title,
  types: [
    'action',
    'sometimes',
    uses.some(({ types }) => types?.includes('cheating')) ? 'cheating' : 'gambling',
  ],
  copies: 1,
  provenance,
  uses,
});
