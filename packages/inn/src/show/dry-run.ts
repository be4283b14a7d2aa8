/**
 * What happens if nobody answers, found out by letting it happen: on a copy of the table no window opens, until what the
 * open window is about is gone. Nothing face down is turned up, drawn or looked at (`isHidden`), nobody chooses and no
 * chance is asked: there the run notes that from here on it cannot know, leaves out what that step would have led to and
 * goes on with what else is under way.
 */
import { CHANCE, runFrames, type Scripts, scriptsOf, type SeatId } from '@taproom/kernel';
import type { Attribute } from '../cards/card.ts';
import type { Cast, Content } from '../table/content.ts';
import { copyState } from '../table/copy.ts';
import { windowMoment } from '../play/legality.ts';
import { procedures as ownProcedures } from '../procedures.ts';
import { passOver } from '../play/announcing.ts';
import type { Answer } from '../play/question.ts';
import { Run } from '../run.ts';
import type { Cause } from '../effects/verb.ts';
import { isSpecial, type About, type Frame, type InnState, type Stroke } from '../table/state.ts';

/** How a number came to move: by an effect, a payment, an ante, a gain from the Inn, out of the pot; or the Inn paid. */
export type How = 'change' | 'pay' | 'ante' | 'gold' | 'pot' | 'inn-pays' | 'inn-antes' | 'inn-helps';

export interface Move {
  readonly how: How;
  readonly of: Attribute;
  readonly seat: SeatId;
  /** By how much it was to move: its limits may have stopped it. */
  readonly by: number;
  readonly before: number;
  readonly after: number;
  /** Who gets it; of an automated seat: whose track it is. −1: the Inn, or nobody. */
  readonly to: number;
  /** The track is full with it. */
  readonly full: boolean;
}

/** A stroke that resolves, and what came of it. */
export interface Struck {
  readonly stroke: Stroke;
  /** What it is part of. */
  readonly of: Cause['k'];
  /** The frame that its card answers, −1: none. */
  readonly on: number;
  readonly moves: Move[];
  /** It led to something hidden, or to a question: what comes of it is not known. */
  open: boolean;
}

export type Until = 'done' | 'hidden' | 'asked';

/** What the rules tell a run that is only dry. */
export class Dry {
  until: Until = 'done';
  /** What came about without a stroke, before the first of them, and then each stroke. */
  readonly loose: Move[] = [];
  readonly struck: Struck[] = [];
  /** An automated seat would answer. */
  met = false;
  /** The step that was just run cannot be run to its end. */
  stopped = false;
  private readonly subject: Frame;
  private readonly at: number;

  constructor(subject: Frame, at: number) {
    this.subject = subject;
    this.at = at;
  }

  isOver(stack: readonly Frame[]): boolean {
    return this.stopped || stack[this.at] !== this.subject;
  }

  stop(until: Until): void {
    this.stopped = true;
    if (this.until === 'done') this.until = until;
    const last = this.struck.at(-1);
    if (last !== undefined) last.open = true;
  }

  /** Whoever nobody plays would turn up a card in answer, and who knows what stands on it. */
  meets(): void {
    this.met = true;
    if (this.until === 'done') this.until = 'hidden';
  }

  strikes(stroke: Stroke, f: Cause): void {
    const on = f.k === 'play' ? f.on : -1;
    this.struck.push({ stroke: { ...stroke }, of: f.k, on, moves: [], open: false });
  }

  moves(move: Move): void {
    (this.struck.at(-1)?.moves ?? this.loose).push(move);
  }
}

export interface DryRun {
  readonly dry: Dry;
  /** The table afterwards, and what the window was about as it then is. */
  readonly t: Run;
  readonly subject: Frame;
}

/** The windows that something hangs on. */
const isForetold = (about: About, subject: Frame | undefined): boolean => {
  switch (subject?.k) {
    case 'play':
    case 'event':
      return true;
    case 'drinks':
      // Somebody may still have to reveal: then this is not what will be drunk.
      return about === 'drink';
    case 'round':
    case 'game-round':
      return about === 'won';
    default:
      return isSpecial(subject);
  }
};

/** Lets what the open window is about happen on a copy; null where no window is open, or nothing hangs on it. */
export function dryRun(content: Content, state: InnState): DryRun | null {
  const window = state.stack.at(-1);
  const at = state.stack.length - 2;
  if (state.ask?.kind !== 'respond' || window?.k !== 'window' || !isForetold(window.about, state.stack[at]))
    return null;
  const s = copyState(state);
  s.stack.pop();
  s.ask = null;
  const subject = s.stack[at];
  const t = new Run(false).at(s, content);
  const dry = new Dry(subject, at);
  t.dry = dry;
  passOver(t, windowMoment(t, window.about, subject));
  goOn(t, dry, at);
  return { dry, t, subject };
}

/** Runs on until what the window was about is gone; what cannot be run to its end is left out. */
function goOn(t: Run, dry: Dry, at: number): void {
  const scripts = scriptsFor(t.c);
  const stood = new Map<Frame, string>();
  for (let last = t.top(); ; last = t.top()) {
    runFrames(t, scripts, last);
    const { ask } = t.s;
    if (ask !== null) dry.stop(ask.seat === CHANCE ? 'hidden' : 'asked');
    t.s.ask = null;
    dry.stopped = false;
    if (dry.isOver(t.stack)) return;
    for (;;) {
      const top = t.top();
      const stands = whereabouts(top);
      if (stands !== null && stood.get(top) !== stands) {
        stood.set(top, stands);
        break;
      }
      // What this window is about is not left out: if it gets no further, neither does the run.
      if (t.stack.length === at + 1) return;
      t.stack.pop();
    }
  }
}

/**
 * How far something has got that is made of parts, each of which happens whatever came of the one before; null: it is
 * not of that kind.
 */
function whereabouts(frame: Frame): string | null {
  switch (frame.k) {
    case 'play':
    case 'befall':
    case 'event':
      return `${frame.step} ${frame.i}`;
    case 'drinks': {
      const { step, i, waiting, after, drinks } = frame;
      return `${step} ${i} ${waiting.length} ${after.length} ${drinks.filter((drink) => drink.selfSplit).length}`;
    }
    default:
      return null;
  }
}

const known = new WeakMap<Cast, Scripts<Run, Answer>>();

function scriptsFor({ cast }: Content): Scripts<Run, Answer> {
  let scripts = known.get(cast);
  if (scripts === undefined) {
    scripts = scriptsOf<Run, Answer>({ ...ownProcedures, ...cast.procedures });
    known.set(cast, scripts);
  }
  return scripts;
}
