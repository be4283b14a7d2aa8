import { membersOf } from '../table/seats.ts';
import type { PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/** Whoever stands by the one who was hit is kept busy: for the rest of the turn they defend nobody. */
export const holdBack: Verb<'hold-back', PlayFrame> = {
  verb: 'hold-back',
  means: always('card'),
  resolve(t, stroke, _effect, f) {
    if (!f.losses.some(({ seat }) => seat === stroke.seat)) return;
    const mates = membersOf(t, stroke.seat).filter((seat) => seat !== stroke.seat);
    if (mates.length === 0) return;
    for (const seat of mates) t.s.seats[seat].held = true;
    t.emit('held', stroke.seat, 0, -1, stroke.card, -1, mates);
  },
  words: (_effect, who) =>
    `if ${does(who, 'lose', 'loses')} any, their teammates may not defend anybody for the rest of the turn`,
  icon: () => 'negate',
  worth: () => -0.5,
};
