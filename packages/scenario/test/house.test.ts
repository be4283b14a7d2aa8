import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runScenarioText } from '../src/index.ts';

const TABLES = readFileSync(new URL('tables.yaml', import.meta.url), 'utf8');

describe('the real table', () => {
  for (const { name, ok, reason } of runScenarioText(TABLES, { file: 'tables.yaml' }))
    it(name, () => {
      expect(reason).toBeUndefined();
      expect(ok).toBe(true);
    });

  it('plays whole games without anybody deciding anything', () => {
    const games = [1, 2, 3, 4, 5]
      .map(
        (seed) =>
          `table: { players: [Sera, Ygella, Jasper, Daareka], seed: ${seed} }\nwhen: [until the game ends]`,
      )
      .join('\n---\n');
    expect(runScenarioText(games, { file: 'games' }).filter(({ ok }) => !ok)).toEqual([]);
  });
});
