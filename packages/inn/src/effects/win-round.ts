import { always } from './meaning.ts';
import { once } from './once.ts';
import { does, type Verb } from './verb.ts';

/** The card's player wins the Round of Gambling on the spot. */
export const winRound: Verb<'win-round'> = {
  verb: 'win-round',
  means: always('round', -1, 'round'),
  strokes: once,
  resolve(t, stroke) {
    const round = t.round();
    if (round === null || round.over) return;
    round.over = true;
    round.winner = stroke.seat;
  },
  words: (_effect, who) => `${does(who, 'win', 'wins')} the Round at once`,
  icon: () => 'gambling',
  worth: () => 3,
};
