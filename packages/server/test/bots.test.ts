/** Bots think in threads; one that goes wrong is answered for, logged and counted, and nobody waits long. */
import { answerChance, isChance, luckFrom } from '@taproom/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { openBotPool } from '../src/table/bots.ts';
import { botThreads } from '../src/table/bot-threads.ts';
import { house } from './odd-house.ts';

const setup = { players: ['Sera', 'Dale'] };

/** Dealt, and somebody is asked. */
function table() {
  const state = house.inn.create(setup);
  const luck = luckFrom(1);
  for (let question = house.inn.question(state); isChance(question); question = house.inn.question(state))
    house.inn.apply(state, answerChance(luck, question));
  return { state, seat: house.inn.question(state).seat };
}

describe('bots in threads', { timeout: 60_000 }, () => {
  const said: string[] = [];
  const pool = openBotPool(house, { ...botThreads(house), threads: 1, log: (message) => said.push(message) });
  afterAll(() => pool.close());
  const ask = (bot: string) => {
    const { state, seat } = table();
    const asked = { table: 'T', seat, bot, memory: house.inn.memory(setup) };
    return pool
      .think(house.game('inn'), state, asked)
      .then((answer) => () => house.inn.check(state, answer as Parameters<typeof house.inn.check>[1]));
  };

  test('answer; where one throws the bot below answers', async () => {
    // However long the thread takes to open its house: whoever was asked first answers.
    expect(await ask('regular')).not.toThrow();
    expect(said).toEqual([]);
    expect(await ask('thrower')).not.toThrow();
    expect(pool.counts.failed).toBe(1);
    expect(said.at(-1)).toBe('The bot thrower failed: thrower: Error: I am not in the mood.');
  });

  test('one that never comes back is answered for, and its thread replaced for those who wait', async () => {
    const [lost, waiting] = await Promise.all([ask('sleeper'), ask('regular')]);
    expect(lost).not.toThrow();
    expect(waiting).not.toThrow();
    expect(pool.counts.late).toBeGreaterThan(0);
    expect(said).toContain('The bot sleeper failed: it did not answer in time.');
  });
});
