import { isGameRound } from '../gambling/gambling-game.ts';
import { asFrame, type PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import type { Verb } from './verb.ts';

/** A Round that was just won goes on: whoever won it is in control, and everybody else in it may play again. */
export const restartRound: Verb<'restart-round', PlayFrame> = {
  verb: 'restart-round',
  means: always('round'),
  strokes: once,
  resolve(t, stroke, _effect, f) {
    const round = asFrame(t.stack[f.on], 'round', 'game-round');
    if (!round.over) return;
    if (isGameRound(round)) {
      // Everybody who is still in the Round plays the same game once more (gii.app-b.best-two-of-three).
      round.over = false;
      round.step = 0;
      t.emit('game-again', stroke.seat, t.s.pot, -1, stroke.card, -1, round.inside.slice());
      return;
    }
    round.over = false;
    round.control = round.inside.includes(round.winner) ? round.winner : -1;
    round.winner = -1;
    round.passed = [];
    round.lock = false;
    round.step = 0;
    t.emit('round-on', round.control, t.s.pot, -1, stroke.card);
  },
  words: () => 'the Round goes on. Its winner is in control',
  icon: () => 'gambling',
  worth: () => 1.2,
};
