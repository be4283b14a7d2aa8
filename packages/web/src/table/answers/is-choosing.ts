/** Whether something is chosen between the table and the hand, which needs the room there. */
import type { TableState } from '../table-store.ts';

/** What a card wants to know that is not shown on the table itself. */
const IN_WORDS: ReadonlySet<string> = new Set(['use', 'drink', 'pays']);

export const isChoosing = (state: TableState): boolean =>
  IN_WORDS.has(state.asked.step?.ask ?? '') || playableInstead(state) >= 0;

/** While cards are being marked: the one that was marked last, where it could also be played, −1: none. */
export function playableInstead({ asked, desk }: TableState): number {
  if (asked.marking !== 'hand' || desk.intent !== null) return -1;
  const last = desk.marks.at(-1);
  for (const [held, mark] of asked.handMarks) if (mark === last && asked.playable.has(held)) return held;
  return -1;
}
