/**
 * The rules as one JSON file for the page that shows them, by chapters with pictures and terms, and the scenarios that
 * show them at work, one file for each book: fetched only when somebody reads, or looks.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse, parseAllDocuments } from 'yaml';
import { loadInventory, rulingsForPlayers, type Book, type Example } from '../../scenario/src/inventory.ts';
import type { Rulebook, RuleEntry, Showing, Term } from '../src/rooms/rulebook.ts';
import { asset, served } from './asset.ts';
import { placeOf, plannedChapters } from './chapters.ts';
import { FROM_BASE, replaced } from './replaced.ts';
import { RULEBOOK, TERMS } from './rulebook-files.ts';
import { drawPicture } from './table-pictures.ts';

/** More would not make a rule clearer. */
const MOST_SHOWN = 3;

interface Scene extends Showing {
  readonly cites: readonly string[];
  readonly text: string;
}

/** Every scenario, by its address: the book, the file and its number in it. */
export function allScenes(): Scene[] {
  const folder = join(RULEBOOK, 'scenarios');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      return parseAllDocuments(source).flatMap((document, index) => {
        const { name, cites = [] } = document.toJS() as Partial<Scene>;
        if (name === undefined) return [];
        const scene = `${file.replace(/\.yaml$/, '').replaceAll('\\', '/')}/${index + 1}`;
        const [from, , to] = document.range;
        return [{ scene, name, cites, text: source.slice(from, to) }];
      });
    });
}

/** By rule: what shows it, those first that are about little else. */
export function showings(scenes: readonly Scene[]): ReadonlyMap<string, readonly Showing[]> {
  const shown = new Map<string, Scene[]>();
  for (const scene of scenes) for (const id of scene.cites) shown.set(id, [...(shown.get(id) ?? []), scene]);
  return new Map(
    [...shown].map(([id, all]) => [
      id,
      all
        .toSorted((a, b) => a.cites.length - b.cites.length || a.text.length - b.text.length)
        .slice(0, MOST_SHOWN)
        .map(({ scene, name }) => ({ scene, name })),
    ]),
  );
}

/**
 * The inventory is written for whoever proves the rules; a reader gets its rules and decisions by chapters, below them what
 * the books work out and what was ruled about them, and the cards. What the house does not have is left out.
 */
export function readableRulebook(scenes: readonly Scene[]): Rulebook {
  const planned = plannedChapters();
  const shown = showings(scenes);
  const told = toldEntries(loadInventory(join(RULEBOOK, 'inventory')).books);
  const entryOf = ({ id, text }: Told): RuleEntry => ({ id, text, shown: shown.get(id) ?? [] });
  const below = belowWhat(told, scenes);
  const sections = new Map<string, Map<string, { order: number; entries: RuleEntry[] }>>();
  for (const one of told) {
    if (below.home.has(one.id)) continue;
    const { chapter, heading, order } = placeOf(planned, one.id, one.section);
    const own = sections.get(chapter.id) ?? new Map<string, { order: number; entries: RuleEntry[] }>();
    const section = own.get(heading) ?? { order, entries: [] };
    const under = told.filter(({ id }) => below.home.get(id) === one.id).map(entryOf);
    const examples = (below.examples.get(one.id) ?? []).filter((id) => below.home.get(id) !== one.id);
    section.entries.push({
      ...entryOf(one),
      ...(under.length > 0 && { below: under }),
      ...(examples.length > 0 && { examples }),
    });
    sections.set(chapter.id, own.set(heading, section));
  }
  return {
    chapters: planned.map(({ id, part, title, about, pictures }) => ({
      id,
      part,
      title,
      about,
      pictures: pictures.map((asked) => drawPicture(scenes, asked)),
      sections: [...(sections.get(id) ?? [])]
        .toSorted(([, a], [, b]) => a.order - b.order)
        .map(([heading, { entries }]) => ({ title: heading, entries })),
    })),
    terms: parse(readFileSync(TERMS, 'utf8')) as Term[],
  };
}

/** Something that a reader is told, and in which section of the inventory. */
interface Told {
  readonly id: string;
  readonly text: string;
  readonly section: string;
  readonly kind: 'rule' | 'ruling' | 'example' | 'card';
  /** Of an example: the rules that it shows at work. */
  readonly exercises?: readonly string[];
  readonly card?: string;
}

function toldEntries(books: readonly Book[]): Told[] {
  return books.flatMap(({ rules, examples, cards, decisions }) => {
    const ours = <E extends { readonly foreign?: string }>(entries: readonly E[]): E[] =>
      entries.filter(({ foreign }) => foreign === undefined);
    return [
      ...ours(rules).map(({ id, section, rule }): Told => ({ id, section, text: rule, kind: 'rule' })),
      ...ours(decisions).map(({ id, section = 'Rulings', question, ruling }): Told => ({
        id,
        section,
        text: question === undefined ? ruling : `${question} ${ruling}`,
        kind: 'ruling',
      })),
      ...ours(examples).map((example): Told => ({ ...example, text: exampleText(example), kind: 'example' })),
      ...ours(cards).flatMap((card): Told[] => {
        const section = `Cards: ${card.owner}`;
        return [
          { id: card.id, section, text: `“${card.title}”: ${card.effect}`, kind: 'card' },
          ...rulingsForPlayers(card).map(({ id, ruling }): Told => ({
            id,
            section,
            text: ruling,
            kind: 'ruling',
            card: card.id,
          })),
        ];
      }),
    ].map((one) => ({ ...one, text: spelledOut(one.text) }));
  });
}

interface Below {
  /** By example and ruling: the rule, or the card, below which it stands. */
  readonly home: ReadonlyMap<string, string>;
  /** By rule: the examples that show it at work. */
  readonly examples: ReadonlyMap<string, readonly string[]>;
}

/** A ruling that is proven by scenarios of which at least this part also prove one rule is about that rule. */
const TOGETHER = 0.3;

function belowWhat(told: readonly Told[], scenes: readonly Scene[]): Below {
  const rules = new Set(told.filter(({ kind }) => kind === 'rule').map(({ id }) => id));
  const provenBy = new Map<string, Set<string>>();
  for (const { scene, cites } of scenes)
    for (const id of cites) provenBy.set(id, (provenBy.get(id) ?? new Set()).add(scene));
  const home = new Map<string, string>();
  const examples = new Map<string, string[]>();
  for (const { id, kind, exercises = [], card } of told) {
    if (card !== undefined) home.set(id, card);
    if (kind === 'example') {
      const about = exercises.filter((rule) => rules.has(rule));
      if (about.length > 0) home.set(id, about[0]);
      for (const rule of about) examples.set(rule, [...(examples.get(rule) ?? []), id]);
    }
    if (kind !== 'ruling' || card !== undefined) continue;
    const own = provenBy.get(id) ?? new Set<string>();
    let [best, most] = ['', TOGETHER];
    for (const rule of rules) {
      const other = provenBy.get(rule) ?? new Set<string>();
      const common = [...own].filter((scene) => other.has(scene)).length;
      const part = common / (own.size + other.size - common || 1);
      if (part > most) [best, most] = [rule, part];
    }
    if (best !== '') home.set(id, best);
  }
  return { home, examples };
}

const exampleText = ({ setup, steps, expect }: Example): string =>
  [setup, ...steps, ...expect].map(asSentence).join(' ');

/** What happens step by step is noted in parts of sentences. */
const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…”]$/.test(text) ? '' : '.'}`;

const spelledOut = (text: string): string =>
  text
    .replace(/\bAC\b/g, 'Alcohol Content')
    .replaceAll(' >= ', ' is at least ')
    .replace(/\bRDI (\d)/g, 'book $1')
    .replace(/\brdi(\d)\b(?!\.[a-z])/g, 'book $1');

const bookOf = (scene: string): string => scene.slice(0, scene.indexOf('/'));

export function rulebook(): Plugin {
  const scenes = allScenes();
  const rules = asset('rulebook', readableRulebook(scenes));
  const books = [...new Set(scenes.map(({ scene }) => bookOf(scene)))].map((book) => {
    const own = scenes.filter(({ scene }) => bookOf(scene) === book);
    return {
      book,
      ...asset(`scenes-${book}`, Object.fromEntries(own.map(({ scene, text }) => [scene, text]))),
    };
  });
  const addresses = books.map(({ book, file }) => `'${book}': ${FROM_BASE} + '${file}'`);
  return replaced(
    'taproom-rulebook',
    'rooms/rulebook-address.ts',
    () =>
      `export const RULEBOOK = ${FROM_BASE} + '${rules.file}'; export const SCENES = {${addresses.join()}};`,
    served([rules, ...books], (server) => {
      // It was read when the server started.
      server.watcher.add(RULEBOOK);
      server.watcher.on('change', (path) => {
        if (path.startsWith(RULEBOOK)) void server.restart();
      });
    }),
  );
}
