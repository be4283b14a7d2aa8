/** Every message over the WebSocket, both ways. docs/PROTOCOL.md is made from these. */
import * as v from 'valibot';
import { QUICK_PHRASES } from './agreed.ts';
import { Addition, Answer, ChatText, Code, MessageId, Orders, TableId, Token, whole } from './basics.ts';
import { BotName, Clocks, GameName } from './requests.ts';
import { ChatLine, FairDeal, Forecast, WireEvent } from './told.ts';

/** From a client. The first one must be `hello`. */
export const ClientMessage = v.variant('type', [
  v.pipe(
    v.strictObject({
      type: v.literal('hello'),
      table: TableId,
      token: v.optional(Token),
      events: v.optional(whole(0, 1_000_000_000)),
      orders: v.optional(Orders),
    }),
    v.description(
      'Opens the conversation, at first and after every new connection. With a `token` it is for that seat; without ' +
        'one it is for somebody who watches. `events`: how many events of this table the client has seen; what it ' +
        'missed comes with the welcome. `orders`: those that this client knows to hold; without them, those hold that ' +
        'the house remembers.',
    ),
  ),
  v.pipe(
    v.strictObject({
      type: v.literal('answer'),
      id: MessageId,
      question: whole(0, 1_000_000_000),
      answer: Answer,
    }),
    v.description(
      'An answer to the question with that number. The `id` is the client’s own: sent again with the same id, an ' +
        'answer is confirmed again and never done twice. In a window for responses everybody answers, in any order; ' +
        'what is declared happens when the window closes, and is taken back if somebody else’s card comes first.',
    ),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('withdraw'), id: MessageId, question: whole(0, 1_000_000_000) }),
    v.description(
      'Takes back what this seat has declared, while the window with that number is open. Confirmed like an answer.',
    ),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('undo'), id: MessageId, question: whole(0, 1_000_000_000) }),
    v.description(
      'Takes back this seat’s last answer, while its own next question, with that number, is open: only where nobody ' +
        'has learned anything since and no chance was drawn (`own.undo`), and once for each answer. Confirmed like an ' +
        'answer.',
    ),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('hold'), question: whole(0, 1_000_000_000) }),
    v.description(
      'Asks for time to think in the window with that number, which would close by itself otherwise. Everybody sees ' +
        'who holds it; it lasts until they have answered, or for the time that a window has at this table.',
    ),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('orders'), orders: Orders }),
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
    v.strictObject({ type: v.literal('hint'), id: MessageId, question: whole(0, 1_000_000_000) }),
    v.description(
      'Asks what somebody good would answer to the question with that number, in this seat’s place: at The Red Dragon Inn, ' +
        'where the host allows it. Nobody else hears of it, and nothing waits for it.',
    ),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('reason'), id: MessageId, seat: whole(0, 20) }),
    v.description(
      'Asks why the bot at that seat may have played its last card. As with `hint`, nobody else hears of it.',
    ),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('chat'), text: ChatText }),
    v.description('Says something to the table.'),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('phrase'), phrase: whole(0, QUICK_PHRASES.length - 1) }),
    v.description('Says one of the quick phrases, by number.'),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('resync'), events: v.optional(whole(0, 1_000_000_000)) }),
    v.description(
      'Asks for the whole table again (a client that has lost count). `events`: as in `hello`; what the client missed ' +
        'comes with the welcome.',
    ),
  ),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

export const PublicSeat = v.strictObject({
  name: v.string(),
  character: v.string(),
  /** Who sits there. */
  kind: v.picklist(['open', 'human', 'bot', 'automated']),
  /** How well a bot plays, and what it likes better than that is worth (`the miser`), once the game has begun. */
  bot: v.optional(BotName),
  temper: v.optional(v.string()),
  /** Connected now. */
  here: v.boolean(),
  /** A bot plays for somebody who is away. */
  standIn: v.boolean(),
  /** The host has muted their chat. */
  muted: v.optional(v.literal(true)),
});

export const PublicTable = v.strictObject({
  table: TableId,
  /** The table's code: to join with before the game, to watch with afterwards; it expires, and the host can renew it. */
  code: Code,
  game: GameName,
  status: v.picklist(['lobby', 'playing', 'over']),
  host: v.number(),
  /** What the game was asked to be like: see the request that opens a table. */
  variants: v.looseObject({}),
  clocks: Clocks,
  pace: v.picklist(['neutral', 'quick']),
  /** What those who watch may see: what everybody sees, or all hands, `handsAfter` seconds later. */
  watchers: v.picklist(['public', 'hands']),
  handsAfter: v.optional(v.number()),
  /** Whether those who watch may chat. */
  watchersTalk: v.boolean(),
  /** Whether players may ask what somebody good would do. */
  hints: v.boolean(),
  /** Those who watch now: the host knows them by their numbers, and whom the host has muted. */
  guests: v.array(v.strictObject({ n: v.number(), muted: v.boolean() })),
  seats: v.array(PublicSeat),
  /** What everybody sees: the view of a spectator; null before the game. */
  view: v.nullable(v.looseObject({})),
  /**
   * The open question: its number, its kind (`respond` is a window), what a window is about, who is waited for, who
   * holds the window to think, how many milliseconds there are for it in all (0: no clock), and what happens if nobody
   * answers.
   */
  asked: v.nullable(
    v.strictObject({
      number: v.number(),
      kind: v.string(),
      about: v.string(),
      waiting: v.array(v.number()),
      held: v.array(v.number()),
      total: v.number(),
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
  takingBack: v.optional(v.strictObject({ by: v.number(), waiting: v.array(v.number()) })),
  /** Why nobody plays on here, ever: the table is shown as it was told last. */
  frozen: v.optional(v.string()),
});
export type PublicTable = v.InferOutput<typeof PublicTable>;

/** An answer that somebody good would give. */
export const Hint = v.strictObject({
  answer: v.looseObject({ do: v.string() }),
  /**
   * The chance to win after it; the chance to be still in the game two turns later; and what one has gained (below 0: lost) by
   * then, on average, of what keeps one awake and of Gold. Not there: nothing else could be answered.
   */
  expects: v.optional(
    v.strictObject({ chance: v.number(), stays: v.number(), life: v.number(), gold: v.number() }),
  ),
});
export type Hint = v.InferOutput<typeof Hint>;

export const OwnPart = v.strictObject({
  /** −2: somebody who watches and may see all hands, later. */
  seat: v.number(),
  /** What this seat sees beyond the public view: a sparse tree with the same keys, to be laid over it. */
  sees: v.record(v.string(), v.unknown()),
  question: v.nullable(v.looseObject({ seat: v.number(), kind: v.string() })),
  /** What may be answered; also while somebody else is asked, where this seat could come in between. */
  choices: v.array(v.strictObject({ answer: v.looseObject({ do: v.string() }), label: v.string() })),
  /** Where an answer combines several of the choices: how many. */
  many: v.nullable(v.strictObject({ min: v.number(), max: v.number() })),
  /** What this seat has declared in the open window: then its question is answered, though it stays as it was. */
  declared: v.nullable(v.looseObject({ do: v.string() })),
  /** The standing orders that hold now; those for a card or a turn end by themselves. */
  orders: Orders,
  /** This seat may take back its last answer. */
  undo: v.optional(v.literal(true)),
});
export type OwnPart = v.InferOutput<typeof OwnPart>;

const Clock = v.optional(v.number());
/** The plain words of rules, by their ids. */
const Words = v.record(v.string(), v.string());

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

/** From the server. */
export const ServerMessage = v.variant('type', [
  v.pipe(
    v.strictObject({
      type: v.literal('welcome'),
      n: v.number(),
      public: PublicTable,
      own: v.nullable(OwnPart),
      eventsFrom: v.number(),
      events: v.array(WireEvent),
      chat: v.array(ChatLine),
      clock: Clock,
    }),
    v.description(
      'The whole table, in answer to `hello` and `resync`. `n` numbers the steps that follow. `events` are those the ' +
        'client has not seen (at most the last 100), the first of them has the number `eventsFrom`; all of them are ' +
        'in `GET /api/tables/:table/story`. `chat`: the last 100 things said. `clock`: how many milliseconds are left ' +
        'for the open question.',
    ),
  ),
  v.pipe(
    v.strictObject({
      type: v.literal('step'),
      n: v.number(),
      confirmed: v.optional(MessageId),
      takenBack: v.optional(v.literal(true)),
      own: v.optional(v.unknown()),
      mine: v.optional(v.record(v.string(), WireEvent)),
      public: v.optional(v.unknown()),
      waiting: v.optional(v.array(v.number())),
      undone: v.optional(v.number()),
      events: v.optional(v.array(WireEvent)),
      clock: Clock,
    }),
    v.description(
      'Something changed: patches for the public part (the same for everybody) and for the own part, and what ' +
        'happened. `mine` has, by their place in `events`, those events of which this seat may know more. `confirmed` ' +
        'is the id of the client’s answer that is now safe. `takenBack`: what this seat declared was taken back, ' +
        'because somebody else’s card came first. Patches are described below. Where somebody has only declared ' +
        'something, there is no patch: `waiting` takes the place of `public.asked.waiting`, and whoever sent what is ' +
        '`confirmed` knows what stands in `own.declared` now. `undone`: somebody took back an answer, and so many of ' +
        'the last events have not happened.',
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
      code: RefusalCode,
      why: v.string(),
      rules: v.optional(v.array(v.string())),
      words: v.optional(Words),
    }),
    v.description(
      'The message was refused and changed nothing. `rules`: the rules of the game in the way, `words`: what they say.',
    ),
  ),
  v.pipe(
    v.strictObject({
      type: v.literal('why'),
      question: v.number(),
      refused: v.array(
        v.strictObject({
          card: v.number(),
          what: v.string(),
          rules: v.array(v.string()),
          why: v.optional(v.string()),
          option: v.optional(v.looseObject({})),
        }),
      ),
      words: Words,
    }),
    v.description(
      'For each card that cannot be played now, the rules in its way, and what those rules say. At a gambling table ' +
        '`option` is what cannot be chosen or bet (`card` is −1 where it is none), and `why` a sentence.',
    ),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('hint'), id: MessageId, question: v.number(), hints: v.array(Hint) }),
    v.description(
      'What somebody good would answer, the best first: thought out from what this seat knows, and from nothing else.',
    ),
  ),
  v.pipe(
    v.strictObject({
      type: v.literal('reason'),
      id: MessageId,
      seat: v.number(),
      card: v.number(),
      chance: v.number(),
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
