/** What a Loot Pile of Heroes' Plunder is worth at its best. */
import { COLOURS, colourOf, DRAGONS, isDragon, rankOf, RANKS, type Cards } from '../../cards/deck.ts';
import { byRank } from '../../cards/ties.ts';
import type { Standing } from '../../table/def.ts';

const RED = 0;
const GREEN = 1;
const BLUE = 2;
const COLOUR_SET = 3;
const NO_RANK = 0;
const ALL_RANKS = [1, 2, 3, 4, 5];

export const RED_DRAGON = DRAGONS[RED];

/** How many cards of each rank and colour; by rank number. */
function countsOf(loot: Cards): number[][] {
  const counts = RANKS.map(() => COLOURS.map(() => 0));
  for (const card of loot) if (!isDragon(card)) counts[rankOf(card)][colourOf(card)]++;
  return counts;
}

const sum = (numbers: Cards): number => numbers.reduce((a, b) => a + b, 0);

/** What others may steal with the Red Dragon: cards of a rank that has an incomplete Rank Set. */
export function stealable(loot: Cards): number[] {
  const counts = countsOf(loot).map(sum);
  return loot.filter((card) => !isDragon(card) && counts[rankOf(card)] % rankOf(card) !== 0);
}

/** Rank Sets, with the Green Dragon as one more card of a rank: then that rank's incomplete set costs nothing. */
function rankPoints(counts: Cards[], green: number): { points: number; complete: number[] } {
  let points = 0;
  const complete: number[] = [];
  for (const rank of ALL_RANKS) {
    const count = sum(counts[rank]) + (rank === green ? 1 : 0);
    const sets = Math.floor(count / rank);
    points += sets * rank;
    if (count % rank !== 0 && rank !== green) points--;
    if (sets > 0) complete.push(rank);
  }
  return { points, complete };
}

/** A Dragon that may stand in a Colour Set, and the ranks that it may stand for. */
interface Wild {
  readonly colour: number;
  readonly ranks: Cards;
}

/** Color Sets, each of one rank: every way to add the Dragons is tried. */
function colourSets(counts: Cards[], ranks: Cards, wilds: readonly Wild[]): number {
  if (wilds.length === 0) return sum(ranks.map((rank) => Math.min(...counts[rank])));
  const [{ colour, ranks: may }, ...others] = wilds;
  let best = colourSets(counts, ranks, others);
  for (const rank of may) {
    if (!ranks.includes(rank)) continue;
    const more = counts.map((row, at) => (at === rank ? row.map((n, c) => (c === colour ? n + 1 : n)) : row));
    best = Math.max(best, colourSets(more, ranks, others));
  }
  return best;
}

/** With the Blue Dragon ranks may be mixed, so only the colours count. */
function mixedSets(counts: Cards[], ranks: Cards, wilds: readonly Wild[]): number {
  const ofColour = COLOURS.map((_, colour) => sum(ranks.map((rank) => counts[rank][colour])));
  for (const { colour, ranks: may } of wilds)
    if (may.some((rank) => ranks.includes(rank))) ofColour[colour]++;
  return Math.min(...ofColour);
}

function best(loot: Cards, variants: readonly string[]): number {
  const counts = countsOf(loot);
  const held = loot.filter(isDragon).map(colourOf);
  const generic = variants.includes('dragons');
  const special = variants.includes('three-dragons');
  const sets = special && held.includes(BLUE) ? mixedSets : colourSets;
  let most = -Infinity;
  for (const green of special && held.includes(GREEN) ? ALL_RANKS : [NO_RANK]) {
    const { points, complete } = rankPoints(counts, green);
    const wilds: Wild[] = generic
      ? held.map((colour) => ({ colour, ranks: ALL_RANKS }))
      : green !== NO_RANK
        ? [{ colour: GREEN, ranks: [green] }]
        : [];
    most = Math.max(most, points + COLOUR_SET * sets(counts, complete, wilds));
  }
  return most;
}

/** The best arrangement counts; ties are broken by Rank over the whole pile. */
export function lootStanding(loot: Cards, variants: readonly string[] = []): Standing {
  const score = best(loot, variants);
  return { score, order: [score, ...byRank(loot)] };
}
