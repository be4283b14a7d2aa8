/** What a city of City Square is worth. A city is a list of rows of uncovered cards; an empty district is −1. */
import { BARD, DRAGON, LADY, MERCHANT, rankOf, ROGUE, WARRIOR, type Cards } from '../../cards/deck.ts';
import { byColour } from '../../cards/ties.ts';
import type { Standing } from '../../table/def.ts';

export const EMPTY_DISTRICT = -1;
export type City = readonly Cards[];

/** The districts side by side with each of a city, by their numbers, row after row; what each of them is, or EMPTY_DISTRICT. */
interface Districts {
  readonly kinds: number[];
  readonly beside: readonly Cards[];
}

function districtsOf(city: City): Districts {
  const width = Math.max(0, ...city.map((row) => row.length));
  const kinds: number[] = [];
  const beside: number[][] = [];
  city.forEach((_, r) => {
    for (let c = 0; c < width; c++) {
      const card = city[r][c] ?? EMPTY_DISTRICT;
      kinds.push(card === EMPTY_DISTRICT ? EMPTY_DISTRICT : rankOf(card));
      const around: number[] = [];
      if (r > 0) around.push((r - 1) * width + c);
      if (r < city.length - 1) around.push((r + 1) * width + c);
      if (c > 0) around.push(r * width + c - 1);
      if (c < width - 1) around.push(r * width + c + 1);
      beside.push(around);
    }
  });
  return { kinds, beside };
}

/** Estates and Markets beside a Guild that nobody watches fail; the rest of the city does as if they were not there. */
function fail({ kinds, beside }: Districts, patrolled: (at: number) => boolean): number[] {
  return kinds.map((kind, at) => {
    const fails =
      (kind === LADY || kind === MERCHANT) &&
      beside[at].some((other) => kinds[other] === ROGUE && !patrolled(other));
    return fails ? EMPTY_DISTRICT : kind;
  });
}

/** The largest group of Markets; each Dragon beside it counts as one more, but joins no groups. */
function marketValue(kinds: Cards, beside: Districts['beside']): number {
  const seen = new Set<number>();
  let best = { size: 0, value: 0 };
  kinds.forEach((kind, start) => {
    if (kind !== MERCHANT || seen.has(start)) return;
    const group = [start];
    seen.add(start);
    const dragons = new Set<number>();
    for (let i = 0; i < group.length; i++)
      for (const other of beside[group[i]]) {
        if (kinds[other] === DRAGON) dragons.add(other);
        if (kinds[other] !== MERCHANT || seen.has(other)) continue;
        seen.add(other);
        group.push(other);
      }
    const value = group.length + dragons.size;
    // Of groups of the same size one scores, the better one (gii.amb.city-equal-markets).
    if (group.length > best.size || (group.length === best.size && value > best.value))
      best = { size: group.length, value };
  });
  return best.value;
}

/** What one district scores by itself; Markets score as a group. */
function districtValue(kinds: Cards, around: Cards, at: number, patrolled: (at: number) => boolean): number {
  const near = around.map((other) => kinds[other]);
  switch (kinds[at]) {
    case LADY: {
      const types = new Set(
        near.filter((kind) => kind !== EMPTY_DISTRICT && kind !== ROGUE && kind !== DRAGON),
      );
      return types.size + near.filter((kind) => kind === DRAGON).length;
    }
    case BARD:
    case DRAGON:
      return near.filter((kind) => kind === WARRIOR).length;
    case ROGUE:
      return patrolled(at) ? 1 : 0;
    default:
      return 0;
  }
}

/** What every district scores, row after row, the Markets aside. */
export function districtScores(city: City, variants: readonly string[] = []): number[] {
  return assess(city, variants).single;
}

function assess(city: City, variants: readonly string[]): { single: number[]; markets: number } {
  const districts = districtsOf(city);
  const { beside } = districts;
  const watch = variants.includes('happy-thieves') ? [WARRIOR, BARD] : [WARRIOR];
  const patrolled = (at: number): boolean =>
    beside[at].some((other) => watch.includes(districts.kinds[other]));
  const kinds = fail(districts, patrolled);
  return {
    single: kinds.map((_, at) => districtValue(kinds, beside[at], at, patrolled)),
    markets: marketValue(kinds, beside),
  };
}

export function cityStanding(city: City, variants: readonly string[] = []): Standing {
  const { single, markets } = assess(city, variants);
  const score = single.reduce((sum, points) => sum + points, markets);
  return { score, order: [score, ...byColour(city.flat().filter((card) => card !== EMPTY_DISTRICT))] };
}
