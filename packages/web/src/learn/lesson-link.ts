/**
 * A lesson as a table: the engine runs in this page, the others and chance do what the script says, and whoever learns
 * does the rest. What is not in the script is answered kindly, and nothing happens.
 */
import { AnswerRefused, NO_ORDERS, overlay, type OwnPart, type WireAnswer } from '@taproom/client';
import { facesOf, type InnSetup, type InnTypes } from '@taproom/inn';
import type { AnyAnswer, AnyState, Game, Refusal } from '@taproom/kernel';
import { isSameAnswer, type Chapter, type LessonStep, type Move } from '@taproom/scenario/film';
import type { Faces } from '../link/faces.ts';
import { ReadOnlyLink } from '../link/read-only.ts';
import { ReplayGame } from '../link/replay-game.ts';
import { replayedTable, shownAs } from '../link/replaying.ts';
import type { StoryEvent, TableSnapshot, WhyNot } from '../link/table-link.ts';
import { readRulebook } from '../rules/rulebook.ts';
import { entryFor } from '../rooms/rulebook.ts';
import { learn as words } from '../words/learn.ts';

/** Between two things that happen by themselves, in milliseconds: long enough to be seen. */
const BEAT = 1100;

const NO_FACES: Faces = { cards: [], characters: [] };

export class LessonLink extends ReadOnlyLink {
  readonly chapter: Chapter;
  private readonly played: ReplayGame;
  private readonly faces: Faces;
  private readonly beat: number;
  private readonly listeners = new Set<() => void>();
  private state: AnyState;
  private story: StoryEvent[] = [];
  /** The step that is being read, and how many of its moves have been made. */
  private place = { step: 0, moves: 0 };
  /** Counts what was answered: each time something else is asked. */
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private now: TableSnapshot | null = null;

  /** `from`: the step to begin with. */
  constructor(chapter: Chapter, from = 0, beat = BEAT) {
    super();
    this.chapter = chapter;
    this.beat = beat;
    const { game, setup } = chapter;
    const kind = game.name === 'inn' ? 'inn' : 'parlour';
    this.played = new ReplayGame(game, { game: kind, setup: setup as InnSetup });
    // A game is asked for its own set-up, of which nothing else is known here.
    this.faces =
      kind === 'inn' ? facesOf((game as unknown as Game<InnTypes>).content(setup as InnSetup)) : NO_FACES;
    this.state = game.copy(chapter.begin);
    this.go(from);
  }

  /** What is read now. */
  get step(): LessonStep {
    return this.chapter.steps[this.place.step];
  }

  get at(): number {
    return this.place.step;
  }

  /** The answer that the learner is waited for; null: something happens, or is only read. */
  get expected(): AnyAnswer | null {
    const { answer, yours } = this.nextMove ?? NO_MOVE;
    return yours ? answer : null;
  }

  /** Everything of this step has happened. */
  get isDone(): boolean {
    return this.nextMove === undefined;
  }

  private get nextMove(): Move | undefined {
    return this.step.moves[this.place.moves];
  }

  /** To a step, with everything before it as the script has it. */
  go(step: number): void {
    clearTimeout(this.timer);
    const { game, begin, steps } = this.chapter;
    this.state = game.copy(begin);
    this.story = [];
    this.place = { step: 0, moves: 0 };
    for (const before of steps.slice(0, step)) for (const { answer } of before.moves) this.apply(answer);
    this.enter(step);
  }

  /** On to the next step; what of this one has not been shown yet happens at once. */
  next(): void {
    clearTimeout(this.timer);
    while (this.nextMove?.yours === false) this.make(this.nextMove);
    if (this.isDone && this.at < this.chapter.steps.length - 1) this.enter(this.at + 1);
    else this.changed();
  }

  private enter(step: number): void {
    this.place = { step, moves: 0 };
    this.changed();
    this.timer = setTimeout(() => this.goOn(), 0);
  }

  /** What happens by itself, one thing after the other, so that it can be seen. */
  private goOn(): void {
    while (this.nextMove?.yours === false) {
      const before = this.story.length;
      this.make(this.nextMove);
      if (this.story.length === before || this.nextMove === undefined) continue;
      this.changed();
      this.timer = setTimeout(() => this.goOn(), this.beat);
      return;
    }
    this.changed();
  }

  private make({ answer }: Move): void {
    this.apply(answer);
    this.place = { ...this.place, moves: this.place.moves + 1 };
  }

  private apply(answer: AnyAnswer): void {
    const events = this.chapter.game.apply(this.state, answer);
    this.asked++;
    this.story = [
      ...this.story,
      ...this.played.story(this.state, events, this.chapter.you, this.story.length),
    ];
  }

  override answer(wire: WireAnswer): Promise<void> {
    const { game, you } = this.chapter;
    const answer = { ...wire, seat: you };
    const { expected } = this;
    if (expected === null) return Promise.reject(kindly(words.onlyRead, []));
    if (!isSameAnswer(game, this.state, answer, expected)) {
      const { otherwise, rules } = this.step;
      return Promise.reject(kindly(otherwise === '' ? words.notThat : otherwise, rules));
    }
    this.make({ answer: expected, yours: true });
    // What was tried has been done: the lesson goes on by itself.
    if (this.nextMove?.yours !== true) {
      while (this.nextMove?.yours === false) this.make(this.nextMove);
      if (this.isDone && this.at < this.chapter.steps.length - 1) this.enter(this.at + 1);
    }
    this.changed();
    return Promise.resolve();
  }

  /** In the learner's place. */
  async doIt(): Promise<void> {
    const { expected } = this;
    // What the engine takes, and what goes over a wire, say the same.
    if (expected !== null) await this.answer(expected as AnyAnswer as WireAnswer);
  }

  override async whyNot(): Promise<readonly WhyNot[]> {
    const { game, you } = this.chapter;
    const refused: readonly (Refusal & { why?: string })[] = game.answers(this.state, { seat: you }).refused;
    const books = await readRulebook();
    return refused.map(({ card, what, rules, why }) => ({
      card,
      what,
      reasons: rules.flatMap((rule, i) => {
        const said = why === undefined ? entryFor(books, rule)?.text : i === 0 ? why : undefined;
        return said === undefined ? [] : [{ rule, words: said }];
      }),
    }));
  }

  readonly snapshot = (): TableSnapshot => (this.now ??= this.draw());

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  close(): void {
    clearTimeout(this.timer);
    this.listeners.clear();
  }

  private changed(): void {
    this.now = null;
    for (const listener of this.listeners) listener();
  }

  private draw(): TableSnapshot {
    const { game, you } = this.chapter;
    const { game: kind, variants, names } = this.played;
    const isOpen = this.expected !== null;
    const question = isOpen ? game.questionFor(this.state, you) : null;
    const { choices, many } = isOpen ? game.answers(this.state, { seat: you, brief: true }) : NO_ANSWERS;
    const waiting = isOpen ? [you] : [];
    const own = overlay(game.open(this.state), game.own(this.state, you));
    return {
      connection: 'open',
      gone: null,
      table: replayedTable(
        {
          table: '',
          game: kind,
          status: 'playing',
          variants,
          asked: {
            ...this.played.asked(this.state),
            number: this.asked,
            total: 0,
            ...(isOpen && { kind: game.question(this.state).kind }),
            waiting,
          },
        },
        names.map((name, seat) => ({
          name: kind === 'inn' ? '' : name,
          kind: seat === you ? 'human' : 'bot',
        })),
      ),
      own: {
        seat: you,
        sees: {},
        question: question as OwnPart['question'],
        choices: choices as readonly object[] as OwnPart['choices'],
        many: many === undefined ? null : { min: many.min, max: many.max },
        declared: null,
        orders: NO_ORDERS,
      },
      ...shownAs(kind, { ...own, seat: you }),
      faces: this.faces,
      story: this.story,
      chat: [],
      clock: null,
      takenBack: 0,
    };
  }
}

const NO_MOVE = { answer: null, yours: false } as const;
const NO_ANSWERS = { choices: [], many: undefined };

const kindly = (why: string, rules: readonly string[]): AnswerRefused =>
  new AnswerRefused({ code: 'illegal', why, rules, words: {} });
