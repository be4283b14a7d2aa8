/** What is answered over plain HTTP, and the list of all requests. */
import * as v from 'valibot';
import { Code, ofGame, TableId, Token } from './basics.ts';
import {
  AgreeBack,
  AllowWatchers,
  CarriedGame,
  ChangeGuest,
  ChangeSeat,
  ChangeSeats,
  CreateTable,
  GameName,
  GiveAnswer,
  MuteSeat,
  Pause,
  PlayAgain,
  Report,
  StartTable,
  StoryPage,
  TakeSeat,
  TurnPage,
  UseHandover,
} from './requests.ts';
import { Catalogue } from './catalogue.ts';
import { PublicSeat, Welcome } from './messages.ts';
import { ChatLine, FairDeal, WireEvent } from './told.ts';

export const SeatGiven = v.strictObject({
  table: TableId,
  code: Code,
  /** Its number, from 0; before the game it may move up. */
  seat: v.number(),
  token: Token,
  /** What binds the house to the secret of this table; null at one of an earlier release. */
  commitment: v.nullable(v.string()),
});
export type SeatGiven = v.InferOutput<typeof SeatGiven>;

/** Those of all people who play, in their order. */
const SeatsGiven = v.strictObject({
  /** Those of all people who play. */
  seats: v.array(SeatGiven),
});
export const CodeGiven = v.strictObject({ code: Code });
export const HandoverGiven = v.strictObject({
  code: Code,
  /** For so long it works. */
  seconds: v.number(),
});
export const TableListed = v.strictObject({
  table: TableId,
  code: Code,
  /** What is played. */
  game: GameName,
  /** What the host is called. */
  host: v.string(),
  /** How many there are. */
  seats: v.number(),
  /** How many nobody has taken. */
  free: v.number(),
});
export const TablesListed = v.strictObject({
  /** Each with what one needs to sit down. */
  tables: v.array(TableListed),
});
export const TableFound = v.strictObject({ table: TableId });
export const CodeFound = v.strictObject({
  table: TableId,
  /** Before, in or after the game. */
  status: v.picklist(['lobby', 'playing', 'over']),
  /** What is played. */
  game: GameName,
  /** How many there are. */
  seats: v.number(),
  /** How many nobody has taken. */
  free: v.number(),
});
export const HouseTold = v.strictObject({
  /** Where other devices find it. */
  addresses: v.array(v.string()),
  /** After how many days without use a table is forgotten, where its game is over, and where it is not; 0: never. */
  keeping: v.strictObject({
    /** Days, where its game is over. */
    finished: v.number(),
    /** Days, where it is not. */
    abandoned: v.number(),
  }),
});
export const RuleFound = v.strictObject({
  /** As refusals name it. */
  id: v.string(),
  /** The book it stands in; `house` where the books are silent. */
  book: v.string(),
  /** A rule, a worked example, a ruling, a card, or a decision of the house. */
  kind: v.string(),
  /** What it says, in our words. */
  text: v.string(),
});
/** Why a request was refused. */
export const Failed = v.strictObject({
  /** In a sentence. */
  error: v.string(),
  /** In a word, for programs: see below. */
  code: v.string(),
  /** Of an answer that the rules of the game forbid: which, by their ids. */
  rules: v.optional(v.array(v.string())),
  /** What those rules say, by their ids. */
  words: v.optional(v.record(v.string(), v.string())),
});
/** What a player may think with. */
export const WorldTold = v.strictObject({
  /** The game, as `house.game` of the package `taproom` calls it. */
  game: v.picklist(['inn', 'parlour', 'evening']),
  /** Whose eyes these are. */
  seat: v.number(),
  /** The number of the open question. */
  question: v.number(),
  /** A state of that game, which the seat could not tell from the real one. */
  world: v.unknown(),
  /** What the seat has seen and does not see any more, as that game remembers it. */
  memory: v.unknown(),
});
export type WorldTold = v.InferOutput<typeof WorldTold>;
/** All that happened and was said, or a page of it. */
export const Story = v.strictObject({
  /** How many events there have been. */
  total: v.number(),
  /** The number of the first one here. */
  from: v.number(),
  /** As the viewer may know them. */
  events: v.array(WireEvent),
  /** What was said in between. */
  chat: v.array(ChatLine),
  /** Whenever a number on a mat changed: how many events there had been, and each seat's numbers. */
  numbers: v.array(
    v.strictObject({
      /** How many events there had been. */
      at: v.number(),
      /** By seat: `fortitude`, `alcohol`, `gold`, or `chips`. */
      seats: v.array(v.record(v.string(), v.number())),
    }),
  ),
  /** How the deal can be checked; null at a table of an earlier release. */
  fair: v.nullable(FairDeal),
});
export type Story = v.InferOutput<typeof Story>;
/** Something that changed at a table, as it was told then: patches for what everybody saw and for what this seat saw beyond it. */
export const ToldStep = v.strictObject({
  /** A patch for what everybody saw. */
  view: v.optional(v.unknown()),
  /** A patch for what this seat saw beyond it. */
  sees: v.optional(v.unknown()),
  /** What happened. */
  events: v.optional(v.array(WireEvent)),
  /** An answer was taken back, and so many of the last events have not happened. */
  undone: v.optional(v.number()),
  /** The numbers on the mats, where they changed. */
  numbers: v.optional(v.array(v.record(v.string(), v.number()))),
});
export type ToldStep = v.InferOutput<typeof ToldStep>;
export const TableTold = v.strictObject({
  /** What was played. */
  game: GameName,
  /** Where it stopped. */
  status: v.picklist(['playing', 'over']),
  /** Why nobody plays on. */
  frozen: v.string(),
  /** Whose eyes these are; −2: of somebody who watches. */
  seat: v.number(),
  /** As the game calls them, by seat. */
  players: v.array(v.string()),
  /** Who sat there. */
  seats: v.array(v.pick(PublicSeat, ['name', 'kind'])),
  /** Everything that was told, from the beginning. */
  steps: v.array(ToldStep),
});
export type TableTold = v.InferOutput<typeof TableTold>;
/** Each card by its id, and what the game says beside them (`Faces` of @taproom/inn, `ParlourFaces` of @taproom/parlour). */
export const CardsTold = v.pipe(
  v.looseObject({ cards: v.array(v.looseObject({ title: v.string() })) }),
  ofGame('cards'),
);

/** Packs as they were brought; `/api/pack.schema.json` says what stands in one. */
export const PacksTold = v.strictObject({
  /** Each as it was brought. */
  packs: v.array(
    v.looseObject({
      /** As requests name it. */
      name: v.string(),
    }),
  ),
});

/** A table as somebody finds it who comes back. */
export const TableState = v.strictObject({
  /** What is played. */
  game: GameName,
  /** Before, in or after the game. */
  status: v.picklist(['lobby', 'playing', 'over']),
  /** Who sits there. */
  seats: v.array(v.pick(PublicSeat, ['name', 'kind', 'character', 'here'])),
  /** Whose token asks. */
  seat: v.number(),
  /** Who is asked now. */
  asked: v.array(v.number()),
  /** The host has stopped the time. */
  paused: v.boolean(),
  /** Where the evening goes on. */
  next: v.nullable(TableId),
});

/** The word by which whoever runs the house finds a report. */
export const Reported = v.strictObject({
  /** To be told when asking about it. */
  report: v.string(),
});

/** All of them, for the page that documents them. `auth`: needs `authorization: Bearer <token>` of a seat. */
export const REQUESTS = [
  {
    method: 'POST',
    path: '/api/tables',
    body: CreateTable,
    query: null,
    reply: SeatGiven,
    auth: '',
    about: '',
  },
  {
    method: 'GET',
    path: '/api/tables',
    body: null,
    query: null,
    reply: TablesListed,
    auth: '',
    about: 'The tables that want to be listed and wait for players.',
  },
  {
    method: 'GET',
    path: '/api/codes/:code',
    body: null,
    query: null,
    reply: CodeFound,
    auth: '',
    about: 'The table with this code, before, during and, for a while, after its game.',
  },
  {
    method: 'GET',
    path: '/api/tables/:table/state',
    body: null,
    query: null,
    reply: TableState,
    auth: 'any seat',
    about: 'Who sits there, how far it is, and whose move it is: for whoever has not come back yet.',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/report',
    body: Report,
    query: null,
    reply: Reported,
    auth: 'any seat',
    about: '',
  },
  { method: 'POST', path: '/api/seats', body: TakeSeat, query: null, reply: SeatGiven, auth: '', about: '' },
  {
    method: 'POST',
    path: '/api/games',
    body: CarriedGame,
    query: null,
    reply: SeatsGiven,
    auth: '',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/leave',
    body: null,
    query: null,
    reply: null,
    auth: 'any seat',
    about: 'In the middle of a game a bot plays on in their place.',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/seats',
    body: ChangeSeats,
    query: null,
    reply: null,
    auth: 'the host’s seat, before the game',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/seats/:n',
    body: ChangeSeat,
    query: null,
    reply: null,
    auth: 'the host’s seat; before the game also the seat itself',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/start',
    body: StartTable,
    query: null,
    reply: null,
    auth: 'the host’s seat',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/pause',
    query: null,
    body: Pause,
    reply: null,
    auth: 'the host’s seat',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/back',
    query: null,
    body: null,
    reply: null,
    auth: 'any seat, in the middle of a game',
    about:
      'Asks the others whether this seat may take back its last answer, and all that came of it. Those who are there must ' +
      'agree (`takingBack`); where nobody else is, it happens at once. Refused where chance has spoken since.',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/back/agree',
    query: null,
    body: AgreeBack,
    reply: null,
    auth: 'whoever is asked',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/watchers',
    body: AllowWatchers,
    query: null,
    reply: null,
    auth: 'the host’s seat',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/code',
    body: null,
    query: null,
    reply: CodeGiven,
    auth: 'the host’s seat',
    about:
      'A new code for the table, in place of the old one. Codes expire some days after the last change, see below.',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/guests/:n',
    body: ChangeGuest,
    query: null,
    reply: null,
    auth: 'the host’s seat',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/seats/:n/chat',
    body: MuteSeat,
    query: null,
    reply: null,
    auth: 'the host’s seat',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/handover',
    body: null,
    query: null,
    reply: HandoverGiven,
    auth: 'any seat',
    about: 'A code with which another device takes over this seat, once.',
  },
  {
    method: 'POST',
    path: '/api/handover',
    body: UseHandover,
    query: null,
    reply: SeatGiven,
    auth: '',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/rematch',
    body: PlayAgain,
    query: null,
    reply: TableFound,
    auth: 'any seat, after the game',
    about:
      'Replies with the table where it goes on; while others are waited for, with this one. Nothing need be said with it.',
  },
  {
    method: 'GET',
    path: '/api/tables/:table/turn',
    body: null,
    query: TurnPage,
    reply: Welcome,
    auth: 'a seat',
    about:
      'For whoever has no WebSocket: replies with the whole table as soon as this seat is asked something or the game is ' +
      'over; at once, where that is so already. The seat counts as connected until half a minute after the last ' +
      'request. Answer with the next one, then ask again.',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/answer',
    body: GiveAnswer,
    query: null,
    reply: null,
    auth: 'a seat',
    about: '',
  },
  {
    method: 'GET',
    path: '/api/tables/:table/world',
    body: null,
    query: null,
    reply: WorldTold,
    auth: 'a seat',
    about:
      'For bots that think ahead with the engine itself (the package `taproom`, of the same release): a world that this ' +
      'seat could not tell from the real one, another one each time.',
  },
  {
    method: 'GET',
    path: '/api/catalogue',
    body: null,
    query: null,
    reply: Catalogue,
    auth: '',
    about: 'What can be played here, and by whom: all names that requests may use.',
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    body: null,
    query: null,
    reply: null,
    auth: '',
    about:
      'All of this for programs: an OpenAPI 3.1 document with JSON Schemas of every request and every message.',
  },
  {
    method: 'GET',
    path: '/api/tables/:table/cards',
    body: null,
    query: null,
    reply: CardsTold,
    auth: '',
    about:
      'What all cards of the table are, as plain data, by card id. It never changes once the game has begun; before, ' +
      'it is refused with 409.',
  },
  {
    method: 'GET',
    path: '/api/tables/:table/packs',
    body: null,
    query: null,
    reply: PacksTold,
    auth: '',
    about: 'The packs that the host brought to the table, all of them as they were brought (docs/PACKS.md).',
  },
  {
    method: 'GET',
    path: '/api/pack.schema.json',
    body: null,
    query: null,
    reply: null,
    auth: '',
    about: 'What a pack may say: a JSON Schema, for whoever writes one.',
  },
  {
    method: 'GET',
    path: '/api/tables/:table/story',
    body: null,
    query: StoryPage,
    reply: Story,
    auth: 'a seat (without one: as a spectator)',
    about:
      'All events from the beginning, as the viewer may know them, all that was said, and the numbers on the mats. A long ' +
      'story can be read in pages: `?from=0&most=500`, then from 500, until `from` and the events make `total`. What ' +
      'was said, and the numbers, come with the page in which they were.',
  },
  {
    method: 'GET',
    path: '/api/tables/:table/told',
    body: null,
    query: null,
    reply: TableTold,
    auth: 'a seat (without one: as a spectator)',
    about:
      'A table at which nobody plays on (`frozen` in its public part), step by step as it was told: this release could ' +
      'not play its log again. For any other table 409.',
  },
  {
    method: 'GET',
    path: '/api/house',
    body: null,
    query: null,
    reply: HouseTold,
    auth: '',
    about:
      'How other devices in the same network reach this house, told only to a page that was opened on the very ' +
      'machine, as localhost: everybody else knows an address that works. And how long it keeps tables.',
  },
  {
    method: 'GET',
    path: '/api/rules/:id',
    body: null,
    query: null,
    reply: RuleFound,
    auth: '',
    about: 'A rule in plain words.',
  },
  {
    method: 'GET',
    path: '/api/tables/:table/log',
    body: null,
    query: null,
    reply: null,
    auth: '',
    about:
      'A finished game in the form that `taproom replay` and `taproom verify` read, with who sat where, and with all that ' +
      'is needed to check its chance (`fair`, see docs/FAIRNESS.md).',
  },
] as const;
