import { AnswerRefused, type WireAnswer } from '@taproom/client';
import type { AnyAnswer } from '@taproom/kernel';
import { openLesson, type Chapter } from '@taproom/scenario/film';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allLessons } from '../build/lessons.ts';
import { LessonLink } from '../src/learn/lesson-link.ts';
import { pointAt } from '../src/learn/pointing.ts';
import { TableStore } from '../src/table/table-store.ts';

const lessons = allLessons();
const chapterOf = (id: string, at: number): Chapter =>
  openLesson(lessons.find((lesson) => lesson.id === id)!.text).chapters[at];

/** What is asked for goes over a wire without a seat. */
const wire = ({ seat: _seat, ...answer }: AnyAnswer): WireAnswer => answer as WireAnswer;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a lesson at the table', () => {
  it.each(lessons.map(({ id }) => id))('is finished by whoever does what it asks for: %s', async (id) => {
    const { chapters } = openLesson(lessons.find((lesson) => lesson.id === id)!.text);
    for (const chapter of chapters) {
      const link = new LessonLink(chapter);
      const store = new TableStore(link);
      for (let i = 0; i < 200 && !(link.isDone && link.at === chapter.steps.length - 1); i++) {
        vi.runAllTimers();
        if (link.expected === null) link.next();
        else {
          expect(link.snapshot().own?.question, chapter.name).not.toBeNull();
          if (chapter.game.name === 'inn')
            expect(pointAt(store.state(), link.expected), chapter.name).not.toBe('');
          await link.answer(wire(link.expected));
        }
      }
      expect(link.isDone, chapter.name).toBe(true);
      store.close();
    }
  });

  it('answers what was not meant kindly, with the rule, and nothing happens', async () => {
    const link = new LessonLink(chapterOf('first-game', 0), 6);
    vi.runAllTimers();
    expect(link.expected?.do).toBe('play');
    const before = link.snapshot().story.length;
    const refused: unknown = await link.answer({ do: 'pass' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AnswerRefused);
    expect((refused as AnswerRefused).message).toMatch(/look at Jasper/);
    expect((refused as AnswerRefused).rules).toContain('core.losing.pass-out');
    expect(link.snapshot().story.length).toBe(before);
  });

  it('goes back, and on from anywhere', () => {
    const link = new LessonLink(chapterOf('first-game', 0), 6);
    vi.runAllTimers();
    expect(link.snapshot().view?.seats[2].out).not.toBe(0);
    link.go(1);
    vi.runAllTimers();
    expect(link.at).toBe(1);
    expect(link.snapshot().view?.seats[2].out).toBe(0);
    expect(link.snapshot().own?.question).toBeNull();
  });

  it('points at one thing after the other', () => {
    const link = new LessonLink(chapterOf('first-game', 0), 6);
    vi.runAllTimers();
    const store = new TableStore(link);
    const { card } = link.expected as unknown as { card: number };
    expect(pointAt(store.state(), link.expected!)).toContain(`[data-card="${card}"]`);
    store.pick(card);
    expect(pointAt(store.state(), link.expected!)).toContain('big-button');
    store.close();
  });
});
