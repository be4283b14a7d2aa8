/** What a player weighs things with: the table as it is seen, and how much each rival's loss is to one's own gain. */
import type { CharacterDef, Content, InnTypes, InnView } from '@taproom/inn';
import type { BotTable } from '../bot.ts';
import { PLAIN, type Temper } from '../temper.ts';
import { goldWorth, isAutomated, lifeOf, lifeWorth } from './numbers.ts';

/** What the policy needs: a world to try things in is asked for only where nothing else tells what comes of them. */
export type Deciding = Pick<BotTable<InnTypes>, 'view' | 'content' | 'answers' | 'luck' | 'game' | 'imagine'>;

/** So much more likely is a side to win for each point that it has. */
const PER_POINT = 0.3;

/** There are no more sides than seats. */
const MOST_SIDES = 16;

/** One mind thinks at a time, so one is enough: nothing here is made anew for a question. */
export class Mind {
  view!: InnView;
  content!: Content;
  me = 0;
  temper: Temper = PLAIN;
  /** By seat: what a point less for that rival's side is worth; 0 for one's own. All rivals together make 1. */
  readonly stakes: number[] = [];
  private readonly bySide = new Float64Array(MOST_SIDES);
  /** Sides that are still in the game, one's own not counted. */
  rivals = 0;

  at(view: InnView, content: Content, me: number, temper: Temper): this {
    this.view = view;
    this.content = content;
    this.me = me;
    this.temper = withHints(temper, content.characters[me].temper);
    this.weigh();
    return this;
  }

  /**
   * A side's chance grows with its points, and who has the better chance has more to lose: so the strong are worth
   * hitting, and so are those whom each point hurts most, the weak (see numbers.ts).
   */
  private weigh(): void {
    const { view, me, stakes, bySide } = this;
    const { seats } = view;
    const own = seats[me].side;
    let sum = 0;
    this.rivals = 0;
    bySide.fill(-1);
    for (let seat = 0; seat < seats.length; seat++) {
      const { side } = seats[seat];
      // Those of a side share its numbers: the first of them speaks for all.
      if (bySide[side] >= 0) continue;
      bySide[side] = 0;
      if (side === own || seats[seat].out !== 0 || isAutomated(view, seat)) continue;
      bySide[side] = Math.exp(
        PER_POINT * (lifeWorth(lifeOf(view, seat)) + goldWorth(seats[seat].gold) / 2 - 20),
      );
      sum += bySide[side];
      this.rivals++;
    }
    stakes.length = seats.length;
    for (let seat = 0; seat < seats.length; seat++)
      stakes[seat] = sum > 0 ? (bySide[seats[seat].side] / sum) * this.temper.spite : 0;
  }
}

/** What whoever made the character says of how it is played, on top of how somebody plays anyway. */
function withHints(temper: Temper, hints: CharacterDef['temper']): Temper {
  if (hints === undefined) return temper;
  const { spite = 1, greed = 1, daring = 1, caution = 1 } = hints;
  return {
    ...temper,
    spite: temper.spite * spite,
    greed: temper.greed * greed,
    daring: temper.daring * daring,
    caution: temper.caution * caution,
  };
}
