/** What a character of pure data has come about by itself: one of its effects that lie nowhere, by its place among them. */
import type { Procedure } from '@taproom/kernel';
import type { ProcedureName } from '../cards/card.ts';
import { pushPlay } from './announcing.ts';
import type { Answer } from './question.ts';
import type { Run } from '../run.ts';
import { isIn } from '../table/seats.ts';
import type { SpecialFrame } from '../table/state.ts';

/** The name of the procedure for the effect at a place. */
export const itself = (place: number): ProcedureName => `itself:${place}`;

const happens = (place: number): Procedure<Run, SpecialFrame, Answer> => ({
  steps: [
    (t, f) => {
      if (isIn(t.s, f.by)) pushPlay(t, t.c.effects[f.by][place], 0, f.by, [], false);
    },
  ],
});

/** As many as a character can have: one for each token, and one for each moment. */
export const byItself: Readonly<Record<ProcedureName, Procedure<Run, SpecialFrame, Answer>>> =
  Object.fromEntries(Array.from({ length: 8 }, (_, place) => [itself(place), happens(place)]));
