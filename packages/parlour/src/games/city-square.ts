/** City Square: twelve cards in four years, placed in a square of three by three districts. */
import type { Procedure } from '@taproom/kernel';
import { cityStanding, EMPTY_DISTRICT, type City } from '../scoring/city-square.ts';
import { hasVariant, type ParlourDef, type ScriptStep, type Sees } from '../table/def.ts';
import type { ParlourAnswer, ParlourOption } from '../table/question.ts';
import type { ParlourRun } from '../table/run.ts';
import type { ParlourFrame, Spread } from '../table/state.ts';

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

/** The frame's list: seat, card and place, one placing after the other. Nobody sees them before all are done. */
function thisYearOf(f: ParlourFrame, seat: number): number[] {
  return f.list.filter((_, i) => i % 3 === 2 && f.list[i - 2] === seat);
}

function placings(t: ParlourRun, f: ParlourFrame, seat: number): ParlourOption[] {
  const open = openPlaces(t.s.seats[seat], thisYearOf(f, seat));
  return t
    .zone(seat, 'hand')
    .flatMap((card) => open.map((place) => ({ card, place, word: zoneAt(place).slice('city '.length) })));
}

function askPlace(t: ParlourRun, f: ParlourFrame): void {
  if (f.seat < 0) f.seat = 0;
  const inside = t.inside();
  while (f.seat < inside.length && t.zone(inside[f.seat], 'hand').length === 0) f.seat++;
  if (f.seat >= inside.length) return;
  f.step--;
  t.choose(inside[f.seat], 'place', placings(t, f, inside[f.seat]), 1, 1);
}

function build(t: ParlourRun, f: ParlourFrame): void {
  for (let i = 0; i < f.list.length; i += 3) {
    const [seat, card, place] = f.list.slice(i, i + 3);
    t.zone(seat, zoneAt(place)).push(card);
    t.emit('place', seat, 1, [card], undefined, zoneAt(place));
  }
  for (const seat of t.inside()) t.s.seats[seat].cards.plan = [];
}

const year: Procedure<ParlourRun, ParlourFrame, ParlourAnswer> = {
  steps: [askPlace, build],
  answered(t, f, answer) {
    if (answer.do !== 'choose') return;
    const { seat } = answer;
    const { card, place } = placings(t, f, seat)[answer.picks[0]];
    const hand = t.zone(seat, 'hand');
    hand.splice(hand.indexOf(card!), 1);
    t.zone(seat, 'plan').push(card!);
    f.list.push(seat, card!, place!);
  },
};

const ZONES: Readonly<Record<string, Sees>> = {
  hand: 'owner',
  plan: 'owner',
  ...Object.fromEntries(PLACES.map((place) => [zoneAt(place), 'all'])),
};

export const citySquare: ParlourDef = {
  id: 'city-square',
  name: 'City Square',
  min: 2,
  max: 7,
  betting: true,
  shares: true,
  insideInn: true,
  variants: [
    { id: 'dragons', name: 'Dragon Cards' },
    { id: 'happy-thieves', name: 'Happy Thieves' },
  ],
  dragons: (setup) => hasVariant(setup, 'dragons'),
  script() {
    const steps: ScriptStep[] = [{ do: 'ante' }];
    for (let n = 1; n <= YEARS; n++) {
      if (n > 1) steps.push({ do: 'bet' });
      steps.push({ do: 'deal', n: CARDS_A_YEAR }, { do: 'own', procedure: 'year', n });
    }
    return [...steps, { do: 'showdown' }];
  },
  zones: () => ZONES,
  reveals: [],
  procedures: { year },
  standing: ({ setup, seats }, seat) => cityStanding(cityOf(seats[seat]), setup.variants),
};
