import { canPlay, windowMoment } from '../legality.ts';
import { isPresent } from '../seats.ts';
import type { Run } from '../run.ts';
import type { PlayFrame, WindowFrame } from '../state.ts';
import { playCard, type InnProcedure } from './procedure.ts';

/**
 * Asks, in turn order from the first, everybody who could play something here. After each play everybody may respond
 * again (core.timing.re-response); the window closes after a full round of passes.
 */
function poll(t: Run, f: WindowFrame): void {
  const count = t.s.seats.length;
  if (f.about === 'play' && (t.below() as PlayFrame).negated) return;
  const moment = windowMoment(t, f);
  for (; f.asked < count; f.asked++) {
    const seat = (f.first + f.asked) % count;
    if (seat === f.skip || (f.only >= 0 && f.only !== seat)) continue;
    if (!isPresent(t.s, seat) || !canPlay(t, moment, seat)) continue;
    f.step--;
    t.ask({ seat, kind: 'respond', about: f.about });
    return;
  }
}

export const window: InnProcedure<WindowFrame> = {
  steps: [poll],
  answered(t, f, answer) {
    if (answer.do === 'play') {
      f.asked = 0;
      playCard(t, answer, t.stack.length - 2);
    } else f.asked++;
  },
};
