import { withGame } from '../gambling/gambling-game.ts';
import { isAnte } from '../play/meanings.ts';
import type { PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import { does, type Verb } from './verb.ts';

/** Starts a Round of Gambling with everybody who antes; its player is in control unless they left at once. */
export const startRound: Verb<'start-round', PlayFrame> = {
  verb: 'start-round',
  means: always('round', 1),
  strokes: once,
  resolve(t, stroke, _effect, f) {
    const inside: number[] = [];
    for (const other of f.strokes) if (isAnte(other)) inside.push(other.seat);
    inside.sort((a, b) => a - b);
    const control = inside.includes(stroke.seat) ? stroke.seat : -1;
    // It begins when the card that starts it is done and lies on its discard pile.
    const round = withGame(t, {
      k: 'round',
      step: 0,
      starter: stroke.seat,
      control,
      lock: false,
      inside,
      turn: stroke.seat,
      passed: [],
      played: false,
      winner: -1,
      over: false,
      taker: -1,
      taken: 0,
      blood: t.use(f.card, f.use).effects.some((effect) => effect.verb === 'ante' && effect.blood),
    });
    f.next = round;
    t.emit('round', stroke.seat, t.s.pot, -1, stroke.card, round.control, inside.slice(), undefined, round.k);
  },
  words: (_effect, who) => `${does(who, 'start', 'starts')} a Round of Gambling`,
  toldFirst: true,
  icon: () => 'gambling',
  worth: () => 0.3,
};
