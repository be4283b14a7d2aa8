/** What the sources say about the fields of their schemas: a schema itself does not know its comments. */
import { readdirSync, readFileSync } from 'node:fs';

const SOURCES = new URL('../src/', import.meta.url);

/** By the keys of an object, each key's comment. */
const notes = new Map<string, ReadonlyMap<string, string>>();

interface Open {
  readonly indent: number;
  readonly keys: string[];
  readonly told: Map<string, string>;
}

for (const file of readdirSync(SOURCES)) read(readFileSync(new URL(file, SOURCES), 'utf8'));

/** The sources are formatted, so that an object's members stand two blanks further in than the line that opens it. */
function read(source: string): void {
  const open: Open[] = [];
  let comment = '';
  for (const line of source.split('\n')) {
    const indent = line.search(/\S/);
    const inside = open.at(-1);
    if (inside !== undefined && indent === inside.indent - 2) {
      open.pop();
      notes.set(inside.keys.join(), inside.told);
    }
    const said = /^\s*(?:\/\*\*|\*(?!\/)) ?(.*?)(?: ?\*\/)?$/.exec(line);
    if (said) {
      comment = `${/^\s*\/\*\*/.test(line) ? '' : `${comment} `}${said[1]}`.trim();
      continue;
    }
    if (/^\s*\*\/$/.test(line)) continue;
    const key = /^\s*(\w+)(?::|,$)/.exec(line)?.[1];
    const at = open.at(-1);
    if (key !== undefined && at?.indent === indent) {
      at.keys.push(key);
      if (comment !== '') at.told.set(key, comment);
    }
    comment = '';
    if (line.endsWith('bject({')) open.push({ indent: indent + 2, keys: [], told: new Map() });
  }
}

/** The comments of an object with these keys. */
export function notesOf(keys: readonly string[]): ReadonlyMap<string, string> {
  const own = notes.get(keys.join());
  if (own !== undefined) return own;
  // Made from another one: with more keys, or with some of its own.
  const related = [...notes].find(([other]) => {
    const theirs = other.split(',');
    const shared = theirs.filter((key) => keys.includes(key)).length;
    return shared > 1 && (shared === theirs.length || shared === keys.length);
  });
  return related?.[1] ?? new Map<string, string>();
}
