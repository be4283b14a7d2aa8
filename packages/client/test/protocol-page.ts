/** docs/PROTOCOL.md, made from the schemas. */
import { getDescription, getMetadata, type GenericSchema } from 'valibot';
import {
  Answer,
  ClientMessage,
  Clocks,
  InnVariants,
  LONGEST_MESSAGE,
  Orders,
  OwnPart,
  ParlourVariants,
  PROTOCOL,
  PublicTable,
  QUICK_PHRASES,
  REQUESTS,
  RefusalCode,
  ServerMessage,
  Welcome,
  WireEvent,
} from '../src/index.ts';
import { HOUSE_LIMITS } from '../../server/src/net/limits.ts';
import { SESSION } from './protocol-session.ts';
import { notesOf } from './schema-notes.ts';
import type { Shape } from './shape.ts';

export function protocolPage(): string {
  return [
    HEAD,
    SESSION,
    '## Over HTTP\n',
    'A request and its reply are JSON; a reply that has nothing to say is `{}`. A request that is not complete after 10',
    'seconds is cut off. Pages of others may read whatever needs no token (`access-control-allow-origin: *`).',
    'Also: `GET /healthz` says `{"ok":true}`, `GET /metrics` is for Prometheus.\n',
    'What goes wrong is answered with `{ "error": "a sentence", "code": "a-word" }` and the fitting status:\n',
    ...FAILURES,
    '',
    ...REQUESTS.map(({ method, path, body, query, reply, auth, about }) =>
      [
        `### ${method} ${path}\n`,
        ...(body === null ? [] : [`${getDescription(body as GenericSchema) ?? ''}\n`]),
        ...(about === '' ? [] : [`${about}\n`]),
        ...(auth === '' ? [] : [`Needs \`authorization: Bearer <token>\` of ${auth}.\n`]),
        ...(query === null ? [] : [`In the address, after \`?\`:\n\n${fenced(query as unknown as Shape)}\n`]),
        ...(body === null ? [] : [`Request:\n\n${fenced(body as unknown as Shape)}\n`]),
        ...(reply === null ? [] : [replied(reply as unknown as Shape)]),
      ].join('\n'),
    ),
    '## From a client, over WebSocket\n',
    ...ClientMessage.options.map((option) => message(option as unknown as Shape & GenericSchema)),
    '## From the server, over WebSocket\n',
    ...ServerMessage.options.map((option) => message(option as unknown as Shape & GenericSchema)),
    '## What messages are made of\n',
    'Names that stand nowhere on this page (`InnTable`, `GamblingQuestion` …) are what a game itself shows, asks and tells:',
    'docs/openapi.json, which a house serves as `/api/openapi.json`, has the schemas of all of them.\n',
    ...[...NAMED].flatMap(([schema, name]) =>
      name === 'Welcome' ? [] : [`### ${name}\n\n${fenced(schema as Shape)}\n`],
    ),
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

function replied(reply: Shape): string {
  const name = NAMED.get(reply);
  return name === undefined
    ? `Reply:\n\n${fenced(reply)}\n`
    : `Reply: a \`${name.toLowerCase()}\`, see below.\n`;
}

function message(schema: Shape & GenericSchema): string {
  const { literal } = schema.entries!.type;
  return `### ${String(literal)}\n\n${getDescription(schema) ?? ''}\n\n${fenced(schema)}\n`;
}

/** Long ones stand once, under their own names. */
const NAMED = new Map<unknown, string>(
  Object.entries({
    Orders,
    Clocks,
    Answer,
    InnVariants,
    ParlourVariants,
    PublicTable,
    OwnPart,
    WireEvent,
    Welcome,
  }).map(([name, schema]) => [schema, name]),
);

const fenced = (schema: Shape): string => `\`\`\`text\n${words(schema, '')}\n\`\`\``;

/** What a game itself says of a part, by its schemas in docs/openapi.json. */
const OF_GAME: Readonly<Record<string, string>> = {
  view: 'InnTable | GamblingTable | EveningTable',
  variants: 'InnVariants | ParlourVariants',
  question: 'InnQuestion | GamblingQuestion',
  event: 'InnEventKind | GamblingEventKind',
  cards: 'InnCards | GamblingCards',
  option: 'GamblingOption',
};

/** The schema as somebody who reads TypeScript would write it. */
function words(schema: Shape, indent: string): string {
  const { game } = getMetadata(schema as unknown as GenericSchema) as { game?: string };
  if (game !== undefined) return OF_GAME[game];
  const name = NAMED.get(schema);
  if (name !== undefined && indent !== '') return name;
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

/** What each failure over HTTP means, and what a client does about it. */
const FAILURES = [
  '- 400 `malformed`: what was asked makes no sense; the sentence says which part. Asking again does not help.',
  '- 400 `illegal`, 403 `no-seat`, 409 `late`, `not-asked` or `not-playing`, 503 `busy`: an answer, refused as over a',
  '  WebSocket (see Refusals).',
  '- 401 `no-token`: it needs the token of a seat.',
  '- 403 `not-yours`: not with this token, or not from this address. 404 `not-found`: there is none.',
  '- 409 `not-now`: the table is not in a state for it: the game has begun, or has not, or all seats are taken.',
  '- 423 `frozen`: nobody plays on at this table.',
  '- 429 `too-much`: more than the limits below; `retry-after` says in how many seconds it may be asked again.',
  '- 503 `busy`: the house cannot write at the moment. Nothing is lost: ask again in a second.',
  '- 500 `failed`: something went wrong here. Ask again once, and tell whoever runs the house.',
];

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
  paused:
    'the host has paused the game, or somebody would like to take back an answer. Wait until `paused` and `takingBack` are gone.',
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

This is version ${PROTOCOL}; each \`welcome\` tells the version of its house. The first number changes where a client of
before could no longer play, the second where something is added: overlook what you do not know. For programs the same
stands in [openapi.json](openapi.json) (OpenAPI 3.1, JSON Schema), which every house serves as \`/api/openapi.json\`;
\`GET /api/catalogue\` lists all names that a house knows. In JavaScript the package \`taproom\` speaks all of this for you
(\`taproom/client\`); [BOTS.md](BOTS.md) shows how to write a bot in any language.

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
