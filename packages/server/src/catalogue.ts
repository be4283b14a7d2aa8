/** What can be played in a house, and by whom: all names that requests may use. */
import { namesOf } from '@taproom/bots';
import { PROTOCOL, type Catalogue, type CreateTable } from '@taproom/client';
import type { House } from '@taproom/house';
import { MAX_PLAYERS, MIN_PLAYERS, MODES } from '@taproom/inn';
import { checked, surprises } from './set-up.ts';
import type { SeatRecord } from './storage/storage.ts';
import { withBrought } from '@taproom/parlour';

export function catalogueOf(house: House): Catalogue {
  const { cast, bots, parlour } = house;
  const { characters, automata = [], drinkDecks, eventDecks = [], prizes = [], gambling } = cast;
  return {
    protocol: PROTOCOL,
    bots: namesOf(bots),
    inn: {
      modes: [undefined, ...MODES].map((mode) => ({ mode: mode ?? '', seats: seatsFor(house, mode) })),
      characters: characters.map(({ name, fullName, book, villain, mugs, pitch }) => ({
        name,
        fullName,
        book,
        villain: villain === true,
        mugs,
        pitch,
      })),
      automated: automata.flatMap(({ name, fullName, automaton }) =>
        automaton === undefined
          ? []
          : {
              name,
              fullName,
              seats: automaton.players + 1,
              factions: automaton.factions.map((faction) => faction.name),
              mixes: automaton.mixes,
            },
      ),
      drinks: drinkDecks.map(({ book }) => book),
      events: eventDecks
        .filter(({ kind }, i) => eventDecks.findIndex((deck) => deck.kind === kind) === i)
        .map(({ kind, title }) => ({ kind, title })),
      prizes: prizes.map(({ key, title }) => ({ key, title })),
      gamblingGames: parlour.defs.filter(({ insideInn }) => insideInn).map(({ id }) => id),
    },
    parlour: {
      games: parlour.defs
        .map((def) => withBrought(def, gambling))
        .map(({ id, name, min, max, most = max, betting, shares, variants, complexity }) => ({
          game: id,
          name,
          complexity,
          seats: { least: min, most },
          modes: [...(betting ? (['betting'] as const) : []), ...(shares ? (['shares'] as const) : [])],
          variants: variants.map(({ id: variant, name: title, excludes = [], needs = [], mode }) => ({
            id: variant,
            name: title,
            excludes: [...excludes],
            needs: [...needs],
            ...(mode !== undefined && { mode }),
          })),
        })),
    },
  };
}

/** How many can sit down in a mode, with the characters that there are: found out by trying. */
function seatsFor(house: House, mode: string | undefined): number[] {
  const most = Math.min(MAX_PLAYERS, house.cast.characters.length);
  const sizes = Array.from({ length: most - MIN_PLAYERS + 1 }, (_, i) => MIN_PLAYERS + i);
  // All that a set-up is made from.
  const options = { game: 'inn', variants: { mode } } as Pick<
    CreateTable,
    'game' | 'variants'
  > as CreateTable;
  const anybody: SeatRecord = { name: '', kind: 'human', character: '', tokenHash: '' };
  return sizes.filter((size) => {
    try {
      const seats = Array.from({ length: size }, () => anybody);
      checked(house, options, surprises(house, options, seats));
      return true;
    } catch {
      return false;
    }
  });
}
