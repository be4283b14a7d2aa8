import { house } from '@taproom/house/own';
import {
  answerAt,
  commitmentTo,
  dealKey,
  drawsOf,
  fairChance,
  seatTable,
  type AnyAnswer,
  type Proof,
} from '@taproom/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { files, removeFiles, taproom } from './command.ts';

afterAll(removeFiles);

/** A hand of cards between two, as a house would tell it. */
function played(): { log: AnyAnswer[]; fair: Proof; [more: string]: unknown } {
  const game = house.parlour;
  const setup = { game: 'rogues-and-warriors', players: ['Ada', 'Bob'], mode: 'betting' } as const;
  const secret = 'c0ffee00'.repeat(8);
  const additions = ['a pinch of salt', ''];
  const table = seatTable(game, setup, fairChance(dealKey(secret, additions)));
  while (game.question(table.state).kind !== 'over')
    answerAt(game, table, game.answers(table.state, { bare: true }).legal[0]);
  const { log } = table;
  const draws = drawsOf(game, setup, log);
  const fair = { commitment: commitmentTo(secret), secret, additions, characters: [], draws };
  return { taproom: 1, game: 'parlour', setup, log, fair };
}

describe('taproom verify', { timeout: 60_000 }, () => {
  it('says that an honest deal was honest, and what to compare', async () => {
    const game = played();
    const { game: file } = files({ game: JSON.stringify(game) });
    const { code, out } = await taproom(['verify', file]);
    expect(code).toBe(0);
    expect(out).toContain('The deal was honest');
    expect(out).toContain(`Commitment: ${game.fair.commitment}`);
    expect(out).toMatch(/Ada: "a pinch of salt"\n +Bob: nothing/);
  });

  it('says what is wrong with one changed draw, and ends with 1', async () => {
    const { fair, log, ...more } = played();
    const at = log.findIndex(({ seat }) => seat === -1);
    const { order } = log[at] as unknown as { order: number[] };
    const gave = [order[1], order[0], ...order.slice(2)];
    const draws = fair.draws.with(0, { ...fair.draws[0], gave });
    const changed = { ...more, log: log.with(at, { ...log[at], order: gave } as AnyAnswer) };
    const { inDraws, inLog, inBoth } = files({
      inDraws: JSON.stringify({ ...more, log, fair: { ...fair, draws } }),
      inLog: JSON.stringify({ ...changed, fair }),
      inBoth: JSON.stringify({ ...changed, fair: { ...fair, draws } }),
    });
    for (const file of [inDraws, inBoth]) {
      const { code, out } = await taproom(['verify', file]);
      expect(out).toContain('The game was NOT dealt as promised:\n- Draw 0 does not follow');
      expect(code).toBe(1);
    }
    expect((await taproom(['verify', inLog])).out).toContain('The game did not follow draw 0.');
  });

  it('says so where there is nothing to check, or the file is broken', async () => {
    const { fair, ...more } = played();
    const { none, bad, noAnswer } = files({
      none: JSON.stringify(more),
      bad: JSON.stringify({ ...more, fair: { ...fair, draws: [{ kind: 'pick', size: 3 }] } }),
      noAnswer: JSON.stringify({ ...more, fair, log: [null] }),
    });
    for (const [file, why] of [
      [none, /has nothing to check/],
      [bad, /is broken: `fair` is not what docs\/FAIRNESS.md says/],
      [noAnswer, /answer \d+ is not legal at its place/],
    ] as const) {
      const { code, err } = await taproom(['verify', file]);
      expect([code, err]).toEqual([1, expect.stringMatching(why)]);
      expect(err).not.toMatch(/^ {4}at /m);
    }
  });
});
