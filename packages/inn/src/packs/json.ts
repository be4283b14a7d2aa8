/** Reads JSON as people write it, and says where it breaks: line and column, and what is often meant there. */

export type ReadJson = { readonly value: unknown } | { readonly mistake: string };

/** Some editors begin every file with this; nobody sees it. */
const MARK = /^\uFEFF/;

export function readJson(written: string): ReadJson {
  const text = written.replace(MARK, '');
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    const at = brokenAt(text);
    const before = text.slice(0, at).split('\n');
    const place = `line ${before.length}, column ${before.at(-1)!.length + 1}`;
    return { mistake: `This is no JSON, from ${place} on: ${hint(text, at)}` };
  }
}

function hint(text: string, at: number): string {
  if (at >= text.length) return 'it ends too early; a bracket, a brace or a quote is missing.';
  if (/^\/[/*]/.test(text.slice(at))) return 'JSON has no comments.';
  if (/^[}\]]/.test(text.slice(at)) && /,\s*$/.test(text.slice(0, at)))
    return 'there is a comma too many before it.';
  if (/^['‘’“”]/.test(text.slice(at))) return 'words stand between straight double quotes: "like this".';
  return `${JSON.stringify(text.slice(at, at + 20).split('\n')[0])} cannot stand here.`;
}

const SPACE = /[ \t\n\r]*/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// oxlint-disable-next-line no-control-regex -- These may not stand in a string.
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

/** Where the text stops being JSON. What is read is kept in a list, not in calls: nothing nests too deep for it. */
function brokenAt(text: string): number {
  let at = 0;
  const take = (form: RegExp): boolean => {
    form.lastIndex = at;
    const found = form.test(text);
    if (found) at = form.lastIndex;
    return found;
  };
  const sign = (wanted: string): boolean => {
    take(SPACE);
    const found = text[at] === wanted;
    if (found) at++;
    return found;
  };
  const open: ('{' | '[')[] = [];
  /** A field's name, where the innermost is an object. */
  const name = (): boolean => (take(SPACE), take(STRING)) && sign(':');
  for (;;) {
    take(SPACE);
    if (sign('{')) {
      if (!sign('}')) {
        open.push('{');
        if (!name()) return at;
        continue;
      }
    } else if (sign('[')) {
      if (!sign(']')) {
        open.push('[');
        continue;
      }
    } else if (!take(STRING) && !take(PLAIN)) return at;
    for (;;) {
      const inner = open.at(-1);
      if (inner === undefined) return (take(SPACE), at);
      if (sign(inner === '{' ? '}' : ']')) open.pop();
      else if (!sign(',')) return at;
      else if (inner === '{' && !name()) return at;
      else break;
    }
  }
}
