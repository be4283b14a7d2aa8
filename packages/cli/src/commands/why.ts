/** `taproom why`: what a rule says, what was ruled about it, and what proves it; or the rules about some words. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadInventory, type IndexEntry, type Inventory } from '@taproom/scenario';
import { Failure, usage } from '../failure.ts';
import { root, rulebook } from '../places.ts';
import { scenariosIn } from '../scenarios.ts';
import { ourScreen, wrap } from '../terminal/text.ts';

export interface WhyOptions {
  readonly rule?: string;
  readonly json?: boolean;
}

export function why(words: readonly string[], options: WhyOptions): number {
  const inventory = loadInventory(join(rulebook, 'inventory'));
  if (options.rule !== undefined) tellRule(inventory, options.rule, options.json === true);
  else if (words.length > 0) tellFound(inventory, words, options.json === true);
  else throw usage('Why what? `taproom why --rule ID`, or some words: `taproom why pass out`.');
  return 0;
}

const KINDS: Readonly<Record<IndexEntry['kind'], string>> = {
  rule: 'a rule',
  example: 'a worked example',
  card: 'a card',
  ruling: 'a ruling',
  decision: 'a decision of the house',
};

function tellRule({ books, index }: Inventory, id: string, json: boolean): void {
  const entry = index.get(id);
  if (entry === undefined) throw new Failure(`No rule is called “${id}”.${nearest([...index.keys()], id)}`);
  const title = books.find(({ book }) => book === entry.book)?.title ?? entry.book;
  const shown = scenariosAbout(id);
  const examples = books
    .flatMap((book) => book.examples)
    .filter(({ exercises }) => exercises.includes(id))
    .map((example) => ({ id: example.id, text: index.get(example.id)?.text ?? '' }));
  if (json) {
    console.log(JSON.stringify({ id, ...entry, title, examples, shown }, null, 2));
    return;
  }
  const { paint, width } = ourScreen();
  console.log(wrap(`${paint('bold', entry.text)}`, width));
  console.log(paint('dim', `[${id}] ${KINDS[entry.kind]}, ${title}`));
  if (entry.foreign !== undefined)
    console.log(wrap(`It is about ${entry.foreign}, which we do not have.`, width));
  for (const example of examples)
    console.log(wrap(`\nExample [${example.id}]: ${example.text}`, width, '  '));
  if (shown.length === 0) return;
  console.log(`\nShown by, for \`taproom ask FILE\`:`);
  for (const { name, file } of shown.slice(0, MOST)) console.log(wrap(`  ${file}: ${name}`, width, '    '));
  if (shown.length > MOST) console.log(`  … and ${shown.length - MOST} more`);
}

/** More than these are only counted. */
const MOST = 8;

/** The scenarios that cite a rule. */
function scenariosAbout(id: string): { name: string; file: string }[] {
  return scenariosIn(join(rulebook, 'scenarios')).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/^---\s*$/m)
      .filter((text) =>
        new RegExp(`^cites:[^\\n]*(?:\\n [^\\n]*)*?[\\s[,]${id.replaceAll('.', '\\.')}[\\s\\],]`, 'm').test(
          text,
        ),
      )
      .map((text) => ({ name: /^name: (.*)$/m.exec(text)?.[1] ?? file, file: relative(root, file) })),
  );
}

/** Ids that have parts in common with one that does not exist. */
function nearest(ids: readonly string[], wanted: string): string {
  const parts = wanted.toLowerCase().split(/[.\s-]+/);
  const score = (id: string): number =>
    parts.filter((part) => part !== '' && id.split(/[.-]/).includes(part)).length;
  const best = ids
    .map((id) => ({ id, score: score(id) }))
    .filter((one) => one.score > 1 || (parts.length === 1 && one.score > 0))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3);
  return best.length === 0 ? '' : ` Perhaps ${best.map(({ id }) => id).join(', ')}?`;
}

function tellFound({ index }: Inventory, words: readonly string[], json: boolean): void {
  const wanted = words.flatMap((word) => word.toLowerCase().split(/\s+/));
  const found = [...index]
    .filter(([id, { text, foreign }]) => {
      const all = `${id} ${text}`.toLowerCase();
      return foreign === undefined && wanted.every((word) => all.includes(word));
    })
    .toSorted(
      ([, a], [, b]) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.text.length - b.text.length,
    )
    .map(([id, { kind, text }]) => ({ id, kind, text }));
  if (json) {
    console.log(JSON.stringify(found, null, 2));
    return;
  }
  if (found.length === 0) throw new Failure(`No rule speaks of “${words.join(' ')}”.`);
  const { paint, width } = ourScreen();
  for (const { id, text } of found.slice(0, MOST))
    console.log(wrap(`${paint('dim', `[${id}]`)} ${text}`, width, '  '));
  if (found.length > MOST) console.log(`… and ${found.length - MOST} more; say more words.`);
}

const ORDER: readonly IndexEntry['kind'][] = ['rule', 'decision', 'ruling', 'example', 'card'];
