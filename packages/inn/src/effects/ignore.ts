import { isOnTrack, paysPlayer } from '../play/meanings.ts';
import { standsFor } from '../modes/champions.ts';
import { areMates } from '../table/seats.ts';
import { coveredBy, covers } from '../play/sharing.ts';
import { asFrame, type PlayFrame, isSpecial } from '../table/state.ts';
import { strikeOut } from '../play/strokes.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import { does, type Verb } from './verb.ts';

/** The card resolves, but does nothing to the player who Ignores it. Being ordered a Drink cannot be Ignored. */
export const ignore: Verb<'ignore', PlayFrame> = {
  verb: 'ignore',
  means: always('card', 0, 'ignore'),
  strokes: once,
  resolve(t, stroke, _effect, f) {
    const frame = t.stack[f.on];
    if (isSpecial(frame)) {
      // Something of a card's own procedure: it finds those who Ignore it among its targets.
      frame.targets.push(...coveredBy(t, f));
      t.emit('ignored', stroke.seat, 0, frame.card, stroke.card);
      return;
    }
    const answered = asFrame(frame, 'play', 'event');
    if (answered.k === 'event') {
      const covered = coveredBy(t, f);
      answered.ignored = [...answered.ignored, ...covered];
      const whom = covered.filter((seat) => standsFor(answered.champions, seat));
      t.emit('event-ignored', stroke.seat, 0, answered.card, stroke.card, -1, whom);
      return;
    }
    // The card can't be Ignored: whoever may answer it all the same does not Ignore it.
    if (t.def(answered.card).proof?.includes('ignore')) return;
    const own = answered.by >= 0 && areMates(t.s, answered.by, stroke.seat);
    // One card covers the whole team (rdi6.team.targeting.one-card-defends-team).
    const whom = new Set<number>();
    for (const other of answered.strokes) {
      // Whoever is paid by another's card may go without.
      if (paysPlayer(other) && !own && covers(t, f, other.to)) other.gone = true;
      // What the player of a card does as its player (order, take control, Negate …) is no effect on them to Ignore.
      if (covers(t, f, other.seat) && other.thing < 0 && (!own || isOnTrack(other.of))) {
        strikeOut(t, other);
        whom.add(other.seat);
      }
    }
    t.emit('ignored', stroke.seat, 0, answered.card, stroke.card, -1, [...whom]);
  },
  words: () => 'Ignore it',
  tells: (_effect, who, _to, it) => `${does(who, 'Ignore', 'Ignores')} ${it}`,
  icon: () => 'ignore',
  worth: () => 1,
  saves: (_effect, { harm }) => harm,
};
