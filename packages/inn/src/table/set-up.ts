/** A new table, before the first shuffle. */
import { BadSetup } from '@taproom/kernel';
import { DRINKS_IN_PLAY, type Content } from './content.ts';
import { TRACK_MAX } from './numbers.ts';
import { IN_GAME, type InnSetup, type InnState, type Seat, type Side, type Track } from './state.ts';

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 8;

/** What the Inn has at the start beyond the Stashes. It never runs out, so any number would do. */
const INN_GOLD = 50;

/** Refuses what cannot be played, and says why, before anything is set up. */
export function checkSetup(setup: InnSetup): void {
  const { players } = setup;
  if (!Array.isArray(players)) throw new BadSetup('A table needs a list of players.');
  if (players.length < MIN_PLAYERS || players.length > MAX_PLAYERS)
    throw new BadSetup(
      `The Red Dragon Inn is for ${MIN_PLAYERS} to ${MAX_PLAYERS} players, not ${players.length}.`,
    );
  const twice = players.find(
    (name, i) => players.findIndex((n) => n.toLowerCase() === name.toLowerCase()) !== i,
  );
  if (twice !== undefined)
    throw new BadSetup(`${twice} sits at the table twice; every player has their own character.`);
  if (setup.hands !== undefined && !(Number.isInteger(setup.hands) && setup.hands >= 1 && setup.hands <= 20))
    throw new BadSetup('A hand has 1 to 20 cards.');
  if (setup.drinkCards && !setup.barDeck && setup.drinkCards.length !== DRINKS_IN_PLAY)
    throw new BadSetup(`The Drink Deck has ${DRINKS_IN_PLAY} cards; for more there is the Bar Deck.`);
}

/** One for each player whom an automated seat sits with. */
function tracksFor({ automaton, characters }: Content): Track[] {
  if (automaton < 0) return [];
  const { length } = characters[automaton].automaton!;
  return characters
    .map((_, seat) => ({ seat, fortitude: length, alcohol: 0 }))
    .filter(({ seat }) => seat !== automaton);
}

export function createState(setup: InnSetup, content: Content): InnState {
  const { terms } = content;
  const sides: Side[] = terms.sides.map((seats, side) => ({
    fortitude: TRACK_MAX,
    alcohol: 0,
    // Whoever nobody plays has none.
    gold: seats.includes(content.automaton)
      ? 0
      : terms.gold + seats.reduce((sum, seat) => sum + (content.characters[seat].extraGold ?? 0), 0),
    potions: terms.potions[side],
    out: IN_GAME,
  }));
  const seats: Seat[] = setup.players.map((_, seat) => ({
    side: terms.sides.findIndex((members) => members.includes(seat)),
    hand: [],
    deck: content.decks[seat].slice(),
    discard: [],
    drinkMe: [],
    play: [],
    plot: [],
    decks: content.sideDecks[seat].map((deck) => ({ deck: deck.slice(), discard: [] })),
    tokens: Object.fromEntries(
      (content.characters[seat].tokens ?? []).map(({ name, start }) => [name, start]),
    ),
    marks: {},
    used: [],
    backAt: -1,
    openUntil: -1,
    actions: 0,
    shuns: false,
    held: false,
    spent: [],
  }));
  return {
    setup,
    turn: terms.first,
    turns: 0,
    plays: 0,
    phase: 'start',
    seats,
    sides,
    tracks: tracksFor(content),
    drinkDeck: setup.barDeck ? [] : content.drinks.slice(),
    drinkDiscard: [],
    barDeck: setup.barDeck ? content.drinks.slice() : [],
    events: content.eventDecks.map(({ cards, counters }) => ({ deck: cards.slice(), discard: [], counters })),
    tavern: -1,
    prizes: content.prizes.length === 0 ? null : { inn: content.prizes.slice(), bin: [], pot: [], won: -1 },
    inn: INN_GOLD,
    minted: 0,
    pot: 0,
    gambling: content.games.length > 0 ? { pick: null, last: null } : null,
    stack: [{ k: 'setup', step: 0, i: 0 }],
    roundAt: -1,
    ask: null,
    winners: null,
  };
}
