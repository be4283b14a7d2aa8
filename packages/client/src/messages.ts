/** Every message over the WebSocket, both ways. docs/PROTOCOL.md is made from these. */
import * as v from 'valibot';
import { QUICK_PHRASES } from './agreed.ts';
import {
  Addition,
  Answer,
  ChatText,
  Code,
  MessageId,
  ofGame,
  Orders,
  QuestionNumber,
  TableId,
  Token,
  whole,
} from './basics.ts';
import { BotName, Clocks, GameName } from './requests.ts';
import { ChatLine, FairDeal, Forecast, WireEvent } from './told.ts';

/** From a client. The first one must be `hello`. */
export const ClientMessage = v.variant('type', [
  v.pipe(
    v.strictObject({
      type: v.literal('hello'),
      table: TableId,
      /** Of a seat; without it one watches. */
      token: v.optional(Token),
      /** How many events of this table the client has seen; what it missed comes with the welcome. */
      events: v.optional(whole(0, 1_000_000_000)),
      /** Those that this client knows to hold; without them, those hold that the house remembers. */
      orders: v.optional(Orders),
    }),
    v.description(
      'Opens the conversation, at first and after every new connection. With a `token` it is for that seat; without ' +
        'one it is for somebody who watches.',
    ),
  ),
  v.pipe(
    v.strictObject({
      type: v.literal('answer'),
      id: MessageId,
      question: QuestionNumber,
      /** One of `own.choices`, or several of them in one. */
      answer: Answer,
    }),
    v.description(
      'An answer to the question with that number. The `id` is the client’s own: sent again with the same id, an ' +
        'answer is confirmed again and never done twice. In a window for responses everybody answers, in any order; ' +
        'what is declared happens when the window closes, and is taken back if somebody else’s card comes first.',
    ),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('withdraw'), id: MessageId, question: QuestionNumber }),
    v.description(
      'Takes back what this seat has declared, while the window with that number is open. Confirmed like an answer.',
    ),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('undo'), id: MessageId, question: QuestionNumber }),
    v.description(
      'Takes back this seat’s last answer, while its own next question, with that number, is open: only where nobody ' +
        'has learned anything since and no chance was drawn (`own.undo`), and once for each answer. Confirmed like an ' +
        'answer.',
    ),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('hold'), question: QuestionNumber }),
    v.description(
      'Asks for time to think in the window with that number, which would close by itself otherwise. Everybody sees ' +
        'who holds it; it lasts until they have answered, or for the time that a window has at this table.',
    ),
  ),
  v.pipe(
    v.strictObject({
      type: v.literal('orders'),
      /** From now on. */
      orders: Orders,
    }),
    v.description(
      'Standing orders: what to pass over without asking, and what to answer. They hold until others are given; a ' +
        'house that was closed has forgotten them, see `hello`.',
    ),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('chance'), text: Addition }),
    v.description(
      'Before the deal: what this seat adds to the house’s secret, in place of what it added before, so that all chance ' +
        'follows from both (docs/FAIRNESS.md). Everybody is told. The client adds something random by itself.',
    ),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('why') }),
    v.description('Asks why the other cards cannot be played now.'),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('hint'), id: MessageId, question: QuestionNumber }),
    v.description(
      'Asks what somebody good would answer to the question with that number, in this seat’s place: at The Red Dragon Inn, ' +
        'where the host allows it. Nobody else hears of it, and nothing waits for it.',
    ),
  ),
  v.pipe(
    v.strictObject({
      type: v.literal('reason'),
      id: MessageId,
      /** Where the bot sits. */
      seat: whole(0, 20),
    }),
    v.description(
      'Asks why the bot at that seat may have played its last card. As with `hint`, nobody else hears of it.',
    ),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('chat'), text: ChatText }),
    v.description('Says something to the table.'),
  ),
  v.pipe(
    v.strictObject({
      type: v.literal('phrase'),
      /** Its number in the list at the end of this page. */
      phrase: whole(0, QUICK_PHRASES.length - 1),
    }),
    v.description('Says one of the quick phrases, by number.'),
  ),
  v.pipe(
    v.strictObject({
      type: v.literal('resync'),
      /** As in `hello`. */
      events: v.optional(whole(0, 1_000_000_000)),
    }),
    v.description(
      'Asks for the whole table again (a client that has lost count). What the client missed comes with the welcome.',
    ),
  ),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

export const PublicSeat = v.strictObject({
  /** Empty: nobody. */
  name: v.string(),
  /** Empty: a surprise, or a game without characters. */
  character: v.string(),
  /** Who sits there. */
  kind: v.picklist(['open', 'human', 'bot', 'automated']),
  /** How well a bot plays. */
  bot: v.optional(BotName),
  /** What a bot likes better than it is worth. */
  temper: v.optional(v.string()),
  /** The program that plays there, where whoever sat down has said so. */
  program: v.optional(v.string()),
  /** Connected now. */
  here: v.boolean(),
  /** A bot plays for somebody who is away. */
  standIn: v.boolean(),
  /** The host has muted their chat. */
  muted: v.optional(v.literal(true)),
  /** Whose place it is in the first game of the evening, by which a page colours it; missing: this one. */
  mark: v.optional(v.number()),
});

export const PublicTable = v.strictObject({
  /** Where it is. */
  table: TableId,
  /** The table's code: to join with before the game, to watch with afterwards; it expires, and the host can renew it. */
  code: Code,
  /** What is played; an evening of gambling games is a `parlour` too. */
  game: GameName,
  /** Before, in or after the game. */
  status: v.picklist(['lobby', 'playing', 'over']),
  /** The seat of the host. */
  host: v.number(),
  /** What the game was asked to be like: see the request that opens a table. */
  variants: v.pipe(v.looseObject({}), ofGame('variants')),
  /** How fast things go. */
  clocks: Clocks,
  /** `quick`: whoever cannot respond is passed over at once. `handed`: only whoever is hit, or holds a window, is asked in it. */
  pace: v.picklist(['neutral', 'quick', 'handed']),
  /** What those who watch may see: what everybody sees, or all hands, `handsAfter` seconds later. */
  watchers: v.picklist(['public', 'hands']),
  /** So many seconds; only where those who watch see hands. */
  handsAfter: v.optional(v.number()),
  /** Whether those who watch may chat. */
  watchersTalk: v.boolean(),
  /** Whether players may ask what somebody good would do. */
  hints: v.boolean(),
  /** Those who watch now: the host knows them by their numbers, and whom the host has muted. */
  guests: v.array(
    v.strictObject({
      /** Everybody from the same address has the same. */
      n: v.number(),
      /** What they say is not passed on. */
      muted: v.boolean(),
    }),
  ),
  /** By seat. */
  seats: v.array(PublicSeat),
  /** What everybody sees: the view of a spectator; null before the game. */
  view: v.nullable(v.pipe(v.looseObject({}), ofGame('view'))),
  /** The open question, as far as everybody knows it; null: none is open. */
  asked: v.nullable(
    v.strictObject({
      /** Each question has another one: answers name it. */
      number: v.number(),
      /** `respond` is a window for responses. */
      kind: v.string(),
      /** What a window is about; else empty. */
      about: v.string(),
      /** The seats that are waited for. Of a team that may answer together, all: the first answer is the team’s. */
      waiting: v.array(v.number()),
      /** The seats that hold the window to think. */
      held: v.array(v.number()),
      /** How many milliseconds there are for it in all; 0: no clock. */
      total: v.number(),
      /** What happens if nobody answers; null: nothing is under way. */
      forecast: v.nullable(Forecast),
    }),
  ),
  /** After the game: the seats that want to go on. */
  again: v.array(v.number()),
  /** Where the evening goes on. */
  next: v.nullable(TableId),
  /** What was before this game, at the same table; null: it is the first. */
  evening: v.nullable(
    v.strictObject({
      /** How many games there have been. */
      games: v.number(),
      /** By seat: games won at the inn, coins won or lost where only gambling games are played. */
      scores: v.array(v.number()),
    }),
  ),
  /** How the deal can be checked; null at a table of an earlier release. */
  fair: v.nullable(FairDeal),
  /** Why nothing can happen at the moment: the house cannot write. It goes on by itself; null: all is well. */
  trouble: v.nullable(v.string()),
  /** The host has stopped the time: nothing can be answered until it goes on. */
  paused: v.optional(v.literal(true)),
  /** Somebody wants to take back their last answer, and who has not agreed yet. */
  takingBack: v.optional(
    v.strictObject({
      /** Who wants to. */
      by: v.number(),
      /** Who has not agreed yet. */
      waiting: v.array(v.number()),
    }),
  ),
  /** Why nobody plays on here, ever: the table is shown as it was told last. */
  frozen: v.optional(v.string()),
});
export type PublicTable = v.InferOutput<typeof PublicTable>;

/** An answer that somebody good would give. */
export const Hint = v.strictObject({
  /** Ready to be sent. */
  answer: v.looseObject({
    /** What kind of answer. */
    do: v.string(),
  }),
  /**
   * The chance to win after it; the chance to be still in the game soon afterwards, one to four turns later (the fewer players,
   * the more); and what one has gained (below 0: lost) by then, on average, of what keeps one awake and of Gold. Not there:
   * nothing else could be answered.
   */
  expects: v.optional(
    v.strictObject({
      /** The chance to win. */
      chance: v.number(),
      /** The chance to be still in the game soon afterwards. */
      stays: v.number(),
      /** What one has gained by then of what keeps one awake; below 0: lost. */
      life: v.number(),
      /** What one has gained by then of Gold; below 0: lost. */
      gold: v.number(),
    }),
  ),
});
export type Hint = v.InferOutput<typeof Hint>;

export const OwnPart = v.strictObject({
  /** −2: somebody who watches and may see all hands, later. */
  seat: v.number(),
  /** What this seat sees beyond the public view: a sparse tree with the same keys, to be laid over it. */
  sees: v.record(v.string(), v.unknown()),
  /** What this seat is asked; null: nothing. */
  question: v.nullable(v.pipe(v.looseObject({ seat: v.number(), kind: v.string() }), ofGame('question'))),
  /** What may be answered; also while somebody else is asked, where this seat could come in between. */
  choices: v.array(
    v.strictObject({
      /** Ready to be sent. */
      answer: v.looseObject({
        /** What kind of answer. */
        do: v.string(),
      }),
      /** What it is, in words. */
      label: v.string(),
    }),
  ),
  /** Where an answer combines several of the choices: how many. */
  many: v.nullable(
    v.strictObject({
      /** At least so many. */
      min: v.number(),
      /** At most so many. */
      max: v.number(),
    }),
  ),
  /** What this seat has declared in the open window: then its question is answered, though it stays as it was. */
  declared: v.nullable(
    v.looseObject({
      /** What kind of answer. */
      do: v.string(),
    }),
  ),
  /** The standing orders that hold now; those for a card or a turn end by themselves. */
  orders: Orders,
  /** This seat may take back its last answer. */
  undo: v.optional(v.literal(true)),
});
export type OwnPart = v.InferOutput<typeof OwnPart>;

const Clock = v.optional(
  v.pipe(
    v.number(),
    v.description('How many milliseconds are left for the open question; none: no clock runs.'),
  ),
);
const Words = v.pipe(
  v.record(v.string(), v.string()),
  v.description('The plain words of those rules, by their ids.'),
);

export const RefusalCode = v.picklist([
  'malformed',
  'too-fast',
  'no-table',
  'no-seat',
  'not-greeted',
  'not-playing',
  'not-asked',
  'late',
  'illegal',
  'busy',
  'paused',
  'muted',
]);
export type RefusalCode = v.InferOutput<typeof RefusalCode>;

export const Welcome = v.pipe(
  v.strictObject({
    type: v.literal('welcome'),
    /** The version of the protocol: `1.1`. With another first number, this client cannot play here. */
    protocol: v.string(),
    /** The first step after this has the next number. */
    n: v.number(),
    /** What everybody sees. */
    public: PublicTable,
    /** What this seat sees beyond that; null for those who watch. */
    own: v.nullable(OwnPart),
    /** The number of the first of these events. */
    eventsFrom: v.number(),
    /** Those the client has not seen, at most the last 100. */
    events: v.array(WireEvent),
    /** The last 100 things said. */
    chat: v.array(ChatLine),
    clock: Clock,
  }),
  v.description(
    'The whole table, in answer to `hello` and `resync`. All events are in `GET /api/tables/:table/story`.',
  ),
);
export type Welcome = v.InferOutput<typeof Welcome>;

/** From the server. */
export const ServerMessage = v.variant('type', [
  Welcome,
  v.pipe(
    v.strictObject({
      type: v.literal('step'),
      /** One more than the step, or the welcome, before it. Without one, only this seat is told, and nothing was missed. */
      n: v.optional(v.number()),
      /** The id of the client’s answer that is now safe. */
      confirmed: v.optional(MessageId),
      /** What this seat declared was taken back, because somebody else’s card came first. */
      takenBack: v.optional(v.literal(true)),
      /** A patch for the own part. */
      own: v.optional(v.unknown()),
      /** By their place in `events`, those of which this seat may know more. */
      mine: v.optional(v.record(v.string(), WireEvent)),
      /** A patch for the public part, the same for everybody. */
      public: v.optional(v.unknown()),
      /** Takes the place of `public.asked.waiting`. */
      waiting: v.optional(v.array(v.number())),
      /** Somebody took back an answer, and so many of the last events have not happened. */
      undone: v.optional(v.number()),
      /** What happened. */
      events: v.optional(v.array(WireEvent)),
      clock: Clock,
    }),
    v.description(
      'Something changed: patches (described below), and what happened. Where somebody has only declared something, ' +
        'there is no patch, only `waiting`, and whoever sent what is `confirmed` knows what stands in `own.declared` now.',
    ),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('confirmed'), id: MessageId }),
    v.description('This answer was safe already (it was sent again).'),
  ),
  v.pipe(
    v.strictObject({
      type: v.literal('refused'),
      id: v.optional(MessageId),
      /** What kind of refusal: see below. */
      code: RefusalCode,
      /** In a sentence. */
      why: v.string(),
      /** The rules of the game in the way, by their ids. */
      rules: v.optional(v.array(v.string())),
      words: v.optional(Words),
    }),
    v.description('The message was refused and changed nothing.'),
  ),
  v.pipe(
    v.strictObject({
      type: v.literal('why'),
      /** The question that was open. */
      question: v.number(),
      /** What cannot be done, and why. */
      refused: v.array(
        v.strictObject({
          /** By its id; −1: no card. */
          card: v.number(),
          /** Its title, or what else it is. */
          what: v.string(),
          /** The rules in its way, by their ids, the most telling first. */
          rules: v.array(v.string()),
          /** At a gambling table: a sentence. */
          why: v.optional(v.string()),
          /** At a gambling table: what cannot be chosen or bet. */
          option: v.optional(v.pipe(v.looseObject({}), ofGame('option'))),
        }),
      ),
      words: Words,
    }),
    v.description('For each card that cannot be played now, the rules in its way, and what those rules say.'),
  ),
  v.pipe(
    v.strictObject({
      type: v.literal('hint'),
      id: MessageId,
      /** The question that was open. */
      question: v.number(),
      /** The best first. */
      hints: v.array(Hint),
    }),
    v.description(
      'What somebody good would answer, the best first: thought out from what this seat knows, and from nothing else.',
    ),
  ),
  v.pipe(
    v.strictObject({
      type: v.literal('reason'),
      id: MessageId,
      /** Where the bot sits. */
      seat: v.number(),
      /** Its last card. */
      card: v.number(),
      /** Its chance to win after it. */
      chance: v.number(),
      /** Its chance to win had it passed; null: it could not. */
      passing: v.nullable(v.number()),
    }),
    v.description(
      'What could be expected of the last card of that bot: its chance to win after it, and after passing instead (null: it ' +
        'could not). It is thought out from what the seat that asked knew by then, and that the card was there; so it tells ' +
        'nothing about what else the bot holds, and the bot itself may have known better.',
    ),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('chat'), ...ChatLine.entries }),
    v.description('Somebody says something. The text is text: show it, never interpret it.'),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('closing') }),
    v.description('The server stops; everything is safe. Connect again in a moment.'),
  ),
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
