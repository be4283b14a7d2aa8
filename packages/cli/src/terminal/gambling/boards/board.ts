/** What a game shows of its table beyond cards in hands. */
import type { Seen } from '@taproom/parlour/help';
import type { Screen } from '../../text.ts';

export interface Board {
  /** The middle of the table. */
  readonly lines?: (screen: Screen, seen: Seen) => string[];
  /** What lies in front of a player; otherwise it is listed place by place. */
  readonly seat?: (screen: Screen, seen: Seen, seat: number) => string;
  /** What a card in one's hand is worth by itself. */
  readonly remark?: (seen: Seen, card: number) => string;
  /** Places in the middle and numbers that the drawing shows, and so are not listed. */
  readonly drawn?: readonly string[];
}
