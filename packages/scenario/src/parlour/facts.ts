/** What can be said of a gambling table, in `then` and `check`: what everybody has, what lies in the pots, who won. */
import { SPECTATOR } from '@taproom/kernel';
import { cardName, potsOf, RANKS, rankOf, type ParlourSetup, type ParlourState } from '@taproom/parlour';
import { unknownKey } from '../language/keys.ts';
import { seatAt } from '../language/names.ts';
import { EVENING } from '../language/read.ts';
import type { Entry, Spot } from '../language/spot.ts';
import { differs, numberFact, winnerFact, type FactWords, type Wrong } from '../run/fact.ts';
import { pileFact, shown } from '../run/piles.ts';
import { asChosen } from './as-chosen.ts';
import { copiesOf, readDice } from './cards.ts';
import type { ParlourTable } from './parlour-table.ts';
import { nameMeant, partsOf } from './parts.ts';
import { partNamed } from './plan.ts';
import { rankNamed } from './score-input.ts';
import type { GameNames } from './seating.ts';

type ParlourWrong = Wrong<ParlourTable>;

const NEGATIVE = -Number.MAX_SAFE_INTEGER;
const NO_MARKERS = `none: it is not \`mode: ${EVENING}\``;

const numbers = (list: readonly number[]): string => `[${list.join(', ')}]`;

/** What only a finished game tells. */
const NOT_OVER = 'unknown: the game is not over';

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
  deck: (value) =>
    pileFact(value, 'deck', 'top', ({ state }) => state.deck.toReversed().map(cardName), cardMeant),
  /** How likely the next card of the deck is of a rank: as many as there are of it, of all: `6/90`. */
  odds(value) {
    const expected = value.entries('odds').map(({ key, value: spot }) => {
      const [, n, of] = /^(\d+)\/(\d+)$/.exec(spot.text('odds')) ?? [];
      if (n === undefined) throw spot.problem('odds are written as a fraction: 6/90');
      return { rank: rankNamed(spot, key), n: Number(n), of: Number(of) };
    });
    return ({ state: { deck } }) => {
      const wrong = expected.find(({ rank, n, of }) => ofRank(deck, rank) * of !== n * deck.length);
      return wrong === undefined
        ? null
        : `${RANKS[wrong.rank]}: ${differs(`${wrong.n}/${wrong.of}`, `${ofRank(deck, wrong.rank)}/${deck.length}`)}`;
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

const ofRank = (cards: readonly number[], rank: number): number =>
  cards.filter((card) => rankOf(card) === rank).length;

const PLAYER_FACTS: Readonly<Record<string, (value: Spot, seat: number) => ParlourWrong>> = {
  chips: (value, seat) => numberFact(value, 'chips', (table) => table.chips(seat)),
  purse: (value, seat) => numberFact(value, 'purse', ({ state }) => state.memory.purse?.[seat] ?? 0),
  loans: (value, seat) => numberFact(value, 'loans', ({ evening }) => evening?.loans[seat] ?? NO_MARKERS),
  debts: (value, seat) => numberFact(value, 'debts', ({ evening }) => evening?.debts[seat] ?? NO_MARKERS),
  // Of the whole evening once that is reckoned up, else of a finished game.
  score(value, seat) {
    const look = ({ state: { result } }: ParlourTable): number | string =>
      result === null ? NOT_OVER : (result.scores[seat] ?? 'none');
    if (value.isEmpty() || value.text('score') === 'none')
      return (table) => differs('none', `${look(table)}`);
    return numberFact(value, 'score', (table) => table.reckoning()?.[seat] ?? look(table), NEGATIVE);
  },
  place: (value, seat) =>
    numberFact(
      value,
      'place',
      (table) => {
        const scores = table.reckoning();
        if (scores === null) return table.state.result?.places[seat] ?? NOT_OVER;
        return 1 + scores.filter((score) => score > scores[seat]).length;
      },
      1,
    ),
  won: (value, seat) => numberFact(value, 'won', ({ state }) => state.result?.won[seat] ?? NOT_OVER),
  bet: (value, seat) => numberFact(value, 'bet', ({ state }) => state.bets[seat]),
  out(value, seat) {
    const expected = value.flag('out');
    return ({ state }) => differs(`${expected}`, `${state.folded[seat]}`);
  },
};

const cardMeant = (line: number, typed: string): string => cardName(copiesOf(line, typed)[0]);

/** A number of cards, or their names in any order; a single card may stand for itself. */
function cardsFact(
  value: Spot,
  what: string,
  look: (state: ParlourState) => readonly number[],
): ParlourWrong {
  const pile = ({ state }: ParlourTable): string[] => look(state).map(cardName);
  if (value.isNumber() || value.isList() || value.isEmpty())
    return pileFact(value, what, 'all', pile, cardMeant);
  const expected = shown([cardMeant(value.line, value.text(what))]);
  return (table) => differs(expected, shown(pile(table)));
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
