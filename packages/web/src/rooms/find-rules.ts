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
  readonly length: number;
}

/** Where a word without its ending stands: in the text, or in what the rule is called. */
interface Stands {
  readonly texts: number[];
  readonly heads: number[];
}

export interface RuleIndex {
  readonly rules: readonly Indexed[];
  readonly words: ReadonlyMap<string, Stands>;
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
  const note = (stems: readonly string[], where: keyof Stands): void => {
    for (const stem of new Set(stems)) {
      let stands = words.get(stem);
      if (stands === undefined) words.set(stem, (stands = { texts: [], heads: [] }));
      stands[where].push(rules.length);
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
        rules.push({
          ...entry,
          chapter: chapter.id,
          from,
          stemmed: ` ${[...topic, ...text].join(' ')} `,
          called: ` ${name.join(' ')} `,
          length: section.title.length + entry.text.length,
        });
      }
    }
  return { rules, words };
}

/** The best first. Every word that was asked for is in there, or something that it may mean. */
export function findRules({ rules, words }: RuleIndex, asked: string): FoundRule[] {
  const typed = plain(asked).match(/[a-z0-9'.-]+/g) ?? [];
  const telling = typed.filter((word) => !NO_MATTER.has(word));
  const wanted = telling.length > 0 ? telling : typed;
  if (wanted.length === 0) return [];
  const exact = rules.find(({ id }) => id === wanted.join(' '));
  if (exact !== undefined) return [exact];
  const worths = wanted.map((word) => worthOf({ rules, words }, word));
  const phrase = ` ${wanted.map(stemOf).join(' ')} `;
  const scored: { rule: Indexed; score: number }[] = [];
  for (const [at, rule] of rules.entries()) {
    if (!worths.every((worth) => worth[at] > 0)) continue;
    let score = worths.reduce((sum, worth) => sum + worth[at], 0);
    if (wanted.length > 1 && rule.stemmed.includes(phrase)) score += 4;
    if (rule.called.endsWith(phrase)) score += 2;
    // What everybody should know comes first, then what a rule of the base game says in few words.
    score += (ESSENTIAL.has(rule.id) ? 1.5 : rule.id.startsWith('core.') ? 0.4 : 0) - rule.length / 2000;
    scored.push({ rule, score });
  }
  return scored.toSorted((a, b) => b.score - a.score).map(({ rule }) => rule);
}

/** By the number of the rule: how well it fits one word. */
function worthOf({ rules, words }: RuleIndex, word: string): Float32Array {
  const stem = stemOf(word);
  const also = (ALSO[word] ?? ALSO[stem] ?? '')
    .split(' ')
    .filter((other) => other !== '')
    .map(stemOf);
  const worth = new Float32Array(rules.length);
  // The beginning of a word that is still being typed, or a part of an id.
  if (stem.length > 2)
    for (const [other, { texts, heads }] of words)
      if (other.includes(stem)) for (const list of [texts, heads]) for (const at of list) worth[at] = 0.5;
  if (word.includes('.')) for (const [at, { id }] of rules.entries()) if (id.includes(word)) worth[at] = 0.5;
  const meant = new Float32Array(rules.length);
  for (const other of also) {
    const { texts = [], heads = [] } = words.get(other) ?? {};
    for (const at of new Set([...texts, ...heads])) meant[at]++;
  }
  for (const [at, n] of meant.entries()) if (n > 0) worth[at] = 0.5 + n / (2 * also.length);
  const { texts = [], heads = [] } = words.get(stem) ?? {};
  for (const at of heads) worth[at] = 2;
  for (const at of texts) worth[at] = worth[at] === 2 ? 3 : 2;
  return worth;
}
