/** `table` of a gambling game: who plays which game, for what, by which variants. */
import {
  parlour,
  type EveningSetup,
  type ParlourDef,
  type ParlourSetup,
  type SplitRule,
} from '@taproom/parlour';
import { EVENING } from '../language/parlour.ts';
import { listed } from '../language/names.ts';
import { notHere, ScenarioProblem } from '../language/problem.ts';
import type { ParlourScenario } from '../language/scenario.ts';
import type { Spot } from '../language/spot.ts';
import { partsOf } from './parts.ts';

/** What two Rogues cost in Doublerogue where nothing else is said. */
const USUAL_BOUNTY = 5;

const SPLITS: readonly SplitRule[] = ['merchant', 'king', 'commoner'];

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

/** The definition of a game; one that nobody has brought to the table yet is said to be missing. */
export function defOf(line: number, game: string, what = 'the game'): ParlourDef {
  const def = parlour.defs.find(({ id }) => id === game);
  if (def === undefined)
    throw notHere(
      line,
      `${what} ${game}`,
      `; at this table are: ${listed(parlour.defs.map(({ id }) => id))}`,
    );
  return def;
}

export function readParlourSeating(scenario: ParlourScenario): ParlourSeating {
  const { players } = scenario;
  const open = scenario.game === EVENING;
  const def = open ? null : defOf(scenario.head.line, scenario.game);
  const usual = def === null || def.betting || !def.shares ? 'betting' : 'shares';
  let seed = 1;
  let mode: ParlourSetup['mode'] | typeof EVENING | null = open ? EVENING : null;
  let share: { readonly n: number; readonly spot: Spot } | null = null;
  let rounds: { readonly n: number; readonly spot: Spot } | null = null;
  let split: SplitRule = 'merchant';
  let variants: string[] = [];
  let bounty: { readonly n: number; readonly spot: Spot } | null = null;
  const agreed: { minRaise?: boolean; tableStakes?: boolean } = {};
  for (const { key, value } of scenario.table) {
    if (key === 'seed') seed = value.whole('seed');
    else if (key === 'mode') mode = modeNamed(value);
    else if (key === 'share') share = { n: value.whole('share'), spot: value };
    else if (key === 'rounds') rounds = { n: value.whole('rounds', 1), spot: value };
    else if (key === 'bounty') bounty = { n: value.whole('bounty'), spot: value };
    else if (key === 'split') split = splitNamed(value);
    else if (key === 'variants' && def !== null) variants = readVariants(value, def);
    else if (key === 'variants') throw value.problem('variants are chosen with a game, and none is named');
    else if (key === 'minRaise' || key === 'tableStakes') agreed[key] = value.flag(key);
  }
  const evening = mode === EVENING;
  if (open && !evening)
    throw new ScenarioProblem(scenario.head.line, `\`parlour: ${EVENING}\` has no other mode`);
  if (share !== null && mode === 'betting') throw share.spot.problem('a `share` belongs to `mode: shares`');
  if (rounds !== null && !evening) throw rounds.spot.problem(`\`rounds\` belong to \`mode: ${EVENING}\``);
  // Where nothing else is said, a game is played with Betting Rounds, unless a Share is named or it has none.
  const asked = def?.variants.find((variant) => variants.includes(variant.id) && variant.mode)?.mode;
  const implied = asked ?? (share !== null && def?.shares ? 'shares' : usual);
  const played = mode === null || mode === EVENING ? implied : mode;
  const withBounty = variants.includes('rogues-bounty') ? (bounty?.n ?? USUAL_BOUNTY) : undefined;
  if (bounty !== null && withBounty === undefined)
    throw bounty.spot.problem('a `bounty` belongs to the variant `rogues-bounty`');
  const setup: ParlourSetup = {
    game: scenario.game,
    players,
    mode: played,
    variants,
    split,
    ...agreed,
    ...(share === null ? {} : { share: share.n }),
    ...(withBounty === undefined ? {} : { agreed: { bounty: withBounty } }),
    ...(evening ? { loans: true } : {}),
  };
  const chosen = { game: scenario.game, mode: played, variants, ...(withBounty && { bounty: withBounty }) };
  return {
    setup,
    def: def ?? NO_GAME,
    seed,
    dragons: def !== null && (def.dragons(setup) || partsOf(def.id).dragonsAside === true),
    evening: evening
      ? {
          players,
          first: 0,
          rounds: rounds?.n ?? ENDLESS,
          split,
          ...(agreed.minRaise === undefined ? {} : { minRaise: agreed.minRaise }),
          ...(share === null ? {} : { share: share.n }),
          ...(open ? {} : { game: chosen }),
        }
      : null,
  };
}

/** Where no length was agreed on, the evening is as long as the scenario. */
const ENDLESS = 1000;

function modeNamed(spot: Spot): ParlourSetup['mode'] | typeof EVENING {
  const mode = spot.text('mode');
  if (mode !== 'betting' && mode !== 'shares' && mode !== EVENING)
    throw spot.problem(`no mode is called "${mode}"`);
  return mode;
}

function splitNamed(spot: Spot): SplitRule {
  const typed = spot
    .text('split')
    .toLowerCase()
    .replace(/['’]?s?([ -]rule)?$/, '');
  const split = SPLITS.find((rule) => rule === typed);
  if (split === undefined)
    throw spot.problem(`no Split Rule is called "${spot.text('split')}"; there are: ${listed(SPLITS)}`);
  return split;
}

/** Variants by the last part of their id; the whole id does as well. */
export function readVariants(spot: Spot, def: ParlourDef): string[] {
  return spot.items('variants').map((item) => {
    const typed = item.text('a variant');
    const id = typed.slice(typed.lastIndexOf('.') + 1);
    if (!def.variants.some((variant) => variant.id === id))
      throw new ScenarioProblem(
        item.line,
        `${def.name} has no variant "${typed}"; it has: ${listed(def.variants.map((variant) => variant.id))}`,
      );
    return id;
  });
}
