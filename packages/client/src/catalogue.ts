/** What can be played in a house, and by whom. */
import * as v from 'valibot';

const names = v.array(v.string());

const CharacterListed = v.strictObject({
  /** As requests name them. */
  name: v.string(),
  /** With everything. */
  fullName: v.string(),
  /** Where they come from. */
  book: v.string(),
  /** Only villains can be Bosses. */
  villain: v.boolean(),
  /** 1 to 3: how hard they are to play. */
  mugs: v.number(),
  /** What they are like, in a sentence. */
  pitch: v.string(),
});

const AutomatedListed = v.strictObject({
  /** As requests name them: a character of the last seat, whom nobody plays. */
  name: v.string(),
  /** With everything. */
  fullName: v.string(),
  /** The table has exactly so many seats, this one too. */
  seats: v.number(),
  /** What the deck can be mixed from, for `variants.factions`. */
  factions: names,
  /** From how many of them it is mixed. */
  mixes: v.number(),
});

const VariantListed = v.strictObject({
  /** As requests name it. */
  id: v.string(),
  /** As people call it. */
  name: v.string(),
  /** Variants that it cannot be combined with. */
  excludes: names,
  /** Variants without which it makes no sense. */
  needs: names,
  /** Only in this mode. */
  mode: v.optional(v.picklist(['betting', 'shares'])),
});

const GameListed = v.strictObject({
  /** For `parlour.game`. */
  game: v.string(),
  /** As people call it. */
  name: v.string(),
  /** How much there is to learn: simple, medium, complex. */
  complexity: v.string(),
  /** How many can sit down. */
  seats: v.strictObject({
    /** At least. */
    least: v.number(),
    /** At most. */
    most: v.number(),
  }),
  /** For `parlour.mode`; every game can also come up in `adventurers-choice`. */
  modes: v.array(v.picklist(['betting', 'shares'])),
  /** For `parlour.variants`. */
  variants: v.array(VariantListed),
});

export const Catalogue = v.strictObject({
  /** The version of the protocol. */
  protocol: v.string(),
  /** The bots of the house, from the weakest to the strongest, then others. */
  bots: names,
  /** The Red Dragon Inn. */
  inn: v.strictObject({
    /** Ways to play, and how many can sit down, with the characters that there are. */
    modes: v.array(
      v.strictObject({
        /** For `variants.mode`; empty: everybody for themselves, and nothing is said. */
        mode: v.string(),
        /** How many seats there can be. */
        seats: v.array(v.number()),
      }),
    ),
    /** Who can be played. */
    characters: v.array(CharacterListed),
    /** Whom nobody plays: the rules themselves do. */
    automated: v.array(AutomatedListed),
    /** For `variants.drinks`. */
    drinks: names,
    /** Decks of Events: `dungeon` is `variants.dungeonEvents`, `sea` is `seaEvents`, `tavern` is `pubCrawl`. */
    events: v.array(
      v.strictObject({
        /** Which deck it is. */
        kind: v.string(),
        /** As people call it. */
        title: v.string(),
      }),
    ),
    /** For `variants.prizes`. */
    prizes: v.array(
      v.strictObject({
        /** As requests name it. */
        key: v.string(),
        /** As it is printed. */
        title: v.string(),
      }),
    ),
    /** For `variants.gamblingGames`: games that can be played in Rounds of Gambling. */
    gamblingGames: names,
  }),
  /** The gambling games by themselves. */
  parlour: v.strictObject({
    /** All there are. */
    games: v.array(GameListed),
  }),
});
export type Catalogue = v.InferOutput<typeof Catalogue>;
