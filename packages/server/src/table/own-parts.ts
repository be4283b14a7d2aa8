/** What each seat is told beside what everybody sees, made anew only where it may be different. */
import type { OwnPart } from '@taproom/client';
import type { AnyGame } from '@taproom/house';
import type { AnyState } from '@taproom/kernel';
import { declaredBy, NO_OFFER, offerTo } from './asked.ts';
import type { Asking } from './asking.ts';
import { ownPart } from './parts.ts';
import type { Seen } from './seen.ts';

interface Made {
  /** How often the state had changed. */
  readonly moves: number;
  readonly offered: boolean;
  readonly part: OwnPart;
}

export class OwnParts {
  private readonly made = new Map<number, Made>();
  private readonly game: () => AnyGame;
  private readonly asking: () => Asking;
  private readonly seen: Seen;

  constructor(seen: Seen, game: () => AnyGame, asking: () => Asking) {
    this.seen = seen;
    this.game = game;
    this.asking = asking;
  }

  /** The seats have other numbers now. */
  forget(): void {
    this.made.clear();
  }

  /** While nothing has happened, only what the seat has declared or ordered can be different. */
  of(state: AnyState | null, seat: number, moves: number): OwnPart {
    const asking = this.asking();
    const declared = state === null ? null : (declaredBy(state, seat) ?? asking.playedAhead(seat));
    // What one's standing orders have answered is not asked, nor what can be answered in one way only.
    const offered = asking.isOffered(seat);
    let made = this.made.get(seat);
    if (made === undefined || made.moves !== moves || made.offered !== offered) {
      made = { moves, offered, part: this.make(state, seat, offered) };
      this.made.set(seat, made);
    }
    return { ...made.part, declared: declared as OwnPart['declared'], orders: asking.ordersOf(seat) };
  }

  private make(state: AnyState | null, seat: number, offered: boolean): OwnPart {
    if (state === null) return ownPart(seat, {});
    const game = this.game();
    const sees = this.seen.own(game, state, seat) as OwnPart['sees'];
    const answers = () => this.seen.answers(game, state, seat);
    return ownPart(seat, sees, offered ? offerTo(game, state, seat, answers) : NO_OFFER);
  }
}
