/** The cities of City Square: one's own as a grid with names for its districts, the others' small beside each other. */
import {
  cityOf,
  districtScores,
  districtZone,
  EMPTY_DISTRICT,
  openPlaces,
  RANKS,
  rankOf,
  cityStanding,
  type City,
} from '@taproom/parlour';
import { cityWithPlans, type Seen } from '@taproom/parlour/help';
import { colourSign } from '../cards.ts';
import { columns, wrap, type Paint, type Screen } from '../../text.ts';
import type { Board } from './board.ts';

const COLUMNS = 'ABCDE';
const KINDS = ['Fancy Tavern', 'Barracks', 'Estate', 'Tavern', 'Market', 'Guild'] as const;
const MARKET = 4;
/** As wide as a district is drawn, where there is room. */
const CELL = 14;

/** `C3`, of the word `2,2` by which the game calls it. */
export function districtName(word: string): string {
  const [row, column] = word.split(',').map(Number);
  return `${COLUMNS[column]}${row + 1}`;
}

/** The rows and columns that are built or can be. */
function spanOf(places: readonly number[]): { rows: number[]; cols: number[] } {
  const range = (numbers: readonly number[]): number[] => {
    const least = Math.min(...numbers);
    return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, i) => least + i);
  };
  const size = COLUMNS.length;
  return {
    rows: range(places.map((place) => Math.floor(place / size))),
    cols: range(places.map((place) => place % size)),
  };
}

const isBuilt = (card: number): boolean => card !== EMPTY_DISTRICT;

/** The numbers of the districts that are built. */
const builtIn = (city: City): number[] =>
  city.flat().flatMap((card, place) => (isBuilt(card) ? [place] : []));

/** A district in two lines: the card, and what it is with what it scores. Where it is narrow, names are cut. */
function districtLines(paint: Paint, room: number, card: number, score: number, full: string): string[] {
  const rank = rankOf(card);
  const number = rank === 0 ? '' : ` ${rank}`;
  const points = rank === MARKET ? '' : `: ${score}`;
  const name = RANKS[rank].slice(0, room - number.length - 4);
  const kind = KINDS[rank].slice(0, room - points.length - 1);
  const shown = ` ${name}${number} x${full}`.length;
  return [
    ` ${name}${number} ${colourSign(paint, card)}${full}${' '.repeat(room - shown)}`,
    ` ${kind}${points}`.padEnd(room),
  ];
}

function ownCity({ paint, width }: Screen, seen: Seen): string[] {
  const spread = cityWithPlans(seen);
  const city = cityOf(spread);
  const { variants } = seen.setup;
  const scores = districtScores(city, variants);
  const asked = seen.view.question?.kind === 'choose';
  const thisYear = seen.view.chosen.map(({ place }) => place!);
  const open = asked ? openPlaces(spread, thisYear) : [];
  const built = builtIn(city);
  if (built.length + open.length === 0) return [];
  const { rows, cols } = spanOf([...built, ...open]);
  const room = Math.min(CELL, Math.floor((width - 4) / cols.length) - 1);
  const isFull = (row: number, col: number): boolean =>
    (spread.cards[districtZone(row, col)] ?? []).length > 1;
  const cell = (row: number, col: number): string[] => {
    const card = city[row][col];
    const place = row * COLUMNS.length + col;
    if (!isBuilt(card)) return [(open.includes(place) ? ' free' : '').padEnd(room), ' '.repeat(room)];
    return districtLines(paint, room, card, scores[place], isFull(row, col) ? '*' : '');
  };
  const line = `   +${cols.map(() => `${'-'.repeat(room)}+`).join('')}`;
  const { score } = cityStanding(city, variants);
  const soFar = seen.view.result === null ? ' so far' : '';
  const said = (text: string): string => wrap(text, width, '  ');
  return [
    said(`Your city: ${score} points${soFar} (each district with what it scores; Markets score together).`),
    `    ${cols.map((col) => ` ${COLUMNS[col]}`.padEnd(room + 1)).join('')}`.trimEnd(),
    line,
    ...rows.flatMap((row) => {
      const cells = cols.map((col) => cell(row, col));
      return [
        ` ${row + 1} |${cells.map(([first]) => `${first}|`).join('')}`,
        `   |${cells.map(([, second]) => `${second}|`).join('')}`,
        line,
      ];
    }),
    ...(asked && built.length > thisYear.length
      ? [said('A second card covers the first. * Two cards lie there already: it is full.')]
      : rows.some((row) => cols.some((col) => isFull(row, col)))
        ? [said('* Two cards lie there; the one below scores nothing.')]
        : []),
  ];
}

/** `M~ .  L/`, row by row. */
function smallCity(paint: Paint, city: City): string[] {
  const built = builtIn(city);
  if (built.length === 0) return ['(nothing yet)'];
  const { rows, cols } = spanOf(built);
  const cell = (card: number): string =>
    !isBuilt(card) ? '. ' : `${RANKS[rankOf(card)][0]}${colourSign(paint, card)}`;
  return rows.map((row) => cols.map((col) => cell(city[row][col])).join(' '));
}

function otherCities({ paint }: Screen, seen: Seen): string[] {
  const cities = seen.view.seats.flatMap(({ name, folded }, seat) => {
    if (folded || seat === seen.seat) return [];
    const city = cityOf(seen.lying.seats[seat]);
    const { score } = cityStanding(city, seen.setup.variants);
    return [[`${name}: ${score}`, ...smallCity(paint, city)]];
  });
  if (cities.every(([, first]) => first === '(nothing yet)')) return [];
  const high = Math.max(...cities.map((lines) => lines.length));
  const rows = Array.from({ length: high }, (_, at) => cities.map((lines) => lines[at] ?? ''));
  return [
    'The other cities (W Warrior, L Lady, B Bard, M Merchant, R Rogue, D Dragon):',
    ...columns(rows.map((row) => ['  ', ...row])),
  ];
}

export const cityBoard: Board = {
  lines: (screen, seen) => [...(seen.seat < 0 ? [] : ownCity(screen, seen)), ...otherCities(screen, seen)],
  seat(_screen, { view }, seat) {
    const left = view.seats[seat].zones.hand?.size ?? 0;
    if (left === 0 || view.result !== null) return '';
    return left === 1 ? '1 card to place' : `${left} cards to place`;
  },
};
