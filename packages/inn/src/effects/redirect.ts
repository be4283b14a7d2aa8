import type { SeatId } from '@taproom/kernel';
import { isBlow } from '../play/meanings.ts';
import { covers } from '../play/sharing.ts';
import { asFrame, type PlayFrame } from '../table/state.ts';
import { seatOfTarget, thingOf } from '../play/targets.ts';
import type { Run } from '../run.ts';
import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/** Moves one's loss of Fortitude, and nothing else, to a picked player. It still comes from the original card. */
export const redirect: Verb<'redirect', PlayFrame> = {
  verb: 'redirect',
  means: always('card', 0, 'redirect'),
  strokes: (t, f, effect, add) =>
    add(f.by, 0, effect.to === 'attacker' ? asFrame(t.stack[f.on], 'play').by : f.targets[0]),
  aimed: true,
  hitsThings: (effect) => !effect.whole,
  resolve(t, stroke, effect, f) {
    const answered = asFrame(t.stack[f.on], 'play');
    if (effect.whole) {
      redirectWhole(t, f, answered, stroke.to);
      t.emit('redirected', stroke.seat, 0, answered.card, stroke.card, stroke.to);
      return;
    }
    for (const loss of answered.strokes) {
      if (!isBlow(loss) || !covers(t, f, loss.seat)) continue;
      const seat = seatOfTarget(t, stroke.to);
      // What it was moved to has left the table meanwhile: it hits nothing any more.
      if (seat < 0) {
        loss.gone = true;
        continue;
      }
      loss.seat = seat;
      loss.thing = thingOf(stroke.to);
      loss.reduced = false;
    }
    t.emit('redirected', stroke.seat, 0, answered.card, stroke.card, stroke.to);
  },
  words: (effect, who) =>
    effect.whole
      ? `${does(who, 'take', 'takes')} all of its effects instead of you`
      : effect.to === 'attacker'
        ? 'whoever played it loses that Fortitude instead of you'
        : `${who.name} ${who.plural ? 'lose' : 'loses'} that Fortitude instead of you`,
  tells: (effect, who, to) =>
    effect.whole
      ? `everything that it would do to ${who.name} it does to ${to} instead`
      : `${effect.to === 'attacker' ? 'whoever played it' : to} loses that Fortitude instead of ${who.name}`,
  icon: () => 'redirect',
  worth: () => 2,
  saves: (_effect, { harm }) => harm * 1.5,
};

/** Everything that was aimed at those whom the answer covers now is aimed at somebody else. */
function redirectWhole(t: Run, f: PlayFrame, answered: PlayFrame, to: number): void {
  const isMeant = (seat: SeatId): boolean => answered.targets.includes(seat) && covers(t, f, seat);
  for (const stroke of answered.strokes) {
    if (stroke.thing < 0 && !stroke.gone && stroke.seat !== answered.by && isMeant(stroke.seat)) {
      stroke.seat = to;
      stroke.reduced = false;
    }
    if (stroke.to !== answered.by && isMeant(stroke.to)) stroke.to = to;
  }
  answered.targets = answered.targets.map((seat) => (isMeant(seat) ? to : seat));
}
