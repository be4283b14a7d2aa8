/** Finds rules by the words that players use, which are not always those of the books. */
import { primer } from '../words/primer.ts';
import type { RulebookPage, RuleEntry } from './rulebook.ts';

export interface FoundRule extends RuleEntry {
  readonly book: string;
  readonly topic: string;
}

interface Indexed extends FoundRule {
  readonly plain: string;
  /** Its words without their endings, in order: for whole phrases. */
  readonly stemmed: string;
  readonly stems: ReadonlySet<string>;
  readonly headStems: ReadonlySet<string>;
}

export type RuleIndex = readonly Indexed[];

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
const ESSENTIAL: ReadonlySet<string> = new Set(primer.parts.flatMap(({ rules }) => rules));

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

const stemsOf = (text: string): ReadonlySet<string> => new Set(stemsIn(text));

/** Made once, when the book is opened. */
export const indexRules = (books: RulebookPage): RuleIndex =>
  books.flatMap(({ book, topics }) =>
    topics.flatMap(({ title, entries }) =>
      entries.map((entry) => ({
        ...entry,
        book,
        topic: title,
        plain: plain(`${title} ${entry.text}`),
        stemmed: ` ${stemsIn(`${title}. ${entry.text}`).join(' ')} `,
        stems: stemsOf(entry.text),
        headStems: stemsOf(`${title} ${entry.id.replaceAll(/[.-]/g, ' ')}`),
      })),
    ),
  );

/** The best first. Every word that was asked for is in there, or something that it may mean. */
export function findRules(index: RuleIndex, asked: string): FoundRule[] {
  const typed = plain(asked).match(/[a-z0-9'.-]+/g) ?? [];
  const telling = typed.filter((word) => !NO_MATTER.has(word));
  const words = telling.length > 0 ? telling : typed;
  if (words.length === 0) return [];
  const wanted = words.map((word) => ({
    stem: stemOf(word),
    also: (ALSO[word] ?? ALSO[stemOf(word)] ?? '')
      .split(' ')
      .filter((other) => other !== '')
      .map(stemOf),
  }));
  const phrase = words.join(' ');
  const stemmed = ` ${wanted.map(({ stem }) => stem).join(' ')} `;
  const scored: { rule: Indexed; score: number }[] = [];
  for (const rule of index) {
    if (rule.id === phrase) return [rule];
    let score = words.length > 1 && rule.stemmed.includes(stemmed) ? 4 : 0;
    for (const { stem, also } of wanted) {
      const found = worth(rule, stem, also);
      if (found === 0) {
        score = 0;
        break;
      }
      score += found;
    }
    // What everybody should know comes first, then what a rule of the base game says in few words.
    const first = (ESSENTIAL.has(rule.id) ? 1.5 : rule.book === 'core' ? 0.4 : 0) - rule.plain.length / 2000;
    if (score > 0) scored.push({ rule, score: score + first });
  }
  return scored.toSorted((a, b) => b.score - a.score).map(({ rule }) => rule);
}

function worth(
  { stems, headStems, plain: text, id }: Indexed,
  stem: string,
  also: readonly string[],
): number {
  if (stems.has(stem)) return headStems.has(stem) ? 3 : 2;
  if (headStems.has(stem)) return 2;
  const meant = also.filter((other) => stems.has(other) || headStems.has(other)).length;
  if (meant > 0) return 0.5 + meant / (2 * also.length);
  // The beginning of a word that is still being typed, or a part of an id.
  return stem.length > 2 && (text.includes(stem) || id.includes(stem)) ? 0.5 : 0;
}
