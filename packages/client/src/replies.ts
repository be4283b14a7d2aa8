/** What is answered over plain HTTP, and the list of all requests. */
import * as v from 'valibot';
import { Code, TableId, Token } from './basics.ts';
import {
  AgreeBack,
  AllowWatchers,
  ChangeGuest,
  ChangeSeat,
  ChangeSeats,
  CreateTable,
  GameName,
  MuteSeat,
  Pause,
  PlayAgain,
  Report,
  StartTable,
  TakeSeat,
  UseHandover,
} from './requests.ts';
import { PublicSeat } from './messages.ts';
import { ChatLine, FairDeal, WireEvent } from './told.ts';

export const SeatGiven = v.strictObject({
  table: TableId,
  code: Code,
  seat: v.number(),
  token: Token,
  /** What binds the house to the secret of this table; null at one of an earlier release. */
  commitment: v.nullable(v.string()),
});
export type SeatGiven = v.InferOutput<typeof SeatGiven>;
export const CodeGiven = v.strictObject({ code: Code });
export const HandoverGiven = v.strictObject({ code: Code, seconds: v.number() });
export const TableListed = v.strictObject({
  table: TableId,
  code: Code,
  game: GameName,
  host: v.string(),
  seats: v.number(),
  free: v.number(),
});
export const TablesListed = v.strictObject({ tables: v.array(TableListed) });
export const TableFound = v.strictObject({ table: TableId });
export const CodeFound = v.strictObject({
  table: TableId,
  status: v.picklist(['lobby', 'playing', 'over']),
  game: GameName,
  seats: v.number(),
  free: v.number(),
});
export const HouseTold = v.strictObject({
  addresses: v.array(v.string()),
  /** After how many days without use a table is forgotten, where its game is over, and where it is not; 0: never. */
  keeping: v.strictObject({ finished: v.number(), abandoned: v.number() }),
});
export const RuleFound = v.strictObject({
  id: v.string(),
  book: v.string(),
  kind: v.string(),
  text: v.string(),
});
export const Failed = v.strictObject({ error: v.string() });
/** All that happened and was said, or a page of it. */
export const Story = v.strictObject({
  /** How many events there have been, and the number of the first one here. */
  total: v.number(),
  from: v.number(),
  events: v.array(WireEvent),
  chat: v.array(ChatLine),
  /** Whenever a number on a mat changed: how many events there had been, and each seat's numbers. */
  numbers: v.array(v.strictObject({ at: v.number(), seats: v.array(v.record(v.string(), v.number())) })),
  fair: v.nullable(FairDeal),
});
export type Story = v.InferOutput<typeof Story>;
/** Something that changed at a table, as it was told then: patches for what everybody saw and for what this seat saw beyond it. */
export const ToldStep = v.strictObject({
  view: v.optional(v.unknown()),
  sees: v.optional(v.unknown()),
  events: v.optional(v.array(WireEvent)),
  /** An answer was taken back, and so many of the last events have not happened. */
  undone: v.optional(v.number()),
  /** The numbers on the mats, where they changed. */
  numbers: v.optional(v.array(v.record(v.string(), v.number()))),
});
export type ToldStep = v.InferOutput<typeof ToldStep>;
export const TableTold = v.strictObject({
  game: GameName,
  status: v.picklist(['playing', 'over']),
  /** Why nobody plays on. */
  frozen: v.string(),
  /** Whose eyes these are; −2: of somebody who watches. */
  seat: v.number(),
  players: v.array(v.string()),
  seats: v.array(v.pick(PublicSeat, ['name', 'kind'])),
  steps: v.array(ToldStep),
});
export type TableTold = v.InferOutput<typeof TableTold>;
/** Each card by its id, and what the game says beside them (`Faces` of @taproom/inn, `ParlourFaces` of @taproom/parlour). */
export const CardsTold = v.looseObject({
  cards: v.array(v.looseObject({ title: v.string() })),
});

/** A table as somebody finds it who comes back. */
export const TableState = v.strictObject({
  game: GameName,
  status: v.picklist(['lobby', 'playing', 'over']),
  seats: v.array(v.pick(PublicSeat, ['name', 'kind', 'character', 'here'])),
  /** Whose token asks. */
  seat: v.number(),
  /** Who is asked now. */
  asked: v.array(v.number()),
  paused: v.boolean(),
  /** Where the evening goes on. */
  next: v.nullable(TableId),
});

/** The word by which whoever runs the house finds a report. */
export const Reported = v.strictObject({ report: v.string() });

/** All of them, for the page that documents them. `auth`: needs `authorization: Bearer <token>` of a seat. */
export const REQUESTS = [
  { method: 'POST', path: '/api/tables', body: CreateTable, reply: SeatGiven, auth: '', about: '' },
  {
    method: 'GET',
    path: '/api/tables',
    body: null,
    reply: TablesListed,
    auth: '',
    about: 'The tables that want to be listed and wait for players.',
  },
  {
    method: 'GET',
    path: '/api/codes/:code',
    body: null,
    reply: CodeFound,
    auth: '',
    about: 'The table with this code, before, during and, for a while, after its game.',
  },
  {
    method: 'GET',
    path: '/api/tables/:table/state',
    body: null,
    reply: TableState,
    auth: 'any seat',
    about: 'Who sits there, how far it is, and whose move it is: for whoever has not come back yet.',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/report',
    body: Report,
    reply: Reported,
    auth: 'any seat',
    about: '',
  },
  { method: 'POST', path: '/api/seats', body: TakeSeat, reply: SeatGiven, auth: '', about: '' },
  {
    method: 'POST',
    path: '/api/tables/:table/leave',
    body: null,
    reply: null,
    auth: 'any seat',
    about: 'In the middle of a game a bot plays on in their place.',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/seats',
    body: ChangeSeats,
    reply: null,
    auth: 'the host’s seat, before the game',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/seats/:n',
    body: ChangeSeat,
    reply: null,
    auth: 'the host’s seat; before the game also the seat itself',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/start',
    body: StartTable,
    reply: null,
    auth: 'the host’s seat',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/pause',
    body: Pause,
    reply: null,
    auth: 'the host’s seat',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/back',
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
    body: AgreeBack,
    reply: null,
    auth: 'whoever is asked',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/watchers',
    body: AllowWatchers,
    reply: null,
    auth: 'the host’s seat',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/code',
    body: null,
    reply: CodeGiven,
    auth: 'the host’s seat',
    about:
      'A new code for the table, in place of the old one. Codes expire some days after the last change, see below.',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/guests/:n',
    body: ChangeGuest,
    reply: null,
    auth: 'the host’s seat',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/seats/:n/chat',
    body: MuteSeat,
    reply: null,
    auth: 'the host’s seat',
    about: '',
  },
  {
    method: 'POST',
    path: '/api/tables/:table/handover',
    body: null,
    reply: HandoverGiven,
    auth: 'any seat',
    about: 'A code with which another device takes over this seat, once.',
  },
  { method: 'POST', path: '/api/handover', body: UseHandover, reply: SeatGiven, auth: '', about: '' },
  {
    method: 'POST',
    path: '/api/tables/:table/rematch',
    body: PlayAgain,
    reply: TableFound,
    auth: 'any seat, after the game',
    about:
      'Replies with the table where it goes on; while others are waited for, with this one. Nothing need be said with it.',
  },
  {
    method: 'GET',
    path: '/api/tables/:table/cards',
    body: null,
    reply: CardsTold,
    auth: '',
    about:
      'What all cards of the table are, as plain data, by card id. It never changes once the game has begun; before, ' +
      'it is refused with 409.',
  },
  {
    method: 'GET',
    path: '/api/tables/:table/story',
    body: null,
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
    reply: RuleFound,
    auth: '',
    about: 'A rule in plain words.',
  },
  {
    method: 'GET',
    path: '/api/tables/:table/log',
    body: null,
    reply: null,
    auth: '',
    about:
      'A finished game in the form that `taproom replay` and `taproom verify` read, with who sat where, and with all that ' +
      'is needed to check its chance (`fair`, see docs/FAIRNESS.md).',
  },
] as const;
