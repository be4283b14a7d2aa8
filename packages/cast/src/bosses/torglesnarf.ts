/** Torglesnarf as a Boss: the same payroll, but with a General on it. */
import type { CardDef } from '@taproom/inn';
import { activate, minion } from '../characters/torglesnarf-minions.ts';
import { action, also, anytime, attack, hitBack, ignoreCard, sometimes, target } from '../standard.ts';
import { eachPaysYou, healsPerFoe, losesPerMate } from './by-the-head.ts';
import { firstRule } from './first-rule.ts';

const another = { from: 'another', min: 1, max: 1 } as const;

const hireSomebody = firstRule(
  {
    key: 'torglesnarf.boss.hire-somebody',
    title: 'First rule of villainy: Never get your own hands dirty.',
    copies: 2,
  },
  { verb: 'alcohol', who: 'each-other', by: 1 },
);

const holdThemBack: CardDef = attack(
  {
    key: 'torglesnarf.boss.hold-them-back',
    title: "Hold them back! I'm taking care of this one personally!",
    copies: 2,
    // How much it costs is not told.
    provenance: 'named',
  },
  target.loses(2),
  { verb: 'hold-back', who: 'target' },
);

const generalDrog = minion(
  { key: 'torglesnarf.boss.drog', title: 'General Drog', provenance: 'named' },
  3,
  {},
  activate('take on the whole team', [{ verb: 'fortitude', who: 'target', by: -1, perMate: true }], another),
);

export const torglesnarfBoss: readonly CardDef[] = [
  hireSomebody,
  holdThemBack,
  attack(
    {
      key: 'torglesnarf.boss.royal-boot',
      title: 'Feel Our royal boot! It is a size too big. Again!',
      copies: 2,
    },
    losesPerMate('target', 2),
    eachPaysYou,
  ),
  generalDrog,
  minion(
    { key: 'torglesnarf.boss.clank', title: 'Sir Clank, Who Is Mostly Armour' },
    2,
    {},
    {
      label: 'fall to pieces',
      when: { at: 'play', costsFortitude: true },
      from: 'play',
      types: ['sometimes'],
      proof: ['negate'],
      effects: [{ verb: 'reduce', by: 3 }],
    },
  ),
  minion(
    { key: 'torglesnarf.boss.mumbles', title: 'Mumbles the Court Wizard' },
    2,
    {},
    activate('mumble', [{ verb: 'alcohol', who: 'each-other', by: 1 }]),
  ),
  action(
    { key: 'torglesnarf.boss.payday', title: 'Double shifts! It is not a question, it is a crown.' },
    { verb: 'draw', who: 'you', n: 2 },
    { verb: 'another-action', who: 'you' },
  ),
  action(
    { key: 'torglesnarf.boss.window-tax', title: 'A tax on windows! Also on doors. Also on you.' },
    eachPaysYou,
    { verb: 'fortitude', who: 'each-other', by: -1 },
  ),
  anytime(
    {
      key: 'torglesnarf.boss.second-throne',
      title: 'Bring Us the soft throne. This one has had a knight on it.',
    },
    { label: 'take a seat', effects: [healsPerFoe(1)] },
  ),
  also(
    ignoreCard(
      {
        key: 'torglesnarf.boss.royal-decoy',
        title: 'That was Our stunt goblin! Do you know what those cost?',
      },
      ['fortitude', 'alcohol', 'gold'],
    ),
    { verb: 'pay', who: 'attacker', n: 1, to: 'you' },
  ),
  hitBack(
    { key: 'torglesnarf.boss.off-with-it', title: 'Off with its head! Off with the next one, too!' },
    losesPerMate('attacker', 2),
  ),
  sometimes(
    {
      key: 'torglesnarf.boss.royal-taster',
      title: 'Our taster is down! Quick, somebody drink to his health!',
    },
    {
      label: 'give the Drink away',
      when: { at: 'drink', whose: 'yours' },
      pick: another,
      effects: [{ verb: 'pass-drink' }],
    },
  ),
];
