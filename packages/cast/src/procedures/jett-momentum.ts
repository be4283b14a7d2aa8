/** The Momentum Tracker: it goes up by itself as his turn begins, before he discards (rdi9.jett.turn-start). */
import { changeToken, type Answer, type Run, type SpecialFrame } from '@taproom/inn';
import type { Procedure } from '@taproom/kernel';

function gainMomentum(t: Run, f: SpecialFrame): void {
  changeToken(t, f.by, 'momentum', 1, -1);
}

export const jettTurnStart: Procedure<Run, SpecialFrame, Answer> = { steps: [gainMomentum] };
