/**
 * What all players decide at the same time: each for themselves, in any order, and it happens when all are done. The
 * question goes round in turn order for tables that ask one after the other; whoever can ask everybody at once finds
 * each seat's question with `questionFor` and may hand in the answers as they come.
 */
import type { ChooseQuestion, ParlourProcedure } from './def.ts';
import type { ParlourOption } from './question.ts';
import type { ParlourRun } from './run.ts';
import type { ParlourFrame } from './state.ts';

type OfSeat<Result> = (t: ParlourRun, f: ParlourFrame, seat: number) => Result;

export interface Together {
  readonly what: string;
  /** Who has nothing to decide. */
  readonly idle?: OfSeat<boolean>;
  /** What a seat chooses from. It is asked once, unless `more` says that it has more to decide. */
  readonly options: OfSeat<readonly ParlourOption[]>;
  /** How many of them, at least and at most; one, unless something else is said. */
  readonly many?: OfSeat<readonly [min: number, max: number]>;
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

const ONE = [1, 1] as const;
const NOTHING: readonly ParlourOption[] = [];

function chosenIn(t: ParlourRun, f: ParlourFrame): (ParlourOption[] | null)[] {
  return (f.chosen ??= t.c.nulls.slice());
}

export function together(def: Together): ParlourProcedure {
  const { what, idle, options: optionsFor, many, more, chose, whenAll } = def;
  const isAsked: OfSeat<boolean> = (t, f, seat) => {
    if (t.s.folded[seat] !== false) return false;
    if (chosenIn(t, f)[seat] !== null && more?.(t, seat) !== true) return false;
    return idle?.(t, f, seat) !== true;
  };
  const questionFor: OfSeat<ChooseQuestion | null> = (t, f, seat) => {
    if (!isAsked(t, f, seat)) return null;
    const limits = many === undefined ? ONE : many(t, f, seat);
    const options = optionsFor(t, f, seat);
    return { seat, kind: 'choose', what, options, min: limits[0], max: limits[1], together: true };
  };
  return {
    isAsked,
    questionFor,
    steps: [
      function askNext(t, f) {
        const { order } = t.c;
        for (let turn = 0; turn < order.length; turn++) {
          const question = questionFor(t, f, order[turn]);
          if (question === null) continue;
          f.step = 0;
          t.ask(question);
          return;
        }
      },
      function settle(t, f) {
        const chosen = chosenIn(t, f);
        whenAll?.(t, f, (seat) => chosen[seat] ?? NOTHING);
      },
    ],
    answered(t, f, answer) {
      if (answer.do !== 'choose') return;
      const { seat, picks } = answer;
      const options = optionsFor(t, f, seat);
      const picked = picks.length === 1 ? [options[picks[0]]] : picks.map((pick) => options[pick]);
      const chosen = chosenIn(t, f);
      const before = chosen[seat];
      chosen[seat] = before === null ? picked : before.concat(picked);
      chose?.(t, f, seat, picked);
    },
  };
}
