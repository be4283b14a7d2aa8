import { join } from 'node:path';
import { loadInventory, rulingsForPlayers } from '@taproom/scenario';
import { describe, expect, it } from 'vitest';
import { plannedChapters } from '../build/chapters.ts';
import { RULEBOOK } from '../build/rulebook-files.ts';
import { allScenes, readableRulebook } from '../build/rulebook.ts';
import { drawPicture } from '../build/table-pictures.ts';
import { markedText } from '../src/rooms/marked-text.ts';
import { entriesIn, entryFor, type Term } from '../src/rooms/rulebook.ts';

const scenes = allScenes();
const book = readableRulebook(scenes);
const { chapters, terms } = book;

describe('the chapters of the rulebook', () => {
  it('hold everything that the books say about what the house has, each once', () => {
    const { books } = loadInventory(join(RULEBOOK, 'inventory'));
    const ours = <E extends { readonly foreign?: string }>(entries: readonly E[]): E[] =>
      entries.filter(({ foreign }) => foreign === undefined);
    const ids = books.flatMap(({ rules, decisions, examples, cards }) => [
      ...ours([...rules, ...decisions, ...examples]).map(({ id }) => id),
      ...ours(cards).flatMap((card) => [card.id, ...rulingsForPlayers(card).map(({ id }) => id)]),
    ]);
    const told = chapters.flatMap(entriesIn).map(({ id }) => id);
    expect(told.toSorted()).toEqual(ids.toSorted());
  });

  it('have something in every section that they ask for, and an id that is no rule', () => {
    for (const { id, sections } of chapters) {
      expect(id).not.toContain('.');
      expect(sections.length, id).toBeGreaterThan(0);
      expect(new Set(sections.map(({ title }) => title)).size, id).toBe(sections.length);
    }
    const asked = plannedChapters().flatMap(({ sections }) => sections.map(({ pattern }) => pattern));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('have worked examples and rulings below the rules that they are about', () => {
    const below = chapters.flatMap(entriesIn).flatMap(({ below: under = [] }) => under);
    expect(below.filter(({ id }) => id.includes('.ex.')).length).toBeGreaterThan(200);
    expect(below.filter(({ id }) => !id.includes('.ex.')).length).toBeGreaterThan(300);
  });

  it('name no rule that is not there', () => {
    for (const { id: chapter, ...rest } of chapters)
      for (const { text } of entriesIn({ id: chapter, ...rest }))
        for (const part of markedText(text, terms, chapter))
          if (typeof part === 'object' && 'rule' in part)
            expect(entryFor(book, part.rule), text).not.toBeNull();
  });
});

describe('the pictures of the rulebook', () => {
  it('are drawn from scenarios, in nearly every chapter that has more than cards', () => {
    const pictures = chapters.flatMap((chapter) => chapter.pictures);
    expect(pictures.length).toBeGreaterThan(50);
    expect(chapters.filter((chapter) => chapter.pictures.length === 0).length).toBeLessThan(7);
    for (const { table, caption } of pictures) {
      expect(table.seats.length, caption).toBeGreaterThan(1);
      expect(
        table.seats.every(({ numbers }) => numbers.length > 0),
        caption,
      ).toBe(true);
    }
  });

  it('are of scenarios and steps that there are', () => {
    expect(() => drawPicture(scenes, { of: 'Nothing', caption: '' })).toThrow(
      '“Nothing”, which is no scenario',
    );
    expect(() => drawPicture(scenes, { of: 'One Action a turn', after: 'Sera sings', caption: '' })).toThrow(
      'has no step “Sera sings”',
    );
  });

  it('show what lies in the middle, the oldest first, and what it would do', () => {
    const { table } = drawPicture(scenes, {
      of: 'Of two cards of one name it is told whose is Negated',
      after: 'Sera plays "I don\'t think so!"',
      caption: '',
    });
    expect(table.middle.map(({ word }) => word)).toEqual([
      'Sera plays, for Jasper',
      'Jasper plays',
      'Sera plays',
    ]);
    expect(table.middle[0].does).toEqual(['Jasper: −1 Gold']);
    expect(table.seats[0]).toMatchObject({ name: 'Sera', isOnTurn: true });
  });
});

describe('the terms of the rulebook', () => {
  const rules = chapters.flatMap((chapter) =>
    entriesIn(chapter).map(({ text }) => {
      const parts = markedText(text, terms, chapter.id);
      const marked = parts.flatMap((part) => (typeof part === 'object' && 'term' in part ? [part.term] : []));
      return { chapter: chapter.id, text, parts, marked };
    }),
  );

  it('are all used, in chapters that there are', () => {
    const ids = new Set(chapters.map(({ id }) => id));
    for (const term of terms) {
      for (const id of term.in ?? []) expect(ids, term.term).toContain(id);
      expect(rules.filter(({ marked }) => marked.includes(term)).length, term.term).toBeGreaterThan(1);
    }
  });

  it('are explained in each rule where they first stand, once, and nothing of the text is lost', () => {
    for (const { text, parts, marked } of rules) {
      expect(new Set(marked).size, text).toBe(marked.length);
      if (parts.every((part) => typeof part === 'string' || 'term' in part))
        expect(parts.map((part) => (typeof part === 'string' ? part : part.word)).join('')).toBe(text);
    }
  });

  it('stand in no rule without being explained there, unless within a longer one', () => {
    const written = ({ term, forms = [] }: Term): string[] => [term, ...forms];
    for (const { chapter, text, marked } of rules) {
      const said = ` ${text
        .replaceAll(/\b(core|rdi\d|gii|house)\.\S+/g, '')
        .split(/[^A-Za-z!’-]+/)
        .join(' ')} `;
      const longer = marked.flatMap(written);
      for (const term of terms)
        if ((term.in?.includes(chapter) ?? true) && said.includes(` ${term.term} `) && !marked.includes(term))
          expect(
            longer.some((form) => form.includes(term.term)),
            `${term.term}: ${text}`,
          ).toBe(true);
    }
  });
});
