/** What can be said of a gambling table, in `then` and `check`: what everybody has, what lies in the pots, who won. */
import { SPECTATOR } from '@taproom/kernel';
import { cardName, potsOf, type ParlourSetup, type ParlourState } from '@taproom/parlour';
import { unknownKey } from '../language/keys.ts';
import { listed, seatAt } from '../language/names.ts';
import { EVENING } from '../language/read.ts';
import type { Entry, Spot } from '../language/spot.ts';
import { differs, numberFact, winnerFact, type FactWords, type Wrong } from '../run/fact.ts';
import { asChosen } from './as-chosen.ts';
import { copiesOf, readDice } from './cards.ts';
import type { ParlourTable } from './parlour-table.ts';
import { nameMeant, partsOf } from './parts.ts';
import { partNamed } from './plan.ts';
import type { GameNames } from './seating.ts';

type ParlourWrong = Wrong<ParlourTable>;

const numbers = (list: readonly number[]): string => `[${list.join(', ')}]`;

/** A fact that only a finished game has. */
const afterwards =
  (look: (state: ParlourState) => string | null): ParlourWrong =>
  ({ state }) =>
    state.result === null ? 'the game is not over' : look(state);

/** A fact about the whole evening once that is reckoned up, else about a finished game. */
const reckoned =
  (
    evening: (scores: readonly number[]) => string | null,
    look: (state: ParlourState) => string | null,
  ): ParlourWrong =>
  (table) => {
    const scores = table.reckoning();
    return scores === null ? afterwards(look)(table) : evening(scores);
  };

/** Markers of Adventurer's Choice. */
function markersFact(value: Spot, key: 'loans' | 'debts', seat: number): ParlourWrong {
  const expected = value.whole(key);
  return ({ evening }) =>
    evening === null
      ? `there are no markers: it is not \`mode: adventurers-choice\``
      : differs(`${expected}`, `${evening[key][seat]}`);
}

/** The pots as they lie, or, where the game is over, as they lay before they were paid out. */
function potsNow(table: ParlourTable): number[] {
  const { state } = table;
  const pots =
    state.result === null
      ? table.parlour.view(state, SPECTATOR).pots
      : potsOf(table.stakes(), state.folded, state.carried + paidOut(table) - sum(table.stakes()));
  return pots.map(({ amount }) => amount);
}

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
const paidOut = ({ state }: ParlourTable): number => sum(state.result?.won ?? []);

const TABLE_FACTS: Readonly<Record<string, (value: Spot, players: readonly string[]) => ParlourWrong>> = {
  pots(value) {
    const expected = value.items('pots').map((item) => item.whole('a pot'));
    return (table) => differs(numbers(expected), numbers(potsNow(table)));
  },
  pot: (value) => numberFact(value, 'pot', (table) => table.pot()),
  winner: winnerFact,
  /** The Starting Player. */
  first(value, players) {
    const seat = seatAt(value, players);
    return (table) => differs(players[seat], table.name(table.first()));
  },
  /** The game on the table; `none` between two. */
  game(value) {
    const expected = value.text('game');
    return (table) => differs(expected, table.isPlaying() ? table.state.setup.game : 'none');
  },
  deck(value) {
    if (value.isNumber()) return numberFact(value, 'deck', ({ state }) => state.deck.length);
    const expected = cardNames(value, 'deck');
    return ({ state }) => {
      // No cards at all: it is empty.
      const top = expected.length === 0 ? state.deck : state.deck.slice(-expected.length);
      return differs(namesTold(expected), namesTold(top.toReversed().map(cardName)));
    };
  },
  discard: (value) =>
    cardsFact(value, 'discard', ({ discard, common }) => [...discard, ...(common.cards.discards ?? [])]),
  log(value) {
    const texts = value.items('log').map((item) => item.text('a text of the log'));
    return ({ log }) => {
      let at = 0;
      for (const text of texts) {
        const found = log.findIndex((line, i) => i >= at && line.toLowerCase().includes(text.toLowerCase()));
        if (found < 0) return `"${text}" is not in the log (after what comes before it)`;
        at = found + 1;
      }
      return null;
    };
  },
};

const PLAYER_FACTS: Readonly<Record<string, (value: Spot, seat: number) => ParlourWrong>> = {
  chips: (value, seat) => numberFact(value, 'chips', (table) => table.chips(seat)),
  purse: (value, seat) => numberFact(value, 'purse', ({ state }) => state.memory.purse?.[seat] ?? 0),
  loans: (value, seat) => markersFact(value, 'loans', seat),
  debts: (value, seat) => markersFact(value, 'debts', seat),
  score(value, seat) {
    if (value.isEmpty() || value.text('score') === 'none')
      return afterwards(({ result }) => differs('none', `${result?.scores[seat] ?? 'none'}`));
    const expected = value.whole('score', -Number.MAX_SAFE_INTEGER);
    return reckoned(
      (scores) => differs(`${expected}`, `${scores[seat]}`),
      ({ result }) => differs(`${expected}`, `${result?.scores[seat] ?? 'none'}`),
    );
  },
  place(value, seat) {
    const expected = value.whole('place', 1);
    return reckoned(
      (scores) => differs(`${expected}`, `${1 + scores.filter((score) => score > scores[seat]).length}`),
      ({ result }) => differs(`${expected}`, `${result?.places[seat]}`),
    );
  },
  won(value, seat) {
    const expected = value.whole('won');
    return afterwards(({ result }) => differs(`${expected}`, `${result?.won[seat]}`));
  },
  bet: (value, seat) => numberFact(value, 'bet', ({ state }) => state.bets[seat]),
  out(value, seat) {
    const expected = value.flag('out');
    return ({ state }) => differs(`${expected}`, `${state.folded[seat]}`);
  },
};

const cardNames = (value: Spot, what: string): string[] =>
  value.items(what).map((item) => cardName(copiesOf(item.line, item.text('a card'))[0]));

const namesTold = (cards: readonly string[]): string => (cards.length === 0 ? 'no cards' : listed(cards));

/** A number of cards, or their names in any order. */
function cardsFact(
  value: Spot,
  what: string,
  look: (state: ParlourState) => readonly number[],
): ParlourWrong {
  if (value.isNumber()) {
    const expected = value.whole(what);
    return ({ state }) => differs(`${expected} cards`, `${look(state).length} cards`);
  }
  const list =
    value.isList() || value.isEmpty()
      ? cardNames(value, what)
      : [cardName(copiesOf(value.line, value.text(what))[0])];
  return ({ state }) => differs(namesTold(list.toSorted()), namesTold(look(state).map(cardName).toSorted()));
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a map only what is expected of it, in the order of that. */
function asFarAs(expected: unknown, actual: unknown): unknown {
  if (!isMap(expected) || !isMap(actual)) return actual;
  const known = Object.keys(actual);
  return Object.fromEntries(
    Object.keys(expected).map((key) => [key, actual[nameMeant(known, key) ?? key] ?? 'unknown']),
  );
}

/** What lies in a zone, by the names that `given` uses. */
function zoneFact(def: GameNames, setup: ParlourSetup, entry: Entry, seat: number): ParlourWrong {
  // In an evening it depends on the game that was chosen.
  if (def.id === EVENING)
    return (table) => zoneFact(table.parlour.defOf(table.state.setup), table.state.setup, entry, seat)(table);
  const part = partNamed(def, setup, entry, seat);
  const { key, value } = entry;
  if (part.kind === 'own') {
    const expected = value.data();
    return ({ state }) => {
      const actual = part.tell(asChosen(state), seat, expected);
      return differs(JSON.stringify(expected), JSON.stringify(asFarAs(expected, actual)));
    };
  }
  const { zone } = part;
  const at = (state: ParlourState) => (seat < 0 ? state.common : asChosen(state).seats[seat]);
  if (part.kind === 'cards') return cardsFact(value, key, (state) => at(state).cards[zone] ?? []);
  const inOrder = (dice: readonly number[]): string => numbers(dice.toSorted((a, b) => a - b));
  const expected = inOrder(readDice(value, key));
  return ({ state }) => differs(expected, inOrder(at(state).dice[zone] ?? []));
}

export const parlourFacts = (def: GameNames, setup: ParlourSetup): FactWords<ParlourTable> => ({
  players: setup.players,
  ofTable(entry, where) {
    const { key, line, value } = entry;
    const read = TABLE_FACTS[key];
    if (read !== undefined) return read(value, setup.players);
    if (!isPart(def, setup, key))
      throw unknownKey(line, key, `\`${where}\``, [
        ...new Set([...setup.players, ...Object.keys(TABLE_FACTS), ...partNames(def, setup)]),
      ]);
    return zoneFact(def, setup, entry, -1);
  },
  ofPlayer: (entry, seat) =>
    PLAYER_FACTS[entry.key]?.(entry.value, seat) ?? zoneFact(def, setup, entry, seat),
});

const partNames = (def: GameNames, setup: ParlourSetup): string[] => [
  ...Object.keys(partsOf(def.id).common ?? {}),
  ...Object.keys(def.zones(setup)),
];
const isPart = (def: GameNames, setup: ParlourSetup, key: string): boolean =>
  def.id === EVENING || nameMeant(partNames(def, setup), key) !== undefined;
