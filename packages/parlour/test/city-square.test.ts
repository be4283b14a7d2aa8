import { below, luckFrom } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import {
  cardName,
  cardsNamed,
  cityOf,
  cityStanding,
  compareTieBreaks,
  districtScores,
  EMPTY_DISTRICT,
  openPlaces,
  parlour,
  rankOf,
  type ParlourState,
  type Spread,
} from '../src/index.ts';
import { asked, cards, checkAll, optionsOf, pick, ranks, refused, setupFor, sitDown } from './dealing.ts';
import { playRandomly, setupOf } from './playing.ts';

const LETTERS = 'WLBMRD.';
const NAMED: Record<string, string> = {
  W: 'Warrior/Wolf',
  L: 'Lady/Wolf',
  B: 'Bard/Wolf',
  M: 'Merchant/Wolf',
  R: 'Rogue/Wolf',
  D: 'Dragon/Red',
};
/** `RRM RWM BLL`: a city, row by row; D is a Dragon, a dot an empty district. */
const city = (rows: string): number[][] =>
  rows
    .split(' ')
    .map((row) =>
      row.split('').map((letter) => (letter === '.' ? EMPTY_DISTRICT : cardsNamed(NAMED[letter])[0])),
    );
const score = (rows: string, ...variants: string[]): number => cityStanding(city(rows), variants).score;

/** The score again, written down in another way: what each district says about its neighbours, by coordinates. */
function countedAgain(text: string, happy: boolean): number {
  const rows = text.split(' ').map((row) => row.split(''));
  const at = (r: number, c: number): string => rows[r]?.[c] ?? '.';
  const cells = rows.flatMap((row, r) => row.map((_, c) => [r, c] as const));
  const near = (r: number, c: number): (readonly [number, number])[] =>
    cells.filter(([y, x]) => Math.abs(y - r) + Math.abs(x - c) === 1);
  const watched = (r: number, c: number): boolean =>
    near(r, c).some(([y, x]) => at(y, x) === 'W' || (happy && at(y, x) === 'B'));
  const failed = cells.filter(
    ([r, c]) => 'LM'.includes(at(r, c)) && near(r, c).some(([y, x]) => at(y, x) === 'R' && !watched(y, x)),
  );
  const points: number[] = [];
  for (const [r, c] of cells) if (at(r, c) === 'R' && watched(r, c)) points.push(1);
  for (const [r, c] of failed) rows[r][c] = '.';
  for (const [r, c] of cells) {
    const around = near(r, c).map(([y, x]) => at(y, x));
    if ('BD'.includes(at(r, c))) points.push(around.filter((kind) => kind === 'W').length);
    if (at(r, c) === 'L')
      points.push(
        'WBML'.split('').filter((kind) => around.includes(kind)).length,
        around.filter((k) => k === 'D').length,
      );
  }
  // Markets get the same number as long as one can walk from one to the other.
  const label = new Map(cells.map(([r, c], i) => [`${r},${c}`, at(r, c) === 'M' ? i : -1]));
  for (let again = true; again;) {
    again = false;
    for (const [r, c] of cells)
      for (const [y, x] of near(r, c)) {
        const [mine, other] = [label.get(`${r},${c}`)!, label.get(`${y},${x}`)!];
        if (mine < 0 || other < 0 || mine <= other) continue;
        label.set(`${r},${c}`, other);
        again = true;
      }
  }
  const groups = new Map<number, [number, number]>();
  for (const n of label.values()) {
    if (n < 0) continue;
    const dragons = cells.filter(
      ([r, c]) => at(r, c) === 'D' && near(r, c).some(([y, x]) => label.get(`${y},${x}`) === n),
    ).length;
    groups.set(n, [(groups.get(n)?.[0] ?? 0) + 1, dragons]);
  }
  const sorted = [...groups.values()].sort((a, b) => b[0] - a[0] || b[1] - a[1]);
  return points.reduce((a, b) => a + b, sorted.length > 0 ? sorted[0][0] + sorted[0][1] : 0);
}

describe('a city', () => {
  it('scores as in the book’s examples', () => {
    // proves: gii.ex.city-estate-max, gii.ex.city-1, gii.ex.city-2, gii.ex.city-3
    expect(districtScores(city('.W. BLM .L.'))[4]).toBe(4);
    expect(score('WRM BLB MMM')).toBe(7);
    expect(score('BLM WLM RMR')).toBe(8);
    expect(score('RRM RWM BLL')).toBe(9);
  });

  it('counts the largest group of Markets only', () => {
    // proves: gii.city-square.market, gii.city-square.connected, gii.amb.city-equal-markets, gii.city-square.empty
    expect(score('MM. ..M ..M')).toBe(2);
    expect(score('M.. .M. ..M')).toBe(1);
    expect(score('MMM M.M MMM')).toBe(8);
    expect(score('... ... ...')).toBe(0);
  });

  it('counts an Estate’s kinds of neighbours, Guilds aside', () => {
    // proves: gii.city-square.estate, gii.city-square.connected
    expect(districtScores(city('.M. MLM .M.'))[4]).toBe(1);
    expect(districtScores(city('W.B .L. M.L'))[4]).toBe(0);
    expect(districtScores(city('.WR BL. ...'))[4]).toBe(2);
  });

  it('gives Barracks nothing, Taverns a point for each Barracks', () => {
    // proves: gii.city-square.barracks, gii.city-square.tavern
    expect(score('WWW WWW WWW')).toBe(0);
    expect(score('.W. WBW .W.')).toBe(4);
    expect(score('RRR RBR RRR')).toBe(0);
    expect(score('RBR .W. ...')).toBe(1);
  });

  it('lets a patrolled Guild score and an unpatrolled one ruin Estates and Markets beside it', () => {
    // proves: gii.city-square.guild-patrolled, gii.city-square.guild-unpatrolled, gii.city-square.fail-empty
    expect(score('WRM ... ...')).toBe(2);
    expect(score('.RM ..M ...')).toBe(1);
    expect(score('.RM .ML ...')).toBe(0);
    // The failed Market is no neighbour to the Estate, and the way between the other Markets is cut.
    expect(score('MMM .R. ...')).toBe(1);
    expect(score('RML ... ...')).toBe(0);
    expect(score('RBW ... ...')).toBe(1);
  });

  it('has Fancy Taverns with Dragons: Taverns that count by themselves, and swell a Market group without joining two', () => {
    // proves: gii.city-square.dragons.fancy-tavern, gii.city-square.dragons.unique-neighbor
    // proves: gii.city-square.dragons.market-bonus, gii.city-square.dragons.no-bridge
    expect(score('WDW ... ...')).toBe(2);
    expect(districtScores(city('.D. DLB .D.'))[4]).toBe(4);
    expect(score('MMD ... ...')).toBe(3);
    expect(score('MMD ..M ..M')).toBe(3);
    expect(score('MDM ... ...')).toBe(2);
    expect(score('M.. MD. ..M')).toBe(3);
    // Of two groups of the same size the better one.
    expect(score('MM. ... .MM')).toBe(2);
    expect(score('MM. ... DMM')).toBe(3);
    expect(score('MD. ... ...')).toBe(2);
  });

  it('has Taverns patrol with Happy Thieves, but no Fancy ones', () => {
    // proves: gii.city-square.happy-thieves.tavern-patrols, gii.city-square.happy-thieves.not-fancy
    expect(score('BRM ... ...')).toBe(0);
    expect(score('BRM ... ...', 'happy-thieves')).toBe(2);
    expect(score('DRM ... ...', 'happy-thieves')).toBe(0);
  });

  it('agrees with a count done another way on many thousand cities', () => {
    const luck = luckFrom(4);
    for (let n = 0; n < 6000; n++) {
      const letters = Array.from({ length: 9 }, () => LETTERS[below(luck, LETTERS.length)]).join('');
      const rows = `${letters.slice(0, 3)} ${letters.slice(3, 6)} ${letters.slice(6)}`;
      const happy = n % 2 === 1;
      const expected = countedAgain(rows, happy);
      if (score(rows, ...(happy ? ['happy-thieves'] : [])) !== expected)
        expect.fail(`${rows} is worth ${expected}`);
    }
  });

  it('breaks ties by the colours of uncovered cards', () => {
    // proves: gii.city-square.tiebreaker, gii.city-square.highest-wins
    const [red, red2, blue, green] = cards('Warrior/Wolf', 'Warrior/Hawk', 'Warrior/Hare', 'Warrior/Owl');
    const two = cityStanding([[red, red2, blue]]);
    const one = cityStanding([[red, blue, green]]);
    expect(compareTieBreaks(two.order, one.order)).toBeGreaterThan(0);
    const market = cityStanding([cards('Merchant/Wolf')]);
    expect(compareTieBreaks(market.order, two.order)).toBeGreaterThan(0);
  });
});

describe('places of a city', () => {
  const built = (...at: string[]): Spread => ({
    cards: Object.fromEntries(at.map((where, i) => [`city ${where}`, [i]])),
    dice: {},
  });
  const open = (spread: Spread, ...thisYear: number[]): string[] =>
    openPlaces(spread, thisYear).map((place) => `${Math.floor(place / 5)},${place % 5}`);

  it('reach as far as a square of three by three can, wherever it will lie, touching or not', () => {
    // proves: gii.city-square.grid, gii.amb.city-placement
    expect(open(built())).toHaveLength(9);
    expect(open(built('2,2'))).toHaveLength(25);
    expect(open(built('2,2', '2,4'))).toEqual(
      [0, 1, 2, 3, 4].flatMap((row) => [2, 3, 4].map((column) => `${row},${column}`)),
    );
    expect(open(built('1,1', '3,3'))).toHaveLength(9);
    expect(open(built('1,1', '3,3'))).not.toContain('0,0');
  });

  it('hold two cards, of different years', () => {
    // proves: gii.city-square.two-per-district, gii.city-square.not-same-year
    const full: Spread = { cards: { 'city 2,2': [1, 2], 'city 2,3': [3] }, dice: {} };
    expect(open(full)).not.toContain('2,2');
    expect(open(full)).toContain('2,3');
    expect(open(built('2,2'), 13)).not.toContain('2,3');
    expect(open(built('2,2'), 13)).toContain('2,2');
  });

  it('count what lies on top', () => {
    // proves: gii.city-square.covered
    const spread: Spread = { cards: { 'city 1,1': ranks('MW') }, dice: {} };
    expect(cityOf(spread)[1][1]).toBe(spread.cards['city 1,1'][1]);
    expect(cityStanding(cityOf(spread)).score).toBe(0);
  });
});

describe('a table of City Square', () => {
  /** Whoever is asked places their first card there. */
  function place(state: ParlourState, ...where: string[]): void {
    for (const at of where) {
      const { hand } = state.seats[asked(state).seat].cards;
      pick(state, `${cardName(hand[0])} (${at})`);
    }
  }

  it('deals three cards in each of four years, bets in between, and scores', () => {
    // proves: gii.city-square.step-1, gii.city-square.step-2, gii.city-square.step-3, gii.city-square.step-4
    // proves: gii.city-square.step-5, gii.city-square.step-6, gii.city-square.step-7, gii.city-square.step-8
    // proves: gii.city-square.step-9, gii.city-square.must-place, gii.city-square.may-leave-empty
    // proves: gii.city-square.highest-wins
    const state = sitDown(setupFor('city-square', 2), ranks('MMMRRRMMMRRRMMMRRRWWWRRR'));
    expect(state.stake).toEqual([1, 1]);
    for (const year of [1, 2]) {
      expect(state.seats.map((seat) => seat.cards.hand.length)).toEqual([3, 3]);
      refused(state, { seat: 0, do: 'choose', picks: [] });
      place(state, ...[1, 2, 3].map((column) => `${year},${column}`));
      place(state, '1,1', '1,2', `${year + 1},2`);
      expect(parlour.question(state).kind).toBe('bet');
      expect(checkAll(state)).toBe(1);
    }
    expect(state.seats[1].cards['city 1,1']).toHaveLength(2);
    // Ben's districts 1,1 and 1,2 are full now.
    place(state, '3,1', '3,2', '3,3');
    expect(optionsOf(state).some((words) => words.endsWith('(1,1)'))).toBe(false);
    place(state, '2,1', '2,3', '3,1');
    expect(checkAll(state)).toBe(1);
    place(state, '1,1', '2,2', '3,3');
    place(state, '2,1', '2,3', '3,1');
    // No Betting Round after the last year.
    expect(state.result).toMatchObject({ winners: [0], scores: [3, 0] });
    expect(Object.values(state.seats[1].cards).filter((zone) => zone.length > 0).length).toBeLessThan(9);
  });

  it('shows what was built when all have placed their cards, and nothing can be moved then', () => {
    // proves: gii.city-square.step-2, gii.city-square.no-move
    const state = sitDown(setupFor('city-square', 2), ranks('MMMRRR'));
    place(state, '1,1', '1,2', '1,3');
    expect(asked(state).seat).toBe(1);
    const seen = parlour.view(state, 1).seats[0].zones;
    expect(seen['city 1,1']).toBeUndefined();
    expect(seen.plan).toEqual({ size: 3, cards: null });
    place(state, '1,1', '1,2', '1,3');
    expect(parlour.view(state, 1).seats[0].zones['city 1,1'].cards!.map(rankOf)).toEqual([4]);
    const before = JSON.stringify(state.seats[0].cards['city 1,1']);
    refused(state, { seat: 0, do: 'choose', picks: [0] });
    checkAll(state);
    place(state, '2,1', '2,2', '2,3');
    expect(JSON.stringify(state.seats[0].cards['city 1,1'])).toBe(before);
  });

  it('keeps coins, cards and secrets in random games, and every city within its square', () => {
    for (let n = 0; n < 100; n++) {
      const { state } = playRandomly(setupOf('city-square', n), n, {
        looks: (zone, owner, viewer, { folded }) =>
          viewer === owner || (zone.startsWith('city') && !folded[owner]),
      });
      state.seats.forEach((spread, seat) => {
        const where = Object.keys(spread.cards).filter((zone) => zone.startsWith('city'));
        const at = where.map((zone) => zone.slice(5).split(',').map(Number));
        for (const i of [0, 1]) {
          const list = at.map((place) => place[i]);
          if (list.length > 0) expect(Math.max(...list) - Math.min(...list)).toBeLessThan(3);
        }
        for (const zone of where) expect(spread.cards[zone].length).toBeLessThanOrEqual(2);
        if (!state.folded[seat] && (state.result?.scores[seat] ?? null) !== null)
          expect(where.reduce((sum, zone) => sum + spread.cards[zone].length, 0)).toBe(12);
      });
    }
  });
});
