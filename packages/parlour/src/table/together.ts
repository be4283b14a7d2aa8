/**
 * What all players decide at the same time: each for themselves, in any order, and it happens when all are done. The
 * question goes round in turn order for tables that ask one after the other; whoever can ask everybody at once finds
 * each seat's question with `questionFor` and may hand in the answers as they come.
 */
import type { ChooseQuestion, ParlourProcedure } from './def.ts';
import type { ParlourOption } from './question.ts';
import type { ParlourRun } from './run.ts';
import type { ParlourFrame } from './state.ts';

/** What a player may choose from, and how many. */
export interface Offer {
  readonly options: readonly ParlourOption[];
  readonly min: number;
  readonly max: number;
}

export interface Together {
  readonly what: string;
  /** Who has nothing to decide. */
  readonly idle?: (t: ParlourRun, f: ParlourFrame, seat: number) => boolean;
  /** What a seat chooses from. It is asked once, unless `more` says that it has more to decide. */
  readonly offer: (t: ParlourRun, f: ParlourFrame, seat: number) => Offer;
  readonly more?: (t: ParlourRun, seat: number) => boolean;
  /** What can be seen at once of a seat's choice. */
  readonly chose?: (t: ParlourRun, f: ParlourFrame, seat: number, chosen: readonly ParlourOption[]) => void;
  /** When all have chosen. To go round again it clears what was chosen and goes back to the first step. */
  readonly whenAll?: (
    t: ParlourRun,
    f: ParlourFrame,
    chosenBy: (seat: number) => readonly ParlourOption[],
  ) => void;
}

const chosenIn = (t: ParlourRun, f: ParlourFrame): (ParlourOption[] | null)[] =>
  (f.chosen ??= t.s.folded.map(() => null));

export function together(def: Together): ParlourProcedure {
  const isAsked = (t: ParlourRun, f: ParlourFrame, seat: number): boolean => {
    if (t.s.folded[seat] !== false) return false;
    if (chosenIn(t, f)[seat] !== null && def.more?.(t, seat) !== true) return false;
    return def.idle?.(t, f, seat) !== true;
  };
  const questionFor = (t: ParlourRun, f: ParlourFrame, seat: number): ChooseQuestion | null => {
    if (!isAsked(t, f, seat)) return null;
    const { options, min, max } = def.offer(t, f, seat);
    return { seat, kind: 'choose', what: def.what, options, min, max, together: true };
  };
  return {
    isAsked,
    questionFor,
    steps: [
      function askNext(t, f) {
        for (const seat of t.c.order) {
          const question = questionFor(t, f, seat);
          if (question === null) continue;
          f.step = 0;
          t.ask(question);
          return;
        }
      },
      function settle(t, f) {
        const chosen = chosenIn(t, f);
        def.whenAll?.(t, f, (seat) => chosen[seat] ?? []);
      },
    ],
    answered(t, f, answer) {
      if (answer.do !== 'choose') return;
      const { seat, picks } = answer;
      const offer = def.offer(t, f, seat);
      const options = picks.map((pick) => offer.options[pick]);
      const chosen = chosenIn(t, f);
      chosen[seat] = [...(chosen[seat] ?? []), ...options];
      def.chose?.(t, f, seat, options);
    },
  };
}
