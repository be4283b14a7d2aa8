import { describe, expect, it } from 'vitest';
import { changeOf, Equals } from '../scripts/mutants/equal.ts';
import type { Mutant } from '../scripts/mutants/plant.ts';
import { bundle, houseMaker, planOf } from '../scripts/mutants/program.ts';
import { prover, survey } from '../scripts/mutants/scenarios.ts';
import { sources } from '../scripts/mutants/sources.ts';

const NUMBERS = 'packages/inn/src/table/numbers.ts';
const SERA = 'packages/cast/src/characters/sera.ts';

const SCENARIO = `
name: A blow costs what it says
cites: [core.minmax.fortitude]
table: { players: [Sera, Jasper] }
given:
  phase: action
  Sera: { hand: [Time for some combat training!] }
  Jasper: { fortitude: 10 }
when:
  - Sera plays "Time for some combat training!" on Jasper
then: { Jasper: { fortitude: 8 } }
`;

const plan = planOf(sources().filter(({ file }) => file === NUMBERS || file === SERA));
const { mutants } = plan;
const scenarios = [{ file: 'a-blow.yaml', text: SCENARIO }];

const find = (code: string, change: string): Mutant =>
  mutants.find((mutant) => mutant.code === code && changeOf(mutant) === change)!;

describe('npm run mutants', async () => {
  const make = houseMaker(await bundle(plan));
  const prove = prover(make, mutants, survey(make, mutants.length, scenarios), scenarios);

  it('sees that a scenario notices a wrong rule', () => {
    const code = "side[of] = Math.max(0, of === 'gold' ? before + by : Math.min(TRACK_MAX, before + by));";
    const changes = mutants.filter(
      (mutant) => mutant.code === code && changeOf(mutant) === 'before + by → before - by',
    );
    // Gold is counted first; nobody pays any here.
    const verdict = prove(changes[1].id);
    expect(verdict).toMatchObject({ killed: true, by: 'a-blow.yaml: A blow costs what it says', tried: 1 });
  });

  it('sees that a scenario notices a wrong number on a card', () => {
    const own = mutants.filter(({ code }) => code === 'target.loses(2),');
    const verdicts = own.map(({ id }) => prove(id)).filter(({ killed }) => killed);
    expect(verdicts.map(({ touched }) => touched?.keys)).toEqual([
      ['sera.combat-training'],
      ['sera.combat-training'],
    ]);
  });

  it('lists what nobody notices, and what the sheet of all cards shows of it', () => {
    const unseen = find('mugs: 1,', '1 → 2');
    expect(prove(unseen.id)).toMatchObject({
      killed: false,
      onSheet: true,
      touched: { characters: ['Sera'] },
    });
    expect(
      prove(
        find(
          't.s.inn += takeFrom(t, seat, t.side(seat).gold, false);',
          't.s.inn += takeFrom(t, seat, t.side(seat).gold, false) → t.s.inn -= takeFrom(t, seat, t.side(seat).gold, false)',
        ).id,
      ),
    ).toMatchObject({
      killed: false,
      tried: 0,
    });
  });

  it('leaves alone what was looked at, wherever it stands, and tells which entries fit nothing', () => {
    const [mutant] = mutants;
    const known = { file: mutant.file, code: mutant.code, change: changeOf(mutant), why: '' };
    const equals = new Equals([known, { ...known, code: 'long gone' }]);
    expect(equals.has({ ...mutant, line: mutant.line + 7 })).toBe(true);
    expect(equals.has(mutants[1])).toBe(false);
    expect(equals.stale(mutants)).toEqual([{ ...known, code: 'long gone' }]);
  });
});
