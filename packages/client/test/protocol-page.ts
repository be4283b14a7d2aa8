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
import { HOUSE_LIMITS } from '../../server/src/net/limits.ts';
import { notesOf } from './schema-notes.ts';

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
    'A request and its reply are JSON; a reply that has nothing to say is `{}`. What goes wrong is answered with the',
    'fitting status and `{ "error": "why" }`: 400 what was asked makes no sense, 401 and 403 it is not yours to ask,',
    '404 there is none, 409 not now, 423 the table is frozen or set aside, 429 too much (`retry-after` says in how many',
    'seconds it may be asked again), 503 the house cannot write. A request that is not complete after 10 seconds is cut off.',
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
    `## Refusals\n\nA refusal carries the \`id\` of the message that it is about, where that had one. Nothing has changed.\n`,
    ...RefusalCode.options.map((code) => `- \`${code}\`: ${REFUSALS[code]}`),
    '',
    CLOSED,
    `## Limits\n\nWhoever runs the house may set others (docs/RUNNING.md).\n`,
    ...Object.entries(HOUSE_LIMITS).map(([name, value]) => `- ${LIMITS[name as keyof Limits](value)}`),
    '',
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
    case 'union':
      return (schema.options as Shape[]).map((option) => words(option, indent)).join(' | ');
    case 'variant':
      return (schema.options as Shape[])
        .map((option) => `\n${indent}  | ${words(option, `${indent}  `)}`)
        .join('');
    case 'strict_object':
    case 'loose_object': {
      const notes = notesOf(Object.keys(schema.entries!));
      const lines = Object.entries(schema.entries!).flatMap(([key, entry]) => {
        const note = notes.get(key);
        const value = `${words(entry, `${indent}  `)};${fallback(entry)}`;
        return [
          ...(note === undefined ? [] : [`${indent}  // ${note}`]),
          `${indent}  ${key}${entry.type === 'optional' ? '?' : ''}: ${value}`,
        ];
      });
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
      case 'min_length':
        return [`at least ${String(requirement)} long`];
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

/** What each refusal means, and what a client does about it. */
const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  malformed: 'none of the messages of this page. Sending it again does not help.',
  'too-fast': 'more than the limits below. Send it again, with the same id, in a second.',
  'no-table': 'there is no such table. Do not come back.',
  'no-seat': 'the token opens no seat here any more, or this can only be said for one’s own seat.',
  'not-greeted': 'the first message is `hello`. What follows right behind it is kept until it is answered.',
  'not-playing': 'no game is going on: it has not begun, or it is over.',
  'not-asked': 'somebody else is asked, or this seat has had its say. Wait for the next step.',
  late:
    'that question is no longer open; the step that says so came before. Where two of a team are waited for, one ' +
    'answer makes the other’s late. Answer the open question, if it is yours.',
  illegal: 'the rules forbid it; `rules` and `words` say which and why. Choose something else.',
  paused: 'the host has paused the game. Wait until `paused` is gone.',
  busy: 'the house cannot write at the moment, or loads the table. Send it again in a second.',
  muted: 'the host does not want this seat, or those who watch, to chat.',
};

type Limits = typeof HOUSE_LIMITS;

const LIMITS: Readonly<Record<keyof Limits, (n: number) => string>> = {
  messagesPerSecond: (n) => `\`messagesPerSecond\`: ${n} messages a second on one connection;`,
  messagesAtOnce: (n) => `\`messagesAtOnce\`: ${n} of them at once.`,
  pingsPerSecond: (n) =>
    `\`pingsPerSecond\`: ${n} pings and pongs a second, twice as many at once; more end it (1008).`,
  offences: (n) =>
    `\`offences\`: more than ${n} messages that are malformed or too fast end a connection (1008).`,
  socketsPerAddress: (n) => `\`socketsPerAddress\`: ${n} connections from one address (1013).`,
  socketsPerSeat: (n) =>
    `\`socketsPerSeat\`: ${n} connections to one seat; the oldest gives way to one more (4001).`,
  tablesPerHour: (n) =>
    `\`tablesPerHour\`: ${n} new tables from one address; what is refused does not count.`,
  codesPerMinute: (n) => `\`codesPerMinute\`: ${n} wrong codes from one address; right ones do not count.`,
  codeDays: (n) =>
    `\`codeDays\`: a table’s code opens it for ${n} days after somebody sat down, began or ended the game.`,
  requestsPerMinute: (n) => `\`requestsPerMinute\`: ${n} requests over HTTP from one address.`,
  unread: (n) =>
    `\`unread\`: ${n} bytes that wait for somebody who does not read; more end the connection (1013).`,
};

const CLOSED = `## How a connection ends

- 4001: this seat, or this place to watch from, is no longer yours; the reason is a sentence. Do not come back.
- 1008: too many refused messages or pings, or no \`hello\` within 10 seconds. Mend the client.
- 1009: a message of more than ${LONGEST_MESSAGE} bytes.
- 1011: something went wrong here; 1012: the house closes, or loads the table anew. Connect again in a moment.
- 1013: too many connections from one address, or too much that was not read. Connect again later.
- Without a code: the network. Connect again, each time after a longer wait.

The server pings every 30 seconds and hangs up on whoever does not answer until the next.
`;

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

\`own.choices\` are ready answers. Where \`own.many\` says so, an answer combines several of them: the picks or cards of
between \`min\` and \`max\` of them, in one list. A raise may be to anything between the question’s \`least\` and \`most\`.
The first step after a welcome has the number \`welcome.n + 1\`; whoever is told another one has missed something, and
says \`resync\`. With nobody connected to a table time stands still. A house listens on port 8420 unless told otherwise.
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
