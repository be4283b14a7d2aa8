/**
 * The rules as one JSON file for the page that shows them, by book and topic, and the scenarios that show them at work,
 * one file for each book: fetched only when somebody reads, or looks.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parseAllDocuments } from 'yaml';
// The reader alone, not the whole package: the rules can be read also while the engine is being worked on.
import { loadInventory, rulingsForPlayers, type Example } from '../../scenario/src/inventory.ts';
import { asset, served } from './asset.ts';
import { FROM_BASE, replaced } from './replaced.ts';
import type { RulebookPage, RuleEntry, Showing } from '../src/rooms/rulebook.ts';

const RULEBOOK = fileURLToPath(new URL('../../../rulebook', import.meta.url));

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
 * The inventory is written for whoever proves the rules; a reader gets the rules and decisions of each topic, the worked
 * examples, and what was ruled about cards. What the house does not have is left out.
 */
export function rulebookPage(shown: ReadonlyMap<string, readonly Showing[]>): RulebookPage {
  const { books } = loadInventory(join(RULEBOOK, 'inventory'));
  const examplesOf = new Map<string, string[]>();
  for (const { id, exercises } of books.flatMap(({ examples }) => examples))
    for (const rule of exercises) examplesOf.set(rule, [...(examplesOf.get(rule) ?? []), id]);
  return books.map(({ book, rules, examples, cards, decisions }) => {
    const topics = new Map<string, RuleEntry[]>();
    const add = (topic: string, id: string, text: string): void => {
      const entries = topics.get(topic) ?? [];
      const worked = examplesOf.get(id);
      entries.push({
        id,
        text: spelledOut(text),
        shown: shown.get(id) ?? [],
        ...(worked !== undefined && { examples: worked }),
      });
      topics.set(topic, entries);
    };
    for (const { id, section, rule, foreign } of rules) if (foreign === undefined) add(section, id, rule);
    for (const { id, section, question, ruling, foreign } of decisions)
      if (foreign === undefined)
        add(section ?? 'Rulings', id, question === undefined ? ruling : `${question} ${ruling}`);
    for (const example of examples)
      if (example.foreign === undefined) add('Worked examples', example.id, exampleText(example));
    for (const card of cards) {
      if (card.foreign !== undefined) continue;
      const topic = `Cards: ${card.owner}`;
      add(topic, card.id, `“${card.title}”: ${card.effect}`);
      for (const { id, ruling } of rulingsForPlayers(card)) add(topic, id, `“${card.title}”: ${ruling}`);
    }
    return { book, topics: [...topics].map(([title, entries]) => ({ title, entries })) };
  });
}

const exampleText = ({ setup, steps, expect }: Example): string => [setup, ...steps, ...expect].join(' ');

const spelledOut = (text: string): string =>
  text.replace(/\bAC\b/g, 'Alcohol Content').replaceAll(' >= ', ' is at least ');

const bookOf = (scene: string): string => scene.slice(0, scene.indexOf('/'));

export function rulebook(): Plugin {
  const scenes = allScenes();
  const rules = asset('rulebook', rulebookPage(showings(scenes)));
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
