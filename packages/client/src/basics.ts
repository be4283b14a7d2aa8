/** What the messages are made of. Everything has a limit: what is longer or deeper never reaches the table. */
import * as v from 'valibot';
import { CODE_LETTERS } from './agreed.ts';

const TABLE_ID = /^[0-9a-z]{16}$/;
const CODE = new RegExp(`^[${CODE_LETTERS}]{6}$`);
const TOKEN = /^[0-9A-Za-z_-]{22,64}$/;

/** With `said` a part is told in the schema wherever it stands. */
const said = <T>(text: string) => v.description<T, string>(text);

export const TableId = v.pipe(v.string(), v.regex(TABLE_ID), said('The id of a table.'));
export const Code = v.pipe(
  v.string(),
  v.maxLength(16),
  v.trim(),
  v.toUpperCase(),
  v.regex(CODE),
  said('Six letters and digits that people tell each other; small letters and blanks around it do no harm.'),
);
export const Token = v.pipe(
  v.string(),
  v.regex(TOKEN),
  said('The secret of a seat: whoever has it holds the seat.'),
);
export const MessageId = v.pipe(
  v.string(),
  v.regex(/^[0-9A-Za-z_-]{1,32}$/),
  said('What the client calls this message: another one each time, the same when it is sent again.'),
);

/** Control characters, invisible ones, and those that turn the writing direction round. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** Names and chat are text: normal form, no control or invisible characters, no runs of blanks. */
const clean = (text: string): string => text.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();

export const PlayerName = v.pipe(
  v.string(),
  v.maxLength(80),
  v.transform(clean),
  v.minLength(1),
  v.maxLength(24),
  // Something that can be read out, or at least described.
  v.regex(/[\p{L}\p{N}\p{Extended_Pictographic}]/u),
  said('What a player is called at the table.'),
);
export const ChatText = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.transform(clean),
  v.minLength(1),
  v.maxLength(300),
  said('What is said: text, one line.'),
);
export const Addition = v.pipe(
  v.string(),
  v.maxLength(300),
  v.transform(clean),
  v.maxLength(80),
  said('What a player adds to chance: one line, whatever it says. Empty: nothing.'),
);
export const CharacterName = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(40),
  said('A character by short or full name: `GET /api/catalogue` lists them.'),
);

/** What a game itself says about a part of a message: its own types (docs/openapi.json). */
export const ofGame = <T>(game: 'view' | 'variants' | 'question' | 'event' | 'cards' | 'option') =>
  v.metadata<T, { readonly game: typeof game }>({ game });

export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const numbers = (most: number) => v.pipe(v.array(whole(0, 10_000_000)), v.maxLength(most));
const seat = v.optional(
  v.pipe(whole(0, 20), said('May be left out: a connection speaks for its own seat only.')),
);

/** The number of the open question. */
export const QuestionNumber = v.pipe(
  whole(0, 1_000_000_000),
  said('Which question it is about: `public.asked.number`.'),
);

/** The answers of The Red Dragon Inn and of the gambling games, as the choices offer them. */
export const Answer = v.variant('do', [
  v.strictObject({ do: v.literal('pass'), seat }),
  v.strictObject({
    do: v.literal('play'),
    seat,
    /** Which card, by its id. */
    card: whole(0, 100_000),
    /** Which of its uses, from 0. */
    use: whole(0, 20),
    /** Whom it is aimed at: seats; from 1000 on things in play, 1000 and the card. */
    targets: numbers(20),
    /** Which Drink, where several are on the table; else 0. */
    drink: whole(0, 40),
    /** Cards before the player that are given up as a cost. */
    pays: v.optional(numbers(20)),
  }),
  v.strictObject({
    do: v.literal('discard'),
    seat,
    /** Which cards, by their ids. */
    cards: numbers(60),
  }),
  v.strictObject({
    do: v.literal('order'),
    seat,
    /** Who gets the Drink. */
    to: whole(0, 20),
  }),
  v.strictObject({
    do: v.literal('choose'),
    seat,
    /** Places in the question’s `options`. */
    picks: numbers(60),
  }),
  v.strictObject({
    do: v.literal('potion'),
    seat,
    /** Which of its three effects. */
    gives: v.picklist(['fortitude', 'alcohol', 'gold']),
  }),
  v.pipe(
    v.strictObject({ do: v.literal('concede'), seat }),
    said('Gives up, in one’s own turn at the inn. It is never among the choices.'),
  ),
  v.strictObject({ do: v.literal('check'), seat }),
  v.strictObject({ do: v.literal('call'), seat }),
  v.strictObject({ do: v.literal('fold'), seat }),
  v.strictObject({ do: v.literal('leave'), seat }),
  v.strictObject({
    do: v.literal('raise'),
    seat,
    /** The total of this Betting Round, from the question’s `least` to its `most`. */
    to: whole(0, 10_000_000),
  }),
]);
export type WireAnswer = v.InferOutput<typeof Answer>;

/** What a player is passed over for, without being asked. */
export const Orders = v.strictObject({
  /** `card`: until what is happening now is over; `turn`: until it is my turn; `always`: until I say otherwise. */
  pass: v.picklist(['no', 'card', 'turn', 'always']),
  /** What windows are about in which I always pass (`asked.about`). */
  abouts: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(20))), v.maxLength(12)),
    [],
  ),
  /** Ask me all the same when something would hit me. */
  unlessHit: v.boolean(),
  /** Ask me also at the free moments between the phases of a turn. */
  freeMoments: v.boolean(),
  /** Cards that are no reason to ask me. */
  cards: v.optional(numbers(60), []),
  /** Answers ahead: play this card by itself as soon as I would lose so much, where there is only one way to. */
  ahead: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          /** By its id. */
          card: whole(0, 100_000),
          /** So much Fortitude. */
          atLeast: whole(1, 40),
        }),
      ),
      v.maxLength(20),
    ),
    [],
  ),
  /** I need no time to look: bots take none, where everybody who plays says so. */
  hurry: v.optional(v.boolean(), false),
});
export type Orders = v.InferOutput<typeof Orders>;
