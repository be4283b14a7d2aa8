/**
 * Everything that waits is a frame on a stack in the state: plain data with the name of its procedure and a step.
 * A procedure is a list of small named steps. No closure, promise or generator survives a question, so a state can
 * be saved, copied and resumed in the middle of the deepest chain of responses.
 */
export interface AnyFrame {
  /** The name of the procedure that advances this frame. */
  readonly k: string;
  /** The step that runs next. A step may set it to go elsewhere. */
  step: number;
}

/**
 * A step does its bit: changes the state, pushes frames, or asks (sets the question and stops the run). The type of a
 * method on purpose: so a procedure for frames of one kind fits a table of procedures for any, and who looks it up by the
 * frame's `k` gives it only its own.
 */
export type Step<Run, F extends AnyFrame> = { step(run: Run, frame: F): void }['step'];

export interface Procedure<Run, F extends AnyFrame, Answer> {
  readonly steps?: readonly Step<Run, F>[];
  /**
   * Instead of a list, for what happens hundreds of times a game: does the step that the frame has come to, and the next
   * ones as long as the run `goesOn` with it, and takes the frame off behind the last. Calls of functions known by name
   * are what V8 makes fastest (about a tenth of a game).
   */
  advance?(run: Run, frame: F): void;
  /** The frame has come to the top: something else has come to its end, or given way to it. */
  onTop?(run: Run, frame: F): void;
  /** Receives the answer to the question that this frame asked. */
  answered?(run: Run, frame: F, answer: Answer): void;
}

/** What the loop needs of a game's run: its stack, and whether a question is open. */
export interface Runs {
  readonly stack: AnyFrame[];
  isAsking(): boolean;
  /** Nothing is asked, and nothing has come on top of this frame: its next step can follow at once. */
  goesOn(frame: AnyFrame): boolean;
}

/** A procedure as the loop wants it: every field in its place, which V8 reads fastest. */
export interface Script<R, Answer> extends Procedure<R, AnyFrame, Answer> {
  readonly steps: readonly Step<R, AnyFrame>[];
}

/** A map, whose look-up is compiled into its caller: it comes with every second step. */
export type Scripts<R, Answer> = ReadonlyMap<string, Script<R, Answer>>;

/* oxlint-disable typescript/unbound-method -- No procedure uses `this`: see `Step`. */
export const scriptsOf = <R extends Runs, Answer>(
  procedures: Readonly<Record<string, Procedure<R, AnyFrame, Answer>>>,
): Scripts<R, Answer> =>
  new Map(
    Object.entries(procedures).map(([k, { steps = [], advance, onTop, answered }]) => [
      k,
      { steps, advance, onTop, answered },
    ]),
  );
/* oxlint-enable typescript/unbound-method */

/** Far above what any rule needs; a loop that passes it is a bug, and an error beats a hang. */
const TOO_MANY_STEPS = 100_000;

/**
 * Runs the topmost frame's steps, again and again, until a question is open or the stack is empty. `answered` is the
 * frame that was on top before, the one that has just had its answer, and `by` its procedure, where that is at hand.
 */
export function runFrames<R extends Runs, Answer>(
  run: R,
  procedures: Scripts<R, Answer>,
  answered: AnyFrame | null = null,
  by?: Script<R, Answer>,
): void {
  const stack = run.stack;
  // Most steps are of the frame that ran last: its procedure is looked up once.
  let last = answered;
  let procedure = by ?? (last === null ? undefined : procedures.get(last.k));
  for (let steps = 0; stack.length > 0 && !run.isAsking(); steps++) {
    const frame = stack[stack.length - 1];
    if (frame !== last) {
      const isFirst = last === null;
      procedure = procedures.get(frame.k);
      last = frame;
      if (!isFirst && procedure?.onTop !== undefined) {
        procedure.onTop(run, frame);
        continue;
      }
    }
    if (procedure === undefined) throw new Error(`No procedure is called "${frame.k}".`);
    if (procedure.advance !== undefined) procedure.advance(run, frame);
    else {
      const { step } = frame;
      if (step < procedure.steps.length) {
        frame.step = step + 1;
        procedure.steps[step](run, frame);
      } else stack.pop();
    }
    if (steps > TOO_MANY_STEPS) throw new Error(`The procedure "${frame.k}" does not come to an end.`);
  }
}
