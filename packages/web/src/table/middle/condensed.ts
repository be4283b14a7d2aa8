/** A forecast for a whole table would be a page: what happens to several in the same way is told once. */
export interface Line {
  readonly what: string;
  readonly seat: number;
  readonly n: number;
  readonly before?: number;
  readonly after?: number;
  readonly to: number;
  readonly text: string;
}

export interface ShortLine {
  readonly key: string;
  readonly text: string;
  readonly mine: boolean;
  readonly isOut: boolean;
}

/** From so many on it is told once. */
const SEVERAL = 3;
/** The numbers on each mat: they are shown on the mats. */
const NUMBERS = / \([^()]*\)$/;

export function condensed(
  lines: readonly Line[],
  own: number,
  nameOf: (seat: number) => string,
  eachOf: (names: readonly string[]) => string,
): ShortLine[] {
  /** What is said of somebody, without who it is; null where the sentence does not begin with them. */
  const saidOf = ({ seat, text }: Line): string | null => {
    const name = nameOf(seat);
    return seat !== own && name !== '' && text.startsWith(`${name} `)
      ? text.slice(name.length).replace(NUMBERS, '')
      : null;
  };
  const alike = new Map<string, Line[]>();
  for (const line of lines) {
    const said = saidOf(line);
    if (said !== null) alike.set(said, [...(alike.get(said) ?? []), line]);
  }
  const told = new Set<string>();
  const short: ShortLine[] = [];
  lines.forEach((line, i) => {
    const said = saidOf(line);
    const group = said === null ? [] : (alike.get(said) ?? []);
    const one = { key: String(i), text: line.text, mine: line.seat === own, isOut: line.what === 'out' };
    if (said === null || group.length < SEVERAL) short.push(one);
    else if (!told.has(said)) {
      told.add(said);
      short.push({ ...one, text: eachOf(group.map(({ seat }) => nameOf(seat))) + said });
    }
  });
  // What happens to oneself is read first.
  return [...short.filter(({ mine }) => mine), ...short.filter(({ mine }) => !mine)];
}
