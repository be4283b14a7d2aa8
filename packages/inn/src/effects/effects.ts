/** Every effect a card can have. One file per verb holds what it means. */
import type { CardType, ProcedureName, TokenName } from '../cards/card.ts';

/**
 * Whom an effect touches: its player; the picked player or players; each other player; everybody;
 * each other player in the Round of Gambling; the player of the card that is being answered (or whose card cost Fortitude); whoever drinks.
 */
export type Who = 'you' | 'target' | 'each-other' | 'each' | 'each-in-round' | 'attacker' | 'drinker';

/** Every character who is no villain is a hero (rdi6.dungeon-events.hero-definition). */
export type Kind = 'hero' | 'villain';

/** An amount that depends on a token of the card's player: what it is for 0, 1, 2 … of them. */
export interface Scaled {
  readonly scale?: Scale;
}

export interface Scale {
  /** By its name. */
  readonly token: string;
  /** The word for the token. */
  readonly name: TokenName;
  /** The amounts, as `by` or `n` would give them. The last one holds for more tokens too. */
  readonly table: readonly number[];
}

/**
 * The rules' own verbs, by name, with what an effect of each says. A verb's file may add to it, as a pack's file adds a
 * verb of its own (`PackEffect`).
 */
export interface Effects {
  // What moves a player's numbers
  /** `ignoreTakes`: whoever Ignores it loses this much less, and no more than that is gained by Ignoring. */
  fortitude: {
    readonly who: Who;
    readonly by: number;
    readonly ignoreTakes?: number;
    /** So much for each of the affected one's team, or of the others in it; where there are no teams, for each opponent. */
    readonly perMate?: true | 'others';
    /** So much for each opponent of the affected one. */
    readonly perFoe?: true;
    /** Of an automated seat's tracks only those that what it answers would move. */
    readonly affected?: true;
  } & Scaled;
  alcohol: { readonly who: Who; readonly by: number; readonly affected?: true } & Scaled;
  /** `perTarget`: so much for every player that was picked. */
  pay: {
    readonly who: Who;
    readonly n: number;
    readonly to: 'you' | 'inn' | 'target';
    readonly perTarget?: true;
  };
  /** `paid`: as much as the card that is being answered brought the Inn. */
  gold: { readonly who: Who; readonly n: number; readonly paid?: true };
  // Cards
  draw: { readonly who: Who; readonly n: number } & Scaled;
  /** `type`: cards of this type, as far as the hand holds any; whoever has none shows that. */
  discard: { readonly who: Who; readonly n: number; readonly random?: true; readonly type?: CardType };
  cycle: { readonly who: Who; readonly n: number };
  'discard-to-heal': { readonly who: Who; readonly n: number };
  scry: { readonly who: Who; readonly n: number; readonly keep: number };
  fetch: { readonly subtype: string };
  dig: { readonly subtype: string; readonly n: number };
  'show-hand': { readonly who: Who };
  redraw: { readonly who: Who };
  // Tokens and things in play; `name` is the word for the token, `sign` its sign where that is not its name
  token: {
    readonly who: Who;
    readonly token: string;
    readonly name: TokenName;
    readonly by: number;
    readonly sign?: string;
  };
  'give-token': {
    readonly who: Who;
    readonly token: string;
    readonly name: TokenName;
    readonly n: number;
    readonly sign?: string;
  };
  /** Loses Fortitude for tokens of the card's, at most `max`, and gives back as many, or as many as it really lost. */
  feed: {
    readonly who: Who;
    readonly token: string;
    readonly name: TokenName;
    readonly max?: number;
    readonly back: 'lost' | 'anyway';
    readonly sign?: string;
  };
  // One token of several kinds, as its player chooses
  'choose-token': { readonly tokens: readonly string[]; readonly sign?: string };
  'enter-play': object;
  lay: object;
  'take-up': object;
  plot: object;
  /** The top card of a side deck, by its name, comes up; `name` is the word for such a card. */
  'side-card': { readonly deck: string; readonly name: string };
  // The turn
  'another-action': { readonly who: 'you' | 'attacker' };
  'step-outside': { readonly who: 'target' };
  /**
   * `awake`: the turn simply ends; without it its player is as good as outside until the next one begins, or, if
   * they are `away`, until their own next one.
   */
  'end-turn': { readonly awake?: true; readonly away?: true };
  /** So many Drinks, or one for each player in the game; whoever is ordered any may get a token with them. */
  order: {
    readonly n: number | 'players';
    readonly gives?: { readonly token: string; readonly name: TokenName };
  };
  'make-drink': { readonly who: Who; readonly from: 'pile' | 'deck'; readonly less?: number };
  /** The top cards of a side deck of Drinks, by its name, go on top of a pile; `name` is the word for such a Drink. */
  serve: { readonly who: Who; readonly n: number; readonly deck: string; readonly name: string };
  spill: { readonly who: Who; readonly n: number };
  // A Round of Gambling
  'start-round': object;
  /** `blood`: any part of it, also of later antes in the Round, may be replaced by losing as much Fortitude. */
  ante: { readonly n: number; readonly blood?: true };
  'take-control': { readonly lock?: true };
  'force-out': { readonly who: 'target' };
  'end-round': { readonly pot: 'inn' | 'you' };
  'win-round': object;
  'take-pot': { readonly share: 'all' | 'half' };
  'skim-pot': { readonly n: number } & Scaled;
  'restart-round': object;
  /** `outright`: on one's own gambling turn, and not in answer to an ante. */
  'leave-round': { readonly outright?: true };
  // Answers to a card
  negate: object;
  ignore: object;
  reduce: { readonly by?: number; readonly to?: number } & Scaled;
  /** `to`: not to a picked player but back at whoever's card it is. `whole`: not only the loss but all of the card. */
  redirect: { readonly to?: 'attacker'; readonly whole?: true };
  /** If this very card cost the picked player Fortitude, nobody of their team defends anybody for the rest of the turn. */
  'hold-back': { readonly who: 'target' };
  /** The picked player, of whatever team, is one's own team's Champion for what is being answered. */
  'stand-in': object;
  'stop-healing': object;
  'inn-pays': object;
  'block-inn-gold': object;
  // Answers to a Drink
  'ignore-drink': object;
  'change-drink': { readonly alcohol: number; readonly fortitude?: number };
  'limit-drink': { readonly alcohol: number };
  'pass-drink': object;
  /** `alone`: with nobody; the other half vanishes, and halves are rounded down. */
  'split-drink': { readonly alone?: true };
  'lace-drink': { readonly with: Effect };
  'reward-drinker': { readonly n: number };
  'convert-drink': { readonly fortitude: number };
  'sour-drink': object;
  'fresh-pile': object;
  'soak-up': object;
  // Events: a use of the Event happens to everybody, or to all Heroes or Villains
  befall: { readonly use: number; readonly whom?: Kind };
  /** Everybody chooses one of these uses of the Event, in turn order or all in secret; then all of them happen. */
  'choose-mode': { readonly uses: readonly number[]; readonly secret?: true };
  /** Everybody secretly chooses some Gold and pays it to the Inn; a use happens to those with the most, or the least. */
  stake: { readonly of: 'most' | 'least'; readonly max?: number; readonly use: number };
  /** Whoever bids the most pays it, and this use of the Event is theirs. */
  bid: { readonly currency: 'gold' | 'fortitude'; readonly use: number };
  // What a use of an Event does with all to whom it happens
  flip: { readonly heads: number; readonly tails: number };
  'if-alone': { readonly alone: number; readonly together: number };
  'drink-together': object;
  'shun-actions': { readonly who: Who };
  /** Everybody goes on to where the Event's own Drinks are served. */
  crawl: object;
  /** Puts a card of the own Character Deck from hand on top of it. */
  stow: { readonly who: Who };
  // Drink Events
  contest: object;
  'house-round': object;
  dare: object;
  shots: { readonly alcohol: number };
  // The odd card: a named procedure of its own, with the words for its text
  special: {
    readonly procedure: ProcedureName;
    readonly text: string;
    /** The same for everybody else, who see it happen to {who}; without it the text itself will do. */
    readonly told?: string;
    /** What it is worth to its player, for bots. */
    readonly worth: number;
    /** It happens to its player, whoever was picked for the card's other effects. */
    readonly own?: true;
  };
}

/** An effect of a verb that a pack brings: its name has a colon, as none of the rules' own does. */
export interface PackEffect {
  readonly verb: PackVerbName;
  readonly who?: Who;
  readonly [field: string]: unknown;
}

export type PackVerbName = `${string}:${string}`;

/** One of the rules' own verbs. */
export type VerbName = keyof Effects;
export type EffectOf<V extends VerbName> = { readonly verb: V } & Effects[V];
export type RuleEffect = { [V in VerbName]: EffectOf<V> }[VerbName];
export type Effect = RuleEffect | PackEffect;

/** What effects of many verbs say: simply read, as `in` is looked up anew each time for so many kinds of them. */
type Common = { readonly verb: string; readonly who?: Who; readonly scale?: Scale };

/** Whom an effect names; nobody: it is for its player, or the verb knows. */
export const whoOf = (effect: Effect): Who | undefined => (effect as Common).who;

/** The token that its amount depends on, if it does. */
export const scaleOf = (effect: Effect): Scale | undefined => (effect as Common).scale;
