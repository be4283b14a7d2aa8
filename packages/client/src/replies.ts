/** What is answered over plain HTTP. */
import * as v from 'valibot';
import { Code, ofGame, TableId, Token } from './basics.ts';
import { GameName } from './requests.ts';
import { PublicSeat } from './messages.ts';
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

export const SeatsGiven = v.strictObject({
  seats: v.pipe(v.array(SeatGiven), v.description('Those of all people who play, in their order.')),
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
  seats: v.array(v.pick(PublicSeat, ['name', 'kind', 'mark'])),
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
