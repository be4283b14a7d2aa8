import { isGameRound, noteCard } from '../gambling/gambling-game.ts';
import type { PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import { does, type Verb } from './verb.ts';

/** Takes control of the Round. After a Winning Hand only a Cheating Card can take it away. */
export const takeControl: Verb<'take-control', PlayFrame> = {
  verb: 'take-control',
  means: always('round'),
  strokes: once,
  resolve(t, stroke, effect, f) {
    const round = t.round();
    if (round === null || round.over) return;
    if (isGameRound(round)) {
      noteCard(t, round, f, effect.lock === true);
      return;
    }
    // Whoever left in answer to their own card is not in control, and nobody else is (core.gambling.leave-own-round).
    round.control = round.inside.includes(stroke.seat) ? stroke.seat : -1;
    round.lock = effect.lock === true;
    round.passed = [];
    round.played = true;
    t.emit('control', round.control, 0, -1, stroke.card);
  },
  words: (effect, who) =>
    `${does(who, 'take', 'takes')} control of the Round${effect.lock ? '. The next card to take control must be a Cheating Card' : ''}`,
  icon: () => 'gambling',
  worth: () => 1,
};
