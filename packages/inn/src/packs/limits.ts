/** How much a pack of pure data may say and do: anybody may bring one, and no house is slower or worse for it. */
export const LIMITS = {
  /** Of the file, in characters. */
  text: 100_000,
  characters: 4,
  /** Different cards of a deck, of a side deck, and Drinks. */
  cards: 40,
  sideDecks: 3,
  sideCards: 40,
  copies: 10,
  drinks: 30,
  /** Of the Drink Deck so many are no Events: somebody must be able to drink something. */
  realDrinks: 15,
  prizes: 8,
  events: 20,
  eventUses: 6,
  /** Variants of gambling games. */
  gambling: 6,
  tokens: 4,
  uses: 4,
  effects: 6,
  /** Up or down, of any number. */
  amount: 10,
  /** Cards, Drinks, Gold at a time. */
  count: 5,
  /** Cards in play that can be hit: each is one more target for everybody. */
  things: 6,
} as const;
