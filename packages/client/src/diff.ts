/**
 * Small changes of plain data. A patch says only what is different, in as few bytes as JSON allows:
 *   a bare number, string, boolean or null   the new value
 *   [value]                                   the new value, where it is a list or an object
 *   { key: patch, "-": [keys gone] }          what changed inside an object (a key that begins with - or ~ gets a ~)
 *   { index: patch }                          what changed inside a list that kept its length
 *   { "/": [at, gone, ...new] }               a list with some items taken out and others put in
 */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };
export type Patch = null | boolean | number | string | readonly [Plain] | { readonly [key: string]: Plain };

type Box = { [key: string]: Plain };

const isBox = (value: Plain): value is { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

/** A key may be called `__proto__`: it must become an entry, not the parent of the object. */
function put(box: Box, key: string, value: Plain): void {
  if (key === '__proto__')
    Object.defineProperty(box, key, { value, enumerable: true, configurable: true, writable: true });
  else box[key] = value;
}

export function same(a: Plain, b: Plain): boolean {
  if (a === b) return true;
  if (isList(a)) {
    if (!isList(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (!isBox(a) || !isBox(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
  return true;
}

function wholeText(value: Plain): string {
  if (typeof value === 'object' && value !== null) return `[${JSON.stringify(value)}]`;
  // Most of what changes are numbers; those that are none are written as JSON writes them.
  return typeof value === 'number' && Number.isFinite(value) ? `${value}` : JSON.stringify(value);
}

/** The same few keys come again and again; where they do not, this does not grow for ever. */
const quoted = new Map<string, string>();
const MOST_QUOTED = 1000;

function quotedKey(key: string): string {
  let text = quoted.get(key);
  if (text === undefined) {
    text = JSON.stringify(key[0] === '-' || key[0] === '~' ? `~${key}` : key);
    if (quoted.size < MOST_QUOTED) quoted.set(key, text);
  }
  return text;
}

/** What turns `from` into `to`; undefined where they are the same. */
export function diff(from: Plain, to: Plain): Patch | undefined {
  const text = diffText(from, to);
  return text === '' ? undefined : (JSON.parse(text) as Patch);
}

/**
 * The same as it goes over the wire, without the detour over objects; empty where they are the same. `written`: by key,
 * patches that are written already.
 */
export function diffText(from: Plain, to: Plain, written?: Readonly<Record<string, string>>): string {
  if (from === to) return '';
  if (isList(from)) return isList(to) ? diffLists(from, to) : wholeText(to);
  if (!isBox(from) || !isBox(to)) return wholeText(to);
  let text = '';
  let known = 0;
  for (const key of Object.keys(to)) {
    const was = from[key];
    const now = to[key];
    if (now === undefined) continue;
    // Most of what there is stays as it is.
    if (was === now) {
      known++;
      continue;
    }
    const isKnown = was !== undefined && isOwn(from, key, was);
    if (isKnown) known++;
    const change = !isKnown ? wholeText(now) : (written?.[key] ?? diffText(was, now));
    if (change === '') continue;
    text += `${text === '' ? '{' : ','}${quotedKey(key)}:${change}`;
  }
  const keys = Object.keys(from);
  if (known < keys.length) {
    const gone = keys.filter((key) => from[key] !== undefined && isMissing(to, key));
    if (gone.length > 0) text += `${text === '' ? '{' : ','}"-":${JSON.stringify(gone)}`;
  }
  return text === '' ? '' : `${text}}`;
}

const isMissing = (box: { readonly [key: string]: Plain }, key: string): boolean =>
  !Object.hasOwn(box, key) || box[key] === undefined;

/** What every object has without anybody having put it there are functions, and its parent: no data. */
const isOwn = (box: { readonly [key: string]: Plain }, key: string, value: unknown): boolean =>
  typeof value !== 'function' && (key !== '__proto__' || Object.hasOwn(box, key));

function diffLists(from: readonly Plain[], to: readonly Plain[]): string {
  if (from.length === to.length && (from.length === 0 || typeof from[0] === 'object')) {
    let text = '';
    for (let i = 0; i < to.length; i++) {
      const change = diffText(from[i], to[i]);
      if (change !== '') text += `${text === '' ? '{' : ','}"${i}":${change}`;
    }
    return text === '' ? '' : `${text}}`;
  }
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && same(from[head], to[head])) head++;
  if (head === from.length && head === to.length) return '';
  let tail = 0;
  while (tail < shorter - head && same(from[from.length - 1 - tail], to[to.length - 1 - tail])) tail++;
  return `{"/":${JSON.stringify([head, from.length - head - tail, ...to.slice(head, to.length - tail)])}}`;
}

/** The data with a patch applied; what did not change is shared with the old data. Throws on a patch that does not fit. */
export function patched(data: Plain, patch: Patch): Plain {
  if (typeof patch !== 'object' || patch === null) return patch;
  if (Array.isArray(patch)) return (patch as readonly [Plain])[0];
  const changes = patch as { readonly [key: string]: Plain };
  if (isList(data)) {
    const list = data.slice();
    for (const key of Object.keys(changes)) {
      if (key === '/') {
        const [at, gone, ...items] = changes[key] as readonly Plain[];
        list.splice(at as number, gone as number, ...items);
      } else if (Number(key) < list.length)
        list[Number(key)] = patched(list[Number(key)], changes[key] as Patch);
      else throw new Error(`The list has no item ${key}.`);
    }
    return list;
  }
  if (!isBox(data)) throw new Error('The patch is for an object, and there is none.');
  const box: Box = {};
  for (const key of Object.keys(data)) put(box, key, data[key]);
  for (const key of Object.keys(changes)) {
    if (key === '-') {
      for (const gone of changes[key] as readonly string[]) delete box[gone];
      continue;
    }
    const name = key[0] === '~' ? key.slice(1) : key;
    put(box, name, patched(Object.hasOwn(box, name) ? box[name] : null, changes[key] as Patch));
  }
  return box;
}
