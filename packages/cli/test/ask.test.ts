import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { taproom } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'taproom-ask-'));
afterAll(() => rmSync(folder, { recursive: true }));

function question(name: string, text: string): string {
  const file = join(folder, `${name}.yaml`);
  writeFileSync(file, text);
  return file;
}

const SECOND_ACTION = `name: May I play a second Action Card?
table: { players: [Sera, Jasper, Ygella] }
given:
  phase: action
  Sera: { hand: [Time for some combat training!, Rogues don't always do it from behind!] }
when:
  - Sera plays "Time for some combat training!" on Jasper
`;

describe.concurrent('taproom ask', () => {
  test('plays what a file says, and tells what may be done then and what not, with the rule', async () => {
    const { code, out } = await taproom(['ask', question('second', SECOND_ACTION)]);
    expect(out).toContain('May I play a second Action Card?');
    expect(out).toContain('▸ Sera plays "Time for some combat training!" on Jasper');
    expect(out).toContain('Jasper loses 2 Fortitude');
    expect(out).toContain('Order a Drink for Ygella');
    expect(out).toMatch(/cannot be played now:\s+\[core\.action\.only-in-action-phase\] An Action Card/);
    expect(code).toBe(0);
  });

  test('says what is not as the file claims, and how the table stands all the same', async () => {
    const file = question('wrong', `${SECOND_ACTION}then: { Jasper: { fortitude: 20 } }\n`);
    const { code, out } = await taproom(['ask', file]);
    expect(out).toContain('It is not as the file says: line 8: Jasper: fortitude: expected 20, but it is 18');
    expect(out).toContain('Sera is asked.');
    expect(code).toBe(1);
  });

  test('answers as data', async () => {
    const { out } = await taproom(['ask', question('data', SECOND_ACTION), '--json']);
    expect(JSON.parse(out)).toMatchObject([
      {
        holds: true,
        asked: 'Sera',
        can: ['Order a Drink for Jasper', 'Order a Drink for Ygella'],
        cannot: [{ rules: ['core.action.only-in-action-phase', 'core.action.one-optional'] }],
      },
    ]);
  });

  test('takes questions about gambling games, and files that are none', async () => {
    const betting = `name: What can I bet?\ntable: { game: threes, players: [Ann, Bob], mode: betting }\n`;
    const [bets, empty, none] = await Promise.all([
      taproom(['ask', question('bets', betting)]),
      taproom(['ask', question('empty', '')]),
      taproom(['ask', join(folder, 'no-such.yaml')]),
    ]);
    expect(bets.out).toContain('What can I bet?');
    expect(empty.err).toContain('there is no table in this file');
    expect(none.err).toContain('cannot be read: there is no such file');
  });
});

describe.concurrent('taproom why', () => {
  test('tells a rule with its id, its examples and what shows it', async () => {
    const { code, out } = await taproom(['why', '--rule', 'core.timing.re-response']);
    expect(out).toMatch(/^After a response has resolved, each player/);
    expect(out).toContain('[core.timing.re-response] a rule');
    expect(out).toContain('Example [rdi5.ex.timing-1]');
    expect(out).toContain('rulebook/scenarios/core/c-timing.yaml');
    expect(code).toBe(0);
  });

  test('finds rules by words, and says what is near a wrong id', async () => {
    const [found, wrong, nothing] = await Promise.all([
      taproom(['why', 'pass', 'out']),
      taproom(['why', '--rule', 'core.timing.response']),
      taproom(['why']),
    ]);
    expect(found.out).toContain('[core.losing.split-inn-half]');
    expect(wrong.err).toMatch(
      /No rule is called “core\.timing\.response”\. Perhaps .*core\.timing\.response-order/,
    );
    expect(wrong.code).toBe(1);
    expect(nothing.code).toBe(2);
  });
});
