/** What the options of several commands mean, and what is said when they make no sense. */
import { namesOf, type Bots } from '@taproom/bots';
import type { House } from '@taproom/house';
import { randomInt } from 'node:crypto';
import type { Cast, CharacterDef } from '@taproom/inn';
import { MAX_PLAYERS, MIN_PLAYERS } from '@taproom/inn';
import { below, type Luck } from '@taproom/kernel';
import { usage, type Failure } from './failure.ts';

/** How many sit down where nobody says. */
export const USUAL_PLAYERS = 4;
export const PLAYERS_WITH_OTTO = 2;

/** Who sits with a person, and plays where nobody says who. */
export const USUAL_BOT = 'regular';

/** For a game whose player did not ask for a particular one. Small enough to type in again. */
export const anySeed = (): number => randomInt(1_000_000);

export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A character by short or full name. */
export function characterNamed(cast: Cast, name: string): CharacterDef {
  const wanted = name.trim().toLowerCase();
  const found = cast.characters.find((c) =>
    [c.name.toLowerCase(), c.fullName.toLowerCase()].includes(wanted),
  );
  if (found !== undefined) return found;
  throw usage(
    `No character is called "${name.trim()}". There are: ${cast.characters.map((c) => c.name).join(', ')}.`,
  );
}

/** `--characters`: refuses a table at which somebody sits twice. */
export function charactersNamed(cast: Cast, names: readonly string[]): string[] {
  const players = names.map((name) => characterNamed(cast, name).name);
  const twice = players.find((name, i) => players.indexOf(name) !== i);
  if (twice !== undefined) throw usage(`${twice} is named twice; every player has their own character.`);
  return players;
}

/** Whether so many can sit down, the named among them, with somebody whom nobody plays or without. */
export function checkTable(
  cast: Cast,
  size: number,
  seated: readonly string[],
  automated: Automated | null,
): void {
  if (automated !== null && size !== PLAYERS_WITH_OTTO)
    throw usage(`${automated.name} sits down with exactly ${PLAYERS_WITH_OTTO} players, not with ${size}.`);
  const most = Math.min(MAX_PLAYERS, cast.characters.length);
  if (size < MIN_PLAYERS || size > most)
    throw usage(`A table is for ${MIN_PLAYERS} to ${most} players, not ${size}.`);
  if (size < seated.length) throw usage(`--players ${size} is too few for ${seated.join(', ')}.`);
}

/** Characters who sit down wherever a chair is left. */
export function fillUp(cast: Cast, seated: readonly string[], size: number, luck: Luck): string[] {
  const players = [...seated];
  const free = cast.characters.map((c) => c.name).filter((name) => !players.includes(name));
  while (players.length < size && free.length > 0) players.push(...free.splice(below(luck, free.length), 1));
  return players;
}

/** What the commands that play the inn have in common. */
export interface InnOptions {
  readonly characters?: string;
  readonly players?: number;
  readonly seed?: number;
  /** Otto sits down too, with these factions. */
  readonly otto?: string | true;
  readonly gamblingGames?: string | true;
}

/** Factions of an automated player, as the set-up names them; with it two others sit down. */
export interface Automated {
  readonly name: string;
  readonly factions: readonly string[];
}

/** Whom nobody plays, with the factions that were named, or with all of its own where there are no more than it takes. */
export function automatedPlayer(cast: Cast, factions: string | true): Automated {
  const [who] = cast.automata ?? [];
  if (who?.automaton === undefined) throw usage('There is nobody here whom nobody plays.');
  const { name, automaton } = who;
  const all = automaton.factions.map((faction) => faction.name);
  const named = factions === true ? all.slice(0, automaton.mixes) : listed(factions);
  const chosen = named.map((typed) => {
    const found = all.find((faction) => faction.toLowerCase() === typed.toLowerCase());
    if (found === undefined) throw usage(`${name} has no faction "${typed}". There are: ${all.join(', ')}.`);
    return found;
  });
  if (chosen.length !== automaton.mixes || new Set(chosen).size !== chosen.length)
    throw usage(`${name}’s deck is mixed from ${automaton.mixes} different factions: ${all.join(', ')}.`);
  return { name, factions: chosen };
}

/** `--gambling-games`: all games that can be played in Rounds, or those that are named. */
export function gamblingGames(value: string | true | undefined): {
  gamblingGames?: true | readonly string[];
} {
  if (value === undefined) return {};
  return { gamblingGames: value === true ? true : listed(value) };
}

/** A drink deck by its book, as the set-up names it. */
export function drinkDeckNamed(cast: Cast, book: string): string {
  const found = cast.drinkDecks.find((deck) => deck.book === book.toLowerCase());
  if (found !== undefined) return found.book;
  throw usage(
    `No drink deck is called "${book}". There are: ${cast.drinkDecks.map((d) => d.book).join(', ')}.`,
  );
}

/** `--bots`, where all of them play alike. */
export function botNamed({ bots }: House, name = USUAL_BOT): string {
  if (bots.has(name.toLowerCase())) return name.toLowerCase();
  throw noBot(name, bots);
}

export const noBot = (name: string, bots: Bots): Failure =>
  usage(`No bot is called "${name}". There are: ${namesOf(bots).join(', ')}.`);
