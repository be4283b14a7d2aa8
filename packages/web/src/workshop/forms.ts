/** What a form needs to know of the schema of packs: parts by their names, and something to begin with for each. */
import { packSchema, type CardFile, type CharacterFile } from '@taproom/inn';

/** A piece of the schema, as far as forms read it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly description?: string;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema | false;
}

const { $defs } = packSchema as { readonly $defs: Readonly<Record<string, Schema>> };

export const whole = packSchema as Schema;

/** The part that a reference names. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : $defs[schema.$ref.replace('#/$defs/', '')];

export const partNamed = (name: string): Schema => $defs[name];

/** What a kind of object is told from the others by: its field with one possible word. */
export function tagOf(schema: Schema): { readonly key: string; readonly word: string } | null {
  for (const [key, part] of Object.entries(resolved(schema).properties ?? {}))
    if (part.enum?.length === 1 && (key === 'verb' || key === 'at')) return { key, word: part.enum[0] };
  return null;
}

/** Fields that name something that the character has: what there is to choose from. */
export function namesFor(
  key: string,
  { tokens = [], sideDecks = [] }: CharacterFile,
): readonly string[] | null {
  if (key === 'token') return tokens.map(({ name }) => name);
  if (key === 'deck') return sideDecks.map(({ name }) => name);
  return null;
}

/** What comes up by itself: a side deck has at least one such card. */
export const NEW_SIDE_CARD: CardFile = {
  title: 'A new card',
  types: [],
  uses: [
    { label: 'it turns up', when: { at: 'called' }, effects: [{ verb: 'fortitude', who: 'you', by: 1 }] },
  ],
};

/** Words that are as good as any to begin with. */
const FIRST: Readonly<Record<string, unknown>> = {
  label: 'play',
  title: 'A new card',
  fullName: 'Somebody',
  card: 'Card',
  colour: '#5a3a22',
  one: 'Thing',
  many: 'Things',
  text: 'What is special about it.',
  types: ['action'],
  effects: [{ verb: 'fortitude', who: 'you', by: 1 }],
  cards: [NEW_SIDE_CARD],
};

/** Something sound to begin with, as far as the schema alone can tell. */
export function firstOf(schema: Schema, key: string, character: CharacterFile): unknown {
  const part = resolved(schema);
  const names = namesFor(key, character);
  if (names !== null && part.type === 'string') return names[0] ?? '';
  if (part.type === 'string' && typeof FIRST[key] === 'string') return FIRST[key];
  if (part.const !== undefined) return part.const;
  if (part.enum !== undefined) return part.enum[0];
  if (part.oneOf !== undefined) return firstOf(part.oneOf[0], key, character);
  if (part.anyOf !== undefined) return firstOf(part.anyOf[part.anyOf.length - 1], key, character);
  if (part.type === 'integer' || part.type === 'number') {
    const { minimum = 0, maximum = 1 } = part;
    return minimum < 0 ? -1 : Math.min(maximum, Math.max(minimum, 1));
  }
  if (part.type === 'array') {
    if (Array.isArray(FIRST[key])) return FIRST[key];
    return Array.from({ length: part.minItems ?? 0 }, () => firstOf(part.items!, '', character));
  }
  if (part.properties !== undefined)
    return Object.fromEntries(
      (part.required ?? []).map((field) => [field, firstOf(part.properties![field], field, character)]),
    );
  if (part.type === 'object') return {};
  return key === 'name' ? 'thing' : '';
}
