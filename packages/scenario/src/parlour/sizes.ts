/** That nobody is given more cards or dice than the game hands out. */
import { isDragon, type ParlourState } from '@taproom/parlour';
import { ScenarioProblem } from '../language/problem.ts';
import { partsOf } from './parts.ts';
import type { ParlourPlan, Wanted } from './plan.ts';

/** `dealt` is the table as the game lays it by itself. */
export function checkSizes(game: string, plan: ParlourPlan, dealt: ParlourState): void {
  const { most = {}, runsOut } = partsOf(game);
  const refuse = ({ line, key, list }: Wanted, limit: number | undefined): void => {
    if (limit !== undefined && list.length > limit)
      throw new ScenarioProblem(line, `\`${key}\` holds at most ${limit} in this game, not ${list.length}`);
  };
  for (const wanted of plan.cards) {
    const { seat, zone, list, line } = wanted;
    const dealtTo = zone === 'hand' ? handSize(dealt, seat) : undefined;
    if (dealtTo !== undefined && list.length === 0 && runsOut !== true)
      throw new ScenarioProblem(line, `\`${wanted.key}\`: nobody's hand is ever empty in this game`);
    if (zone === 'hand') refuse(wanted, dealtTo);
    else refuse(wanted, zone === 'clock' ? dealt.common.cards.clock.length : most[zone]);
    if (zone === 'king' && list.some(isDragon)) throw new ScenarioProblem(line, 'a Dragon is never the King');
  }
  for (const wanted of plan.dice) refuse(wanted, most[wanted.zone]);
  dealt.seats.forEach(({ dice }, seat) => {
    const own = plan.dice.filter((wanted) => wanted.seat === seat);
    const thrown = Object.values(dice).flat().length;
    const told = own.flatMap(({ list }) => list).length;
    // What lies beside a Keep may be yet to be rolled; it was counted then.
    if (own.some(({ zone }) => zone === 'keep')) return;
    if (thrown > 0 && told > thrown)
      throw new ScenarioProblem(own[0].line, `a player has ${thrown} dice in this game, not ${told}`);
  });
}

/** A card on the brow is dealt with the hand; where no hand is dealt, nothing is known of its size. */
function handSize({ seats }: ParlourState, seat: number): number | undefined {
  const { hand = [], brow = [] } = seats[seat]?.cards ?? {};
  return hand.length === 0 ? undefined : hand.length + brow.length;
}
