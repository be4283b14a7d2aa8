/** Reads `when`: the words that all games have in common, and those of the game at hand. */
import { listed } from '../language/names.ts';
import { Problems } from '../language/problem.ts';
import type { Spot } from '../language/spot.ts';
import { factsInWords, readFacts, type FactWords } from './fact.ts';
import { Sentence } from './sentence.ts';
import type { Bare, Step, Until } from './step.ts';

/** The words of a game: what its players do, and what can be said of it. */
export interface StepWords<T, D> {
  readonly players: readonly string[];
  readonly facts: FactWords<T>;
  /** What may come after a player, for whoever wrote something else. */
  readonly verbs: readonly string[];
  /** What a player does (`bets 3`) or, where it is only claimed, could do (`bet 3`); null for no verb of the game. */
  readDeed(s: Sentence, seat: number, claimed: boolean): D | null;
  /** How far the table may run on, besides to the end of the game. */
  readUntil(s: Sentence): Bare<Until>;
}

type Sight = Extract<Bare<Step<never, never>>, { kind: 'sees' }>;

/** All steps of `when`; an empty one has none. */
export function readSteps<T, D>(when: Spot | null, words: StepWords<T, D>): Step<T, D>[] {
  const problems = new Problems();
  const steps: Step<T, D>[] = [];
  for (const item of when?.items('when') ?? [])
    problems.attempt(() => {
      steps.push(stepAt(item, words));
    });
  problems.settle();
  return steps;
}

function stepAt<T, D>(item: Spot, words: StepWords<T, D>): Step<T, D> {
  const { line } = item;
  if (item.isEmpty()) throw item.problem('an empty step');
  if (!item.isMap()) return readStep(line, item.text('a step'), words);
  const entries = item.entries('a step');
  const [{ key, value }] = entries;
  if (entries.length === 1 && key === 'check') {
    const facts = readFacts(value, words.facts, 'check');
    return { kind: 'check', facts, line, text: factsInWords(facts) };
  }
  // A title with a colon makes a map of the line, to YAML.
  const source = item.source();
  if (entries.length === 1 && !source.includes('\n') && words.players.some((name) => source.startsWith(name)))
    return readStep(line, source, words);
  throw item.problem(
    `a step is a sentence, or \`check\`; not a map of ${listed(entries.map((entry) => entry.key))}`,
  );
}

export function readStep<T, D>(line: number, text: string, words: StepWords<T, D>): Step<T, D> {
  const s = new Sentence(line, text, words.players);
  const step = told(s, words);
  s.end();
  return { ...step, line, text: s.text };
}

function told<T, D>(s: Sentence, words: StepWords<T, D>): Bare<Step<T, D>> {
  if (s.takes('until'))
    return s.takes('the game ends') ? { kind: 'until', what: 'game-end' } : words.readUntil(s);
  if (s.takes('nobody wins')) return { kind: 'nobody-wins' };
  const seat = s.needPlayer();
  if (s.takes('is asked')) return { kind: 'asked', seat, is: true };
  if (s.takes('is not asked')) return { kind: 'asked', seat, is: false };
  if (s.takes('is out')) return { kind: 'out', seat };
  if (s.takes('wins')) return { kind: 'wins', seat };
  if (s.takes('sees')) return sight(s, seat, true);
  if (s.takes('cannot see')) return sight(s, seat, false);
  const can = s.takes('can');
  const claimed = can || s.takes('cannot') || s.takes("can't");
  const because = claimed ? s.because() : null;
  const deed = words.readDeed(s, seat, claimed);
  if (deed === null)
    throw s.problem(
      `this is no step; after a player comes one of: ${listed(words.verbs)}, can, cannot, sees, is asked, is out, wins`,
    );
  return claimed ? { kind: 'can', can, deed, because } : { kind: 'deed', deed };
}

/** `Ann's hand`, or `the discard`. */
function sight(s: Sentence, seat: number, is: boolean): Sight {
  const of = s.takes('the') ? -1 : s.needPlayer(true);
  const part = s.takeRest();
  if (part === '') throw s.problem('what is looked at is missing: "Ann cannot see Ben\'s hand"');
  return { kind: 'sees', seat, of, part, is };
}
