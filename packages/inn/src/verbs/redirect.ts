import type { PlayFrame } from '../state.ts';
import { seatOfTarget, thingOf } from '../targets.ts';
import type { Verb } from './verb.ts';

/** Moves one's loss of Fortitude, and nothing else, to a picked player. It still comes from the original card. */
export const redirect: Verb<'redirect'> = {
  verb: 'redirect',
  strokes: (t, f, effect, add) =>
    add(f.by, 0, effect.to === 'attacker' ? (t.stack[f.on] as PlayFrame).by : f.targets[0]),
  resolve(t, stroke, _effect, f) {
    if (f.k !== 'play') return;
    const answered = t.stack[f.on] as PlayFrame;
    for (const loss of answered.strokes) {
      if (loss.v !== 'fortitude' || loss.seat !== stroke.seat || loss.thing >= 0 || loss.gone || loss.n >= 0)
        continue;
      loss.seat = seatOfTarget(t, stroke.to);
      loss.thing = thingOf(stroke.to);
      loss.reduced = false;
    }
    t.emit('redirected', stroke.seat, 0, answered.card, stroke.card, stroke.to);
  },
  words: (effect, who) =>
    effect.to === 'attacker'
      ? 'that card’s player loses that Fortitude instead of you'
      : `${who.name} ${who.plural ? 'lose' : 'loses'} that Fortitude instead of you`,
  worth: () => 2,
};
