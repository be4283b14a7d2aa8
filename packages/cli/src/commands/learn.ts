/** `taproom learn`: the lessons at the real table, in the terminal. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GameName, House } from '@taproom/house';
import type { AnyAnswer, AnyState, Types } from '@taproom/kernel';
import { isSameAnswer, lessonHead, openLesson, type Chapter, type LessonStep } from '@taproom/scenario';
import { Failure } from '../failure.ts';
import { rulebook } from '../places.ts';
import { Lines, type Input } from '../terminal/lines.ts';
import { menuLines, menuOf, opened, readAnswer, type Worded } from '../terminal/menu.ts';
import { ruleLines } from '../terminal/rules.ts';
import { sceneOf, type Scene } from '../terminal/scene.ts';
import { columns, ourScreen, wrap } from '../terminal/text.ts';

const FOLDER = join(rulebook, 'lessons');

/** Without a name: what there is to learn. */
export async function learn(house: House, name?: string): Promise<number> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  const textOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
  if (name === undefined) {
    const rows = files.map((file) => [basename(file, '.yaml'), lessonHead(textOf(file)).about]);
    for (const line of columns(rows)) console.log(line);
    console.log('\nBegin with `taproom learn first-game`.');
    return 0;
  }
  const file = files.find((one) => basename(one, '.yaml') === name);
  if (file === undefined)
    throw new Failure(`There is no lesson called “${name}”: \`taproom learn\` lists them.`);
  const lines = new Lines();
  try {
    for (const chapter of openLesson(textOf(file)).chapters)
      if (!(await new Taught(house, chapter, lines).run())) return 0;
  } finally {
    lines.close();
  }
  console.log('\nThat was it. `taproom play` lays a table for you.');
  return 0;
}

class Taught {
  readonly #chapter: Chapter;
  readonly #lines: Input;
  readonly #screen = ourScreen();
  readonly #scene: Scene<Types>;
  readonly #state: AnyState;

  constructor(house: House, chapter: Chapter, lines: Input) {
    const { game, setup } = chapter;
    this.#chapter = chapter;
    this.#lines = lines;
    this.#state = game.copy(chapter.begin);
    // What is seated has players, whichever game it is.
    const seated = setup as { players: string[] };
    this.#scene = sceneOf(house, { game: game.name as GameName, setup: seated }, this.#screen);
  }

  /** False where the learner leaves. */
  async run(): Promise<boolean> {
    const { name, steps } = this.#chapter;
    console.log(`\n${this.#screen.paint('bold', name)}`);
    for (const step of steps) if (!(await this.#teach(step))) return false;
    return true;
  }

  async #teach(step: LessonStep): Promise<boolean> {
    console.log(`\n${wrap(step.say, this.#screen.width)}`);
    const { moves } = step;
    for (const { answer, yours } of moves) {
      if (yours && !(await this.#wait(step, answer))) return false;
      this.#apply(answer);
    }
    if (moves.some(({ yours }) => yours)) return true;
    return !isQuit(await this.#lines.ask('Enter to go on, `quit` to leave: '));
  }

  #apply(answer: AnyAnswer): void {
    const { game, you } = this.#chapter;
    for (const event of game.apply(this.#state, answer))
      if (!this.#scene.silent?.includes(event.e))
        console.log(wrap(`  ${game.tell(this.#state, event, you)}`, this.#screen.width, '    '));
  }

  /** Until the learner has done it; whatever else is tried is answered. */
  async #wait(step: LessonStep, expected: AnyAnswer): Promise<boolean> {
    const { game, you } = this.#chapter;
    const question = game.questionFor(this.#state, you) ?? game.question(this.#state);
    const view = game.view(this.#state, you);
    const answers = game.answers(this.#state, { seat: you });
    const choices = this.#scene.inWords?.(question, answers.choices, view) ?? answers.choices;
    const worded: Worded<AnyAnswer> = { ...answers, choices };
    let menu = menuOf(worded);
    const table = [
      ...this.#scene.table(view),
      ...this.#scene.hand(view),
      this.#scene.question(question, view),
    ];
    const show = (): void => {
      for (const line of menuLines(menu, (text) => this.#screen.paint('dim', text), false)) console.log(line);
    };
    for (const line of ['', ...table]) console.log(line);
    show();
    for (;;) {
      const line = await this.#lines.ask('> ');
      if (line === null || isQuit(line)) return false;
      const own = this.#scene.typed?.(line.trim(), question) ?? null;
      const read = own === null ? readAnswer(menu, line.trim()) : { answer: own };
      if ('problem' in read) console.log(read.problem);
      else if ('entry' in read) {
        menu = opened(read.entry, worded);
        show();
      } else if (isSameAnswer(game, this.#state, { ...read.answer, seat: you }, expected)) return true;
      else {
        menu = menuOf(worded);
        console.log(
          wrap(
            step.otherwise || 'That is possible, but this step is about something else.',
            this.#screen.width,
          ),
        );
        for (const rule of await ruleLines(step.rules)) console.log(wrap(rule, this.#screen.width, '    '));
        show();
      }
    }
  }
}

const isQuit = (line: string | null): boolean => line === null || /^(quit|exit|q)$/i.test(line.trim());
