/** What is reported: figures from rounds, put beside what they are to reach. */
import type { Measured } from './contender.ts';

/** One figure per round, and what the reader needs of them. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export interface Row {
  readonly what: string;
  readonly unit: string;
  readonly spread: Spread | null;
  readonly text: string;
  /** How far the target asks to go, in words; empty for what is only told. */
  readonly target: string;
  readonly aim: string;
  /** Null: no target. */
  readonly passed: boolean | null;
  readonly note: string;
  /** The code that is measured, and who else runs it. */
  readonly path: string;
}

/** A contender's rounds; null where it could not be measured. */
export type Rounds = Readonly<Record<string, readonly Measured[] | null>>;

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, min: sorted[0], max: sorted[sorted.length - 1] };
}

const perUnit = (m: Measured): number => m.cpu / m.units;
const gamesPerSecond = (m: Measured): number => (m.games / m.cpu) * 1e6;

/** Three figures are as many as such a measurement knows. */
const figure = (n: number): string =>
  n >= 100 ? Math.round(n).toLocaleString('en-GB') : n.toPrecision(n >= 0.1 ? 3 : 2);

const spreadText = ({ median, min, max }: Spread, prefix = ''): string =>
  `${prefix}${figure(median)} [${prefix}${figure(min)}..${prefix}${figure(max)}]`;

interface Goal {
  readonly atLeast: number;
  readonly aim: number;
}

/** The code behind each row. Ours is what people play on: nothing is measured that only a benchmark runs. */
const PATH = {
  parlour: '`parlour` (packages/parlour): question, answers, apply; as server, page and terminal',
  inn: '`inn` (packages/house): question, answers, apply; as the terminal, simulations and replays',
  served: '`inn` (packages/house) with `asks: everybody`; as server and page',
  copy: '`inn.copy`; as the server before it tries an answer, and for taking back',
  imagine: '`inn.imagine` with a memory; for bots that think ahead',
  bots: '`sensible.inn` at a `Chair` (`inn.view`, `inn.answers`): the mark of `taproom simulate --bots sensible`; tables are played by `regular`, which is not measured here',
  hosted: '`inn` inside boardgame.io’s reducer; for this comparison only',
  boardgameIo: 'boardgame.io: `CreateGameReducer`, `ai.enumerate`',
  pokerTs: 'poker-ts: `Table`',
  node: 'Node',
} as const;

/** Of a ratio: ours, then theirs. */
const against = (ours: keyof typeof PATH, theirs: keyof typeof PATH): string =>
  `${PATH[ours]} : ${PATH[theirs]}`;

function row(
  what: string,
  unit: string,
  values: readonly number[] | null,
  path: string,
  note: string,
  goal?: Goal,
  prefix = '',
): Row {
  const spread = values === null ? null : spreadOf(values);
  const word = (n: number): string => `${prefix === '' ? '≥ ' : `≤ ${prefix}`}${n.toLocaleString('en-GB')}`;
  return {
    what,
    unit,
    spread,
    text: spread === null ? 'not measured' : spreadText(spread, prefix),
    target: goal === undefined ? '' : word(goal.atLeast),
    aim: goal === undefined ? '' : word(goal.aim),
    passed: goal === undefined ? null : spread !== null && spread.median >= goal.atLeast,
    note,
    path,
  };
}

/** Figures of two contenders are divided round by round: what disturbed one round disturbed both. */
function paired(
  a: readonly Measured[] | null,
  b: readonly Measured[] | null,
  f: (m: Measured) => number,
): number[] | null {
  return a === null || b === null ? null : a.map((m, i) => f(m) / f(b[i]));
}

export function rowsOf(rounds: Rounds): Row[] {
  const of = (name: string, f: (m: Measured) => number): number[] | null => rounds[name]?.map(f) ?? null;
  const note = (name: string): string => rounds[name]?.[0].note ?? '';
  const theirs = rounds['threes-boardgame-io'];
  const length = rounds['inn-random'];
  const decisions =
    length === null
      ? ''
      : `${Math.round(spreadOf(length.map((m) => m.units / m.games)).median)} decisions a game`;
  return [
    row(
      'Threes, boardgame.io’s reducer',
      'µs/move',
      of('threes-boardgame-io', perUnit),
      PATH.boardgameIo,
      '4 players, 12 moves a game',
    ),
    row(
      'Threes, Taproom',
      'µs/move',
      of('threes-taproom', perUnit),
      PATH.parlour,
      'the same games, for Shares; answers checked, events on',
    ),
    row(
      'Threes, Taproom : boardgame.io',
      'ratio',
      paired(theirs, rounds['threes-taproom'], perUnit),
      against('parlour', 'boardgameIo'),
      '',
      { atLeast: 60, aim: 80 },
      '1/',
    ),
    row(
      'Hold’em, poker-ts',
      'hands/s',
      of('holdem-poker-ts', gamesPerSecond),
      PATH.pokerTs,
      `4 seats, random legal actions, the money goes on; ${note('holdem-poker-ts')}`,
    ),
    row(
      'Rogues and Warriors, Taproom',
      'hands/s',
      of('rogues-taproom', gamesPerSecond),
      PATH.parlour,
      '4 seats with Betting Rounds, the same way of choosing, answers checked, events on',
    ),
    row(
      'Hands, Taproom : poker-ts',
      'times',
      paired(rounds['rogues-taproom'], rounds['holdem-poker-ts'], gamesPerSecond),
      against('parlour', 'pokerTs'),
      '',
      { atLeast: 3, aim: 4 },
    ),
    row(
      'The inn, 4 random players',
      'games/s',
      of('inn-random', gamesPerSecond),
      PATH.inn,
      note('inn-random'),
      {
        atLeast: 2100,
        aim: 2500,
      },
    ),
    row('The inn, 4 random players', 'µs/decision', of('inn-random', perUnit), PATH.inn, decisions),
    row(
      'The inn as the server asks, 4 random players',
      'games/s',
      of('inn-served', gamesPerSecond),
      PATH.served,
      'everybody with a card in hand is asked in every window',
    ),
    row(
      'The inn as the server asks, 4 random players',
      'µs/decision',
      of('inn-served', perUnit),
      PATH.served,
      'most of them passes',
    ),
    row(
      'The inn’s decision : boardgame.io’s move of Threes',
      'ratio',
      paired(theirs, length, perUnit),
      against('inn', 'boardgameIo'),
      'different games: a whole decision of ours against the framework’s cost of a tiny one; for information',
      undefined,
      '1/',
    ),
    row(
      'The inn’s own rules in boardgame.io’s reducer',
      'µs/decision',
      of('inn-boardgame-io', perUnit),
      PATH.hosted,
      'the same games, our rules on immer’s draft',
    ),
    row(
      'The inn’s decision : the same in boardgame.io',
      'ratio',
      paired(rounds['inn-boardgame-io'], length, perUnit),
      against('inn', 'hosted'),
      'the same rules, the same games',
      { atLeast: 90, aim: 120 },
      '1/',
    ),
    row('Copy of a state, Taproom', 'µs', of('copy-taproom', perUnit), PATH.copy, note('copy-taproom')),
    row(
      'Copy of a state, structuredClone',
      'µs',
      of('copy-structured-clone', perUnit),
      PATH.node,
      'the same states',
    ),
    row('Copy of a state, JSON and back', 'µs', of('copy-json', perUnit), PATH.node, 'the same states'),
    row(
      'Copy, Taproom : structuredClone',
      'ratio',
      paired(rounds['copy-structured-clone'], rounds['copy-taproom'], perUnit),
      against('copy', 'node'),
      '',
      { atLeast: 55, aim: 100 },
      '1/',
    ),
    row(
      'Copy, Taproom : JSON and back',
      'ratio',
      paired(rounds['copy-json'], rounds['copy-taproom'], perUnit),
      against('copy', 'node'),
      '',
      undefined,
      '1/',
    ),
    row(
      'Imagine a state, Taproom',
      'µs',
      of('imagine-taproom', perUnit),
      PATH.imagine,
      note('imagine-taproom'),
    ),
    row(
      'Imagine, Taproom : structuredClone',
      'ratio',
      paired(rounds['copy-structured-clone'], rounds['imagine-taproom'], perUnit),
      against('imagine', 'node'),
      'a copy, with all that one seat does not know dealt anew',
      { atLeast: 10, aim: 20 },
      '1/',
    ),
    row(
      'The inn, 4 sensible bots',
      'games/s',
      of('inn-sensible', gamesPerSecond),
      PATH.bots,
      'view and thinking included',
      { atLeast: 1400, aim: 1800 },
    ),
    row('The inn, 4 sensible bots', 'µs/decision', of('inn-sensible', perUnit), PATH.bots, ''),
  ];
}
