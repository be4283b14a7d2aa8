/** docs/openapi.json: every request and every message, with what each game shows, asks and tells, made from the definitions. */
import { join } from 'node:path';
import { getDescription, getMetadata, type GenericSchema } from 'valibot';
import { sourceOf } from '../../../scripts/types/declarations.ts';
import { Schemas, type Schema } from '../../../scripts/types/schema.ts';
import { root } from '../../../scripts/setup.mjs';
import * as client from '../src/index.ts';
import { notesOf } from './schema-notes.ts';
import type { Shape } from './shape.ts';

const AT = '#/components/schemas/';

/** What a game itself says it shows, asks and tells, by what the messages call it. */
const GAMES: Readonly<Record<string, readonly (readonly [from: string, type: string, as: string])[]>> = {
  view: [
    ['inn/src/show/own.ts', 'OpenInn', 'InnTable'],
    ['parlour/src/table/own.ts', 'OpenTable', 'GamblingTable'],
    ['parlour/src/evening/view.ts', 'OpenEvening', 'EveningTable'],
  ],
  question: [
    ['inn/src/play/question.ts', 'Question', 'InnQuestion'],
    ['parlour/src/table/question.ts', 'ParlourQuestion', 'GamblingQuestion'],
  ],
  event: [
    ['inn/src/table/log-event.ts', 'EventKind', 'InnEventKind'],
    ['parlour/src/table/event.ts', 'ParlourEventKind', 'GamblingEventKind'],
  ],
  cards: [
    ['inn/src/cards/faces.ts', 'Faces', 'InnCards'],
    ['parlour/src/cards/faces.ts', 'ParlourFaces', 'GamblingCards'],
  ],
  option: [['parlour/src/table/question.ts', 'ParlourOption', 'GamblingOption']],
};

/** The schemas of the messages, by what the sources call them. */
const named = new Map<unknown, string>();
for (const [name, value] of Object.entries(client))
  if (typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema')
    named.set(value, name);

export function openapi(): object {
  const games = new Schemas(AT);
  const gamesOf = (part: string): Schema => {
    const refs = GAMES[part].map(([from, type, as]) =>
      games.named(sourceOf(join(root, 'packages', from)), type, as),
    );
    return refs.length === 1 ? refs[0] : { anyOf: refs };
  };
  const known: Record<string, Schema> = {};

  const whole = (shape: Shape): Schema => {
    const schema = bare(shape);
    const description = getDescription(shape as unknown as GenericSchema);
    return description === undefined ? schema : { ...schema, description };
  };
  const refer = (shape: Shape): Schema => {
    const name = named.get(shape);
    if (name === undefined) return whole(shape);
    if (!(name in known)) {
      known[name] = {};
      known[name] = whole(shape);
    }
    return { $ref: AT + name };
  };
  const bare = (shape: Shape): Schema => {
    const { game } = getMetadata(shape as unknown as GenericSchema) as { game?: string };
    if (game === 'variants') return { anyOf: [client.InnVariants, client.ParlourVariants].map(refer) };
    if (game !== undefined) return gamesOf(game);
    switch (shape.type) {
      case 'literal':
        return { const: shape.literal };
      case 'picklist':
        return { enum: shape.options };
      case 'optional':
        return { ...refer(shape.wrapped!), ...(shape.default !== undefined && { default: shape.default }) };
      case 'nullable':
        return { anyOf: [refer(shape.wrapped!), { type: 'null' }] };
      case 'array':
        return { type: 'array', items: refer(shape.item!), ...limits(shape) };
      case 'record':
        return { type: 'object', additionalProperties: refer(shape.value!) };
      case 'union':
      case 'variant':
        return { anyOf: (shape.options as Shape[]).map(refer) };
      case 'strict_object':
      case 'loose_object': {
        const notes = notesOf(Object.keys(shape.entries!));
        const properties = Object.entries(shape.entries!).map(([key, entry]) => {
          const note = notes.get(key);
          const schema = refer(entry);
          // What a field says itself counts for more than what is written above it.
          const isTold = note === undefined || schema.description !== undefined;
          return [key, isTold ? schema : { ...schema, description: note }] as const;
        });
        return {
          type: 'object',
          properties: Object.fromEntries(properties),
          required: Object.entries(shape.entries!).flatMap(([key, { type }]) =>
            type === 'optional' ? [] : [key],
          ),
          additionalProperties: shape.type === 'loose_object',
        };
      }
      case 'unknown':
        return {};
      default:
        return { type: shape.type, ...limits(shape) };
    }
  };

  const content = (schema: Schema): object => ({ 'application/json': { schema } });
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, path, body, query, reply, auth, about } of client.REQUESTS) {
    const at = path.replaceAll(/:(\w+)/g, '{$1}');
    const said = [body === null ? '' : getDescription(body as GenericSchema), about];
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    const asked = query === null ? [] : Object.entries(bare(query as unknown as Shape).properties as object);
    (paths[at] ??= {})[method.toLowerCase()] = {
      description: said.filter(Boolean).join(' '),
      ...(auth !== '' && { security: auth.includes('without one') ? [{ seat: [] }, {}] : [{ seat: [] }] }),
      parameters: [
        ...inPath,
        ...asked.map(([name, schema]) => ({ name, in: 'query', schema: schema as object })),
      ],
      ...(body !== null && { requestBody: { content: content(refer(body as unknown as Shape)) } }),
      responses: {
        200: {
          description: 'Done.',
          content: content(reply === null ? { type: 'object' } : refer(reply as unknown as Shape)),
        },
        default: { description: 'Refused.', content: content(refer(client.Failed as unknown as Shape)) },
      },
    };
  }
  for (const message of [client.ClientMessage, client.ServerMessage]) refer(message as unknown as Shape);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Taproom',
      version: client.PROTOCOL,
      description:
        'Tables of The Red Dragon Inn and of the gambling games. Tables are opened, joined and started over HTTP; the game ' +
        'goes over a WebSocket at /ws (ClientMessage, ServerMessage), or over HTTP too (turn, answer). Made from the ' +
        'sources; docs/PROTOCOL.md says how it all works together.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      securitySchemes: {
        seat: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a seat, as whoever took it was given it.',
        },
      },
      schemas: { ...known, ...games.all },
    },
  };
}

function limits({ pipe }: Shape): Schema {
  const all: Record<string, unknown> = {};
  const isList = pipe?.some(({ type }) => type === 'array');
  for (const { type, requirement } of pipe ?? [])
    switch (type) {
      case 'min_value':
        all.minimum = requirement;
        break;
      case 'max_value':
        all.maximum = requirement;
        break;
      case 'min_length':
        all[isList ? 'minItems' : 'minLength'] = requirement;
        break;
      case 'max_length':
        all[isList ? 'maxItems' : 'maxLength'] = requirement;
        break;
      case 'integer':
        all.type = 'integer';
        break;
      case 'regex':
        // Of several a schema has room for one; flags it has none.
        all.pattern = (requirement as RegExp).source;
        break;
      default:
        break;
    }
  return all;
}
