/** Games in which what lies there decides how many dice are rolled: it is laid before the first roll. */
import { hasVariant, rankOf } from '@taproom/parlour';
import { ScenarioProblem } from '../language/problem.ts';
import type { ParlourStep } from './deed.ts';
import { playing, skip, toldOf } from './further-on.ts';
import { takeOut } from './lay-piles.ts';
import type { ParlourTable } from './parlour-table.ts';
import type { ParlourPlan, Wanted } from './plan.ts';

/** Up to the first roll; the dice that each player has. */
function firstRoll(table: ParlourTable): number {
  table.settle((at) => at.question().kind === 'dice');
  const question = table.question();
  return question.kind === 'dice' ? question.count : 0;
}

const ofSeat = (list: readonly Wanted[], seat: number): Wanted | undefined =>
  list.find((wanted) => wanted.seat === seat);

const wrongDice = (line: number, each: number, given: string): ScenarioProblem =>
  new ScenarioProblem(line, `a player has ${each} dice in this game, not ${given}`);

/** The step of `threes:rolls` behind the keeping: a Betting Round, and the next roll. */
const KEPT = 2;

/**
 * Threes: the Keeps lie there, and everybody rolls what is left; the game keeps what has to be kept. A full Keep has
 * nothing to roll.
 */
export function keepsFirst(table: ParlourTable, { dice }: ParlourPlan, steps: readonly ParlourStep[]): void {
  const each = firstRoll(table);
  const { state, promised } = table;
  const keeps = toldOf(dice, 'keep');
  const beside = toldOf(dice, 'dice');
  for (const { line, list } of keeps) if (list.length > each) throw wrongDice(line, each, `${list.length}`);
  for (const { seat, line, list } of beside) {
    const kept = ofSeat(keeps, seat)?.list.length ?? 0;
    if (kept + list.length === each || (kept > 0 && list.length === 0)) continue;
    const parts = kept === 0 ? '' : ` (${kept} in the Keep and ${list.length} beside it)`;
    throw wrongDice(line, each, `${kept + list.length}${parts}`);
  }
  promised.dice = promised.dice.filter(({ zone, list }) => zone === 'dice' && list.length > 0);
  if (keeps.every(({ list }) => list.length === 0)) return;
  for (const { seat, list } of keeps) state.seats[seat].dice.keep = list.slice();
  const rolling = playing(state).filter((seat) => (state.seats[seat].dice.keep?.length ?? 0) < each);
  if (haveAllKept(rolling, keeps, beside, steps)) state.stack[state.stack.length - 1].step = KEPT;
  table.goOn();
}

/**
 * Whether nobody has dice beside the Keep because all have kept some of the last roll: `given` says of everybody that
 * there are none, or says nothing of dice and the steps begin with a bet.
 */
function haveAllKept(
  rolling: readonly number[],
  keeps: readonly Wanted[],
  beside: readonly Wanted[],
  steps: readonly ParlourStep[],
): boolean {
  const hasKept = rolling.every((seat) => (ofSeat(keeps, seat)?.list.length ?? 0) > 0);
  const lying = rolling.map((seat) => ofSeat(beside, seat));
  const none = lying.find((wanted) => wanted?.list.length === 0);
  if (hasKept && lying.every((wanted) => wanted === undefined)) return beginWithBet(steps);
  if (hasKept && lying.every((wanted) => wanted?.list.length === 0)) return true;
  if (none !== undefined)
    throw new ScenarioProblem(
      none.line,
      `\`${none.key}\`: all roll at the same time; where somebody has nothing beside the Keep, \`dice: []\` is said of everybody whose Keep is not full`,
    );
  return false;
}

function beginWithBet(steps: readonly ParlourStep[]): boolean {
  const first = steps.find((step) => step.kind === 'deed' || step.kind === 'can');
  return first !== undefined && first.deed.bet !== null;
}

const WORKERS = 5;
const JOBS = 4;
/** A Betting Round, and the job. */
const STEPS_A_JOB = 2;

/** Jack of All Trades: where a worker is missing, the jobs that are told are done. */
export function jobsDone(table: ParlourTable, { cards, dice }: ParlourPlan): void {
  const { state, promised } = table;
  const jobs = cards.find(({ seat, zone }) => seat < 0 && zone === 'jobs');
  if (hasVariant(state.setup, 'hidden-fate')) return checkHands(cards, jobs);
  firstRoll(table);
  const missing = dice.map(({ line, list }) => ({ line, n: WORKERS - list.length })).filter(({ n }) => n > 0);
  if (missing.length === 0 || jobs === undefined) return;
  const done = jobs.list.length;
  for (const { line, n } of missing)
    // Only the Last Call takes more than one.
    if (n > done && done < JOBS)
      throw new ScenarioProblem(
        line,
        `a player has ${WORKERS} workers, and a job takes one of them: here ${n === 1 ? 'one is' : `${n} are`} missing, and \`jobs\` tells of ${done}`,
      );
  for (const card of jobs.list) takeOut(state, card, new Set(jobs.list));
  state.common.cards.jobs = jobs.list.slice();
  state.memory.jobs = jobs.list.map(rankOf);
  promised.cards = promised.cards.filter((wanted) => wanted !== jobs);
  skip(state, jobs.list.length * STEPS_A_JOB);
}

/** With Hidden Fate it would have to be told, too, what shows the jobs. */
function checkHands(cards: readonly Wanted[], jobs: Wanted | undefined): void {
  const short = toldOf(cards, 'hand').find(({ list }) => list.length < WORKERS);
  if (short !== undefined && jobs !== undefined)
    throw new ScenarioProblem(
      short.line,
      `with Hidden Fate \`given\` stands before the first job: everybody has ${WORKERS} cards, not ${short.list.length}`,
    );
}
