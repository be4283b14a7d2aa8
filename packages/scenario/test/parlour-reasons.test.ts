/** At gambling tables a reason is refused that is none: that of another step, of another way out, of a rule not in force. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runScenarioText } from '@taproom/scenario';

const FILE = 'rulebook/scenarios/gii/t-the-rule-in-the-way.yaml';
const SCENARIOS = readFileSync(FILE, 'utf8').split(/^---$/m);

/** Where this rule is the right reason, the scenario with another one in its place. */
function told(right: string, wrong: string): string[] {
  const because = new RegExp(`because gii\\.${right}$`, 'gm');
  return SCENARIOS.filter((text) => text.search(because) >= 0).map((text) => {
    const lines = text.replaceAll(because, `because gii.${wrong}`);
    return runScenarioText(lines, { file: FILE })[0].reason ?? 'ok';
  });
}

describe('a reason at a gambling table', () => {
  it.each([
    ['jack-of-all-trades.no-last-call.single', 'jack-of-all-trades.step-9'],
    ['jack-of-all-trades.step-5', 'jack-of-all-trades.step-9'],
    ['jack-of-all-trades.step-9', 'jack-of-all-trades.step-5'],
    ['jack-of-all-trades.dragons.job', 'jack-of-all-trades.step-5'],
    ['jack-of-all-trades.hidden-fate.six-job', 'jack-of-all-trades.step-5'],
    ['threes.step-3', 'threes.step-5'],
    ['threes.step-5', 'threes.step-3'],
    ['kings-council.step-5', 'kings-council.step-6'],
    ['rogues-and-warriors.exchange.exchange', 'concepts.starting-player-acts-first'],
    ['app-c.all-in', 'app-c.order'],
    ['app-c.options', 'app-c.table-stakes'],
    ['split.kings', 'app-c.fold'],
    ['doublerogue.bust', 'app-c.fold'],
    ['doublerogue.bust', 'doublerogue.fold'],
    ['doublerogue.fold', 'doublerogue.bust'],
    ['doublerogue.first-to-act', 'doublerogue.first-to-act-tie'],
    ['doublerogue.step-3', 'doublerogue.first-to-act'],
    ['dragon-hordes.doubles', 'dragon-hordes.no-empty-prediction'],
    ['dragon-hordes.step-1', 'dragon-hordes.doubles'],
    ['dragon-hordes.leaving', 'app-c.fold'],
    ['dragon-hunt.step-6', 'dragon-hunt.step-10'],
    ['dragon-hunt.deadly-encounter.three-scouts', 'dragon-hunt.step-7'],
    ['city-square.no-move', 'city-square.must-place'],
    ['amb.wheel-mandatory', 'the-wheel.legal-spokes'],
    ['streets-of-greyport.ship', 'streets-of-greyport.robbed'],
    ['streets-of-greyport.robbed', 'streets-of-greyport.ship'],
    ['streets-of-greyport.caravan-guards.not-old', 'streets-of-greyport.cart'],
    ['streets-of-greyport.caravan-guards.warehouse-no', 'streets-of-greyport.caravan-guards.negate'],
    ['app-a.chooser', 'app-a.loan-condition'],
    ['doublerogue.no-shares', 'concepts.player-count'],
    ['heroes-plunder.shares-required', 'concepts.player-count'],
    ['app-b.coin-icon', 'app-b.no-shares'],
    ['amb.coin-icons', 'amb.hunt-exclusive-variants'],
    ['app-b.card-play-round', 'app-b.card-play-ends'],
    ['app-b.card-play-ends', 'app-b.card-play-round'],
  ])('is %s, and not %s', (right, wrong) => {
    const all = told(right, wrong);
    expect(all).not.toEqual([]);
    for (const reason of all) expect(reason).toContain(`the reason is not gii.${wrong}`);
  });

  it('is no limit of the raise where a short All In has closed the raising', () => {
    const text = told('amb.min-raise-default', 'app-c.min-raise-optional');
    expect(text).toEqual([expect.stringContaining('but gii.amb.min-raise-default')]);
  });

  it('is not that a turn is one action where a Cart cannot take two colors', () => {
    const text = `table: { parlour: streets-of-greyport, players: [Ann, Ben], mode: shares, share: 1 }
given: { deck: [Bard/Hare, Lady/Wolf, Merchant/Wolf] }
when:
  - Ann stocks
  - Ann cannot load Bard/Hare, Lady/Wolf because gii.streets-of-greyport.one-action`;
    expect(runScenarioText(text, { file: 'cart' })[0].reason).toContain('but gii.streets-of-greyport.');
  });
});
