/** docs/PROTOCOL.md, made from the schemas. */
import { getDescription, type GenericSchema } from 'valibot';
import {
  ClientMessage,
  LONGEST_MESSAGE,
  QUICK_PHRASES,
  REQUESTS,
  RefusalCode,
  ServerMessage,
} from '../src/index.ts';

interface Shape {
  readonly type: string;
  readonly expects?: string;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly value?: Shape;
  readonly default?: unknown;
  readonly pipe?: readonly { readonly kind: string; readonly type: string; readonly requirement?: unknown }[];
}

export function protocolPage(): string {
  return [
    HEAD,
    '## Over HTTP\n',
    'A request and its reply are JSON. What goes wrong is answered with the fitting status and `{ "error": "why" }`.',
    'Also: `GET /healthz` says `{"ok":true}`, `GET /metrics` is for Prometheus.\n',
    ...REQUESTS.map(({ method, path, body, reply, auth, about }) =>
      [
        `### ${method} ${path}\n`,
        ...(body === null ? [] : [`${getDescription(body as GenericSchema) ?? ''}\n`]),
        ...(about === '' ? [] : [`${about}\n`]),
        ...(auth === '' ? [] : [`Needs \`authorization: Bearer <token>\` of ${auth}.\n`]),
        ...(body === null ? [] : [`Request:\n\n${fenced(body as unknown as Shape)}\n`]),
        ...(reply === null ? [] : [`Reply:\n\n${fenced(reply as unknown as Shape)}\n`]),
      ].join('\n'),
    ),
    '## From a client, over WebSocket\n',
    ...ClientMessage.options.map((option) => message(option as unknown as Shape & GenericSchema)),
    '## From the server, over WebSocket\n',
    ...ServerMessage.options.map((option) => message(option as unknown as Shape & GenericSchema)),
    PATCHES,
    `## Refusals\n\nThe codes are ${RefusalCode.options.map((code) => `\`${code}\``).join(', ')}.\n`,
    `## Quick phrases\n\n${QUICK_PHRASES.map((phrase, i) => `${i}. ${phrase}`).join('\n')}\n`,
  ]
    .join('\n')
    .replaceAll(/ +$/gm, '');
}

function message(schema: Shape & GenericSchema): string {
  const { literal } = schema.entries!.type;
  return `### ${String(literal)}\n\n${getDescription(schema) ?? ''}\n\n${fenced(schema)}\n`;
}

const fenced = (schema: Shape): string => `\`\`\`text\n${words(schema, '')}\n\`\`\``;

/** The schema as somebody who reads TypeScript would write it. */
function words(schema: Shape, indent: string): string {
  switch (schema.type) {
    case 'literal':
      return JSON.stringify(schema.literal).replaceAll('"', "'");
    case 'picklist':
      return schema.options!.map((option) => `'${String(option)}'`).join(' | ');
    case 'optional':
      return words(schema.wrapped!, indent);
    case 'nullable':
      return `${words(schema.wrapped!, indent)} | null`;
    case 'array':
      return `(${words(schema.item!, indent)})[]${limits(schema)}`;
    case 'record':
      return `{ [key: string]: ${words(schema.value!, indent)} }`;
    case 'variant':
      return (schema.options as Shape[])
        .map((option) => `\n${indent}  | ${words(option, `${indent}  `)}`)
        .join('');
    case 'strict_object':
    case 'loose_object': {
      const lines = Object.entries(schema.entries!).map(
        ([key, entry]) =>
          `${indent}  ${key}${entry.type === 'optional' ? '?' : ''}: ${words(entry, `${indent}  `)};${fallback(entry)}`,
      );
      if (schema.type === 'loose_object') lines.push(`${indent}  // and what the game adds`);
      return `{\n${lines.join('\n')}\n${indent}}`;
    }
    default:
      return `${schema.type}${limits(schema)}`;
  }
}

const fallback = ({ default: value }: Shape): string =>
  value === undefined || typeof value === 'object' ? '' : ` // ${JSON.stringify(value)} unless said`;

function limits({ pipe }: Shape): string {
  const said = (pipe ?? []).flatMap(({ type, requirement }) => {
    switch (type) {
      case 'min_value':
        return [`from ${String(requirement)}`];
      case 'max_value':
        return [`to ${String(requirement)}`];
      case 'max_length':
        return [`at most ${String(requirement)} long`];
      case 'integer':
        return ['whole'];
      case 'regex':
        return [String(requirement)];
      default:
        return [];
    }
  });
  return said.length === 0 ? '' : ` /* ${said.join(', ')} */`;
}

const HEAD = `# How to talk to a table

<!-- Made from the schemas in packages/client/src by packages/client/test/protocol.test.ts; mend it with
     \`npx vitest run packages/client -u\`. -->

\`@taproom/client\` speaks all of this for you: \`new TaproomClient({ url, table, token })\`.

A table is opened, joined and started over plain HTTP. Whoever takes a seat gets its secret \`token\`; whoever holds the
token holds the seat, on any device. The game itself goes over a WebSocket at \`/ws\`: one JSON text per message, at most
${LONGEST_MESSAGE} bytes from a client. The first message is \`hello\`; the server answers with \`welcome\` and the whole
table, then sends a \`step\` for every change. What a client is told is durable: it was written to disk before.

After a lost connection a client connects again and says \`hello\`, with the number of events it has seen. It sends its
unconfirmed answer again, with the same id: an answer is done once however often it is sent.

Everybody sees the public part. A seat has a part of its own: hidden cards, its question, its choices. In a window for
responses everybody is asked at once, whatever they hold, and \`asked.waiting\` names everybody who has not answered. The
window closes when everybody has, or when its time is up; until then nobody sees what others declared.
`;

const PATCHES = `## Patches

\`step.public\` and \`step.own\` say what changed in the last public and own part:

- a bare number, string, boolean or null is the new value;
- \`[value]\` is the new value where it is a list or an object;
- an object says what changed inside: each key with its patch, \`"-"\` with a list of keys that are gone (a key that
  begins with \`-\` or \`~\` gets a \`~\` before it);
- for a list, the keys are the places that changed, or \`"/"\` with \`[at, gone, ...new]\`: at that place so many items
  are taken out and the new ones put in.
`;
