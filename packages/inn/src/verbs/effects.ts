/** Every effect a card can have: the closed set of verbs. One file per verb holds what it means. */

/**
 * Whom an effect touches: its player; the picked player or players; each other player; everybody;
 * the player of the card that is being answered (or whose card cost Fortitude); whoever drinks.
 */
export type Who = 'you' | 'target' | 'each-other' | 'each' | 'attacker' | 'drinker';

export type Effect =
  // What moves a player's numbers
  | { readonly verb: 'fortitude'; readonly who: Who; readonly by: number }
  | { readonly verb: 'alcohol'; readonly who: Who; readonly by: number }
  | { readonly verb: 'pay'; readonly who: Who; readonly n: number; readonly to: 'you' | 'inn' }
  | { readonly verb: 'gold'; readonly who: Who; readonly n: number }
  // Cards
  | { readonly verb: 'draw'; readonly who: Who; readonly n: number }
  | { readonly verb: 'discard'; readonly who: Who; readonly n: number; readonly random?: true }
  | { readonly verb: 'cycle'; readonly who: Who; readonly n: number }
  | { readonly verb: 'discard-to-heal'; readonly who: Who; readonly n: number }
  | { readonly verb: 'scry'; readonly who: Who; readonly n: number; readonly keep: number }
  | { readonly verb: 'fetch'; readonly subtype: string }
  | { readonly verb: 'dig'; readonly subtype: string; readonly n: number }
  | { readonly verb: 'show-hand'; readonly who: Who }
  // Tokens and things in play; `name` is the word for the token
  | {
      readonly verb: 'token';
      readonly who: Who;
      readonly token: string;
      readonly name: string;
      readonly by: number;
    }
  | {
      readonly verb: 'give-token';
      readonly who: Who;
      readonly token: string;
      readonly name: string;
      readonly n: number;
    }
  | { readonly verb: 'enter-play' }
  // The turn
  | { readonly verb: 'another-action'; readonly who: 'you' | 'attacker' }
  | { readonly verb: 'step-outside'; readonly who: 'target' }
  | { readonly verb: 'order'; readonly n: number }
  | { readonly verb: 'make-drink'; readonly who: Who; readonly from: 'pile' | 'deck' }
  // A Round of Gambling
  | { readonly verb: 'start-round' }
  | { readonly verb: 'ante'; readonly n: number }
  | { readonly verb: 'take-control'; readonly lock?: true }
  | { readonly verb: 'force-out'; readonly who: 'target' }
  | { readonly verb: 'end-round'; readonly pot: 'inn' | 'you' }
  | { readonly verb: 'win-round' }
  | { readonly verb: 'take-pot'; readonly share: 'all' | 'half' }
  | { readonly verb: 'skim-pot'; readonly n: number }
  | { readonly verb: 'leave-round' }
  // Answers to a card
  | { readonly verb: 'negate' }
  | { readonly verb: 'ignore' }
  | { readonly verb: 'reduce'; readonly by?: number; readonly to?: number }
  | { readonly verb: 'redirect' }
  | { readonly verb: 'inn-pays' }
  | { readonly verb: 'block-inn-gold' }
  // Answers to a Drink
  | { readonly verb: 'ignore-drink' }
  | { readonly verb: 'change-drink'; readonly alcohol: number }
  | { readonly verb: 'pass-drink' }
  | { readonly verb: 'split-drink' }
  | { readonly verb: 'convert-drink'; readonly fortitude: number }
  | { readonly verb: 'fresh-pile' }
  // Drink Events
  | { readonly verb: 'contest' }
  | { readonly verb: 'house-round' }
  | { readonly verb: 'dare' }
  | { readonly verb: 'shots'; readonly alcohol: number }
  // The odd card: a named procedure of its own, with the words for its text
  | {
      readonly verb: 'special';
      readonly procedure: string;
      readonly text: string;
      /** What it is worth to its player, for bots. */
      readonly worth: number;
    };

export type VerbName = Effect['verb'];
export type EffectOf<V extends VerbName> = Extract<Effect, { verb: V }>;
