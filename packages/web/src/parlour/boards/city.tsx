/** City Square: a city that grows on a plan of five by five, of which three by three will be built. */
import type { ParlourView } from '@taproom/parlour';
import { Icon } from '../../icons/index.ts';
import { useStore, useTable } from '../../table/table-store.ts';
import { words } from '../../words/parlour.ts';
import { cardWords } from '../cards.ts';
import { optionOfPlace } from '../options.ts';
import { PlayingCard } from '../playing-card.tsx';
import { gameOf, isForMoney } from '../use-game.ts';
import styles from './boards.module.css';

const CITY = 'city ';
const PLAN = 5;
const SPAN = 3;

export const isDistrict = (zone: string): boolean => zone.startsWith(CITY);

type Seat = ParlourView['seats'][number];

/** The cards of every district that has some, the covered one first. */
function districts({ zones }: Seat): Map<number, readonly number[]> {
  const built = new Map<number, readonly number[]>();
  for (const [zone, { cards }] of Object.entries(zones)) {
    if (!isDistrict(zone) || cards === null || cards.length === 0) continue;
    const [row, column] = zone.slice(CITY.length).split(',').map(Number);
    built.set(row * PLAN + column, cards);
  }
  return built;
}

const rowOf = (place: number): number => Math.floor(place / PLAN);
const columnOf = (place: number): number => place % PLAN;

/** The part of the plan to show: all that is built or may be, and never less than three by three. */
function frame(places: readonly number[]): { top: number; left: number; rows: number; columns: number } {
  const span = (of: readonly number[]): readonly [from: number, many: number] => {
    if (of.length === 0) return [1, SPAN];
    const [low, high] = [Math.min(...of), Math.max(...of)];
    const many = Math.max(SPAN, high - low + 1);
    return [Math.max(0, Math.min(low, PLAN - many)), many];
  };
  const [top, rows] = span(places.map(rowOf));
  const [left, columns] = span(places.map(columnOf));
  return { top, left, rows, columns };
}

export function City({ at, own }: { readonly at: number; readonly own: boolean }) {
  const isCity = useTable((state) => gameOf(state)!.game === 'city-square');
  const seat = useTable((state) => gameOf(state)!.seats[at]);
  const game = useTable((state) => (own ? state.asked.game : null));
  const chosen = useTable((state) => (own ? gameOf(state)!.chosen : NONE));
  if (!isCity || seat === undefined) return null;
  const built = districts(seat);
  const planned = new Map(
    chosen.flatMap(({ card, place }) => (place === undefined ? [] : [[place, card!] as const])),
  );
  const open = game?.options.flatMap(({ place }) => (place === undefined ? [] : [place])) ?? [];
  const { top, left, rows, columns } = frame([...built.keys(), ...planned.keys(), ...open]);
  return (
    <div
      className={styles.city}
      style={{ '--columns': columns, '--rows': rows }}
      data-city
      data-own={own || undefined}
    >
      <p className={styles.label}>{own ? words.yourCity : words.city}</p>
      <ul className={styles.plan}>
        {Array.from({ length: rows * columns }, (_, i) => {
          const [row, column] = [top + Math.floor(i / columns), left + (i % columns)];
          const place = row * PLAN + column;
          return (
            <District
              key={place}
              place={place}
              where={[row - top + 1, column - left + 1]}
              cards={built.get(place) ?? NO_CARDS}
              planned={planned.get(place) ?? -1}
              own={own}
            />
          );
        })}
      </ul>
    </div>
  );
}

const NONE: ParlourView['chosen'] = [];
const NO_CARDS: readonly number[] = [];

interface DistrictProps {
  readonly place: number;
  readonly where: readonly [row: number, column: number];
  readonly cards: readonly number[];
  /** Placed there this year, seen by nobody else yet; −1: none. */
  readonly planned: number;
  readonly own: boolean;
}

function District({ place, where: [row, column], cards, planned, own }: DistrictProps) {
  const store = useStore();
  const option = useTable((state) => (own ? optionOfPlace(state.asked, state.desk.held, place) : -1));
  const isAlone = useTable(isForMoney);
  const top = planned >= 0 ? planned : (cards.at(-1) ?? -1);
  const name = isAlone ? top : undefined;
  const count = cards.length + (planned >= 0 ? 1 : 0);
  const what = top < 0 ? words.empty : `${cardWords(top)}${count > 1 ? `, ${words.covers}` : ''}`;
  const inside = (
    <>
      {top >= 0 && (
        <span data-card={name}>
          <PlayingCard card={top} size={own ? 'tiny' : 'strip'} inButton />
        </span>
      )}
      {count > 1 && <span className={styles.twice}>2</span>}
      {option >= 0 && <Icon name="target" className={styles.target} />}
    </>
  );
  return (
    <li className={styles.district} data-planned={planned >= 0 || undefined}>
      {option >= 0 ? (
        <button
          type="button"
          data-aim
          data-option={option}
          onClick={() => store.answer({ do: 'choose', picks: [option] })}
        >
          <span className="for-ears">{words.placeHere(row, column)}: </span>
          {inside}
        </button>
      ) : (
        <span role="img" aria-label={`${words.district(row, column)}: ${what}`}>
          {inside}
        </span>
      )}
    </li>
  );
}
