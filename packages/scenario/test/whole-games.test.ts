import { parlour } from '@taproom/parlour';
import { describe, expect, it } from 'vitest';
import { runScenarioText } from '@taproom/scenario';

/** Why a game with these variants does not come to its end by itself, or `ok`. */
function told(game: string, mode: string, variants: readonly string[], seed: number): string {
  const share = mode === 'shares' ? ', share: 2' : '';
  const bounty = variants.includes('rogues-bounty') ? ', bounty: 3' : '';
  const table = `parlour: ${game}, players: [Ann, Ben, Cy, Dot], mode: ${mode}, variants: [${variants.join()}]`;
  const text = `table: { ${table}, seed: ${seed}${share}${bounty} }\nwhen: [until the game ends]`;
  const [result] = runScenarioText(text, { file: 'test.yaml' });
  return result.ok ? 'ok' : (result.reason ?? '');
}

/** What cannot be agreed on is refused before anything is played. */
const NOT_AGREED = /^line 1: (The variants? "|\D+ cannot be played (for Shares|with Betting Rounds)\.)/;

describe('a gambling game comes to its end by itself', () => {
  it.each(parlour.defs)('whatever its variants: $id', ({ id, variants }) => {
    const all = variants.map((variant) => variant.id);
    const sets = [[], ...all.map((one) => [one]), ...all.map((one) => all.filter((other) => other !== one))];
    const ends = sets.flatMap((set, i) => [told(id, 'shares', set, i), told(id, 'betting', set, i)]);
    expect(ends).toContain('ok');
    expect(ends.filter((end) => end !== 'ok' && !NOT_AGREED.test(end))).toEqual([]);
  });
});
