/**
 * The engine under every game: a game is a definition (its procedures, its legal answers, its sentences), and everything
 * that is the same for all of them is here: the run that its steps are given, the check before an answer, the loop.
 */
import { checkChance, isChance, type Luck } from './chance.ts';
import { runFrames, scriptsOf, type AnyFrame, type Procedure, type Script, type Scripts } from './frames.ts';
import {
  IllegalAnswer,
  type AnyAnswer,
  type Asked,
  type AskFor,
  type Game,
  type Invariants,
  type Taken,
  type Types,
} from './game.ts';
import type { Overlay } from './view.ts';

/** A power of two, so that it is counted at no cost. */
const MOST_IN_A_ROW = 64;

/** What steps are given: the state being changed, what follows from its set-up, and the events on the way. */
export class Run<T extends Types> {
  s!: T['state'];
  c!: T['content'];
  stack!: T['state']['stack'];
  events: T['event'][] = [];
  /** Nobody hears what happens, nor speaks up in a free moment: it is only looked where an answer leads. */
  silent = false;
  private inARow = 0;

  /** At this state, with no events yet. */
  at(state: T['state'], content: T['content']): this {
    if (this.s !== state || this.c !== content) {
      this.s = state;
      this.c = content;
    }
    if (this.stack !== state.stack) this.stack = state.stack;
    // Left over where something was thrown.
    if (this.events.length > 0) this.events = [];
    return this;
  }

  /** What has happened: it is the caller's from now on. */
  takeEvents(): T['event'][] {
    const { events } = this;
    this.events = [];
    return events;
  }

  isAsking(): boolean {
    return this.s.ask !== null;
  }

  /** Now and then it is the loop's turn, which counts: what never comes to an end must not hang. */
  goesOn(frame: AnyFrame): boolean {
    this.inARow = (this.inARow + 1) % MOST_IN_A_ROW;
    return this.inARow > 0 && this.stack[this.stack.length - 1] === frame && !this.isAsking();
  }

  ask(question: T['question']): void {
    this.s.ask = question;
  }

  push(frame: T['frame']): void {
    this.stack.push(frame);
  }
}

export type Procedures<T extends Types, R extends Run<T>> = Readonly<
  Record<string, Procedure<R, AnyFrame, T['answer']>>
>;

export interface Definition<T extends Types, R extends Run<T>> {
  readonly name: string;
  /** Why nothing can be answered any more, in its own words. */
  readonly over?: { readonly why: string; readonly rules: readonly string[] };
  /** Refuses what cannot be played (BadSetup). */
  content(setup: T['setup']): T['content'];
  create(setup: T['setup'], content: T['content']): T['state'];
  newRun(): R;
  procedures(content: T['content']): Procedures<T, R>;
  answers(t: R, question: T['question'], ask: AskFor): T['answers'];
  questionFor(t: R, seat: number): T['question'] | null;
  /** Of whom a question is asked that is not simply for one seat; null: it is. */
  asked?(t: R, question: T['question']): Asked | null;
  /** Throws IllegalAnswer; touches nothing. Chance, and what is no answer at all, were looked at before. */
  check(t: R, question: T['question'], answer: T['answer']): void;
  /** What answers nothing and happens at once, whoever is asked. */
  readonly asides?: { is(answer: T['answer']): boolean; happen(t: R, answer: T['answer']): void };
  view(t: R, seat: number): T['view'];
  /** Where a glance can be had for less. */
  look?(t: R, seat: number): T['view'];
  open(t: R): T['open'];
  own(t: R, seat: number): Overlay;
  readonly eventFor: (event: T['event'], viewer: number) => T['event'];
  tell(t: R, event: T['event'], viewer: number): string;
  numbers(t: R): Readonly<Record<string, number>>[];
  /** Whose turn it is, where that is not simply whoever is asked. */
  turn?(t: R): number;
  concerns?(t: R, seat: number): boolean;
  isOut?(t: R, seat: number): boolean;
  forecast?(t: R): T['forecast'] | null;
  leavesNoTrace?(t: R, step: Taken<T>): boolean;
  readonly copy: (state: T['state']) => T['state'];
  /** Deals anew, in place, what a seat neither sees nor remembers: the run is at a copy. */
  redeal(t: R, seat: number, memory: T['memory'], luck: Luck): void;
  memory(setup: T['setup'], content: T['content']): T['memory'];
  remember(content: T['content'], memory: T['memory'], event: T['event'], seat: number): void;
  readonly invariants: Invariants<T>;
}

/** What a definition's own further calls need: the run of a state, and the loop. */
export interface Engine<T extends Types, R extends Run<T>> {
  readonly game: Game<T>;
  /** The run, at this state. */
  readonly enter: (state: T['state']) => R;
  /** Runs on to the next question. */
  readonly goOn: (t: R) => T['event'][];
}

export function defineGame<T extends Types, R extends Run<T>>(d: Definition<T, R>): Engine<T, R> {
  // One run for all states: a step never calls its own game.
  const t = d.newRun();
  const known = new WeakMap<Procedures<T, R>, Scripts<R, T['answer']>>();
  let scripts: Scripts<R, T['answer']> = new Map();
  let written: Procedures<T, R> | null = null;
  let setup: T['setup'] | null = null;
  // What was found legal last, and where: an answer out of this list needs no second look until something happens.
  let found: readonly T['answer'][] | null = null;
  let foundAt: T['state'] | null = null;

  function prepare(of: T['setup']): void {
    if (of === setup) return;
    t.c = d.content(of);
    const procedures = d.procedures(t.c);
    // Most set-ups, one after another, are of one game.
    if (procedures !== written) {
      scripts = known.get(procedures) ?? scriptsOf(procedures);
      known.set(procedures, scripts);
      written = procedures;
    }
    setup = of;
  }
  function enter(state: T['state']): R {
    prepare(state.setup);
    return t.at(state, t.c);
  }
  function goOn(run: R, answered: AnyFrame | null = null, by?: Script<R, T['answer']>): T['event'][] {
    runFrames(run, scripts, answered, by);
    return run.takeEvents();
  }
  function open(state: T['state']): T['question'] {
    if (state.ask === null) throw new Error('The table stands between two questions.');
    return state.ask;
  }
  function check(state: T['state'], answer: T['answer']): void {
    const question = open(state);
    if (typeof answer !== 'object' || answer === null || typeof answer.do !== 'string')
      throw new IllegalAnswer('An answer says who gives it (`seat`) and what it does (`do`).');
    if (question.kind === 'over') throw new IllegalAnswer(d.over?.why ?? 'The game is over.', d.over?.rules);
    if (isChance(question)) checkChance(question, answer);
    else d.check(t, question, answer);
  }

  /** What an answer that may be given brings about. */
  function move(state: T['state'], answer: T['answer']): T['event'][] {
    foundAt = null;
    if (d.asides?.is(answer) === true) {
      d.asides.happen(t, answer);
      return goOn(t);
    }
    const frame = state.stack[state.stack.length - 1];
    state.ask = null;
    const script = scripts.get(frame.k);
    script?.answered?.(t, frame, answer);
    return goOn(t, frame, script);
  }

  const game: Game<T> = {
    name: d.name,
    content(of) {
      prepare(of);
      return t.c;
    },
    create(of) {
      prepare(of);
      const state = d.create(of, t.c);
      goOn(enter(state));
      return state;
    },
    question: open,
    asked(state) {
      const question = open(state);
      if (question.kind === 'over') return OVER;
      if (isChance(question)) return OF_CHANCE;
      return d.asked?.(enter(state), question) ?? { how: 'one', seats: [question.seat] };
    },
    questionFor: (state, seat) => d.questionFor(enter(state), seat),
    answers(state, ask = {}) {
      const answers = d.answers(enter(state), open(state), ask);
      found = answers.legal;
      foundAt = state;
      return answers;
    },
    check(state, answer) {
      enter(state);
      check(state, answer);
    },
    apply(state, answer, trusted = false) {
      enter(state);
      if (!trusted && !(state === foundAt && isAmong(found!, answer))) check(state, answer);
      return move(state, answer);
    },
    follow(state, answer) {
      enter(state).silent = true;
      try {
        move(state, answer);
      } finally {
        t.silent = false;
      }
    },
    view: (state, seat) => d.view(enter(state), seat),
    look: (state, seat) => d.look?.(enter(state), seat) ?? d.view(enter(state), seat),
    open: (state) => d.open(enter(state)),
    own: (state, seat) => d.own(enter(state), seat),
    eventFor: d.eventFor,
    tell: (state, event, viewer) => d.tell(enter(state), event, viewer),
    numbers: (state) => d.numbers(enter(state)),
    turn: (state) => d.turn?.(enter(state)) ?? open(state).seat,
    concerns: (state, seat) => d.concerns?.(enter(state), seat) ?? true,
    isOut: (state, seat) => d.isOut?.(enter(state), seat) ?? false,
    forecast: (state) => d.forecast?.(enter(state)) ?? null,
    isAside: (answer) => d.asides?.is(answer) === true,
    leavesNoTrace: (step) => d.leavesNoTrace?.(enter(step.after), step) ?? false,
    copy: d.copy,
    imagine(state, seat, memory, luck) {
      const other = d.copy(state);
      d.redeal(enter(other), seat, memory, luck);
      return other;
    },
    memory(of) {
      prepare(of);
      return d.memory(of, t.c);
    },
    remember(memory, event, seat) {
      prepare(memory.setup);
      d.remember(t.c, memory, event, seat);
    },
    invariants: d.invariants,
  };
  return { game, enter, goOn };
}

/** As `includes` says it; for the few that there are, a loop that is compiled into its caller is quicker. */
function isAmong(legal: readonly AnyAnswer[], answer: AnyAnswer): boolean {
  for (let i = 0; i < legal.length; i++) if (legal[i] === answer) return true;
  return false;
}

const OVER: Asked = { how: 'over', seats: [] };
const OF_CHANCE: Asked = { how: 'chance', seats: [] };
