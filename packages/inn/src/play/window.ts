/** The inn's windows: whom they ask, and what comes of it. */
import { windowProcedure, type WindowRules } from '@taproom/kernel';
import { provokedBy } from '../modes/automaton.ts';
import { inContention } from './contention.ts';
import { windowMoment, type Moment } from './legality.ts';
import type { Answer, PlayAnswer } from './question.ts';
import type { Run } from '../run.ts';
import { asFrame, type WindowFrame } from '../table/state.ts';
import { answer as answerByItself } from '../modes/automaton-frames.ts';
import { nextToAsk, playCard } from './announcing.ts';

const momentOf = (t: Run, f: WindowFrame): Moment => windowMoment(t, f.about, t.below());

export const windowRules: WindowRules<Run, WindowFrame, Answer> = {
  pace: (t) => t.c.pace,
  isOver: (t, f) => f.about === 'play' && asFrame(t.below(), 'play').negated,
  next: (t, f, from) => nextToAsk(t, momentOf(t, f), f.first, from, f.skip, f.only),
  seatAt: (t, f, place) => (f.first + place) % t.s.seats.length,
  unplayed: (t) => t.c.automaton,
  actAlone: (t, f) => answerByItself(t, t.stack.length - 2, provokedBy(t, momentOf(t, f))),
  ask: (t, f, seat) => t.ask({ seat, kind: 'respond', about: f.about }),
  inOrder: (t, _f, said) =>
    inContention(
      t.s,
      t.c,
      said.filter((answer): answer is PlayAnswer => answer.do === 'play'),
    ),
  play(t, _f, answer) {
    if (answer.do === 'play') playCard(t, answer, t.stack.length - 2);
  },
  // What nobody could answer is no reason to ask everybody again.
  asksAgain: (t, _f, answer) => answer.do === 'play' && !t.use(answer.card, answer.use).silent,
};

export const window = windowProcedure(windowRules);
