/**
 * What an effect may say in a pack of pure data, and at which moments: the verbs that need nothing but data, each with its
 * bounds. What answers something (`negate`, `pass-drink` …) has a place only where there is that to answer.
 */
import type { CardType, When } from '../cards/card.ts';
import type { Effect, Effects, Scale, VerbName, Who } from '../effects/effects.ts';
import { LIMITS } from './limits.ts';
import {
  form,
  kinds,
  list,
  named,
  object,
  oneOf,
  whole,
  words,
  yes,
  type May,
  type Must,
  type Shape,
} from './shape.ts';

export type At = When['at'];

/** What a verb needs beside what it says. */
interface DataVerb {
  readonly shape: Shape<unknown>;
  /** The moments that it has a place in; none: all. */
  readonly at?: readonly At[];
  /** Its player must pick exactly one player. */
  readonly picks?: true;
}

const AMOUNT = LIMITS.amount;
const amount = whole(-AMOUNT, AMOUNT, 'Below 0 takes.');
const count = whole(1, LIMITS.count);
const few = whole(1, 3);

/** Whom an effect of a card may touch; `drinker` has a place only on Drinks. */
const WHO = ['you', 'target', 'each-other', 'each', 'each-in-round', 'attacker'] as const;
const who: Shape<Who> = named(
  'who',
  oneOf(
    WHO,
    'you: its player; target: whoever is picked; each-other; each: everybody; each-in-round: each other player in the ' +
      'Round of Gambling; attacker: the player of the card that is answered.',
  ),
);
const drinker: Shape<Who> = oneOf(['drinker']);

export const tokenName = form(/^[a-z][a-zA-Z]*$/, 20, 'crumbs', 'The name of one of the character’s tokens.');
export const deckName = form(
  /^[a-z][a-zA-Z]*$/,
  20,
  'pantryDeck',
  'The name of one of the character’s side decks.',
);
export const subtype = words(20, 'A word after the types: Pet, Song.');
const cardType: Shape<CardType> = oneOf(['action', 'gambling', 'cheating', 'sometimes', 'anytime']);

const scale: Shape<Scale> = named(
  'scale',
  object<Scale, 'name'>(
    {
      token: tokenName,
      table: list(amount, 1, 21, 'The amounts for 0, 1, 2 … tokens; the last holds for more.'),
    },
    {},
    'The amount depends on how many of a token the card’s player has.',
  ),
);

/** `name` and `sign` are filled in from the token or the side deck itself. */
const verb = <V extends VerbName>(
  name: V,
  must: Must<Effects[V], 'name'>,
  may: May<Effects[V]> = {},
  more: Omit<DataVerb, 'shape'> = {},
): readonly [V, DataVerb] => {
  const tag: Must<{ verb: V }> = { verb: oneOf([name]) } as Must<{ verb: V }>;
  // Both are fields of one object: the verb's own, and its name.
  return [name, { shape: object<unknown>({ ...tag, ...must } as object, may as object), ...more }];
};

const ROUND: readonly At[] = ['gamble', 'round'];
const ANSWERS: readonly At[] = ['play'];
const DRINK: readonly At[] = ['drink'];
const TURN: readonly At[] = ['action'];

const lace: Shape<Effect> = kinds('verb', {
  fortitude: object<unknown>({ verb: oneOf(['fortitude']), who: drinker, by: amount } as object, {}),
  alcohol: object<unknown>({ verb: oneOf(['alcohol']), who: drinker, by: amount } as object, {}),
  'reward-drinker': object<unknown>({ verb: oneOf(['reward-drinker']), n: few } as object, {}),
});

export const DATA_VERBS: Readonly<Record<string, DataVerb>> = Object.fromEntries<DataVerb>([
  // Numbers
  verb(
    'fortitude',
    { who, by: amount },
    { scale, ignoreTakes: whole(1, LIMITS.count, 'A card that would Ignore it only takes so much off.') },
  ),
  verb('alcohol', { who, by: amount }, { scale }),
  verb('pay', { who, n: count, to: oneOf(['you', 'inn', 'target']) }),
  verb('gold', { who, n: count }, { paid: yes('As much as the Inn was just paid: only at “paid”.') }),
  // Cards
  verb('draw', { who, n: count }, { scale }),
  verb('discard', { who, n: count }, { random: yes('By chance.'), type: cardType }),
  verb('cycle', { who, n: count }),
  verb('discard-to-heal', { who, n: count }),
  verb('scry', { who, n: count, keep: few }),
  verb('fetch', { subtype }),
  verb('dig', { subtype, n: count }),
  verb('show-hand', { who }),
  verb('redraw', { who }),
  verb('stow', { who }),
  // Tokens, side decks and what lies in play
  verb('token', { who, token: tokenName, by: amount }),
  verb('give-token', { who, token: tokenName, n: count }),
  verb(
    'feed',
    { who, token: tokenName, back: oneOf(['lost', 'anyway']) },
    { max: whole(1, LIMITS.count, 'At most so many.') },
  ),
  verb('choose-token', { tokens: list(tokenName, 2, LIMITS.tokens) }),
  verb('side-card', { deck: deckName }),
  verb('enter-play', {}, {}, { at: ['action', 'any'] }),
  // The turn
  verb('another-action', { who: oneOf(['you']) }, {}, { at: ['action', 'any', 'called'] }),
  verb('step-outside', { who: oneOf(['target']) }, {}, { at: TURN, picks: true }),
  verb(
    'end-turn',
    {},
    {
      awake: yes('The turn simply ends.'),
      away: yes('One is as good as outside until one’s own next turn.'),
    },
    { at: TURN },
  ),
  verb('order', { n: count }),
  verb(
    'make-drink',
    { who, from: oneOf(['pile', 'deck']) },
    { less: whole(1, 3, 'So much Alcohol Content less.') },
  ),
  verb('spill', { who, n: few }),
  verb('shun-actions', { who }),
  // A Round of Gambling
  verb('start-round', {}, {}, { at: TURN }),
  verb('ante', { n: few }, {}, { at: ['action', 'gamble'] }),
  verb('take-control', {}, { lock: yes('Only a Cheating Card takes control after it.') }, { at: ['gamble'] }),
  verb('force-out', { who: oneOf(['target']) }, {}, { at: ROUND, picks: true }),
  verb('end-round', { pot: oneOf(['inn', 'you']) }, {}, { at: ROUND }),
  verb('win-round', {}, {}, { at: ROUND }),
  verb('take-pot', { share: oneOf(['all', 'half']) }, {}, { at: ['won', 'collected'] }),
  verb('skim-pot', { n: count }, { scale }, { at: ['gamble', 'round', 'won'] }),
  verb('restart-round', {}, {}, { at: ['won'] }),
  verb('leave-round', {}, { outright: yes('On one’s own gambling turn.') }, { at: ['play', 'gamble'] }),
  // Answers to a card
  verb('negate', {}, {}, { at: ANSWERS }),
  verb('ignore', {}, {}, { at: ['play', 'event'] }),
  verb('reduce', {}, { by: count, to: whole(0, LIMITS.count), scale }, { at: ANSWERS }),
  verb(
    'redirect',
    {},
    { to: oneOf(['attacker']), whole: yes('Not only the loss but all of the card.') },
    { at: ANSWERS },
  ),
  verb('stop-healing', {}, {}, { at: ANSWERS }),
  verb('inn-pays', {}, {}, { at: ANSWERS }),
  verb('block-inn-gold', {}, {}, { at: ANSWERS }),
  // Answers to a Drink
  verb('ignore-drink', {}, {}, { at: DRINK }),
  verb('change-drink', { alcohol: amount }, { fortitude: amount }, { at: DRINK }),
  verb('limit-drink', { alcohol: whole(0, LIMITS.count) }, {}, { at: DRINK }),
  verb('pass-drink', {}, {}, { at: DRINK, picks: true }),
  verb('split-drink', {}, { alone: yes('With nobody: the other half vanishes.') }, { at: DRINK }),
  verb('lace-drink', { with: lace }, {}, { at: DRINK }),
  verb('convert-drink', { fortitude: whole(0, LIMITS.count) }, {}, { at: DRINK }),
  verb('sour-drink', {}, {}, { at: DRINK }),
  verb('fresh-pile', {}),
  verb('soak-up', {}, {}, { at: DRINK, picks: true }),
  // Where there are teams
  verb('hold-back', { who: oneOf(['target']) }, {}, { at: ['action', 'any'], picks: true }),
]);

/** What one effect of a card says; with `name` and `sign` still to be filled in. */
export const effect: Shape<Effect> = named(
  'effect',
  kinds(
    'verb',
    Object.fromEntries(Object.entries(DATA_VERBS).map(([name, { shape }]) => [name, shape])),
    'What happens: a verb, and what it needs to know.',
  ),
);

/** What may happen by itself, with nobody who plays it: nothing that could lead to more of its kind. */
export const BY_ITSELF: ReadonlySet<string> = new Set([
  'fortitude',
  'alcohol',
  'pay',
  'gold',
  'draw',
  'discard',
  'cycle',
  'token',
  'give-token',
  'choose-token',
  'side-card',
  'make-drink',
  'spill',
]);
