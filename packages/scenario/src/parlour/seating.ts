/** `table` of a gambling game: who plays which game, for what, by which variants. */
import { parlour, type ParlourDef, type ParlourSetup, type SplitRule } from '@taproom/parlour';
import { listed } from '../language/names.ts';
import { notYet, ScenarioProblem } from '../language/problem.ts';
import type { ParlourScenario } from '../language/scenario.ts';
import type { Spot } from '../language/spot.ts';

/** What two Rogues cost in Doublerogue where nothing else is said. */
const USUAL_BOUNTY = 5;

const SPLITS: readonly SplitRule[] = ['merchant', 'king', 'commoner'];

export interface ParlourSeating {
  readonly setup: ParlourSetup;
  readonly def: ParlourDef;
  readonly seed: number;
}

/** The definition of a game; one that nobody has brought to the table yet is said to be missing. */
export function defOf(line: number, game: string, what = 'the game'): ParlourDef {
  const def = parlour.defs.find(({ id }) => id === game);
  if (def === undefined)
    throw notYet(line, `${what} ${game}`, `; at this table are: ${listed(parlour.defs.map(({ id }) => id))}`);
  return def;
}

export function readParlourSeating(scenario: ParlourScenario): ParlourSeating {
  const def = defOf(scenario.head.line, scenario.game);
  let seed = 1;
  let mode: ParlourSetup['mode'] = def.betting || !def.shares ? 'betting' : 'shares';
  let share: { readonly n: number; readonly spot: Spot } | null = null;
  let split: SplitRule = 'merchant';
  let variants: string[] = [];
  let bounty = USUAL_BOUNTY;
  for (const { key, value } of scenario.table) {
    if (key === 'seed') seed = value.whole('seed');
    else if (key === 'mode') mode = modeNamed(value);
    else if (key === 'share') share = { n: value.whole('share'), spot: value };
    else if (key === 'bounty') bounty = value.whole('bounty');
    else if (key === 'split') split = splitNamed(value);
    else if (key === 'variants') variants = readVariants(value, def);
  }
  if (share !== null && mode !== 'shares') throw share.spot.problem('a `share` belongs to `mode: shares`');
  const setup: ParlourSetup = {
    game: def.id,
    players: scenario.players,
    mode,
    variants,
    split,
    ...(share === null ? {} : { share: share.n }),
    ...(variants.includes('rogues-bounty') ? { agreed: { bounty } } : {}),
  };
  return { setup, def, seed };
}

function modeNamed(spot: Spot): ParlourSetup['mode'] {
  const mode = spot.text('mode');
  if (mode === 'adventurers-choice') throw notYet(spot.line, 'the mode adventurers-choice');
  if (mode !== 'betting' && mode !== 'shares') throw spot.problem(`no mode is called "${mode}"`);
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
