/** A random table at which somebody of a pack sits, or something that it brings is played with. */
import type { House } from '@taproom/house';
import { BadSetup, below, luckFrom } from '@taproom/kernel';
import { castWith, type Cast, type InnSetup, type Pack, type PackFile } from '@taproom/inn';
import { parlour, type BroughtVariant, type ParlourSetup } from '@taproom/parlour';
import { randomInn } from '../torture/inn-table.ts';

type Brings = Pick<Pack, 'drinkDecks' | 'prizes' | 'eventDecks' | 'gambling'>;

/** What a table must agree on, so that all that somebody brought is played with. */
export const agreedFor = ({ drinkDecks, prizes, eventDecks, gambling }: Brings) => ({
  ...(drinkDecks?.length && { drinks: drinkDecks[0].book }),
  ...(prizes?.length && { prizes: true as const }),
  ...(eventDecks?.length && { dungeonEvents: true as const }),
  ...(gambling?.length && { gamblingGames: true as const }),
});

/** `packs`: what the table brings along; `guests`: who of them must be there; nobody: only what else they bring is. */
export function guestTable(
  house: House,
  guests: readonly string[],
  seed: number,
  packs: readonly PackFile[] = [],
): InnSetup {
  const cast = castWith(house.cast, packs);
  const plain = randomInn(cast, seed);
  const setup: InnSetup = {
    ...plain,
    ...(packs.length > 0 && { packs }),
    ...(seed % 2 === 0 && withExtras(cast, plain)),
  };
  const pours = packs.find(({ drinks }) => drinks !== undefined);
  if (guests.length === 0 || setup.players.some((name) => guests.includes(name)))
    return pours ? { ...setup, barDeck: false, drinks: pours.name } : setup;
  const luck = luckFrom(seed + 0x6e57);
  const players = setup.players.slice();
  const automata = new Set(cast.automata?.map(({ name }) => name));
  const seats = [...players.keys()].filter((seat) => !automata.has(players[seat]));
  players[seats[below(luck, seats.length)]] = guests[below(luck, guests.length)];
  const table = { ...setup, players };
  try {
    house.inn.content(table);
    return table;
  } catch (error) {
    // They cannot be what somebody else was there: a Boss, say.
    if (!(error instanceof BadSetup)) throw error;
    const { packs: brought, prizes, dungeonEvents, gamblingGames } = setup;
    return {
      players: players.filter((name) => !automata.has(name)),
      ...(brought && { packs: brought }),
      ...(prizes && { prizes }),
      ...(dungeonEvents !== undefined && { dungeonEvents }),
      ...(gamblingGames && { gamblingGames }),
    };
  }
}

/** Whatever guests bring is played with; an automated player gambles with a deck of its own. */
function withExtras(
  { prizes = [], eventDecks = [], gambling = [] }: Cast,
  { factions }: InnSetup,
): Partial<InnSetup> {
  const isGuest = ({ provenance }: { readonly provenance: string }): boolean => provenance === 'guest';
  return {
    ...(prizes.some(isGuest) && { prizes: [] }),
    ...(eventDecks.some(({ cards }) => cards.some(isGuest)) && { dungeonEvents: true }),
    ...(gambling.length > 0 && factions === undefined && { gamblingGames: true }),
  };
}

const NAMES = ['Ann', 'Ben', 'Cy', 'Dot', 'Eve', 'Finn', 'Gwen', 'Hal'];

/** A gambling table at which one of these variants is played. */
export function guestGambling(gambling: readonly BroughtVariant[], seed: number): ParlourSetup {
  const luck = luckFrom(seed + 0x9a3b);
  const { game, id } = gambling[below(luck, gambling.length)];
  const { min, max, shares, variants } = parlour.defs.find((def) => def.id === game)!;
  const dragons = variants.some((variant) => variant.id === 'dragons') && below(luck, 2) === 0;
  return {
    game,
    players: NAMES.slice(0, min + below(luck, Math.min(max, NAMES.length) - min + 1)),
    mode: shares && below(luck, 3) === 0 ? 'shares' : 'betting',
    variants: [id, ...(dragons ? ['dragons'] : [])],
    brought: gambling,
  };
}
