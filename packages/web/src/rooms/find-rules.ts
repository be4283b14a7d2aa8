/** Finds rules by the words that players use, which are not always those of the books. */
import { primer } from '../words/primer.ts';
import { entriesIn, type Chapter, type RuleEntry } from './rulebook.ts';

export interface FoundRule extends RuleEntry {
  readonly chapter: string;
  /** Where it stands, in words. */
  readonly from: string;
}

interface Indexed extends FoundRule {
  /** Its words without their endings, in order: for whole phrases. */
  readonly stemmed: string;
  /** What it is called, likewise. */
  readonly called: string;
  /** How early it stands among those that fit as well. */
  readonly standing: number;
}

/** Where a word without its ending stands, by the numbers of the rules. */
interface Stands {
  readonly texts: number[];
  /** In what the rule is called. */
  readonly heads: number[];
  /** In either. */
  readonly rules: number[];
}

export interface RuleIndex {
  readonly rules: readonly Indexed[];
  readonly byId: ReadonlyMap<string, Indexed>;
  readonly words: ReadonlyMap<string, Stands>;
  /** All of the words, a line each: a browser looks through one long text faster than through many short ones. */
  readonly vocabulary: string;
}

/** What people say, and what the books call it; every word on the right is looked for as well, but counts for less. */
const ALSO: Readonly<Record<string, string>> = {
  drunk: 'alcohol pass out drunkenness',
  sober: 'alcohol',
  beer: 'drink ale',
  booze: 'drink alcohol',
  knock: 'pass out',
  faint: 'pass out',
  unconscious: 'pass out',
  die: 'out lose pass',
  lose: 'out',
  dead: 'out lose pass',
  eliminate: 'out lose',
  broke: 'gold out',
  money: 'gold',
  coin: 'gold',
  cash: 'gold',
  health: 'fortitude',
  life: 'fortitude',
  hp: 'fortitude',
  damage: 'fortitude lose',
  hit: 'fortitude lose',
  attack: 'fortitude lose action',
  heal: 'gain fortitude',
  steal: 'take gold pay',
  rob: 'take gold pay',
  cancel: 'negate ignore',
  counter: 'negate respond',
  block: 'ignore negate',
  prevent: 'ignore negate',
  dodge: 'ignore',
  stop: 'negate ignore',
  answer: 'respond response',
  react: 'respond response',
  interrupt: 'respond response anytime',
  instant: 'anytime',
  bet: 'ante raise',
  fold: 'leave pass',
  bluff: 'cheating',
  cheat: 'cheating',
  partner: 'team teammate',
  ally: 'team teammate',
  share: 'split',
  pour: 'drink order',
  serve: 'drink order',
  refill: 'draw reshuffle',
  robot: 'otto',
  villain: 'boss',
  quit: 'leave',
  first: 'first player start',
};

/** The rules behind the primer. */
const ESSENTIAL: ReadonlySet<string> = new Set(primer.parts.flatMap(({ rules }) => Object.keys(rules)));

/** What questions are made of, and no rule is about. */
const NO_MATTER: ReadonlySet<string> = new Set(
  `a am an and are at be can could did do does for from get has have how i if in is it me must my of on or should that the
  there they this to was what when where which who whom why will with would you your`.split(/\s+/),
);

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** A word without its endings: drinks, drinking and drank would be too much to ask, but drinks and drinking is not. */
export function stemOf(word: string): string {
  const bare = word.replace(/'s$|'$/, '');
  if (bare.length < 4) return bare;
  return bare
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:ing|ed|(?<=[sxz])es|(?<!s)s)$/, '')
    .replace(/e$/, '');
}

const stemsIn = (text: string): string[] => (plain(text).match(/[a-z0-9']+/g) ?? []).map(stemOf);

/** Made once, when the book is opened. */
export function indexRules(chapters: readonly Chapter[]): RuleIndex {
  const rules: Indexed[] = [];
  const words = new Map<string, Stands>();
  const note = (stems: readonly string[], where: 'texts' | 'heads'): void => {
    const at = rules.length;
    for (const stem of new Set(stems)) {
      let stands = words.get(stem);
      if (stands === undefined) words.set(stem, (stands = { texts: [], heads: [], rules: [] }));
      stands[where].push(at);
      if (stands.rules.at(-1) !== at) stands.rules.push(at);
    }
  };
  for (const chapter of chapters)
    for (const section of chapter.sections) {
      const topic = stemsIn(section.title);
      const from = `${chapter.title}: ${section.title}`;
      for (const entry of entriesIn({ ...chapter, sections: [section] })) {
        const text = stemsIn(entry.text);
        note(text, 'texts');
        const name = stemsIn(entry.id.replaceAll(/[.-]/g, ' '));
        note([...topic, ...name], 'heads');
        // What everybody should know comes first, then what a rule of the base game says in few words.
        const known = ESSENTIAL.has(entry.id) ? 1.5 : entry.id.startsWith('core.') ? 0.4 : 0;
        rules.push({
          ...entry,
          chapter: chapter.id,
          from,
          stemmed: ` ${[...topic, ...text].join(' ')} `,
          called: ` ${name.join(' ')} `,
          standing: known - (section.title.length + entry.text.length) / 2000,
        });
      }
    }
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return { rules, byId, words, vocabulary: `\n${[...words.keys()].join('\n')}\n` };
}

/**
 * The best first. Every word that was asked for is in there, or something that it may mean. It is written for a slow phone,
 * where the first searches run before the browser has made anything of this faster: plain loops, and sorting by numbers.
 */
export function findRules(index: RuleIndex, asked: string): FoundRule[] {
  const { rules, byId } = index;
  // What hangs together is looked for as it is only where it may be an id.
  const typed = plain(asked).match(/[a-z0-9']+(?:\.[a-z0-9][a-z0-9.-]*)?/g) ?? [];
  const telling = typed.filter((word) => !NO_MATTER.has(word));
  const wanted = telling.length > 0 ? telling : typed;
  if (wanted.length === 0) return [];
  const exact = byId.get(wanted.join(' '));
  if (exact !== undefined) return [exact];
  const worth = wanted.map((word) => worthOf(index, word)).reduce(together);
  const phrase = ` ${wanted.map(stemOf).join(' ')} `;
  const found = new Float64Array(rules.length);
  let count = 0;
  for (let at = 0; at < rules.length; at++) {
    if (worth[at] === 0) continue;
    const { stemmed, called, standing } = rules[at];
    let score = worth[at] + standing;
    if (wanted.length > 1 && stemmed.includes(phrase)) score += 4;
    if (called.endsWith(phrase)) score += 2;
    // The better it fits, the smaller; and with the number of the rule behind it.
    found[count++] = at - Math.round(score * 1e4) * rules.length;
  }
  const best = found.subarray(0, count).sort();
  return Array.from(best, (number) => rules[((number % rules.length) + rules.length) % rules.length]);
}

/** How well rules fit two words: those that fit only one do not fit. */
function together(one: Float32Array, other: Float32Array): Float32Array {
  for (let at = 0; at < one.length; at++) one[at] = one[at] > 0 && other[at] > 0 ? one[at] + other[at] : 0;
  return one;
}

/** By the number of the rule: how well it fits one word. */
function worthOf({ rules, words, vocabulary }: RuleIndex, word: string): Float32Array {
  const stem = stemOf(word);
  const worth = new Float32Array(rules.length);
  // The beginning of a word that is still being typed, or a part of an id.
  if (stem.length > 2)
    for (const other of linesWith(vocabulary, stem))
      for (const at of words.get(other)?.rules ?? []) worth[at] = 0.5;
  if (word.includes('.'))
    for (let at = 0; at < rules.length; at++) if (rules[at].id.includes(word)) worth[at] = 0.5;
  const also = (ALSO[word] ?? ALSO[stem] ?? '').split(' ').filter((other) => other !== '');
  const meant = new Map<number, number>();
  for (const other of also)
    for (const at of words.get(stemOf(other))?.rules ?? []) meant.set(at, (meant.get(at) ?? 0) + 1);
  for (const [at, n] of meant) worth[at] = 0.5 + n / (2 * also.length);
  const { texts = [], heads = [] } = words.get(stem) ?? {};
  for (const at of heads) worth[at] = 2;
  for (const at of texts) worth[at] = worth[at] === 2 ? 3 : 2;
  return worth;
}

function linesWith(text: string, part: string): string[] {
  const lines: string[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at)) {
    const end = text.indexOf('\n', at);
    lines.push(text.slice(text.lastIndexOf('\n', at) + 1, end));
    at = end;
  }
  return lines;
}
