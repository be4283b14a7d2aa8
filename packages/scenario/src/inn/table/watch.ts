/** What holds at every table after every answer, whatever a scenario is about. */
import {
  checkAsked,
  checkCards,
  checkLosers,
  checkNumbers,
  checkPassed,
  totalGold,
  type Content,
  type InnState,
} from '@taproom/inn';
import { checkHowMany } from '../../run/how-many.ts';

/** Throws where something does not hold. */
type Check = (state: InnState) => void;

export type Watch = Check;

function checkOptions({ ask }: InnState): void {
  if (ask?.kind === 'choose' || ask?.kind === 'game') checkHowMany(ask);
}

/** Watches a table from here on. What `given` has laid otherwise is left to it. */
export function watchOver(state: InnState, content: Content): Watch {
  const gold = totalGold(state);
  const checks: readonly Check[] = [
    (s) => checkCards(s, content),
    (s) => checkNumbers(s, content),
    (s) => checkLosers(s, content),
    checkAsked,
    checkPassed,
    checkOptions,
    (s) => {
      if (totalGold(s) !== gold) throw new Error(`of ${gold} Gold there are ${totalGold(s)} left`);
    },
  ];
  const kept = checks.filter((check) => holds(check, state));
  return (s) => kept.forEach((check) => check(s));
}

function holds(check: Check, state: InnState): boolean {
  try {
    check(state);
    return true;
  } catch {
    return false;
  }
}
