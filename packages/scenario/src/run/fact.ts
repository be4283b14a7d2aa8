/** Facts of `then` and `check`: read once, then looked at when their moment has come. */
import { listed, seatAt, seatNamed } from '../language/names.ts';
import { Problems } from '../language/problem.ts';
import type { Entry, Spot } from '../language/spot.ts';
import type { Table } from './table.ts';

/** What is wrong with a fact, in words, or null. */
export type Wrong<T> = (table: T) => string | null;

export interface Fact<T> {
  readonly line: number;
  /** Whose, and what: `Jett: fortitude`. */
  readonly what: string;
  /** What is said of it, as it stands in the file. */
  readonly said: string;
  readonly wrong: Wrong<T>;
}

/** What can be said of a game. Both throw where there is no such fact. */
export interface FactWords<T> {
  readonly players: readonly string[];
  ofTable(entry: Entry, where: string): Wrong<T>;
  ofPlayer(entry: Entry, seat: number): Wrong<T>;
}

/** A map from players to facts, and the table's own facts beside them. */
export function readFacts<T>(spot: Spot | null, words: FactWords<T>, where: string): Fact<T>[] {
  const problems = new Problems();
  const facts: Fact<T>[] = [];
  for (const entry of spot?.entries(where) ?? [])
    problems.attempt(() => {
      const { key, line, value } = entry;
      const seat = seatNamed(words.players, key);
      if (seat < 0) {
        facts.push({ line, what: key, said: value.source(), wrong: words.ofTable(entry, where) });
        return;
      }
      const name = words.players[seat];
      for (const mine of value.entries(`the facts of ${name}`))
        problems.attempt(() => {
          const wrong = words.ofPlayer(mine, seat);
          facts.push({ line: mine.line, what: `${name}: ${mine.key}`, said: mine.value.source(), wrong });
        });
    });
  problems.settle();
  return facts;
}

/** Facts for whoever looks on: `Ann: chips 107, score 1; pot 0`. */
export function factsInWords(facts: readonly Pick<Fact<never>, 'what' | 'said'>[]): string {
  const whose = new Map<string, string[]>();
  for (const { what, said } of facts) {
    const [name, key] = what.includes(': ') ? what.split(': ') : ['', what];
    const list = whose.get(name) ?? [];
    whose.set(name, [...list, `${spelled(key)} ${plainly(said)}`]);
  }
  return [...whose].map(([name, list]) => `${name === '' ? '' : `${name}: `}${list.join(', ')}`).join('; ');
}

/** `drinkMe` is written `drink me`. */
const spelled = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Without the signs of YAML. */
const plainly = (said: string): string =>
  said
    .replace(/^\[\s*\]$/, 'none')
    .replace(/[[\]{}]|(?<![\w.!?])['"]|['"](?=[,\]}]|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Everything that is wrong, a line for each fact. */
export function wrongFacts<T>(facts: readonly Fact<T>[], table: T): string[] {
  return facts.flatMap(({ line, what, wrong }) => {
    const words = wrong(table);
    return words === null ? [] : [`line ${line}: ${what}: ${words}`];
  });
}

export const differs = (expected: string, actual: string): string | null =>
  expected === actual ? null : `expected ${expected}, but it is ${actual}`;

/** A number, and where to look for it. */
export const numberFact = <T>(
  value: Spot,
  what: string,
  look: (table: T) => unknown,
  least = 0,
): Wrong<T> => {
  const expected = value.whole(what, least);
  return (table) => differs(`${expected}`, `${String(look(table))}`);
};

/** `winner`: a name, a list of them, or `none`. One name is enough for a team. */
export function winnerFact(value: Spot, players: readonly string[]): Wrong<Table> {
  const names = (value.isList() ? value.items('winner') : [value]).map((item) => item.text('a winner'));
  const none = names.length === 0 || (names.length === 1 && names[0] === 'none');
  const seats = none ? [] : names.map((name) => seatAt(value, players, name));
  const told = (list: readonly number[]): string =>
    list.length === 0 ? 'none' : listed(list.toSorted((a, b) => a - b).map((seat) => players[seat]));
  return (table) => {
    const winners = table.winners();
    if (winners === null) return none ? null : 'the game is not over';
    if (seats.length === 1 && isWonBy(table, seats[0])) return null;
    return differs(told(seats), told(winners));
  };
}

/** Whether this player, or their team, has won alone. */
export function isWonBy(table: Table, seat: number): boolean {
  const winners = table.winners() ?? [];
  return winners.includes(seat) && winners.every((winner) => table.areMates(winner, seat));
}
