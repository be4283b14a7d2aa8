import { pushBefall } from './event-effects.ts';
import type { Run } from '../run.ts';
import type { FlipFrame } from '../table/state.ts';
import type { InnProcedure } from '../play/announcing.ts';

/** What a coin can show, in the order of chance's answers. */
export const COIN = ['heads', 'tails'] as const;

function toss(t: Run): void {
  t.ask({ seat: -1, kind: 'pick', size: COIN.length });
}

export const flip: InnProcedure<FlipFrame> = {
  steps: [toss],
  answered(t, f, answer) {
    if (answer.do !== 'pick') return;
    t.stack.pop();
    t.emit('coin', -1, 0, -1, f.card, -1, [], undefined, COIN[answer.index]);
    pushBefall(t, f.card, answer.index === 0 ? f.heads : f.tails, f.players, f.all);
  },
};
