/** Whether a finished game was dealt as promised: by its proof, by the rules, and by what this device was shown. */
import type { House } from '@taproom/house';
import { verifyByTheRules, type AnyAnswer, type Proof } from '@taproom/kernel';
import { fair as words } from '../words/fair.ts';
import type { KeptDeal } from './deals.ts';
import type { GameLog } from './house.ts';

export interface CheckedDeal {
  readonly proof: Proof;
  /** Each in a sentence; nothing: it was. */
  readonly wrong: readonly string[];
  /** This device was shown the commitment before the deal. */
  readonly wasShown: boolean;
}

/** Null: nothing was promised. */
export function checkedDeal(
  house: House,
  { game, setup, log, fair }: GameLog,
  kept: KeptDeal | null,
): CheckedDeal | null {
  if (fair === undefined) return null;
  const wrong = verifyByTheRules(house.game(game, setup), { setup, log: log as AnyAnswer[], fair });
  if (kept !== null && kept.commitment !== fair.commitment) wrong.push(words.otherSeal);
  const added = kept?.additions ?? [];
  // The last of them may not have come through.
  if (added.length > 0 && !added.some((text) => fair.additions.includes(text))) wrong.push(words.notAdded);
  return { proof: fair, wrong, wasShown: kept !== null };
}
