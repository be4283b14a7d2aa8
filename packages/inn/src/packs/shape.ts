/**
 * What plain data must look like, said once: from a shape come the sentences about what is wrong with some data, and the
 * JSON Schema for whoever writes it. TypeScript sees to it that a shape fits the type that it is for.
 */

/** A piece of a JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** Takes a mistake: where it is, and what is wrong there. */
export type Say = (at: string, mistake: string) => void;

export interface Shape<T> {
  readonly schema: Schema;
  /** Says each mistake. What it has nothing to say about is a `T`. */
  check(value: unknown, at: string, say: Say): void;
  /** Only for the type checker: nothing has it. */
  readonly type?: T;
}

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
type RequiredKeys<T> = Exclude<keyof T, OptionalKeys<T>>;
type Said<T> = Exclude<T, undefined>;

/** What must be said; `Filled` are those that whoever reads it fills in. */
export type Must<T, Filled extends PropertyKey = never> = {
  readonly [K in Exclude<RequiredKeys<T>, Filled>]: Shape<T[K]>;
};
/** What may be said. */
export type May<T> = { readonly [K in keyof T]?: Shape<Said<T[K]>> };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A short look at what stands there instead. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing');
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** What somebody may have meant who wrote that. */
function meant(value: unknown, names: readonly string[]): string | null {
  if (typeof value !== 'string' || value.length > 30) return null;
  const near = names.find((name) => distance(value.toLowerCase(), name) <= Math.max(1, name.length / 4));
  return near === undefined ? null : `there is no "${value}"; perhaps "${near}" is meant.`;
}

/** How many letters must be changed, added or taken away. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length];
}

const either = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

export const whole = (least: number, most: number, what = ''): Shape<number> => ({
  schema: { type: 'integer', minimum: least, maximum: most, ...told(what) },
  check(value, at, say) {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      say(at, `a whole number from ${least} to ${most} belongs here, not ${shown(value)}.`);
  },
});

export const number = (least: number, most: number, what = ''): Shape<number> => ({
  schema: { type: 'number', minimum: least, maximum: most, ...told(what) },
  check(value, at, say) {
    if (typeof value !== 'number' || !(value >= least && value <= most))
      say(at, `a number from ${least} to ${most} belongs here, not ${shown(value)}.`);
  },
});

/** Words for people: nothing that could break a line, or that nobody could see. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;

export const words = (most: number, what = ''): Shape<string> => ({
  schema: { type: 'string', minLength: 1, maxLength: most, ...told(what) },
  check(value, at, say) {
    if (typeof value !== 'string' || value.trim() === '') say(at, `words belong here, not ${shown(value)}.`);
    else if (value.length > most) say(at, `${value.length} characters are too many; ${most} will do.`);
    else if (UNSEEN.test(value)) say(at, 'there is a character here that nobody could see.');
  },
});

/** A string of one form. `like`: an example of it. */
export const form = <T extends string = string>(
  pattern: RegExp,
  most: number,
  like: string,
  what = '',
): Shape<T> => ({
  schema: { type: 'string', pattern: pattern.source, maxLength: most, ...told(what) },
  check(value, at, say) {
    if (typeof value !== 'string' || value.length > most || !pattern.test(value))
      say(at, `something like "${like}" belongs here (at most ${most} characters), not ${shown(value)}.`);
  },
});

export const oneOf = <const T extends string>(names: readonly T[], what = ''): Shape<T> => ({
  schema: { enum: names, ...told(what) },
  check(value, at, say) {
    if (!names.some((name) => name === value))
      say(at, meant(value, names) ?? `one of ${either(names)} belongs here, not ${shown(value)}.`);
  },
});

/** Said or left out. */
export const yes = (what = ''): Shape<true> => ({
  schema: { const: true, ...told(what) },
  check(value, at, say) {
    if (value !== true) say(at, `true belongs here, or nothing at all, not ${shown(value)}.`);
  },
});

export const list = <T>(each: Shape<T>, least: number, most: number, what = ''): Shape<readonly T[]> => ({
  schema: { type: 'array', items: each.schema, minItems: least, maxItems: most, ...told(what) },
  check(value, at, say) {
    if (!Array.isArray(value)) return say(at, `a list belongs here, not ${shown(value)}.`);
    if (value.length < least || value.length > most)
      return say(
        at,
        `the list has ${value.length}; it has ${least === most ? least : `${least} to ${most}`}.`,
      );
    value.forEach((one, i) => each.check(one, `${at}[${i}]`, say));
  },
});

/** An object with these fields and no others. */
export const object = <T, Filled extends PropertyKey = never>(
  must: Must<T, Filled>,
  may: May<T>,
  what = '',
): Shape<T> => {
  const needed: Readonly<Record<string, Shape<unknown>>> = must;
  // A field that is not given is one that may not be said.
  const allowed = Object.fromEntries(
    Object.entries<Shape<unknown> | undefined>(may).filter(([, shape]) => shape !== undefined),
  ) as Readonly<Record<string, Shape<unknown>>>;
  const all = { ...needed, ...allowed };
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(all).map(([key, { schema }]) => [key, schema])),
      required: Object.keys(needed),
      additionalProperties: false,
      ...told(what),
    },
    check(value, at, say) {
      if (!isObject(value)) return say(at, `an object belongs here, not ${shown(value)}.`);
      for (const key of Object.keys(needed)) if (!Object.hasOwn(value, key)) say(at, `"${key}" is missing.`);
      for (const [key, one] of Object.entries(value)) {
        if (!Object.hasOwn(all, key))
          say(at, `there is no field ${shown(key)} here; there are ${either(Object.keys(all))}.`);
        else all[key].check(one, at === '' ? key : `${at}.${key}`, say);
      }
    },
  };
};

/** One value for each of some names. */
export const map = <T>(
  each: Shape<T>,
  name: Shape<string>,
  most: number,
  what = '',
): Shape<Readonly<Record<string, T>>> => ({
  schema: {
    type: 'object',
    propertyNames: name.schema,
    additionalProperties: each.schema,
    maxProperties: most,
    ...told(what),
  },
  check(value, at, say) {
    if (!isObject(value)) return say(at, `an object belongs here, not ${shown(value)}.`);
    const entries = Object.entries(value);
    if (entries.length > most) return say(at, `${entries.length} are too many; ${most} will do.`);
    for (const [key, one] of entries) {
      name.check(key, at, say);
      each.check(one, `${at}.${key}`, say);
    }
  },
});

/** An object of one of several kinds, told apart by one of its fields. */
export const kinds = <T>(
  tag: string,
  shapes: Readonly<Record<string, Shape<unknown>>>,
  what = '',
): Shape<T> => ({
  schema: { oneOf: Object.values(shapes).map(({ schema }) => schema), ...told(what) },
  check(value, at, say) {
    if (!isObject(value)) return say(at, `an object belongs here, not ${shown(value)}.`);
    const kind = value[tag];
    if (typeof kind !== 'string' || !Object.hasOwn(shapes, kind))
      return say(
        at,
        meant(kind, Object.keys(shapes)) ??
          `"${tag}" is one of ${either(Object.keys(shapes))}, not ${shown(kind)}.`,
      );
    shapes[kind].check(value, at, say);
  },
});

/** Either of two, told apart by whether it is a string. */
export const stringOr = <T>(string: Shape<string>, other: Shape<T>, what = ''): Shape<string | T> => ({
  schema: { anyOf: [string.schema, other.schema], ...told(what) },
  check(value, at, say) {
    (typeof value === 'string' ? string : other).check(value, at, say);
  },
});

/** A part of a schema with a name: it stands once, and others point to it. */
export const named = <T>(name: string, shape: Shape<T>): Shape<T> => {
  parts.set(name, shape.schema);
  return { ...shape, schema: { $ref: `#/$defs/${name}` } };
};
const parts = new Map<string, Schema>();

/** A whole JSON Schema, with all parts that have names. */
export const schemaOf = (shape: Shape<unknown>, more: Schema): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...more,
  ...shape.schema,
  $defs: Object.fromEntries(parts),
});

const told = (what: string): Schema => (what === '' ? {} : { description: what });
