/**
 * When several players want to play something at the same moment they take it back and do it in order: Anytime Cards
 * first, then Sometimes Cards, each in turn order from the active player (core.timing.contention-*). Whoever collects
 * such declarations applies them in this order, each only if it is still legal when its turn comes; one that no longer
 * is goes back to its player.
 */
import type { Content } from '../table/content.ts';
import type { PlayAnswer } from './question.ts';
import type { InnState } from '../table/state.ts';

export function inContention(
  state: InnState,
  content: Content,
  declared: readonly PlayAnswer[],
): PlayAnswer[] {
  const count = state.seats.length;
  const fromActive = (answer: PlayAnswer): number => (answer.seat - state.turn + count) % count;
  const waits = (answer: PlayAnswer): number => (content.defs[answer.card].types.includes('anytime') ? 0 : 1);
  return declared.slice().sort((a, b) => waits(a) - waits(b) || fromActive(a) - fromActive(b));
}
