/** Vlazlo as a Boss: five cards for his deck, and the shape that he shows to nobody who lives. */
import type { CardDef, Effect } from '@taproom/inn';
import { blood, form, withBlood } from '../characters/vlazlo-forms.ts';
import { action, anytime, attack, sometimes, target } from '../standard.ts';
import { eachPaysYou, healsPerFoe, losesPerMate } from './by-the-head.ts';
import { firstRule } from './first-rule.ts';

/** The same card for some Blood, and worse. */
const spending = (n: number, def: CardDef, ...effects: Effect[]): CardDef => ({
  ...def,
  uses: [...def.uses, { ...def.uses[0], label: `spend ${n} Blood`, cost: { tokens: { blood: n } }, effects }],
});

export const vlazloBoss: readonly CardDef[] = [
  firstRule(
    {
      key: 'vlazlo.boss.empty-stomach',
      title: 'First rule of willainy: Never fight on an empty stomach.',
      // How many Blood Tokens it brings is not told.
      provenance: 'named',
    },
    blood(2),
  ),
  withBlood(
    attack(
      { key: 'vlazlo.boss.your-neck', title: 'Such a long neck. Ze things one could do!' },
      losesPerMate('target', 2),
      healsPerFoe(2),
    ),
    2,
  ),
  spending(
    3,
    action(
      { key: 'vlazlo.boss.organ-music', title: 'Ze organ! All ze stops! Nobody leaves before ze encore!' },
      { verb: 'fortitude', who: 'each-other', by: -1 },
      eachPaysYou,
    ),
    { verb: 'fortitude', who: 'each-other', by: -3 },
    eachPaysYou,
  ),
  withBlood(
    anytime(
      { key: 'vlazlo.boss.vintage', title: 'A paladin, ze year of ze comet. Vhat a bouquet!' },
      { label: 'sip', effects: [healsPerFoe(2)] },
    ),
    2,
  ),
  spending(
    2,
    sometimes(
      { key: 'vlazlo.boss.cloak', title: 'Behind my cloak zere is nothing. Strike it all you like.' },
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
    { verb: 'ignore' },
    losesPerMate('attacker', 3),
  ),
];

const monstrosity = form('monstrosity', 'Monstrosity Form');
const another = { from: 'another', min: 1, max: 1 } as const;

export const monstrosityDeck: readonly CardDef[] = [
  monstrosity(
    'no-von-can-help',
    { title: 'No von can help you now', types: ['action'], copies: 2, provenance: 'named' },
    {
      label: 'attack',
      when: { at: 'action' },
      pick: another,
      effects: [target.loses(4)],
      alone: 'rdi6.card.no-von-can-help-you-now.2',
    },
  ),
  monstrosity(
    'too-many-vings',
    { title: 'Ze vings, ze claws, ze teeth. Ze tailor veeps!', types: ['action'], copies: 2 },
    {
      label: 'attack',
      when: { at: 'action' },
      effects: [
        { verb: 'fortitude', who: 'each-other', by: -1 },
        { verb: 'discard', who: 'each-other', n: 1, random: true },
        eachPaysYou,
      ],
    },
  ),
  monstrosity(
    'from-ze-ceiling',
    { title: 'Look up. No, higher. Too late.', types: ['action'] },
    {
      label: 'attack',
      when: { at: 'action' },
      pick: another,
      effects: [losesPerMate('target', 2), { verb: 'discard', who: 'target', n: 1, random: true }, blood(1)],
    },
  ),
  monstrosity(
    'thick-hide',
    { title: 'You have broken a nail. You have also broken your sword.', types: ['sometimes'] },
    {
      label: 'lose 3 less',
      when: { at: 'play', costsFortitude: true },
      effects: [{ verb: 'reduce', by: 3 }, blood(1)],
    },
  ),
  monstrosity(
    'swallow-ze-mug',
    { title: 'In zis shape I cannot hold a mug. So I eat it.', types: ['sometimes'] },
    {
      label: 'Ignore a Drink',
      when: { at: 'drink', whose: 'yours' },
      effects: [{ verb: 'ignore-drink' }, healsPerFoe(2), blood(1)],
    },
  ),
  monstrosity(
    'who-is-next',
    { title: 'And who is ze next course?', types: ['anytime'] },
    {
      label: 'feed',
      when: { at: 'any' },
      pick: another,
      effects: [losesPerMate('target', 2), healsPerFoe(1), blood(1)],
    },
  ),
];
