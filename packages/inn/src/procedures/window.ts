import { provokedBy } from '../automaton.ts';
import { windowMoment } from '../legality.ts';
import type { Run } from '../run.ts';
import { asFrame, type WindowFrame } from '../state.ts';
import { answer as answerByItself } from './automaton.ts';
import { nextToAsk, playCard, type InnProcedure } from './procedure.ts';

/**
 * Goes on asking. After each play everybody may respond again, also those who declined before
 * (core.timing.re-response); the window closes after a full round of passes.
 */
function poll(t: Run, f: WindowFrame): void {
  if (f.about === 'play' && asFrame(t.below(), 'play').negated) return;
  const moment = windowMoment(t, f.about, t.stack.length - 2);
  f.asked = nextToAsk(t, moment, f.first, f.asked, f.skip, f.only);
  if (f.asked < 0) return;
  f.step--;
  const seat = (f.first + f.asked) % t.s.seats.length;
  if (seat === t.c.automaton) {
    f.asked = 0;
    answerByItself(t, moment.on, provokedBy(t, moment));
  } else t.ask({ seat, kind: 'respond', about: f.about });
}

export const window: InnProcedure<WindowFrame> = {
  steps: [poll],
  answered(t, f, answer) {
    if (answer.do === 'play') {
      // What nobody could answer is no reason to ask everybody again.
      if (!t.use(answer.card, answer.use).silent) f.asked = 0;
      playCard(t, answer, t.stack.length - 2);
    } else f.asked++;
  },
};
