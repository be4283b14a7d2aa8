/** Who sits down, and what was agreed: `table` and its `variants` become a set-up of the inn. */
import { MODES, type Inn, type InnSetup } from '@taproom/inn';
import { unknownKey } from '../../language/keys.ts';
import { listed, sameName, seatNamed } from '../../language/names.ts';
import { Problems } from '../../language/problem.ts';
import type { Spot } from '../../language/spot.ts';
import { CardBook, everybodyOf } from '../language/desk.ts';
import { readGuests } from './guests.ts';
import { seatSides, type Agreed } from './sides.ts';

export interface Seating {
  readonly setup: InnSetup;
  /** The players as this table spells them: the cast's own names. */
  readonly players: readonly string[];
  readonly seed: number;
  /** Where they sit: the inn, with whoever comes as a guest. */
  readonly inn: Inn;
}

/** What a variant adds to the set-up. */
type Variant = (value: Spot, inn: Inn) => Partial<InnSetup> & Agreed;

const off = (value: Spot): boolean =>
  value.isEmpty() || value.asFlag() === false || (value.isList() && value.items('').length === 0);

/** The variants, one line each: a new one is a new line. */
const VARIANTS: Readonly<Record<string, Variant>> = {
  barDeck: (value) => ({ barDeck: value.flag('barDeck') }),
  hands: (value) => ({ hands: value.whole('hands', 1, 20) }),
  drinks(value, inn) {
    const books = inn.cast.drinkDecks.map(({ book }) => book);
    return { drinks: value.oneOf('book', books) };
  },
  gamblingGames: (value) => ({
    gamblingGames: value.asFlag() ?? value.items('gamblingGames').map((item) => item.text('a gambling game')),
  }),
  dungeonEvents: (value) => ({
    dungeonEvents: value.asFlag() ?? value.whole('dungeonEvents, if neither true nor false,', 0),
  }),
  prizes: (value, inn) => (off(value) ? {} : { prizes: readPrizes(value, inn) }),
  pubCrawl: (value) => (off(value) ? {} : { pubCrawl: value.flag('pubCrawl') }),
  otto: (value) =>
    off(value) ? {} : { factions: value.items('otto').map((item) => item.text('a faction of Otto’s')) },
  teams: (value) => (off(value) ? {} : { teams: value }),
  mode: (value) => (off(value) ? {} : { mode: value.oneOf('mode', MODES) }),
  // A Boss alone makes a Boss Battle.
  boss: (value) => (off(value) ? {} : { boss: value }),
};

function readPrizes(value: Spot, inn: Inn): string[] {
  const book = new CardBook('the Prizes', inn.cast.prizes ?? []);
  return value.items('prizes').map((item) => book.need(item.line, item.text('a Prize')).key);
}

const TABLE_KEYS = ['players', 'seed', 'variants', 'guests'];

export function readSeating(table: Spot, house: Inn): Seating {
  const problems = new Problems();
  const entries = table.entries('table');
  const coming = entries.find(({ key }) => key === 'guests')?.value.entries('guests') ?? [];
  const { inn, packs } = readGuests(coming, house);
  let players: string[] | null = null;
  let named = false;
  let seed = 1;
  let agreed: Partial<InnSetup> & Agreed = {};
  for (const { key, line, value } of entries)
    problems.attempt(() => {
      named ||= key === 'players';
      if (key === 'players') players = readPlayers(value, inn, problems);
      else if (key === 'seed') seed = value.whole('seed');
      else if (key === 'variants')
        for (const variant of value.entries('variants'))
          problems.attempt(() => {
            const read = VARIANTS[variant.key];
            if (read === undefined)
              throw unknownKey(variant.line, variant.key, '`variants`', Object.keys(VARIANTS));
            agreed = { ...agreed, ...read(variant.value, inn) };
          });
      else if (key !== 'guests') throw unknownKey(line, key, '`table`', TABLE_KEYS);
    });
  if (!named) problems.found.push(table.problem('the table needs a list of `players`'));
  problems.settle();
  const { teams, boss, mode = boss && 'boss-battle', ...rest } = agreed;
  const seated = seatSides(players ?? [], { mode, teams, boss });
  const guests = packs.length > 0 ? { packs } : {};
  const setup = { ...rest, ...guests, players: seated.players, ...seated.setup };
  return { setup, players: seated.players, seed, inn };
}

function readPlayers(list: Spot, inn: Inn, problems: Problems): string[] {
  const players: string[] = [];
  for (const item of list.items('players'))
    problems.attempt(() => {
      const typed = item.text('a player');
      const everybody = everybodyOf(inn);
      const known = everybody.find((character) => sameName(character.name, typed));
      if (known === undefined)
        throw item.problem(
          `no character is called "${typed}"; there are: ${listed(everybody.map(({ name }) => name))}`,
        );
      if (seatNamed(players, known.name) >= 0) throw item.problem(`${known.name} sits at the table twice`);
      players.push(known.name);
    });
  if (players.length < 2 && problems.found.length === 0)
    throw list.problem(`a table needs at least two players`);
  return players;
}
