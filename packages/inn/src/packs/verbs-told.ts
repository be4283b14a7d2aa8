/** What each verb of a pack needs, how it reads on a card, and where it has a place: for the schema and docs/PACKS.md. */
import type { Use, When } from '../cards/card.ts';
import { bodyWords } from '../cards/text.ts';
import '../effects/index.ts';
import type { Effect } from '../effects/effects.ts';
import { DATA_VERBS, type At } from './effects.ts';
import type { Schema } from './shape.ts';

export interface VerbTold {
  readonly verb: string;
  /** An effect with it, as a file has it. */
  readonly effect: Effect;
  /** What else it may say. */
  readonly more: readonly string[];
  /** What a card with that effect says. */
  readonly reads: string;
  /** The moments that it has a place in; none: all. */
  readonly at: readonly At[];
}

/** What stands in an example. */
const VALUES: Readonly<Record<string, unknown>> = {
  who: 'target',
  by: -2,
  n: 2,
  keep: 1,
  subtype: 'Pet',
  token: 'pebbles',
  tokens: ['pebbles', 'crumbs'],
  deck: 'pocketDeck',
  alcohol: 1,
  fortitude: 1,
  with: { verb: 'alcohol', who: 'drinker', by: 1 },
};
const OTHERS: Readonly<Record<string, object>> = {
  alcohol: { by: 1 },
  ante: { n: 1 },
  'another-action': { who: 'you' },
  draw: { who: 'you' },
  gold: { who: 'you' },
  pay: { to: 'you' },
  reduce: { by: 2 },
  redraw: { who: 'you' },
  scry: { who: 'you', n: 3 },
  stow: { who: 'you' },
  token: { who: 'you', by: 2 },
};
/** What is filled in from the character when a pack is read. */
const PEBBLES = { one: 'Pebble', many: 'Pebbles' };
const FILLED: Readonly<Record<string, object>> = {
  token: { name: PEBBLES },
  'give-token': { name: PEBBLES },
  feed: { name: PEBBLES },
  'side-card': { name: 'Pocket' },
};
/** They are for one player who is picked, though they name nobody. */
const AIMED: ReadonlySet<string> = new Set(['redirect', 'split-drink']);

function exampleOf(verb: string, schema: Schema): Effect {
  const { required, properties } = schema as {
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  };
  const effect = Object.fromEntries(
    required.map((field) => [field, VALUES[field] ?? properties[field].enum?.[0]]),
  );
  return { ...effect, ...OTHERS[verb] } as Effect;
}

const whenAt = (at: At): When =>
  (at === 'drink' ? { at, whose: 'yours' } : at === 'loss' ? { at, of: 'you' } : { at }) as When;

export const verbsTold: readonly VerbTold[] = Object.entries(DATA_VERBS).map(
  ([verb, { shape, at = [], picks }]) => {
    const effect = exampleOf(verb, shape.schema);
    const aims = picks || ('who' in effect && effect.who === 'target') || AIMED.has(verb);
    const use: Use = {
      label: verb,
      when: whenAt(at[0] ?? 'any'),
      ...(aims && { pick: { from: 'another', min: 1, max: 1 } }),
      effects: [{ ...effect, ...FILLED[verb] } as Effect],
    };
    const more = Object.keys((shape.schema.properties ?? {}) as object).filter((field) => !(field in effect));
    return { verb, effect, more, reads: bodyWords(use), at };
  },
);

const TOLD = new Map(verbsTold.map((told) => [told.verb, told]));

/** The same schema, in which each verb says what it does. */
export function withVerbsTold(schema: Schema): Schema {
  const { effect, ...others } = schema.$defs as { readonly effect: Effects } & Schema;
  const oneOf = effect.oneOf.map((kind) => {
    const { reads, at } = TOLD.get(kind.properties.verb.enum[0])!;
    const places = at.length === 0 ? '' : ` Only at ${at.join(', ')}.`;
    return { ...kind, description: `“${reads}”${places}` };
  });
  return { ...schema, $defs: { ...others, effect: { ...effect, oneOf } } };
}

interface Effects {
  readonly oneOf: readonly { readonly properties: { readonly verb: { readonly enum: readonly string[] } } }[];
}
