/**
 * The game as little charts, one for each player or side: Fortitude from above, Alcohol Content from below, and between them
 * the life that is left. Everything in them is also a table of numbers.
 */
import { useId } from 'react';
import { Icon } from '../icons/index.ts';
import { Emblem } from '../pieces/index.ts';
import { useMarks } from '../pieces/seat-mark.ts';
import { end as words } from '../words/end.ts';
import { list } from '../words/table.ts';
import { Scrolling } from './scrolling.tsx';
import type { Course, Line, Point } from './course.ts';
import styles from './course-chart.module.css';

const [WIDTH, HEIGHT] = [340, 150];
const [LEFT, RIGHT, TOP, BOTTOM] = [28, 34, 12, 26];
const MOST = 20;
/** At most so many turns are written below. */
const MARKS = 6;
/** Two numbers at the end of the lines need so much room. */
const APART = 17;

const y = (value: number): number => TOP + ((MOST - value) / MOST) * (HEIGHT - TOP - BOTTOM);

interface CourseChartProps {
  readonly course: Course;
  readonly names: readonly string[];
}

export function CourseChart({ course, names }: CourseChartProps) {
  const markOf = useMarks();
  return (
    <div className={styles.course}>
      <p className={styles.legend}>
        <span>
          <i className={styles.sample} data-of="fortitude" />
          <Icon name="fortitude" /> {words.fortitude}
        </span>
        <span>
          <i className={styles.sample} data-of="alcohol" />
          <Icon name="alcohol" /> {words.alcohol}
        </span>
      </p>
      <ul className={styles.charts} style={{ '--n': course.lines.length }}>
        {course.lines.map((line) => (
          <li key={line.seats[0]} className={styles.player} data-seat={markOf(line.seats[0])}>
            <p className={styles.name}>
              <span className={styles.emblems}>
                {line.seats.map((seat) => (
                  <Emblem key={seat} seat={seat} character={names[seat]} size="small" />
                ))}
              </span>
              {namesOf(line, names)}
            </p>
            <Chart line={line} turns={course.turns} name={namesOf(line, names)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A side is called by those who stand on it. */
const namesOf = ({ seats }: Line, names: readonly string[]): string => list(seats.map((seat) => names[seat]));

interface ChartProps {
  readonly line: Line;
  readonly turns: number;
  readonly name: string;
}

function Chart({ line, turns, name }: ChartProps) {
  const id = useId();
  const x = (turn: number): number => LEFT + (turn / Math.max(1, turns)) * (WIDTH - LEFT - RIGHT);
  const last = line.points.at(-1);
  if (last === undefined) return null;
  const until = line.out ?? turns;
  const points = line.points.filter((point) => point.x <= until);
  // The numbers of whoever is out no longer change: the last ones are those they fell with.
  const end = { ...last, x: until };
  const shown = [...points, end];
  const [high, low] = apart(y(end.fortitude), y(end.alcohol));
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.lineAloud(
        name,
        line.seats.length,
        end.fortitude,
        end.alcohol,
        line.out === null ? '' : words.outIn(turnOf(line.out)),
      )}
    >
      <defs>
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="8" height="8" className={styles.life} />
          <rect width="2" height="8" className={styles.stripe} />
        </pattern>
      </defs>
      {[0, MOST / 2, MOST].map((value) => (
        <g key={value}>
          <line className={styles.grid} x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
          <text className={styles.number} x={LEFT - 5} y={y(value) + 5} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {marksOf(turns).map((turn) => (
        <text key={turn} className={styles.number} x={x(turn - 0.5)} y={HEIGHT - 6} textAnchor="middle">
          {turn}
        </text>
      ))}
      <path d={areaOf(shown, x)} fill={`url(#${id})`} />
      <path className={styles.fortitude} d={stepsOf(shown, x, ({ fortitude }) => fortitude)} />
      <path className={styles.alcohol} d={stepsOf(shown, x, ({ alcohol }) => alcohol)} />
      {line.out === null ? (
        <>
          <text className={styles.value} data-of="fortitude" x={x(end.x) + 5} y={high + 6}>
            {end.fortitude}
          </text>
          <text className={styles.value} data-of="alcohol" x={x(end.x) + 5} y={low + 6}>
            {end.alcohol}
          </text>
        </>
      ) : (
        <path
          className={styles.out}
          d={`M${x(end.x) - 6} ${y((end.fortitude + end.alcohol) / 2) - 6}l12 12m-12 0l12 -12`}
          aria-hidden
        />
      )}
    </svg>
  );
}

/** A moment of the game as the number of a turn. */
const turnOf = (x: number): number => Math.max(1, Math.ceil(x));

/** The numbers at the end stay readable where the lines come close. */
function apart(high: number, low: number): readonly [number, number] {
  const lacks = APART - Math.abs(low - high);
  if (lacks <= 0) return [high, low];
  return high <= low ? [high - lacks / 2, low + lacks / 2] : [high + lacks / 2, low - lacks / 2];
}

function marksOf(turns: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((n) => turns / n <= MARKS) ?? 200;
  return Array.from({ length: Math.floor(turns / step) }, (_, i) => (i + 1) * step);
}

/** A number stays what it is until it changes: steps, not slopes. */
function stepsOf(
  points: readonly Point[],
  x: (turn: number) => number,
  value: (point: Point) => number,
): string {
  return points
    .map((point, i) =>
      i === 0
        ? `M${x(point.x)} ${y(value(point))}`
        : `H${x(point.x).toFixed(1)}V${y(value(point)).toFixed(1)}`,
    )
    .join('');
}

/** Along Fortitude, and back along Alcohol Content. */
function areaOf(points: readonly Point[], x: (turn: number) => number): string {
  const back = points
    .toReversed()
    .map((point, i) => {
      const down = `V${y(Math.min(point.alcohol, point.fortitude)).toFixed(1)}`;
      return i === 0 ? down : `${down}H${x(point.x).toFixed(1)}`;
    })
    .join('');
  return `${stepsOf(points, x, ({ fortitude }) => fortitude)}${back}Z`;
}

/** The same in numbers, turn by turn. */
export function CourseTable({ course, names }: CourseChartProps) {
  return (
    <details className={styles.details}>
      <summary>{words.asTable}</summary>
      <Scrolling label={words.asTable}>
        <table className={styles.table}>
          <caption>{words.tableAbout}</caption>
          <thead>
            <tr>
              <th scope="col">{words.turn}</th>
              {course.lines.map((line) => (
                <th key={line.seats[0]} scope="col">
                  {namesOf(line, names)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {course.rows.map((row) => (
              <tr key={row.turn}>
                <th scope="row">
                  {row.turn} <span className={styles.soft}>{words.of(names[row.whose] ?? '')}</span>
                </th>
                {row.values.map(({ fortitude, alcohol }, i) => (
                  <td key={i}>
                    {fortitude} / {alcohol}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </details>
  );
}
