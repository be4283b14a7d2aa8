/** Parts of games that are more than a list of cards or dice, and how a scenario lays and tells them. */
import { CHANCE } from '@taproom/kernel';
import { cardName, COLOURS, RANKS, strengths, strongestOf, type ParlourState } from '@taproom/parlour';
import { listed } from '../language/names.ts';
import type { Spot } from '../language/spot.ts';
import type { ParlourTable } from './parlour-table.ts';
import type { OwnPart } from './parts.ts';
import { CITY_SIDE, rankNamed, readCity, readHunted } from './score-input.ts';
import type { ParlourStep } from './deed.ts';

/** Dragon Hunt: the Dragons are a pile of their own, the next one to be turned up at its end. */
export const huntedDragon: OwnPart = {
  kind: 'own',
  lay({ common }, value) {
    const dragon = readHunted(value);
    const { dragons = [], 'false-alarm': alarm = [] } = common.cards;
    if (alarm[0] === dragon) [alarm[0], dragons[0]] = [dragons[0], alarm[0]];
    common.cards.dragons = [...dragons.filter((card) => card !== dragon), dragon];
  },
  tell: ({ common }) => (common.cards.dragon ?? []).map(cardName).join(),
};

/** Dragon Hordes: the coins on the eight cards, the Dragons by their colours, the Grey Cards by their ranks. */
const HORDE_NAMES: readonly string[] = [...COLOURS, ...RANKS.slice(1)];

export const hordesPart: OwnPart = {
  kind: 'own',
  lay(state, value) {
    // Horde Cards that are not named are empty.
    const coins = HORDE_NAMES.map(() => 0);
    for (const { key, value: spot } of value.entries('hordes')) {
      const at = HORDE_NAMES.findIndex((name) => name.toLowerCase() === key.toLowerCase());
      if (at < 0) throw spot.problem(`no Horde Card is called "${key}"; there are: ${listed(HORDE_NAMES)}`);
      coins[at] = spot.whole('coins');
    }
    state.memory.hordes = coins;
    state.carried = coins.reduce((sum, n) => sum + n, 0);
  },
  tell: ({ memory }) => Object.fromEntries(HORDE_NAMES.map((name, i) => [name, memory.hordes?.[i] ?? 0])),
};

/** A turn of Dragon Hordes begins with a roll; `given` stands after it, unless the steps tell of it. */
export function rollFirst(table: ParlourTable, steps: readonly ParlourStep[]): void {
  const first = steps.find((step) => step.kind === 'deed');
  const question = table.question();
  if (question.kind !== 'choose') return;
  const dictated = first?.kind === 'deed' && first.deed.roll !== null;
  const leaves = first?.kind === 'deed' && first.deed.choice?.words.includes('leave') === true;
  if (dictated || leaves) return;
  table.answer({ seat: question.seat, do: 'choose', picks: [0] });
  // No doubles and no 6: the roll leads to the prediction.
  if (table.question().kind === 'dice') table.answer({ seat: CHANCE, do: 'dice', values: [1, 2] });
}

/** City Square: three rows of three, uncovered cards only. The game's plan is wider: a city may grow to all sides. */
const districtZone = (at: number): string => `city ${Math.floor(at / CITY_SIDE) + 1},${(at % CITY_SIDE) + 1}`;
const DISTRICTS = Array.from({ length: CITY_SIDE * CITY_SIDE }, (_, at) => districtZone(at));

export const cityPart: OwnPart = {
  kind: 'own',
  lay(state, value, seat, take) {
    const takeOne = (_line: number, _name: string, spot: Spot): number => take(spot, 'a district')[0];
    const { cards } = state.seats[seat];
    readCity(value, takeOne).forEach((card, at) => (cards[DISTRICTS[at]] = card < 0 ? [] : [card]));
  },
  tell({ seats }, seat) {
    const names = DISTRICTS.map((zone) => {
      const top = seats[seat].cards[zone]?.at(-1);
      return top === undefined ? '-' : cardName(top);
    });
    return [0, 1, 2].map((row) => names.slice(row * CITY_SIDE, (row + 1) * CITY_SIDE));
  },
};

/** The Wheel: the Leaders that earlier games marked. */
export const markersPart: OwnPart = {
  kind: 'own',
  lay(state, value) {
    const markers = value.items('markers').map((item) => rankNamed(item, item.text('a Leader')));
    // What was agreed is read by the game wherever it asks; nothing of it has been used yet.
    (state as { setup: ParlourState['setup'] }).setup = { ...state.setup, before: { markers } };
    state.memory.markers = markers;
  },
  tell: ({ memory, result }) => (result?.after?.markers ?? memory.markers ?? []).map((rank) => RANKS[rank]),
};

/** The Wheel: what lies on the spokes, by their Leaders. */
export const wheelPart: OwnPart = {
  kind: 'own',
  lay({ common }, value, _seat, take) {
    for (const { key, value: spot } of value.entries('wheel'))
      common.cards[RANKS[rankNamed(spot, key)]] = take(spot, 'a spoke');
  },
  tell: ({ common }) =>
    Object.fromEntries(RANKS.slice(1).map((name) => [name, (common.cards[name] ?? []).map(cardName)])),
};

/** The Wheel: the strongest Leader, or how strong each of them is; that comes from the cards on the spokes. */
export const leaderPart: OwnPart = {
  kind: 'own',
  lay(_state, value) {
    throw value.problem('a Leader is as strong as the cards on the spoke make it: lay them with `wheel`');
  },
  tell({ common }, _seat, expected) {
    const strength = strengths(RANKS.map((name) => common.cards[name] ?? []));
    return typeof expected === 'string'
      ? RANKS[strongestOf(strength)]
      : Object.fromEntries(RANKS.slice(1).map((name, i) => [name, strength[i + 1]]));
  },
};

/** Streets of Greyport: the piles of a Warehouse, one list for each shipment. */
const shipmentZone = (i: number): string => `shipment ${i + 1}`;

export const warehousePart: OwnPart = {
  kind: 'own',
  lay({ seats }, value, seat, take) {
    value
      .items('shipments')
      .forEach((pile, i) => (seats[seat].cards[shipmentZone(i)] = take(pile, 'a shipment')));
  },
  tell({ seats }, seat) {
    const piles: string[][] = [];
    for (let i = 0; shipmentZone(i) in seats[seat].cards; i++)
      piles.push(seats[seat].cards[shipmentZone(i)].map(cardName));
    return piles.filter((pile) => pile.length > 0);
  },
};

/** Streets of Greyport: which round it is; the role of the Starting Player has then gone round with it. */
export const roundPart: OwnPart = {
  kind: 'own',
  lay({ stack, memory }, value) {
    const round = value.whole('round', 1);
    const rounds = stack.find(({ k }) => k === 'streets:rounds');
    if (rounds !== undefined) rounds.n = round;
    memory.round = [round];
  },
  tell: ({ memory }) => memory.round?.[0],
};
