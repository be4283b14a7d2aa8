/** What is sent and answered over plain HTTP: the life of a table around its game. */
import * as v from 'valibot';
import {
  Addition,
  Answer,
  CharacterName,
  Code,
  MessageId,
  PlayerName,
  QuestionNumber,
  whole,
} from './basics.ts';

/** How fast things go at a table. Times are in milliseconds, 0 means no limit. */
export const Clocks = v.strictObject({
  /** For one's own turn. When it runs out, a bot gives this one answer. */
  turn: v.optional(whole(0, 3_600_000), 0),
  /** For a window of responses that somebody holds, or that is no quiet one. When it runs out, whoever has not answered passes. */
  window: v.optional(whole(0, 600_000), 8000),
  /**
   * A window in which nobody says anything closes by itself after this long, the same for everybody whatever they hold;
   * half of it where nothing would happen to any of the people. Whoever wants to think holds it. 0: it does not.
   */
  quiet: v.optional(whole(0, 60_000), 5000),
  /** A window stays open at least this long, so that its end does not tell that only bots were asked. */
  shortest: v.optional(whole(0, 10_000), 400),
  /** How long a bot takes over an answer that everybody waits for. */
  bot: v.optional(whole(0, 10_000), 700),
  /** How long somebody must be away before a bot stands in, or windows no longer wait for them. */
  away: v.optional(whole(0, 3_600_000), 30_000),
});
export type Clocks = v.InferOutput<typeof Clocks>;

/** What is played: The Red Dragon Inn, or one of the gambling games by itself. */
export const GameName = v.picklist(['inn', 'parlour']);
export type GameName = v.InferOutput<typeof GameName>;

export const Watchers = v.picklist(['public', 'hands']);
const HandsAfter = whole(30, 3600);

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
/** A bot of the house, by its name. */
export const BotName = word;
const words = (most: number) => v.pipe(v.array(word), v.maxLength(most));
const seats = v.pipe(v.array(whole(0, 9)), v.maxLength(10));

const packs = v.pipe(v.array(v.looseObject({})), v.maxLength(3));

/** The set-up of the inn, apart from who plays: what makes no sense together is refused with the reason. */
export const InnVariants = v.strictObject({
  /** The drink deck of a book; that of most of the characters unless said. */
  drinks: v.optional(word),
  /** The Bar Deck variant: all Drinks of all books. */
  barDeck: v.optional(v.boolean()),
  /** How many cards a hand has; 7 unless said. */
  hands: v.optional(whole(1, 20)),
  /**
   * A team or Boss mode, who is on whose side, and who plays as a Boss. Only villains can: where everybody is a Boss
   * (`boss-versus-boss`, `two-headed-boss-battle`), no more can sit down than there are villains.
   */
  mode: v.optional(word),
  /** The seats of each side, where the mode leaves that open. */
  sides: v.optional(v.pipe(v.array(seats), v.maxLength(10))),
  /** The seats that play as Bosses, where the mode leaves that open. */
  bosses: v.optional(seats),
  /** What the deck of an automated player is mixed from. */
  factions: v.optional(words(20)),
  /** Dungeon Events come up; a number: so many Progress Counters lie on their deck. */
  dungeonEvents: v.optional(v.union([v.boolean(), whole(0, 100)])),
  /** The same for Events at sea, where a house has them. */
  seaEvents: v.optional(v.union([v.boolean(), whole(0, 100)])),
  /** The party moves on from tavern to tavern. */
  pubCrawl: v.optional(v.boolean()),
  /** The keys of the Prizes. */
  prizes: v.optional(words(60)),
  /** Gambling games that may be played instead of Rounds of Gambling: all that can be, or these. */
  gamblingGames: v.optional(v.union([v.boolean(), words(20)])),
  /**
   * Packs that the host brings, as data (docs/PACKS.md). What is wrong with one is told with its place. At the
   * table `variants` tells of each only what it is called and what is in it; all of it is at `GET /api/tables/:table/packs`.
   * Their Prizes, Events and gambling variants are there where the table plays with `prizes` (a list, perhaps an
   * empty one), `dungeonEvents` and `gamblingGames`.
   */
  packs: v.optional(packs),
});

export const ParlourVariants = v.strictObject({
  /** Which one; an evening of Adventurer’s Choice needs none. */
  game: v.optional(word),
  /** For the pot, for Shares, or an evening of games that the players choose. */
  mode: v.optional(v.picklist(['betting', 'shares', 'adventurers-choice']), 'betting'),
  /** The ids of its variants. */
  variants: v.optional(words(20)),
  /** What everybody begins with. */
  chips: v.optional(whole(1, 100_000)),
  /** Coins in a Share. */
  share: v.optional(whole(1, 10_000)),
  /** How the pot is split, when playing for Shares. */
  split: v.optional(v.picklist(['merchant', 'king', 'commoner'])),
  /** Every raise at least as high as the one before: on unless switched off. */
  minRaise: v.optional(v.boolean()),
  /** Nobody bets money that was not on the table when the game began: on unless switched off. */
  tableStakes: v.optional(v.boolean()),
  /** Coins for two Rogues, with `rogues-bounty`. */
  bounty: v.optional(whole(0, 10_000)),
  /** How many games an evening has. */
  rounds: v.optional(whole(1, 100)),
  /** Packs that the host brings, for the gambling variants in them: `variants` names one by its pack and its title, `kitchen.soup-of-the-day`. */
  packs: v.optional(packs),
});

export type ParlourVariants = v.InferOutput<typeof ParlourVariants>;

export const CreateTable = v.pipe(
  v.strictObject({
    /** What is played. */
    game: v.optional(GameName, 'inn'),
    name: PlayerName,
    /** How many seats, bots included. */
    seats: whole(2, 10),
    /** How many of them bots take, from the last one on. */
    bots: v.optional(whole(0, 9), 0),
    /** How well bots play, by name. */
    bot: v.optional(BotName, 'regular'),
    /** By seat; what is missing or null is a surprise. */
    characters: v.optional(v.pipe(v.array(v.nullable(CharacterName)), v.maxLength(10)), []),
    /** Anybody may find it with `GET /api/tables`. */
    listed: v.optional(v.boolean(), false),
    /** How fast things go. */
    clocks: v.optional(Clocks, {}),
    /** A bot plays for somebody who is away. */
    standIn: v.optional(v.boolean(), true),
    /**
     * `quick`: whoever cannot respond is passed over at once. Faster, but it tells the others something. `handed`: for
     * people who share a device. Whoever is hit is asked, whatever they hold, and nobody else who does not hold the window.
     */
    pace: v.optional(v.picklist(['neutral', 'quick', 'handed']), 'neutral'),
    /** What those who watch may see: what everybody sees, or all hands, though later. Everybody at the table is told. */
    watchers: v.optional(Watchers, 'public'),
    /** With all hands: so many seconds after it happened, and not before each seat could answer twice more. */
    handsAfter: v.optional(HandsAfter, 120),
    /** Those who watch may chat. */
    watchersTalk: v.optional(v.boolean(), false),
    /** Players may ask what somebody good would do, and why a bot did something. Everybody at the table is told. */
    hints: v.optional(v.boolean(), true),
    /** How The Red Dragon Inn is played. */
    variants: v.optional(InnVariants, {}),
    /** Which gambling game is played, and how, where `game` is `parlour`. */
    parlour: v.optional(ParlourVariants),
  }),
  v.description(
    'Opens a table. Whoever opens it takes the first seat and is the host; bots take the last ones. Which bots there ' +
      'are is the matter of the house: a `bot` that it does not have is refused, with the names of those it has.',
  ),
);
export type CreateTable = v.InferOutput<typeof CreateTable>;

/** An answer as it stands in a log, chance included: whether it can be given only the rules can say. */
const LoggedAnswer = v.looseObject({
  /** Whose answer it is; −1: chance’s, −3: the clock’s. */
  seat: whole(-3, 20),
  /** What kind of answer. */
  do: word,
});
export const CarriedGame = v.pipe(
  v.strictObject({
    taproom: v.literal(1),
    /** As the table was asked for. */
    options: CreateTable,
    /** The seat of the host. */
    host: whole(0, 9),
    /** Who sits where. */
    seats: v.pipe(
      v.array(
        v.strictObject({
          name: PlayerName,
          /** Who sits there. */
          kind: v.picklist(['human', 'bot', 'automated']),
          /** Empty: a game without characters. */
          character: v.pipe(v.string(), v.maxLength(40)),
          /** How well a bot plays. */
          bot: v.optional(BotName),
        }),
      ),
      v.minLength(2),
      v.maxLength(10),
    ),
    /** What lay before whom when a hand of a gambling evening began. */
    stacks: v.optional(v.pipe(v.array(whole(0, 10_000_000)), v.maxLength(10))),
    /** The number of the rules, and a hash of the cards: only a house that has the same can go on. */
    playedWith: v.strictObject({
      /** The number of the rules. */
      rules: whole(0, 10_000),
      /** A hash of the cards. */
      cards: v.pipe(v.string(), v.maxLength(64)),
    }),
    /** All answers so far, chance’s too. */
    log: v.pipe(v.array(LoggedAnswer), v.maxLength(50_000)),
  }),
  v.description(
    'Opens a table with a game that was begun elsewhere, on a device without a network, and goes on with it. Whoever ' +
      'brings it gets the tokens of all people who play. What chance brought so far is known to them, so nothing is ' +
      'promised about the deal.',
  ),
);
export type CarriedGame = v.InferOutput<typeof CarriedGame>;

export const TakeSeat = v.pipe(
  v.strictObject({
    code: Code,
    name: PlayerName,
    character: v.optional(CharacterName),
    /** A program plays, and this is what it calls itself: everybody at the table is told. */
    program: v.optional(PlayerName),
  }),
  v.description(
    'Takes the next free seat at the table with this code; in the middle of a game, the place of the bot that plays there.',
  ),
);
export const ChangeSeat = v.pipe(
  v.strictObject({
    /** The host: `open` keeps the seat free, `bot` gives it to a bot. Whoever sat there has to leave, and is told so. */
    kind: v.optional(v.picklist(['open', 'bot'])),
    /** The host: how the bot plays. */
    bot: v.optional(BotName),
    /** Players for themselves, the host for bots and free seats; null is a surprise. */
    character: v.optional(v.nullable(CharacterName)),
    /** Players for themselves. */
    name: v.optional(PlayerName),
  }),
  v.description(
    'Changes who sits on a seat: before the game players change their own name and character, and the host gives seats ' +
      'to bots or keeps them free, and chooses for those. In the middle of a game only the host changes who plays: on a ' +
      'free seat a bot plays until somebody sits down there with the code.',
  ),
);
export type ChangeSeat = v.InferOutput<typeof ChangeSeat>;
export const ChangeSeats = v.pipe(
  v.strictObject({
    seats: v.pipe(whole(2, 10), v.description('From now on.')),
  }),
  v.description(
    'How many seats there are. New ones are free; free ones go first, then bots. Nobody has to leave, but people ' +
      'may move up: the number of their seat is in their own part.',
  ),
);
export const StartTable = v.pipe(
  v.strictObject({
    /** Bots take the free seats. */
    fill: v.optional(v.boolean(), false),
    /** What the host adds to chance with the same word, in place of what they added before. */
    chance: v.optional(Addition),
  }),
  v.description('Deals. Every seat must be taken.'),
);
export type StartTable = v.InferOutput<typeof StartTable>;
export const Pause = v.pipe(
  v.strictObject({
    /** From now on. */
    paused: v.boolean(),
  }),
  v.description(
    'Stops the time in the middle of a game, or lets it go on: the host’s right; while the host is away anybody at ' +
      'the table may let it go on.',
  ),
);
export const AgreeBack = v.pipe(
  v.strictObject({
    /** It agrees. */
    yes: v.boolean(),
  }),
  v.description(
    'Whether this seat agrees that somebody’s last answer is taken back (`takingBack`). Whoever asked may say no, too.',
  ),
);
export const Report = v.pipe(
  v.strictObject({
    /** What is wrong, in their words. */
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
  }),
  v.description('Tells whoever runs the house that something is wrong at this table.'),
);
export const AllowWatchers = v.pipe(
  v.strictObject({
    /** Before the game. */
    watchers: v.optional(Watchers),
    /** Before the game: so many seconds later. */
    handsAfter: v.optional(HandsAfter),
    /** At any time: whether they may chat. */
    talk: v.optional(v.boolean()),
  }),
  v.description(
    'Says what those who watch may see and whether they may chat. Everybody at the table is told. With `hands` they see ' +
      'the whole table as it was `handsAfter` seconds ago and before the last answers, two for each seat; once the game ' +
      'is over, all of it. Whoever watches from an address from which somebody sits at this table sees no hands. That ' +
      'a player has a friend elsewhere who tells them what they see cannot be prevented: it is only old by then.',
  ),
);
export const ChangeGuest = v.pipe(
  v.strictObject({
    /** What they say is not passed on. */
    muted: v.optional(v.boolean()),
    /** They have to go, and cannot watch this table from the same address again. */
    remove: v.optional(v.literal(true)),
  }),
  v.description(
    'Somebody who watches, by their number in `guests`: everybody who watches from the same address has the same. It ' +
      'holds until nobody has been at the table for a while.',
  ),
);
export const MuteSeat = v.pipe(
  v.strictObject({
    /** From now on. */
    muted: v.boolean(),
  }),
  v.description('Whether what is said on this seat is passed on to nobody. They are told, and play on.'),
);
export const GiveAnswer = v.pipe(
  v.strictObject({
    /** Sent again with the same id, an answer is never done twice. */
    id: v.optional(MessageId),
    question: QuestionNumber,
    /** One of `own.choices`, or several of them in one. */
    answer: Answer,
  }),
  v.description(
    'Answers for a seat without a WebSocket: replies when the answer is safe. What is refused says why, with the ' +
      '`code` of a refusal (see below), and `rules` and `words` where the rules of the game forbid it.',
  ),
);
const numeral = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max));
/** In the address: how long to wait for one’s turn. */
export const TurnPage = v.strictObject({
  /** After so many seconds the table is told though nothing is asked. */
  seconds: v.optional(numeral(0, 25), '20'),
});
/** In the address: which part of a story. Without it all of it is told. */
export const StoryPage = v.strictObject({
  /** From which event on. */
  from: v.optional(numeral(0, 999_999_999), '0'),
  /** How many events at most. */
  most: v.optional(numeral(1, 10_000)),
});
export const PlayAgain = v.pipe(
  v.strictObject({
    /** The host: without waiting for the others. */
    now: v.optional(v.boolean(), false),
    /** The host: another gambling game, or other stakes, from now on. */
    parlour: v.optional(ParlourVariants),
  }),
  v.description(
    'Says that this seat wants to go on. When everybody who is there does, the evening goes on at a new table with the ' +
      'same people, who keep their tokens; the old code leads there. At a gambling table the next hand is dealt at once.',
  ),
);
export type PlayAgain = v.InferOutput<typeof PlayAgain>;
export const UseHandover = v.pipe(
  v.strictObject({ code: Code }),
  v.description('Takes over a seat on another device. The token of the old device no longer works.'),
);
