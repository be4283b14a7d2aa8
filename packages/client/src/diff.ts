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

const whole = (value: Plain): Patch => (typeof value === 'object' && value !== null ? [value] : value);

/** What turns `from` into `to`; undefined where they are the same. */
export function diff(from: Plain, to: Plain): Patch | undefined {
  if (from === to) return undefined;
  if (isList(from)) return isList(to) ? diffLists(from, to) : whole(to);
  if (!isBox(from) || !isBox(to)) return whole(to);
  const changed: Box = {};
  let any = false;
  for (const key of Object.keys(to)) {
    const change = Object.hasOwn(from, key) ? diff(from[key], to[key]) : whole(to[key]);
    if (change === undefined) continue;
    put(changed, key[0] === '-' || key[0] === '~' ? `~${key}` : key, change as Plain);
    any = true;
  }
  const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  if (gone.length > 0) changed['-'] = gone;
  return any || gone.length > 0 ? changed : undefined;
}

function diffLists(from: readonly Plain[], to: readonly Plain[]): Patch | undefined {
  if (from.length === to.length && (from.length === 0 || typeof from[0] === 'object')) {
    const changed: Box = {};
    let any = false;
    for (let i = 0; i < to.length; i++) {
      const change = diff(from[i], to[i]);
      if (change === undefined) continue;
      changed[i] = change as Plain;
      any = true;
    }
    return any ? changed : undefined;
  }
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && same(from[head], to[head])) head++;
  if (head === from.length && head === to.length) return undefined;
  let tail = 0;
  while (tail < shorter - head && same(from[from.length - 1 - tail], to[to.length - 1 - tail])) tail++;
  return { '/': [head, from.length - head - tail, ...to.slice(head, to.length - tail)] };
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
