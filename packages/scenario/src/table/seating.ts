/** Who sits down, and what was agreed: `table` and its `variants` become a set-up of the inn. */
import type { Inn, InnSetup } from '@taproom/inn';
import { unknownKey } from '../language/keys.ts';
import { listed, sameName, seatNamed, SHORT_NAMES } from '../language/names.ts';
import { notYet, Problems } from '../language/problem.ts';
import type { Spot } from '../language/spot.ts';

export interface Seating {
  readonly setup: InnSetup;
  /** The players as this table spells them: the cast's own names. */
  readonly players: readonly string[];
  readonly seed: number;
}

/** What a variant adds to the set-up. */
type Variant = (value: Spot, inn: Inn) => Partial<InnSetup>;

const BOOKS = ['rdi5', 'rdi6', 'rdi7', 'rdi9'];
const MODES = [
  'two-headed-dragon',
  'boss-battle',
  'two-headed-boss-battle',
  'leaders-and-lackeys',
  'boss-versus-boss',
];

const off = (value: Spot): boolean =>
  value.isEmpty() || value.asFlag() === false || (value.isList() && value.items('').length === 0);

/** In the language, but not in the house: fine where it is switched off. */
const later =
  (what: string, check?: (value: Spot) => void): Variant =>
  (value) => {
    if (off(value)) return {};
    check?.(value);
    throw notYet(value.line, what);
  };

/** The variants, one line each: a new one is a new line. */
const VARIANTS: Readonly<Record<string, Variant>> = {
  barDeck: (value) => ({ barDeck: value.flag('barDeck') }),
  hands: (value) => ({ hands: value.whole('hands', 1, 20) }),
  drinks(value, inn) {
    const drinks = value.text('drinks');
    if (!BOOKS.includes(drinks))
      throw value.problem(`no book is called "${drinks}"; there are: ${listed(BOOKS)}`);
    if (!inn.cast.drinkDecks.some((deck) => deck.book === drinks))
      throw notYet(value.line, `the drink deck of ${drinks}`);
    return { drinks };
  },
  dungeonEvents: later('a deck of Dungeon Events', (value) => {
    if (value.asFlag() === null) value.whole('dungeonEvents', 0);
  }),
  prizes: later('a list of prizes', (value) => value.items('prizes')),
  pubCrawl: later('the Pub Crawl'),
  otto: later('Otto', (value) => value.items('otto')),
  teams: later('a game of teams', (value) => {
    for (const team of value.items('teams')) team.items('a team');
  }),
  mode: later('a game of teams', (value) => {
    const mode = value.text('mode');
    if (!MODES.includes(mode))
      throw value.problem(`no mode is called "${mode}"; there are: ${listed(MODES)}`);
  }),
  boss: later('a boss', (value) => value.text('boss')),
};

const TABLE_KEYS = ['players', 'seed', 'variants'];

export function readSeating(table: Spot, inn: Inn): Seating {
  const problems = new Problems();
  let players: string[] | null = null;
  let seed = 1;
  let agreed: Partial<InnSetup> = {};
  for (const { key, line, value } of table.entries('table'))
    problems.attempt(() => {
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
      else throw unknownKey(line, key, '`table`', TABLE_KEYS);
    });
  if (players === null) problems.found.push(table.problem('the table needs a list of `players`'));
  problems.settle();
  const seated = players ?? [];
  return { setup: { players: seated, ...agreed }, players: seated, seed };
}

function readPlayers(list: Spot, inn: Inn, problems: Problems): string[] {
  const players: string[] = [];
  for (const item of list.items('players'))
    problems.attempt(() => {
      const typed = item.text('a player');
      const known = inn.cast.characters.find((character) => sameName(character.name, typed));
      if (known === undefined) {
        if (SHORT_NAMES.some((name) => sameName(name, typed))) throw notYet(item.line, typed);
        throw item.problem(`no character is called "${typed}"; there are: ${listed(SHORT_NAMES)}`);
      }
      if (seatNamed(players, known.name) >= 0) throw item.problem(`${known.name} sits at the table twice`);
      players.push(known.name);
    });
  if (players.length < 2 && problems.found.length === 0)
    throw list.problem(`a table needs at least two players`);
  return players;
}
