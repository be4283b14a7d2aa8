/** Daareka as a Boss: whatever you were about to do, somebody else thought of it. */
import type { CardDef } from '@taproom/inn';
import {
  action,
  anytime,
  attack,
  hitBack,
  ignoreDrinkUse,
  leaveUse,
  sometimes,
  target,
} from '../standard.ts';
import { eachPaysYou, healsPerFoe, losesPerMate } from './by-the-head.ts';
import { firstRule } from './first-rule.ts';

const another = { from: 'another', min: 1, max: 1 } as const;

const brainsOverBrawn = firstRule({
  key: 'daareka.boss.brains-over-brawn',
  title: 'First rule of villainy: Brains over brawn.',
  copies: 2,
  provenance: 'printed',
});

/** The second blow is a play of its own: whoever it is aimed at may answer it. */
const broughtMeHelp: CardDef = {
  key: 'daareka.boss.brought-me-help',
  title: 'Oh look! You brought me some help',
  types: ['action'],
  copies: 2,
  provenance: 'stated',
  uses: [
    {
      label: 'borrow a mind',
      when: { at: 'action' },
      pick: another,
      effects: [
        target.loses(2),
        {
          verb: 'special',
          procedure: 'daareka:help',
          text: 'look at their hand. You may discard an Action Card from it',
          told: 'the card’s player looks at {who}’s hand and may discard an Action Card from it',
          worth: -1.5,
        },
      ],
    },
    {
      label: 'if you did',
      when: { at: 'called' },
      pick: another,
      // Whoever would Negate the card has had their say.
      proof: ['negate'],
      effects: [target.loses(3)],
    },
  ],
};

const selfless: CardDef = {
  key: 'daareka.boss.selfless-adventurers',
  title: 'My, what selfless adventurers you are!',
  types: ['sometimes'],
  copies: 2,
  provenance: 'stated',
  retold: {
    'core.cards.sometimes-condition': [
      'rdi6.card.my-what-selfless-adventurers-you-are.1',
      'rdi6.card.my-what-selfless-adventurers-you-are.2',
    ],
  },
  uses: [
    {
      label: 'redirect all of it',
      when: { at: 'play', types: ['action'], by: 'another', picksYou: true },
      pick: another,
      effects: [{ verb: 'redirect', whole: true }],
    },
  ],
};

/** Where there are no teams nobody can stand in for her, so she simply stays out of it (rdi6.bvb.how-chivalrous). */
const chivalrous: CardDef = {
  key: 'daareka.boss.how-chivalrous',
  title: 'How chivalrous of you',
  types: ['sometimes'],
  copies: 1,
  provenance: 'stated',
  uses: [
    {
      label: 'choose your Champion',
      when: { at: 'event', calling: 'champions' },
      pick: another,
      effects: [{ verb: 'stand-in' }],
    },
    {
      label: 'choose your Champion',
      when: { at: 'play', types: ['action'], by: 'another', calling: 'champions' },
      pick: another,
      effects: [{ verb: 'stand-in' }],
    },
    {
      label: 'stay out of it',
      when: { at: 'event', calling: 'all' },
      effects: [{ verb: 'ignore' }],
    },
    {
      label: 'stay out of it',
      when: { at: 'play', types: ['action'], by: 'another', calling: 'all' },
      effects: [{ verb: 'ignore' }],
    },
  ],
};

export const daarekaBoss: readonly CardDef[] = [
  brainsOverBrawn,
  broughtMeHelp,
  selfless,
  attack(
    { key: 'daareka.boss.kneel', title: 'Kneel. Ah, I see that you already do.', copies: 2 },
    losesPerMate('target', 2),
    { verb: 'discard', who: 'each-other', n: 1, type: 'sometimes' },
  ),
  sometimes(
    { key: 'daareka.boss.no', title: 'No!', provenance: 'stated' },
    {
      label: 'Negate an Action Card',
      when: { at: 'play', types: ['action'], by: 'another' },
      effects: [{ verb: 'negate' }],
    },
  ),
  chivalrous,
  action(
    { key: 'daareka.boss.an-idea', title: 'Ssh. Somebody in here is having an idea.' },
    { verb: 'discard', who: 'each-other', n: 1, random: true },
    { verb: 'fortitude', who: 'each-other', by: -1 },
  ),
  attack(
    { key: 'daareka.boss.nightmare', title: 'I kept your worst nightmare. Would you like it back?' },
    losesPerMate('target', 2),
    { verb: 'alcohol', who: 'each-other', by: 1 },
  ),
  anytime(
    { key: 'daareka.boss.already-won', title: 'I have already won. You only haven’t dreamt it yet.' },
    {
      label: 'dream on',
      effects: [healsPerFoe(2), eachPaysYou],
    },
  ),
  hitBack(
    { key: 'daareka.boss.hurt-yourself', title: 'Interesting. And now explain to your own fist why.' },
    losesPerMate('attacker', 3),
    { verb: 'discard', who: 'attacker', n: 1 },
  ),
  sometimes(
    { key: 'daareka.boss.not-here', title: 'You never saw me. I was never thirsty. I never played.' },
    leaveUse,
    ignoreDrinkUse,
  ),
];
