import { isDue } from '../play/meanings.ts';
import { covers } from '../play/sharing.ts';
import { asFrame, type PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import type { Verb } from './verb.ts';

/** Pay or ante with Gold from the Inn: the whole payment of the card that is answered. */
export const innPays: Verb<'inn-pays', PlayFrame> = {
  verb: 'inn-pays',
  means: always('card', 0, 'payment'),
  strokes: once,
  resolve(t, stroke, _effect, f) {
    const answered = asFrame(t.stack[f.on], 'play');
    // Of what keeps somebody from leaving the Inn pays only a part.
    const wages =
      t.def(answered.card).wages !== undefined && t.use(answered.card, answered.use).when.at === 'called';
    const whom = new Set<number>();
    for (const payment of answered.strokes)
      if (isDue(payment) && covers(t, f, payment.seat)) {
        whom.add(payment.seat);
        if (wages) payment.n = Math.min(0, payment.n + 1);
        else payment.inn = true;
      }
    t.emit('inn-pays', stroke.seat, wages ? 1 : 0, answered.card, stroke.card, -1, [...whom]);
  },
  words: () => 'the Inn pays for you',
  tells: (_effect, who) => `the Inn pays for ${who.name}`,
  icon: () => 'gold',
  worth: () => 1.2,
  saves: (_effect, { harm }) => Math.max(0, harm),
};
