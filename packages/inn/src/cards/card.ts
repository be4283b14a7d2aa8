/**
 * Cards as data. A card says what it is, when it may be played and what it does, over a small closed set of verbs.
 * Responses ask about the future, so nothing here is code: the engine can read any pending play before it happens.
 */
import type { Effect } from '../effects/effects.ts';
import type { Mark } from '../packs/marks.ts';

export type CardType = 'action' | 'gambling' | 'cheating' | 'sometimes' | 'anytime' | 'drink' | 'event';
export type Attribute = 'fortitude' | 'alcohol' | 'gold';

/**
 * Where a card comes from: its text is printed in a book; all that it does is told in one; its name is told, and what it
 * does is ours at least in part; it is known from the published cards, but no book of ours tells all of it; or no book
 * names it, and it is made by us; or a guest has brought it in a pack of pure data (packs/).
 */
export type Provenance = 'printed' | 'stated' | 'named' | 'published' | 'ours' | 'guest';

/** The standard cards have many spellings; the family, never the title, says what they are. */
export type Family =
  | 'im-in'
  | 'raise'
  | 'winning-hand'
  | 'i-dont-think-so'
  | 'stop-playing'
  | 'tip'
  | 'her-tip'
  | 'order-more'
  | 'hit-back';

/** When a card, or one of its uses, may be played. */
export type When =
  /** As the Action of one's own Action Phase; `free`: in that phase, without using up the Action. */
  | { readonly at: 'action'; readonly free?: true }
  /** On one's own gambling turn. `afterAnything`: also after a Winning Hand, although it is no Cheating card. */
  | { readonly at: 'gamble'; readonly afterAnything?: true }
  /** At any time. */
  | { readonly at: 'any' }
  /** In one's own Order a Drink Phase. */
  | { readonly at: 'order' }
  /** At any moment of a Round of Gambling, unless the card being answered makes players ante or ends the Round. */
  | { readonly at: 'round'; readonly onlyInside?: true }
  /** In response to a card that was just played. */
  | ({ readonly at: 'play' } & PlayMatch)
  /** On a Drink that is about to be drunk. */
  | { readonly at: 'drink'; readonly whose: 'yours' | 'any' }
  /** On an Event that was just revealed: of any kind, or of one kind only (core.drink-events.event-kinds). */
  | { readonly at: 'event'; readonly kind?: EventDeck; readonly calling?: Calling }
  /** Right after another player's card cost Fortitude: you, or anyone. */
  | { readonly at: 'loss'; readonly of: 'you' | 'anyone' }
  /** Right after somebody paid Gold to the Inn because of an Action, Sometimes or Anytime Card. */
  | { readonly at: 'paid' }
  /** On a card of one's own side deck that was just turned up, before it does anything; `which`: what card, in words. */
  | { readonly at: 'reveal'; readonly which?: string }
  /** Right after another player won a Round of Gambling, before the pot is collected. `whoever`: oneself too. */
  | { readonly at: 'won'; readonly whoever?: true }
  /** Right after another player collected a pot. */
  | { readonly at: 'collected' }
  /** Never by its player's choice: a procedure of the character's own brings it about. */
  | { readonly at: 'called' }
  /**
   * In one of the boxes of an automated seat's card: its Action, its answer to a card, its answer to a Drink, its
   * gambling turn. Only the box that fits the occasion is followed. `bears`: a card that costs Fortitude, but no more
   * than this, goes unanswered.
   */
  | { readonly at: 'box'; readonly box: 'action' | 'card' | 'drink' | 'gamble'; readonly bears?: number };

/** What a response asks of the card it answers. */
export interface PlayMatch {
  /** The card has one of these types. */
  readonly types?: readonly CardType[];
  readonly by?: 'another';
  /** It would move one of these numbers of yours. */
  readonly affects?: readonly Attribute[];
  /** It would cost you Fortitude. */
  readonly costsFortitude?: true;
  /** It would give somebody Fortitude. */
  readonly heals?: true;
  /** It would make you ante. */
  readonly antes?: true;
  /** It would make you pay or ante Gold. */
  readonly pays?: true;
  /** It changes what a Drink does (Negate, Ignore, pass, split, raise, lower, or anything else). */
  readonly changesDrink?: true;
  /** It Ignores a Drink. */
  readonly ignoresDrink?: true;
  /** It gives somebody Gold from the Inn. */
  readonly takesFromInn?: true;
  /** It is a Cheating card, or it forces a player out of the Round. */
  readonly cheats?: true;
  /** It makes the one who answers leave the Round. */
  readonly forcesOut?: true;
  /** Only for somebody who is still in the Round. */
  readonly onlyInside?: true;
  /** It says to pick players, and you were picked. */
  readonly picksYou?: true;
  /** It reaches everybody, its player included. */
  readonly calling?: Calling;
}

/**
 * What reaches everybody calls for Champions where there are teams (`champions`), and simply reaches all where there
 * are none (`all`).
 */
export type Calling = 'champions' | 'all';

/** Whom a use lets its player pick. */
export interface Pick {
  readonly from: 'another' | 'any' | 'another-in-round';
  readonly min: number;
  readonly max: number;
  /** It reaches also players who are outside. */
  readonly outsideToo?: true;
  /**
   * Its player chooses in the picked one's stead, so nobody can be picked who makes no choices of their own: the id of
   * the rule that says so.
   */
  readonly choosesFor?: string;
  /** Nobody picks: the card itself says who it is. */
  readonly by?: Aim;
  /** On a Drink: also whoever is about to drink it. */
  readonly drinkerToo?: true;
}

/** A player singled out by where they sit, or by what they have the most or the least of; all who are tied for it. */
export type Aim =
  'left' | 'right' | { readonly who: 'most' | 'least'; readonly of: Attribute | 'cards' | 'drinks' };

/** What a card does by merely lying in front of its player. */
export interface Passive {
  /** Another player's card costs them so much less Fortitude. */
  readonly softens?: number;
  /** The Inn pays the first so many Gold of each of their payments; several such cards do no more than one. */
  readonly pays?: number;
}

/** One way to use a card. Most cards have one; "leave, or Ignore a Drink" has two. */
export interface Use {
  /** What a player reads where a card has several uses. */
  readonly label: string;
  /** What one does with the card, for the log, where that is neither to play nor to use it: “treats”. */
  readonly deed?: string;
  readonly when: When;
  readonly pick?: Pick;
  readonly effects: readonly Effect[];
  /** Where the card must lie to be used like this: in the hand unless said otherwise. */
  readonly from?: Place;
  /** What must be paid as it is played, whatever becomes of it. */
  readonly cost?: Cost;
  /** Used from where it lies it stays there; without this it is discarded. */
  readonly stays?: true;
  /** At most once in each of its owner's Action Phases. */
  readonly oncePerPhase?: true;
  /** It is no play that anybody could answer: it simply happens. */
  readonly silent?: true;
  /** Used like this it has only these of its types. */
  readonly types?: readonly CardType[];
  /** It may answer also what cannot be stopped like this: then only its other effects happen. */
  readonly evenIfProof?: true;
  /** What no response may do to it when it is used like this. */
  readonly proof?: readonly Stop[];
  /** Nobody but those it is aimed at may Ignore, reduce or redirect it: the id of the rule that says so. */
  readonly alone?: string;
  /** If the card is Negated, this use of it happens instead, and nobody can answer that. */
  readonly ifNegated?: number;
  /** For bots: what it is worth beyond what its effects say, 1 for a point of Fortitude. */
  readonly worth?: number;
  /** Whom its text speaks of, where that is not its reader: `they`, whoever the card lies in front of, or a name. */
  readonly speaksOf?: string;
}

/** Where a card can be played from: the hand, the open space before its player, or face down before them. */
export type Place = 'hand' | 'play' | 'plot';

/** A cost is paid when playing and not given back if the card is Negated or Ignored. */
export interface Cost {
  /** Tokens of one's own, by name. */
  readonly tokens?: Readonly<Record<string, number>>;
  /** What people call them, where that is not just their names. */
  readonly names?: Readonly<Record<string, TokenName>>;
  /** Their signs, where these are not just their names. */
  readonly signs?: Readonly<Record<string, string>>;
  /** Cards lying in front of the player, given up for at least this value (each card's value: `CardDef.values`). */
  readonly value?: number;
  /** What giving them up is called. */
  readonly word?: string;
  /** Another card of this subtype in hand is revealed, and stays there. */
  readonly reveals?: string;
  /** The id of the rule that asks for it, for whoever asks why it is too little. */
  readonly rule?: string;
}

/** What a response may not do to a card. */
export type Stop = 'negate' | 'ignore' | 'reduce' | 'redirect';

/** The Drink side of a card: what it does to whoever drinks it. */
export interface DrinkFace {
  readonly effects: readonly DrinkEffect[];
  readonly chaser?: true;
  /** Its revealer may share it with another player. */
  readonly selfSplit?: true;
  /** No card may split it. */
  readonly noSplit?: true;
  /** It may be changed only by Ignoring it. */
  readonly onlyIgnore?: true;
  /** After drinking it lies in front of the drinker instead of going to the discard pile. */
  readonly kept?: true;
}

/** An effect of a Drink, perhaps only for characters of some kind, or for all but these. */
export type DrinkEffect = Effect & { readonly only?: string; readonly unless?: string };

/** Which deck an Event comes from. */
export type EventDeck = 'drink' | 'tavern' | 'sea' | 'dungeon';

export interface EventFace {
  readonly effects: readonly Effect[];
  /** A Drink Event unless said otherwise. */
  readonly kind?: EventDeck;
  /** Its Encounter Level: how many Progress Counters go on its deck once it is done. */
  readonly level?: number;
  /** Once the Event is done, this use of it begins as though whoever turned it up had played it: a Round of Gambling. */
  readonly enacts?: number;
}

/** A deck of Events that come up at the end of turns, in step with its Progress Counters. */
export interface EventDeckDef {
  readonly kind: 'sea' | 'dungeon' | 'tavern';
  readonly title: string;
  readonly cards: readonly CardDef[];
  /** The counters it begins with, alone and beside another such deck. */
  readonly counters: number;
  readonly countersBeside: number;
  /** The Drinks that are served where one of its cards has brought everybody, by that card's key. */
  readonly serves?: Readonly<Record<string, readonly CardDef[]>>;
}

/** A rule, and the id or ids under which a book tells it once more; or `from …`, the place that a use needs. */
export type Retold = Readonly<Record<string, string | readonly string[]>>;

export interface CardDef {
  /** Unique among all cards: `sera.swift-counterattack`, `drink.wine`. */
  readonly key: string;
  readonly title: string;
  readonly types: readonly CardType[];
  readonly family?: Family;
  /** What else it is, as people read it after its types: Pet, Minion, Story. A card of no type is only this. */
  readonly subtypes?: readonly string[];
  readonly copies: number;
  readonly provenance: Provenance;
  readonly uses: readonly Use[];
  readonly drink?: DrinkFace;
  readonly event?: EventFace;
  /** What no response may do to this card. */
  readonly proof?: readonly Stop[];
  /** Only cards of these families may affect it. */
  readonly answeredOnlyBy?: readonly Family[];
  /** A procedure that runs as the card is announced, before anybody may respond. */
  readonly announce?: ProcedureName;
  /** Lying in front of its player it can be hit in their place: they pay its Wages or discard it. */
  readonly wages?: number;
  /** What it does for its player while it lies in play. */
  readonly passive?: Passive;
  /** What it is worth as a cost at each of its steps, while it lies in play. */
  readonly values?: readonly number[];
  /** Cards with a back of their own can be told apart in a hand: everybody may count them. */
  readonly back?: string;
  /** Lying in front of a player, it happens by itself as their next turn or Action Phase begins: one of its uses. */
  readonly due?: { readonly at: 'start' | 'action'; readonly use: number };
  /** What its character's own procedures do with it, in words. */
  readonly notes?: readonly string[];
  /** Nobody can hit back for what it does. */
  readonly noHitBack?: true;
  /** The ids of the rules behind `proof` and `noHitBack`, for whoever asks why. */
  readonly refusals?: Readonly<Partial<Record<Stop | 'hit-back', string>>>;
  /** Under which ids a book tells a rule again for this very card: who runs up against it is told those too. */
  readonly retold?: Retold;
  /** Lying in front of a player, it must be used (this use) on the first Drink they would drink on another's turn. */
  readonly must?: number;
}

export interface CharacterDef {
  /** The short name that scenarios use. */
  readonly name: string;
  readonly fullName: string;
  /** Where they come from: whose Drinks go with them, where there are such. */
  readonly book: string;
  readonly villain?: true;
  readonly traits: readonly string[];
  /** 1 to 3: how hard it is to play. */
  readonly mugs: 1 | 2 | 3;
  /** What it is like, in one sentence. */
  readonly pitch: string;
  readonly deck: readonly CardDef[];
  /** Gold on top of everybody's starting Gold. */
  readonly extraGold?: number;
  readonly sideDecks?: readonly SideDeckDef[];
  readonly tokens?: readonly TokenDef[];
  readonly hooks?: Hooks;
  /** A token that counts as Alcohol Content when it is looked at who passes out. */
  readonly drunkToken?: string;
  /**
   * What resolves and is answered like a card but is none: it lies nowhere. A type makes it count as a card of that
   * type; without one, only cards that answer anything at all can answer it.
   */
  readonly effects?: readonly CardDef[];
  /** Nobody plays this character: what it does stands in the cards of a deck of its own. */
  readonly automaton?: AutomatonDef;
  /** How a page tells it from others, where it does not know it. */
  readonly mark?: Mark;
  /** What it has that others have not, in words, where no page knows. */
  readonly specials?: readonly { readonly title: string; readonly text: string }[];
  /** What bots like better with it, in parts of what it is worth. */
  readonly temper?: Readonly<Partial<Record<'spite' | 'greed' | 'daring' | 'caution', number>>>;
  /** What playing as a Boss adds. Without it a villain is a Boss with nothing but the own deck. */
  readonly boss?: BossDef;
}

/** What a villain has as a Boss beyond what they have anyway. */
export interface BossDef {
  /** How many Boss Cards there are in the books. */
  readonly size: number;
  /** The Boss Cards: shuffled into the Character Deck. */
  readonly deck: readonly CardDef[];
  /** Side decks that only the Boss has. */
  readonly sideDecks?: readonly SideDeckDef[];
  /** Takes the place of the character's own `effects`, one by one: a tracker that is turned over, say. */
  readonly effects?: readonly CardDef[];
}

/** A seat that nobody plays. */
export interface AutomatonDef {
  /** Its deck, as scenarios and people call it. */
  readonly deck: { readonly name: string; readonly title: string };
  /** The parts that its deck is mixed from, and how many of them a game uses. */
  readonly factions: readonly FactionDef[];
  readonly mixes: number;
  /** How many players it sits down with: it has a track for each. */
  readonly players: number;
  /** How far its tracks go. */
  readonly length: number;
  /** The id of the rule by which nobody orders Drinks for it. */
  readonly noOrders: string;
}

export interface FactionDef {
  readonly name: string;
  readonly cards: readonly CardDef[];
}

/** A deck beside the Character Deck. */
export interface SideDeckDef {
  /** As scenarios call it: `storyDeck`. */
  readonly name: string;
  readonly title: string;
  readonly cards: readonly CardDef[];
  /** The sign for it, where that is not its name. */
  readonly sign?: string;
  /** Its cards belong to the Character Deck once they have left it, and it is never refilled. */
  readonly joins?: true;
}

/** The word for a token: the same for one and for several, or both. */
export type TokenName =
  | string
  | {
      /** For one. */
      readonly one: string;
      /** For several. */
      readonly many: string;
    };

/** Something counted on or beside a player's mat. */
export interface TokenDef {
  readonly name: string;
  /** What people call it, where that is not just its name. */
  readonly words?: TokenName;
  readonly start: number;
  readonly max: number;
  /** The sign for it, where that is not its name. */
  readonly sign?: string;
  /** A circular track: on reaching `max` this procedure runs, then it goes back to 0 and the gain goes on. */
  readonly circle?: ProcedureName;
  /** The rule that it must be there to be spent, for whoever asks why a card that costs it cannot be played. */
  readonly spending?: string;
  /** Why it comes or goes where no card is the reason, for the log: “gains 1 Momentum as the turn begins”. */
  readonly because?: { readonly gain?: string; readonly loss?: string };
}

/** The name of a procedure of a card's or a character's own, told from those of the rules by its colon. */
export type ProcedureName = `${string}:${string}`;

/** Procedures of a character's own, by name, at fixed moments. */
export interface Hooks {
  /** After the decks are shuffled, before the hands are dealt. */
  readonly setup?: ProcedureName;
  /** At the beginning of the player's turn, before Discard and Draw. */
  readonly turnStart?: ProcedureName;
  /** Between discarding and drawing. */
  readonly beforeDraw?: ProcedureName;
  /** No procedure: the id of the rule that keeps the table quiet in `beforeDraw`, for whoever asks why. */
  readonly beforeDrawQuiet?: string;
  /** Right after Discard and Draw. */
  readonly afterDraw?: ProcedureName;
  /** At the end of the player's own turn. */
  readonly turnEnd?: ProcedureName;
  /** At the end of everybody's turn, also when this player is out. */
  readonly anyTurnEnd?: ProcedureName;
  /** After this player drank a Drink (memory: the Alcohol Content that it gave). */
  readonly afterDrink?: ProcedureName;
  /** After somebody is out of the game (targets: who). */
  readonly anyOut?: ProcedureName;
}

/** A deck of Drinks: which book it comes from and what is in it. */
export interface DrinkDeckDef {
  readonly book: string;
  readonly cards: readonly { readonly key: string; readonly copies: number }[];
}
