/** Which rules are in the way of whoever would like to do something: worked out when somebody asks. */
import { broughtIn, RETOLD, stepsOf } from './brought.ts';
import type { ParlourDef, RulesBehind, ScriptStep } from './def.ts';
import type { ParlourQuestion } from './question.ts';
import type { ParlourState } from './state.ts';

const NO_RULES: readonly string[] = [];

/** For what is done several times in the Order of Play, each time by a step of its own: the last one for any further. */
export const byTurns =
  (...steps: readonly (readonly string[])[]): RulesBehind =>
  (_state, _seat, nth) =>
    steps[Math.min(nth, steps.length) - 1];

/** The rules behind a question by this name, as the table stands. */
export function rulesBehind(
  def: ParlourDef,
  state: ParlourState,
  what: string,
  seat: number,
): readonly string[] {
  // Exchanges that somebody has thought of are those of no step in the book.
  if (what === 'exchange' && broughtIn(state.setup) !== undefined) return [RETOLD];
  return told(def.rules?.[what], def, state, seat);
}

export const rulesOfDeed = (
  def: ParlourDef,
  state: ParlourState,
  deed: string,
  seat: number,
): readonly string[] => told(def.deeds?.[deed], def, state, seat);

const told = (
  rules: RulesBehind = NO_RULES,
  def: ParlourDef,
  state: ParlourState,
  seat: number,
): readonly string[] => (typeof rules === 'function' ? rules(state, seat, timesDone(def, state)) : rules);

/** How often the step of the Order of Play that is under way has come, from 1. */
function timesDone(def: ParlourDef, { stack, setup }: ParlourState): number {
  const done = stepsOf(def, setup).slice(0, stack.find(({ k }) => k === 'script')?.n ?? 0);
  const now = done.at(-1);
  return Math.max(1, done.filter((step) => isLike(step, now)).length);
}

const isLike = (step: ScriptStep, other: ScriptStep | undefined): boolean =>
  step.do === other?.do && ownOf(step) === ownOf(other);

const ownOf = (step: ScriptStep): string => (step.do === 'own' ? step.procedure : '');

/** Why a seat is not asked while the table waits for others: it is out of the game, all in, or its turn is another one. */
export function rulesOfWaiting(def: ParlourDef, state: ParlourState, seat: number): readonly string[] {
  const { ask, folded, chips, memory } = state;
  if (folded[seat]) return rulesOfBeingOut(def, state, seat);
  if (ask?.kind === 'bet') {
    const money = chips[seat] + (memory.purse?.[seat] ?? 0);
    return money === 0 ? ['gii.app-c.all-in'] : rulesOfBettingOrder(state, ask.seat);
  }
  if (ask?.kind !== 'choose') return NO_RULES;
  return def.waits?.(state, seat) ?? rulesBehind(def, state, ask.what, ask.seat);
}

/** Whose turn it is to bet: that the Starting Player acts first says it only of that one's turn. */
const rulesOfBettingOrder = ({ setup }: ParlourState, asked: number): readonly string[] =>
  asked === (setup.first ?? 0)
    ? ['gii.concepts.starting-player-acts-first', 'gii.app-c.order']
    : ['gii.app-c.order'];

function rulesOfBeingOut(def: ParlourDef, state: ParlourState, seat: number): readonly string[] {
  const { satOut, tied } = state.memory;
  if (satOut?.includes(seat)) return ['gii.amb.ante-unable'];
  // A game that is played again, by those alone who tied.
  if (state.setup.split === 'king' && tied?.includes(seat) === false) return ['gii.split.kings'];
  return def.gone?.(state, seat) ?? ['gii.app-c.fold'];
}

/**
 * The rules in the way of a seat that is asked this, or nothing (null). `tried`: whether what it would do is the deed,
 * or answers the question, by this name.
 */
export function rulesInTheWay(
  def: ParlourDef,
  state: ParlourState,
  question: ParlourQuestion | null,
  seat: number,
  tried: (what: string) => boolean,
): readonly string[] {
  if (question === null) return rulesOfWaiting(def, state, seat);
  if (question.kind === 'bet') return ['gii.app-c.options'];
  if (question.kind !== 'choose') return NO_RULES;
  const { what } = question;
  const deed = tried(what) ? undefined : Object.keys(def.deeds ?? {}).find(tried);
  return deed === undefined ? rulesBehind(def, state, what, seat) : rulesOfDeed(def, state, deed, seat);
}
