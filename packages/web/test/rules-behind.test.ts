import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { RULES_BEHIND, ruleOfQuestion } from '@taproom/inn/behind';
import { parlour } from '@taproom/parlour';
import { GAME_HELP, ruleOfGambling, SHARED_RULES } from '@taproom/parlour/help';
import { describe, expect, it } from 'vitest';
import { allScenes, readableRulebook } from '../build/rulebook.ts';
import { entryFor } from '../src/rooms/rulebook.ts';
import { rulesOf } from '../src/rules/found.ts';

const book = readableRulebook(allScenes());
/** Whole ids: the beginning of one would lead to some rule, but to which? */
const missing = (ids: Iterable<string>): string[] =>
  [...new Set(ids)].filter((id) => entryFor(book, id)?.id !== id);

/** The sources of the games, but for their help, which names its own rules without their beginning. */
function sources(): string[] {
  return ['kernel', 'inn', 'cast', 'parlour'].flatMap((name) => {
    const folder = fileURLToPath(new URL(`../../${name}/src`, import.meta.url));
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('help.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  });
}

/** Every id of a rule that stands there, refusals of all kinds among them. */
const idsInSources = (): string[] =>
  sources().flatMap((text) =>
    [...text.matchAll(/['"]((?:core|rdi\d|gii|house)\.[a-z0-9.-]+)['"]/g)].map(([, id]) => id),
  );

/** What the gambling games say about themselves and ask. */
const HELP = Object.values(GAME_HELP).flatMap(({ goal, steps, scoring, ties, variants, questions }) =>
  [goal, ...steps, ...scoring, ties, ...Object.values(variants), ...Object.values(questions)].flatMap(
    ({ rules }) => rules,
  ),
);

describe('the rule behind everything that is said', () => {
  it('stands in the rulebook of the page, whatever reason the games give', () => {
    const ids = idsInSources();
    expect(ids.length).toBeGreaterThan(300);
    expect(missing(ids)).toEqual([]);
  });

  it('is named where a variant of a gambling game does not go with everything, and no id is put together', () => {
    const limited = parlour.defs.flatMap(({ variants }) =>
      variants.filter(({ excludes = [], needs = [], mode }) => excludes.length + needs.length > 0 || mode),
    );
    expect(limited.length).toBeGreaterThan(4);
    expect(limited.filter(({ rule, limitedBy }) => (rule ?? limitedBy) === undefined)).toEqual([]);
    expect(sources().filter((text) => /`(?:core|rdi\d|gii|house)\.\$/.test(text))).toEqual([]);
  });

  it('stands there for each line of the log, each question and each step of a forecast', () => {
    expect(missing(RULES_BEHIND)).toEqual([]);
    expect(missing(SHARED_RULES)).toEqual([]);
    expect(missing(HELP)).toEqual([]);
  });

  it('can be seen at work, but for what nothing at a table can show', () => {
    const behind = [...idsInSources(), ...RULES_BEHIND, ...SHARED_RULES, ...HELP];
    const unseen = new Set(behind.filter((id) => entryFor(book, id)?.shown.length === 0));
    // It takes a hundred cards, or eighty turns, to come to the limits of a table with packs, and an Order of Play that
    // is told anew comes with one. Rulings on cards stand beside the card, which has its own examples.
    expect([...unseen].filter((id) => !id.includes('.card.')).sort()).toEqual([
      'house.820-enough-for-one-turn',
      'house.821-closing-time',
      'house.824-order-of-play',
    ]);
  });

  it('is found by what was said', () => {
    expect(ruleOfQuestion({ kind: 'respond', about: 'last-chance' })).toBe('core.losing.last-chance');
    expect(rulesOf({ words: '', event: 'chaser' }, null, true)).toEqual(['core.chasers.add']);
    expect(rulesOf({ words: '', event: 'fold' }, 'threes', false)).toEqual(['gii.app-c.fold']);
    expect(rulesOf({ words: '', question: { kind: 'choose', what: 'keep' } }, 'threes', false)).toContain(
      'gii.threes.step-3',
    );
    expect(ruleOfGambling('threes', 'keep')).toBe('gii.threes.step-3');
    expect(rulesOf({ words: '', rules: ['core.order.mandatory'], event: 'fold' }, null, true)).toEqual([
      'core.order.mandatory',
    ]);
  });
});
