/** Dice that steps dictate. */
import { CHANCE, IllegalAnswer } from '@taproom/kernel';
import type { ParlourAnswer } from '@taproom/parlour';
import type { DeedStep } from '../run/step.ts';
import type { ParlourDeed, ParlourStep } from './deed.ts';
import type { ParlourTable } from './parlour-table.ts';
import { rigged } from './rigging.ts';

/** Whether the open question rolls this player's dice, or dice for everybody. */
function isRolling(table: ParlourTable, seat: number): boolean {
  const question = table.question();
  return question.kind === 'dice' && (question.of === seat || question.of === CHANCE);
}

/**
 * The step that dictates the dice which are rolled now. Players roll at the same time, so what others do with theirs
 * may be told first, and somebody may look; but neither a bet nor what the player does with these dice comes before.
 * Dice that `given` tells are no step's.
 */
export function rollToldLater(
  table: ParlourTable,
  steps: readonly ParlourStep[],
): DeedStep<ParlourDeed> | null {
  const question = table.question();
  if (question.kind !== 'dice' || table.promised.dice.some(({ seat }) => seat === question.of)) return null;
  for (const step of steps) {
    if (step.kind === 'until') return null;
    if (step.kind !== 'deed') continue;
    const { roll, bet, seat } = step.deed;
    if (roll !== null) {
      if (isRolling(table, seat)) return roll.length === question.count ? step : null;
    } else if (bet !== null || question.of === CHANCE || seat === question.of) return null;
  }
  return null;
}

/** Dragon Hordes: a turn begins with the roll, unless somebody leaves. */
export function takeUpDice(table: ParlourTable, seat: number): boolean {
  const question = table.question();
  if (question.kind !== 'choose' || question.seat !== seat) return false;
  const at = question.options.findIndex(({ word }) => word === 'roll');
  if (at < 0) return false;
  table.answer({ seat, do: 'choose', picks: [at] });
  return true;
}

/** Spy Network: who says what dice show rerolls them, as far as it is clear which ones. */
function takeUpOwnDice(table: ParlourTable, seat: number, count: number): void {
  const question = table.question();
  if (question.kind !== 'choose' || question.seat !== seat || question.max < count) return;
  if (question.what !== 'exchange-or-reroll' && question.what !== 'reroll') return;
  const dice = question.options.map(({ die }, i) => ({ die, i })).filter(({ die }) => die !== undefined);
  const clear = dice.length === count || new Set(dice.map(({ die }) => die)).size === 1;
  if (clear) table.answer({ seat, do: 'choose', picks: dice.slice(0, count).map(({ i }) => i) });
}

export function attemptRoll(table: ParlourTable, seat: number, values: readonly number[]): boolean {
  takeUpDice(table, seat);
  takeUpOwnDice(table, seat, values.length);
  const question = table.question();
  if (question.kind !== 'dice' || !isRolling(table, seat)) return false;
  if (values.length !== question.count)
    throw new IllegalAnswer(
      `${question.count === 1 ? 'one die is' : `${question.count} dice are`} rolled, not ${values.length}`,
    );
  const answer: ParlourAnswer = { seat: CHANCE, do: 'dice', values };
  // Where `given` has said something else about this roll, the step means a later one.
  const promised = rigged(table.copy(), answer);
  if (promised.do === 'dice' && promised.values.join() !== values.join()) return false;
  table.answer(answer);
  return true;
}
