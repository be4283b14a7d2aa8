/** What is read where one looks through the decks. */

/** The numbers of the books, as the inventory calls them. */
const NUMBERS: Readonly<Record<string, number>> = { rdi5: 5, rdi6: 6, rdi7: 7, rdi9: 9 };

/** Which books know a card: “Book 6”, “Books 5, 7 and 9”. The base rules are in all of them. */
function booksOf(ids: readonly string[]): string {
  const numbers = Object.keys(NUMBERS)
    .filter((id) => ids.includes(id))
    .map((id) => NUMBERS[id]);
  if (numbers.length > 1) return `Books ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
  if (numbers.length === 1) return `Book ${numbers[0]}`;
  return ids.includes('core') ? 'Base rules' : ids.includes('gii') ? 'Gambling? I’m In!' : '';
}

/** What lies on the table and is nobody’s: by the address of its page. */
const ON_THE_TABLE: Readonly<Record<string, { readonly title: string; readonly about: string }>> = {
  drinks: {
    title: 'Drink Decks',
    about:
      'Each book has thirty Drinks and Drink Events of its own, and a table plays with one such deck. With the Bar Deck all of them are in the house, thirty at a time.',
  },
  'dungeon-events': {
    title: 'Dungeon Events',
    about:
      'Where the host wants them, the dungeon comes to the inn at the end of some turns, and everybody has to deal with it.',
  },
  'pub-crawl': {
    title: 'The Pub Crawl',
    about:
      'Where the host wants it, the party crawls on every few turns. Each tavern does something to everybody who arrives, and serves six Drinks of its own.',
  },
  prizes: {
    title: 'Prizes',
    about: 'Where the host wants them, there is more to be won at gambling than Gold.',
  },
  otto: {
    title: 'Otto',
    about:
      'A machine that fills the third chair for two players. Nobody plays him: he does what his next card says. His deck is mixed from two factions.',
  },
};

export const decks = {
  all: 'All characters and decks',
  look: 'Look through the deck',
  lookAll: 'Look through the cards',
  print: 'Print these cards',
  nobody: (name: string): string => `There is nobody and no deck called ${name}.`,
  count: (cards: number, different: number): string =>
    different === cards
      ? `${cards} ${cards === 1 ? 'card' : 'cards, all different'}`
      : `${cards} cards, ${different} different ones`,
  copies: (n: number): string => (n === 1 ? 'Once' : `${n} of them`),
  books: booksOf,
  /** Drinks that a book names and that no deck of the house holds. */
  inNoDeck: 'In none of these decks',
  tavernDrink: 'Tavern Drinks',
  marks: 'Where the cards come from',
  decided: 'What the house has decided',
  onTheTable: 'On the table',
  onTheTableAbout: 'What belongs to nobody: everybody drinks it, meets it, or plays for it.',
  laid: ON_THE_TABLE,
  moods: {
    sober: (name: string): string => `${name}, sober`,
    merry: (name: string): string => `${name}, merry`,
    drunk: (name: string): string => `${name}, drunk`,
    under: (name: string): string => `${name}, under the table`,
  },
  /** Where characters and Drink Decks come from. */
  sources: {
    rdi5: 'Book 5',
    rdi6: 'Book 6: Villains',
    rdi7: 'Book 7: The Tavern Crew',
    rdi9: 'Book 9: The Undercity',
  },
} as const;
