/** City Square: twelve cards in four years, placed in a square of three by three districts. */
import { takeOut } from '../../cards/piles.ts';
import { cityStanding, EMPTY_DISTRICT, type City } from './scoring.ts';
import {
  gamblingGame,
  type ChooseQuestion,
  type NotNow,
  type ScriptStep,
  type Sees,
} from '../../table/def.ts';
import type { ParlourFrame, ParlourState, Spread } from '../../table/state.ts';
import { together } from '../../table/together.ts';

/** The most a city may be wide and high. */
const SPAN = 3;
const YEARS = 4;
const CARDS_A_YEAR = 3;

/**
 * A city lies anywhere on the table and grows to either side, so the square is found in the course of the game. The
 * plan has rows and columns 0 to 4: the first card lies in the inner square, 1 to 3, and with it in the middle the
 * city can still become any square there is.
 */
const PLAN = 5;

/** A district is a zone with its cards, the covered one first: `city 2,3`. */
export const districtZone = (row: number, column: number): string => `city ${row},${column}`;
const zoneAt = (place: number): string => districtZone(Math.floor(place / PLAN), place % PLAN);

const PLACES = Array.from({ length: PLAN * PLAN }, (_, place) => place);
const isInner = (place: number): boolean =>
  [Math.floor(place / PLAN), place % PLAN].every((n) => n > 0 && n < PLAN - 1);

/** Whether all these places lie in one square of three by three. */
function fits(places: readonly number[]): boolean {
  const spans = (numbers: readonly number[]): boolean => Math.max(...numbers) - Math.min(...numbers) < SPAN;
  return spans(places.map((place) => Math.floor(place / PLAN))) && spans(places.map((place) => place % PLAN));
}

const cardsAt = ({ cards }: Spread, place: number): readonly number[] => cards[zoneAt(place)] ?? [];

/** Where a player's next card may go: not where two lie, nor where one of this year goes, nor out of the square. */
export function openPlaces(spread: Spread, thisYear: readonly number[]): number[] {
  const built = [...PLACES.filter((place) => cardsAt(spread, place).length > 0), ...thisYear];
  if (built.length === 0) return PLACES.filter(isInner);
  return PLACES.filter(
    (place) => cardsAt(spread, place).length < 2 && !thisYear.includes(place) && fits([...built, place]),
  );
}

/** The uncovered cards of a city, as rows. */
export function cityOf(spread: Spread): City {
  const rows = Array.from({ length: PLAN }, (_, row) => row);
  return rows.map((row) =>
    rows.map((column) => cardsAt(spread, row * PLAN + column).at(-1) ?? EMPTY_DISTRICT),
  );
}

/** What a player has placed this year. It lies in `plan` until all are done; nobody else sees it before. */
const thisYearOf = (f: ParlourFrame, seat: number): number[] =>
  (f.chosen?.[seat] ?? []).map(({ place }) => place!);

const districtOf = (place: number): string => zoneAt(place).slice('city '.length);

const year = together({
  what: 'place',
  idle: (t, _f, seat) => t.hand(seat).length === 0,
  options(t, f, seat) {
    const open = openPlaces(t.s.seats[seat], thisYearOf(f, seat));
    return t.hand(seat).flatMap((card) => open.map((place) => ({ card, place, word: districtOf(place) })));
  },
  more: (t, seat) => t.hand(seat).length > 0,
  chose(t, _f, seat, [{ card }]) {
    takeOut(t.hand(seat), card!);
    t.zone(seat, 'plan').push(card!);
  },
  whenAll(t, _f, chosenBy) {
    for (const seat of t.inside()) {
      for (const { card, place } of chosenBy(seat)) {
        t.zone(seat, zoneAt(place!)).push(card!);
        t.emit('place', seat, 1, [card!], undefined, zoneAt(place!));
      }
      t.s.seats[seat].cards.plan = [];
    }
  },
});

/** Districts where nothing can be built now. */
function closedDistricts({ seats, stack }: ParlourState, { seat, options }: ChooseQuestion): NotNow[] {
  const thisYear = thisYearOf(stack[stack.length - 1], seat);
  const isEmpty = thisYear.length === 0 && PLACES.every((place) => cardsAt(seats[seat], place).length === 0);
  const closed = PLACES.filter((place) => !options.some((option) => option.place === place));
  const built = [seats[seat].cards.plan ?? [], ...PLACES.map((place) => cardsAt(seats[seat], place))].flat();
  return [
    ...closed.map((place) => ({
      option: { place, word: districtOf(place) },
      ...(isEmpty ? BEGINS : whyClosed(cardsAt(seats[seat], place).length, thisYear.includes(place))),
    })),
    ...built.map((card) => ({ option: { card }, ...STAYS })),
  ];
}

const STAYS: Pick<NotNow, 'why' | 'rules'> = {
  why: 'It stays where it was placed.',
  rules: ['gii.city-square.no-move'],
};

const BEGINS: Pick<NotNow, 'why' | 'rules'> = {
  why: 'A city begins in the middle of the plan, so that it can grow to every side.',
  rules: ['gii.city-square.grid'],
};

function whyClosed(cards: number, thisYear: boolean): Pick<NotNow, 'why' | 'rules'> {
  if (thisYear)
    return {
      why: 'You have built there this year; one district gets one card a year.',
      rules: ['gii.city-square.not-same-year'],
    };
  if (cards > 1) return { why: 'Two cards lie there already.', rules: ['gii.city-square.two-per-district'] };
  return { why: 'The city would be more than 3 wide or high.', rules: ['gii.city-square.grid'] };
}

const ZONES: Readonly<Record<string, Sees>> = {
  hand: 'owner',
  plan: 'owner',
  ...Object.fromEntries(PLACES.map((place) => [zoneAt(place), 'all'])),
};

export const citySquare = gamblingGame({
  id: 'city-square',
  name: 'City Square',
  complexity: 'complex',
  min: 2,
  max: 7,
  longer: true,
  variants: [
    { id: 'dragons', name: 'Dragon Cards' },
    { id: 'happy-thieves', name: 'Happy Thieves' },
  ],
  script() {
    const steps: ScriptStep[] = [{ do: 'ante' }];
    for (let n = 1; n <= YEARS; n++) {
      if (n > 1) steps.push({ do: 'bet' });
      steps.push({ do: 'deal', n: CARDS_A_YEAR }, { do: 'own', procedure: 'city:year', n });
    }
    return [...steps, { do: 'showdown' }];
  },
  zones: () => ZONES,
  reveals: [],
  rules: { place: ['gii.city-square.must-place', 'gii.city-square.step-2'] },
  notNow: closedDistricts,
  procedures: { 'city:year': year },
  standing: ({ setup, seats }, seat) => cityStanding(cityOf(seats[seat]), setup.variants),
});
