/** Whether data is as docs/openapi.json says: as much of JSON Schema as stands there. */
import { readFileSync } from 'node:fs';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

export const document = JSON.parse(
  readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
) as {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, object>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** The first thing that is not as a schema says, by its place; null: all is. */
export const faultIn = (data: unknown, name: string): string | null =>
  fault(data, document.components.schemas[name], name);

const KINDS: Readonly<Record<string, (data: unknown) => boolean>> = {
  number: (data) => typeof data === 'number',
  integer: (data) => Number.isInteger(data),
  string: (data) => typeof data === 'string',
  boolean: (data) => typeof data === 'boolean',
  null: (data) => data === null,
  array: (data) => Array.isArray(data),
  object: (data) => typeof data === 'object' && data !== null && !Array.isArray(data),
};

function fault(data: unknown, schema: Schema, at: string): string | null {
  const { $ref, type, anyOf, items, properties, required = [], additionalProperties } = schema;
  if ($ref !== undefined) return fault(data, document.components.schemas[$ref.split('/').at(-1)!], at);
  if ('const' in schema && schema.const !== data) return `${at} is not ${String(schema.const)}`;
  if (schema.enum?.includes(data) === false) return `${at} must not be ${JSON.stringify(data)}`;
  if (anyOf !== undefined) {
    const faults = anyOf.map((each) => fault(data, each, at));
    // The most telling: whatever got furthest.
    return faults.includes(null) ? null : faults.reduce((a, b) => (b!.length > a!.length ? b : a));
  }
  if (type !== undefined && !KINDS[type](data)) return `${at} is no ${type}`;
  if (Array.isArray(data) && items !== undefined)
    for (const [i, each] of data.entries()) {
      const found = fault(each, items, `${at}[${i}]`);
      if (found !== null) return found;
    }
  if (type !== 'object') return null;
  const missing = required.find((key) => !(key in (data as object)));
  if (missing !== undefined) return `${at}.${missing} is missing`;
  for (const [key, value] of Object.entries(data as object)) {
    const known = properties?.[key] ?? additionalProperties;
    if (known === false) return `${at}.${key} is not told of`;
    const found = typeof known === 'object' ? fault(value, known, `${at}.${key}`) : null;
    if (found !== null) return found;
  }
  return null;
}
