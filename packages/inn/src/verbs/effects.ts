/** Every effect a card can have: the closed set of verbs. One file per verb holds what it means. */
import type { CardType, ProcedureName, TokenName } from '../card.ts';

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
  readonly token: string;
  /** The word for the token. */
  readonly name: string;
  /** The amounts, as `by` or `n` would give them. The last one holds for more tokens too. */
  readonly table: readonly number[];
}

export type Effect =
  // What moves a player's numbers
  /** `ignoreTakes`: whoever Ignores it loses this much less, and no more than that is gained by Ignoring. */
  | ({
      readonly verb: 'fortitude';
      readonly who: Who;
      readonly by: number;
      readonly ignoreTakes?: number;
      /** So much for each player of the affected one's team; where there are no teams, for each opponent. */
      readonly perMate?: true;
      /** Of an automated seat's tracks only those that what it answers would move. */
      readonly affected?: true;
    } & Scaled)
  | ({
      readonly verb: 'alcohol';
      readonly who: Who;
      readonly by: number;
      readonly affected?: true;
    } & Scaled)
  /** `perTarget`: so much for every player that was picked. */
  | {
      readonly verb: 'pay';
      readonly who: Who;
      readonly n: number;
      readonly to: 'you' | 'inn' | 'target';
      readonly perTarget?: true;
    }
  /** `paid`: as much as the card that is being answered brought the Inn. */
  | { readonly verb: 'gold'; readonly who: Who; readonly n: number; readonly paid?: true }
  // Cards
  | ({ readonly verb: 'draw'; readonly who: Who; readonly n: number } & Scaled)
  /** `type`: cards of this type, as far as the hand holds any; whoever has none shows that. */
  | {
      readonly verb: 'discard';
      readonly who: Who;
      readonly n: number;
      readonly random?: true;
      readonly type?: CardType;
    }
  | { readonly verb: 'cycle'; readonly who: Who; readonly n: number }
  | { readonly verb: 'discard-to-heal'; readonly who: Who; readonly n: number }
  | { readonly verb: 'scry'; readonly who: Who; readonly n: number; readonly keep: number }
  | { readonly verb: 'fetch'; readonly subtype: string }
  | { readonly verb: 'dig'; readonly subtype: string; readonly n: number }
  | { readonly verb: 'show-hand'; readonly who: Who }
  | { readonly verb: 'redraw'; readonly who: Who }
  // Tokens and things in play; `name` is the word for the token
  | {
      readonly verb: 'token';
      readonly who: Who;
      readonly token: string;
      readonly name: TokenName;
      readonly by: number;
    }
  | {
      readonly verb: 'give-token';
      readonly who: Who;
      readonly token: string;
      readonly name: TokenName;
      readonly n: number;
    }
  /** Loses Fortitude for tokens of the card's, at most `max`, and gives back as many, or as many as it really lost. */
  | {
      readonly verb: 'feed';
      readonly who: Who;
      readonly token: string;
      readonly name: TokenName;
      readonly max?: number;
      readonly back: 'lost' | 'anyway';
    }
  // One token of several kinds, as its player chooses
  | { readonly verb: 'choose-token'; readonly tokens: readonly string[] }
  | { readonly verb: 'enter-play' }
  | { readonly verb: 'lay' }
  | { readonly verb: 'take-up' }
  | { readonly verb: 'plot' }
  /** The top card of a side deck, by its name, comes up; `name` is the word for such a card. */
  | { readonly verb: 'side-card'; readonly deck: string; readonly name: string }
  // The turn
  | { readonly verb: 'another-action'; readonly who: 'you' | 'attacker' }
  | { readonly verb: 'step-outside'; readonly who: 'target' }
  /**
   * `awake`: the turn simply ends; without it its player is as good as outside until the next one begins, or, if
   * they are `away`, until their own next one.
   */
  | { readonly verb: 'end-turn'; readonly awake?: true; readonly away?: true }
  /** So many Drinks, or one for each player in the game; whoever is ordered any may get a token with them. */
  | {
      readonly verb: 'order';
      readonly n: number | 'players';
      readonly gives?: { readonly token: string; readonly name: TokenName };
    }
  | { readonly verb: 'make-drink'; readonly who: Who; readonly from: 'pile' | 'deck'; readonly less?: number }
  /** The top cards of a side deck of Drinks, by its name, go on top of a pile; `name` is the word for such a Drink. */
  | {
      readonly verb: 'serve';
      readonly who: Who;
      readonly n: number;
      readonly deck: string;
      readonly name: string;
    }
  | { readonly verb: 'spill'; readonly who: Who; readonly n: number }
  // A Round of Gambling
  | { readonly verb: 'start-round' }
  /** `blood`: any part of it, also of later antes in the Round, may be replaced by losing as much Fortitude. */
  | { readonly verb: 'ante'; readonly n: number; readonly blood?: true }
  | { readonly verb: 'take-control'; readonly lock?: true }
  | { readonly verb: 'force-out'; readonly who: 'target' }
  | { readonly verb: 'end-round'; readonly pot: 'inn' | 'you' }
  | { readonly verb: 'win-round' }
  | { readonly verb: 'take-pot'; readonly share: 'all' | 'half' }
  | ({ readonly verb: 'skim-pot'; readonly n: number } & Scaled)
  | { readonly verb: 'restart-round' }
  /** `outright`: on one's own gambling turn, and not in answer to an ante. */
  | { readonly verb: 'leave-round'; readonly outright?: true }
  // Answers to a card
  | { readonly verb: 'negate' }
  | { readonly verb: 'ignore' }
  | ({ readonly verb: 'reduce'; readonly by?: number; readonly to?: number } & Scaled)
  /** `to`: not to a picked player but back at whoever's card it is. `whole`: not only the loss but all of the card. */
  | { readonly verb: 'redirect'; readonly to?: 'attacker'; readonly whole?: true }
  /** If this very card cost the picked player Fortitude, nobody of their team defends anybody for the rest of the turn. */
  | { readonly verb: 'hold-back'; readonly who: 'target' }
  /** The picked player, of whatever team, is one's own team's Champion for what is being answered. */
  | { readonly verb: 'stand-in' }
  | { readonly verb: 'stop-healing' }
  | { readonly verb: 'inn-pays' }
  | { readonly verb: 'block-inn-gold' }
  // Answers to a Drink
  | { readonly verb: 'ignore-drink' }
  | { readonly verb: 'change-drink'; readonly alcohol: number; readonly fortitude?: number }
  | { readonly verb: 'limit-drink'; readonly alcohol: number }
  | { readonly verb: 'pass-drink' }
  /** `alone`: with nobody; the other half vanishes, and halves are rounded down. */
  | { readonly verb: 'split-drink'; readonly alone?: true }
  | { readonly verb: 'lace-drink'; readonly with: Effect }
  | { readonly verb: 'reward-drinker'; readonly n: number }
  | { readonly verb: 'convert-drink'; readonly fortitude: number }
  | { readonly verb: 'sour-drink' }
  | { readonly verb: 'fresh-pile' }
  | { readonly verb: 'soak-up' }
  // Events: a use of the Event happens to everybody, or to all Heroes or Villains
  | { readonly verb: 'befall'; readonly use: number; readonly whom?: Kind }
  /** Everybody chooses one of these uses of the Event, in turn order or all in secret; then all of them happen. */
  | { readonly verb: 'choose-mode'; readonly uses: readonly number[]; readonly secret?: true }
  /** Everybody secretly chooses some Gold and pays it to the Inn; a use happens to those with the most, or the least. */
  | {
      readonly verb: 'stake';
      readonly of: 'most' | 'least';
      readonly max?: number;
      readonly use: number;
    }
  /** Whoever bids the most pays it, and this use of the Event is theirs. */
  | { readonly verb: 'bid'; readonly currency: 'gold' | 'fortitude'; readonly use: number }
  // What a use of an Event does with all to whom it happens
  | { readonly verb: 'flip'; readonly heads: number; readonly tails: number }
  | { readonly verb: 'if-alone'; readonly alone: number; readonly together: number }
  | { readonly verb: 'drink-together' }
  | { readonly verb: 'shun-actions'; readonly who: Who }
  // Drink Events
  | { readonly verb: 'contest' }
  | { readonly verb: 'house-round' }
  | { readonly verb: 'dare' }
  | { readonly verb: 'shots'; readonly alcohol: number }
  // The odd card: a named procedure of its own, with the words for its text
  | {
      readonly verb: 'special';
      readonly procedure: ProcedureName;
      readonly text: string;
      /** The same for everybody else, who see it happen to {who}; without it the text itself will do. */
      readonly told?: string;
      /** What it is worth to its player, for bots. */
      readonly worth: number;
      /** It happens to its player, whoever was picked for the card's other effects. */
      readonly own?: true;
    };

export type VerbName = Effect['verb'];
export type EffectOf<V extends VerbName> = Extract<Effect, { verb: V }>;
