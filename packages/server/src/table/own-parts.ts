/** What each seat is told beside what everybody sees, made anew only where it may be different. */
import type { OwnPart } from '@taproom/client';
import type { AnyGame } from '@taproom/house';
import type { AnyState } from '@taproom/kernel';
import { declaredBy } from './asked.ts';
import type { Asking } from './asking.ts';
import { ownPart } from './parts.ts';

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

  constructor(game: () => AnyGame, asking: () => Asking) {
    this.game = game;
    this.asking = asking;
  }

  /** The seats have other numbers now. */
  forget(): void {
    this.made.clear();
  }

  /** While nothing has happened, only what the seat has declared or ordered can be different. */
  of(state: AnyState | null, seat: number, seats: number, moves: number): OwnPart {
    const asking = this.asking();
    const declared = state === null ? null : (declaredBy(state, seat) ?? asking.playedAhead(seat));
    // What one's standing orders have answered is not asked, nor what can be answered in one way only.
    const offered = asking.isOffered(seat);
    let made = this.made.get(seat);
    if (made === undefined || made.moves !== moves || made.offered !== offered) {
      made = { moves, offered, part: ownPart(this.game(), state, seat, seats, offered) };
      this.made.set(seat, made);
    }
    return { ...made.part, declared: declared as OwnPart['declared'], orders: asking.ordersOf(seat) };
  }
}
