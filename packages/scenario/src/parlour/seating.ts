/** `table` of a gambling game: who plays which game, for what, by which variants. */
import type { EveningSetup, Parlour, ParlourDef, ParlourSetup, SplitRule } from '@taproom/parlour';
import { checkKeys } from '../language/keys.ts';
import { listed, seatNamed } from '../language/names.ts';
import { Problems } from '../language/problem.ts';
import { EVENING } from '../language/read.ts';
import type { Spot } from '../language/spot.ts';
import { partsOf } from './parts.ts';

/** What two Rogues cost in Doublerogue where nothing else is said. */
const USUAL_BOUNTY = 5;

/** Where no length was agreed on, the evening is as long as the scenario. */
const ENDLESS = 1000;

const MODES = ['betting', 'shares', EVENING] as const;
const SPLITS: readonly SplitRule[] = ['merchant', 'king', 'commoner'];
const TABLE_KEYS = [
  'parlour',
  'players',
  'mode',
  'share',
  'variants',
  'split',
  'bounty',
  'minRaise',
  'tableStakes',
  'rounds',
  'seed',
];

/** What the words of a scenario need to know of a game. */
export type GameNames = Pick<ParlourDef, 'id' | 'name' | 'zones'>;

/** An evening that begins with the choice of a game. */
const NO_GAME: GameNames = { id: EVENING, name: 'Adventurer’s Choice', zones: () => ({}) };

export interface ParlourSeating {
  readonly setup: ParlourSetup;
  readonly def: GameNames;
  readonly seed: number;
  /** Whether Dragons can be named. */
  readonly dragons: boolean;
  /** Adventurer's Choice: what holds for the whole evening, the first game with it where one is named. */
  readonly evening: EveningSetup | null;
}

export function readParlourSeating(table: Spot, parlour: Parlour): ParlourSeating {
  const problems = new Problems();
  const entries = table.entries('table');
  checkKeys(entries, TABLE_KEYS, 'the table of a gambling game', problems);
  const of = (key: string): Spot | undefined => entries.find((entry) => entry.key === key)?.value;
  const read = <R>(key: string, reader: (value: Spot) => R): R | undefined => {
    const value = of(key);
    return value && problems.attempt(() => reader(value));
  };
  const whole = (key: string, least = 0): number | undefined => read(key, (value) => value.whole(key, least));
  const flag = (key: string): boolean | undefined => read(key, (value) => value.flag(key));

  const def = read('parlour', (value) =>
    value.text('the game') === EVENING ? null : gameNamed(value, parlour),
  );
  const players = problems.attempt(() => readPlayers(table, of('players'))) ?? [];
  problems.settle();
  // Only an evening begins without a game.
  const open = !def;
  const mode = read('mode', (value) => value.oneOf('mode', MODES)) ?? (open ? EVENING : null);
  const share = whole('share');
  const rounds = whole('rounds', 1);
  const bounty = whole('bounty');
  const seed = whole('seed') ?? 1;
  const split = read('split', splitNamed) ?? 'merchant';
  const [minRaise, tableStakes] = [flag('minRaise'), flag('tableStakes')];
  const variants =
    read('variants', (value) => {
      if (open) throw value.problem('variants are chosen with a game, and none is named');
      return readVariants(value, def);
    }) ?? [];
  problems.settle();

  const isEvening = mode === EVENING;
  if (open && !isEvening) throw table.problem(`\`parlour: ${EVENING}\` has no other mode`);
  if (share !== undefined && mode === 'betting')
    throw of('share')!.problem('a `share` belongs to `mode: shares`');
  if (rounds !== undefined && !isEvening)
    throw of('rounds')!.problem(`\`rounds\` belong to \`mode: ${EVENING}\``);
  const withBounty = variants.includes('rogues-bounty') ? (bounty ?? USUAL_BOUNTY) : undefined;
  if (bounty !== undefined && withBounty === undefined)
    throw of('bounty')!.problem('a `bounty` belongs to the variant `rogues-bounty`');
  // Where nothing else is said, a game is played with Betting Rounds, unless a Share is named or it has none.
  const asked = def?.variants.find((variant) => variants.includes(variant.id) && variant.mode)?.mode;
  const usual = open || def.betting || !def.shares ? 'betting' : 'shares';
  const implied = asked ?? (share !== undefined && def?.shares ? 'shares' : usual);
  const game = def?.id ?? EVENING;
  const chosen = { game, mode: mode === null || isEvening ? implied : mode, variants };
  const agreed = {
    split,
    ...(minRaise === undefined ? {} : { minRaise }),
    ...(share === undefined ? {} : { share }),
  };
  const setup: ParlourSetup = {
    ...chosen,
    ...agreed,
    players,
    ...(tableStakes === undefined ? {} : { tableStakes }),
    ...(withBounty === undefined ? {} : { agreed: { bounty: withBounty } }),
    ...(isEvening ? { loans: true } : {}),
  };
  const first = { ...chosen, ...(withBounty && { bounty: withBounty }) };
  return {
    setup,
    def: def ?? NO_GAME,
    seed,
    dragons: !open && (def.dragons(setup) || partsOf(def.id).dragonsAside === true),
    evening: isEvening
      ? { ...agreed, players, first: 0, rounds: rounds ?? ENDLESS, ...(open ? {} : { game: first }) }
      : null,
  };
}

export function gameNamed(spot: Spot, { defs }: Parlour): ParlourDef {
  const game = spot.text('the game');
  const def = defs.find(({ id }) => id === game);
  if (def === undefined)
    throw spot.problem(
      `no gambling game is called "${game}"; there are: ${listed(defs.map(({ id }) => id))}`,
    );
  return def;
}

function readPlayers(table: Spot, list: Spot | undefined): string[] {
  const players: string[] = [];
  for (const item of list?.items('players') ?? []) {
    const name = item.text('a player');
    if (seatNamed(players, name) >= 0) throw item.problem(`${name} sits at the table twice`);
    players.push(name);
  }
  if (players.length < 2) throw table.problem('a gambling game needs a list of at least two `players`');
  return players;
}

function splitNamed(spot: Spot): SplitRule {
  const typed = spot.text('split');
  const bare = typed.toLowerCase().replace(/['’]?s?([ -]rule)?$/, '');
  const split = SPLITS.find((rule) => rule === bare);
  if (split === undefined)
    throw spot.problem(`no Split Rule is called "${typed}"; there are: ${listed(SPLITS)}`);
  return split;
}

/** Variants by the last part of their id; the whole id does as well. */
export function readVariants(spot: Spot, def: ParlourDef): string[] {
  return spot.items('variants').map((item) => {
    const typed = item.text('a variant');
    const id = typed.slice(typed.lastIndexOf('.') + 1);
    if (!def.variants.some((variant) => variant.id === id))
      throw item.problem(
        `${def.name} has no variant "${typed}"; it has: ${listed(def.variants.map((variant) => variant.id))}`,
      );
    return id;
  });
}
