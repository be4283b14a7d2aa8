import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LessonProblem, openLesson } from '../src/film.ts';
import { loadInventory } from '../src/inventory.ts';

const RULEBOOK = fileURLToPath(new URL('../../../rulebook', import.meta.url));
const FOLDER = join(RULEBOOK, 'lessons');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
);
const { index } = loadInventory(join(RULEBOOK, 'inventory'));

/** A phone shows so much beside a table. */
const MOST_SAID = 260;

describe('the lessons', () => {
  it.each(files)('run, and let the learner do something in each chapter: %s', (file) => {
    const { chapters } = openLesson(readFileSync(join(FOLDER, file), 'utf8'));
    for (const { name, steps } of chapters) {
      expect(
        steps.some(({ moves }) => moves.some(({ yours }) => yours)),
        name,
      ).toBe(true);
      for (const { say, rules, otherwise } of steps) {
        expect(say.length, say).toBeLessThanOrEqual(MOST_SAID);
        expect(otherwise.length, otherwise).toBeLessThanOrEqual(MOST_SAID);
        for (const id of rules) expect(index.has(id), `${file}: ${id}`).toBe(true);
      }
    }
  });
});

const HEAD = 'lesson: A lesson\nabout: Something\nminutes: 1\n---\n';
const TABLE = 'name: A chapter\ntable: { players: [Sera, Joran] }\nyou: Sera\n';
const GIVEN = 'given: { phase: action, Sera: { hand: [Time for some combat training!] } }\nsteps:\n';

const problem = (text: string): string => {
  try {
    openLesson(text);
  } catch (error) {
    if (error instanceof LessonProblem) return error.message;
    throw error;
  }
  return 'none';
};

describe('a lesson', () => {
  it('says what everybody does, and what of it is the learner’s', () => {
    const step = '  - try: Sera plays "Time for some combat training!" on Joran\n    say: Go on.\n';
    const [{ steps, you }] = openLesson(`${HEAD}${TABLE}${GIVEN}${step}`).chapters;
    expect(you).toBe(0);
    expect(steps[0].moves.filter(({ yours }) => yours).map(({ answer }) => answer.do)).toEqual(['play']);
  });

  it.each([
    [
      'a step that the table does not take',
      '  - do: Joran plays "Tip the Wench."\n    say: No.\n',
      /line 10: .*Tip the Wench/,
    ],
    [
      'a rule that holds no more',
      '  - say: So.\n    check: { Joran: { fortitude: 3 } }\n',
      /expected 3, but it is 20/,
    ],
    ['a try of somebody else', '  - try: Joran passes\n    say: No.\n', /the learner \(`you`\) does/],
    [
      'something to point at that is not there',
      '  - say: Look.\n    at: moon\n',
      /nothing here is called "moon"/,
    ],
    ['a step without words', '  - do: Sera passes\n', /a step says something/],
    ['an unknown key', '  - tell: Look.\n', /has no key "tell"/],
  ])('fails with the line where it has %s', (_what, step, words) => {
    expect(problem(`${HEAD}${TABLE}${GIVEN}${step}`)).toMatch(words);
  });

  it('needs a head and a chapter', () => {
    expect(problem('lesson: Alone')).toMatch(/a chapter or more/);
    expect(problem(`about: x\n---\n${TABLE}${GIVEN}`)).toMatch(/the name of the lesson/);
    expect(problem(`${HEAD}name: A chapter\nyou: Sera\nsteps: []\n`)).toMatch(/the table of the chapter/);
  });
});
