import { describe, expect, it } from 'vitest';
import { allScenes, readableRulebook } from '../build/rulebook.ts';
import { findRules, indexRules } from '../src/rooms/find-rules.ts';
import { primer } from '../src/words/primer.ts';

const book = readableRulebook(allScenes());
const index = indexRules(book.chapters);
const best = (asked: string, n = 5): string[] =>
  findRules(index, asked)
    .slice(0, n)
    .map(({ id }) => id);

describe('the rules', () => {
  it.each([
    ['pass out', 'core.losing.pass-out'],
    ['am I drunk', 'core.losing.pass-out'],
    ['ante', 'core.gambling.ante'],
    ['cancel a card', 'core.negate.prevents'],
    ['my health', 'core.setup.fortitude'],
    ['winning hand cheating', 'core.gambling.winning-hand'],
    ['chaser event', 'core.chasers.event'],
    ['last chance', 'core.losing.last-chance'],
    ['re-response', 'core.timing.re-response'],
    ['When am I drunk?', 'core.losing.pass-out'],
  ])('are found by what players say: %s', (asked, wanted) => {
    expect(best(asked)).toContain(wanted);
  });

  it('are found by their ids, and not by nonsense', () => {
    expect(best('core.timing.re-response')).toEqual(['core.timing.re-response']);
    expect(best('zyzzyva')).toEqual([]);
    expect(best('   ')).toEqual([]);
  });

  it('are found at once', () => {
    const begun = process.cpuUsage();
    for (let i = 0; i < 20; i++) findRules(index, 'drunk gold cheat');
    // A phone is several times slower, and may take 50 ms for one.
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 20_000).toBeLessThan(12);
  });

  it('stand behind each part of the primer', () => {
    const ids = new Set(index.rules.map(({ id }) => id));
    for (const { rules } of primer.parts) for (const id of Object.keys(rules)) expect(ids).toContain(id);
  });
});
