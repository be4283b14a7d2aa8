/** A new table, before the first shuffle. */
import { BadSetup } from '@taproom/kernel';
import { DRINKS_IN_PLAY, type Content } from './content.ts';
import { TRACK_MAX } from './numbers.ts';
import { IN_GAME, type InnSetup, type InnState, type Seat, type Side } from './state.ts';

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 8;

/** What the Inn has at the start beyond the Stashes. It never runs out, so any number would do. */
const INN_GOLD = 50;

/** 8 Gold for two, 12 for seven and more, else 10 (core.setup.gold-*). */
export function startingGold(players: number): number {
  if (players === 2) return 8;
  return players >= 7 ? 12 : 10;
}

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
  const sides = setup.sides;
  if (
    sides &&
    sides
      .flat()
      .sort((a, b) => a - b)
      .join() !== players.map((_, seat) => seat).join()
  )
    throw new BadSetup('Every seat belongs to exactly one side.');
}

export function createState(setup: InnSetup, content: Content): InnState {
  const sidesOf = setup.sides ?? setup.players.map((_, seat) => [seat]);
  const gold = startingGold(setup.players.length);
  const sides: Side[] = sidesOf.map((seats) => ({
    fortitude: TRACK_MAX,
    alcohol: 0,
    gold: gold + seats.reduce((sum, seat) => sum + (content.characters[seat].extraGold ?? 0), 0),
    out: IN_GAME,
  }));
  const seats: Seat[] = setup.players.map((_, seat) => ({
    side: sidesOf.findIndex((members) => members.includes(seat)),
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
  }));
  return {
    setup,
    turn: 0,
    turns: 0,
    phase: 'start',
    seats,
    sides,
    drinkDeck: setup.barDeck ? [] : content.drinks.slice(),
    drinkDiscard: [],
    barDeck: setup.barDeck ? content.drinks.slice() : [],
    inn: INN_GOLD,
    minted: 0,
    pot: 0,
    stack: [{ k: 'setup', step: 0, i: 0 }],
    roundAt: -1,
    ask: null,
    winners: null,
  };
}
