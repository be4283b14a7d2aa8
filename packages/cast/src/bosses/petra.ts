/** Petra as a Boss: the plans are bigger, and so is the fire. */
import type { CardDef } from '@taproom/inn';
import { hellfire, schemeAlso, schemeInstead, tracker } from '../characters/petra-schemes.ts';
import { action, also, anytime, attack, hitBack, ignoreDrink, sometimes, target } from '../standard.ts';
import { eachPaysYou, healsPerFoe, losesPerMate } from './by-the-head.ts';
import { firstRule } from './first-rule.ts';

/** Her tracker turned over. */
export const bossTracker = tracker(
  'petra.boss.hellfire',
  { verb: 'fortitude', who: 'each-other', by: -1 },
  { verb: 'fortitude', who: 'you', by: 1 },
);

export const petraBoss: readonly CardDef[] = [
  firstRule(
    {
      key: 'petra.boss.burn-it-with-fire',
      title: 'First rule of villainy: Burn it with fire',
      copies: 2,
      provenance: 'named',
    },
    hellfire(1),
  ),
  schemeInstead(
    attack(
      {
        key: 'petra.boss.exactly-as-planned',
        title: 'Exactly as planned. This is the part with you in it.',
        copies: 2,
      },
      target.loses(2),
    ),
    losesPerMate('target', 2),
    hellfire(1),
  ),
  attack(
    {
      key: 'petra.boss.hand-in-marriage',
      title: 'Give me your hand. The rest of you may stay here.',
      copies: 2,
    },
    target.loses(3),
    { verb: 'hold-back', who: 'target' },
    hellfire(1),
  ),
  schemeAlso(
    sometimes(
      { key: 'petra.boss.smoke', title: 'Where there is smoke, there I was.' },
      {
        label: 'Ignore a card',
        when: {
          at: 'play',
          types: ['action', 'sometimes', 'anytime'],
          affects: ['fortitude', 'alcohol', 'gold'],
        },
        effects: [{ verb: 'ignore' }],
      },
    ),
    losesPerMate('attacker', 2),
  ),
  anytime(
    {
      key: 'petra.boss.fan-the-flames',
      title: 'A little air for the fire. Do breathe on it, heroes!',
      copies: 2,
    },
    { label: 'fan the flames', effects: [hellfire(1), { verb: 'draw', who: 'you', n: 1 }] },
  ),
  schemeAlso(
    action(
      {
        key: 'petra.boss.guild-levy',
        title: 'The Guild collects tonight. You are on every list.',
      },
      eachPaysYou,
    ),
    { verb: 'draw', who: 'you', n: 2 },
  ),
  anytime(
    { key: 'petra.boss.phoenix', title: 'I rise from the ashes. They are mostly yours.' },
    { label: 'rise', effects: [{ verb: 'fortitude', who: 'you', by: 2 }, healsPerFoe(1)] },
  ),
  schemeAlso(
    anytime(
      { key: 'petra.boss.another-plan', title: 'Behind every plan stands another plan, with a knife.' },
      { label: 'plot', effects: [{ verb: 'draw', who: 'you', n: 1 }, { verb: 'plot' }] },
    ),
    hellfire(2),
  ),
  hitBack(
    { key: 'petra.boss.backdraft', title: 'Never open the door to a burning woman.' },
    losesPerMate('attacker', 2),
    hellfire(1),
  ),
  also(
    ignoreDrink({
      key: 'petra.boss.flambe',
      title: 'Flambé! There, nothing left of it but the glass.',
      copies: 2,
    }),
    hellfire(1),
  ),
];
