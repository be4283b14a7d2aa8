/** A random table of the inn: any mode, any extras, anybody. */
import type { Cast, InnSetup } from '@taproom/inn';
import { below, luckFrom } from '@taproom/kernel';
import { randomExtras } from '../extras.ts';
import { randomMode } from '../modes.ts';

export const randomInn = (cast: Cast, seed: number): InnSetup => ({
  ...randomSetup(cast, seed),
  ...randomExtras(cast, luckFrom(seed + 0xe47a5)),
  // As a server asks.
  ...(seed % 4 === 0 && { asks: 'everybody' }),
});

/** A random table: two players to eight (as far as the cast goes), any drink deck, now and then the Bar Deck; every third in teams. */
export function randomSetup(cast: Cast, seed: number): InnSetup {
  const luck = luckFrom(seed);
  // Every third table gambles at one of the gambling games now and then.
  const games = below(luck, 3) === 0 ? { gamblingGames: true } : {};
  const dungeon = below(luck, 3) === 0 ? { dungeonEvents: true } : {};
  const crawl = seed % 5 === 2 ? { pubCrawl: true } : {};
  if (below(luck, 3) === 0)
    return {
      ...randomMode(cast, luck),
      ...(below(luck, 5) === 0 ? { barDeck: true } : {}),
      ...games,
      ...dungeon,
      ...crawl,
    };
  const names = cast.characters.map((character) => character.name);
  const most = Math.min(8, names.length);
  const count = 2 + below(luck, most - 1);
  const players: string[] = [];
  while (players.length < count) players.push(...names.splice(below(luck, names.length), 1));
  const barDeck = below(luck, 5) === 0;
  const drinks = cast.drinkDecks[below(luck, cast.drinkDecks.length)].book;
  // Where two sit alone, somebody whom nobody plays may join them.
  const automated = count === 2 && below(luck, 2) === 0 ? cast.automata?.[0] : undefined;
  if (automated?.automaton !== undefined) {
    players.splice(below(luck, 3), 0, automated.name);
    const factions = automated.automaton.factions.slice(0, automated.automaton.mixes).map(({ name }) => name);
    return { players, factions, ...(barDeck ? { barDeck } : { drinks }), ...crawl };
  }
  return { players, ...(barDeck ? { barDeck } : { drinks }), ...games, ...dungeon, ...crawl };
}

/** Every two of them, in one spelling. */
export function pairsOf(names: readonly string[]): string[] {
  const sorted = names.toSorted();
  return sorted.flatMap((a, i) => sorted.slice(i + 1).map((b) => `${a} & ${b}`));
}
