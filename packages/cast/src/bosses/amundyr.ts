/** Amundyr as a Boss: she was cursed never to rest, and now nobody else shall. */
import type { CardDef } from '@taproom/inn';
import { scarabs } from '../characters/amundyr-scarabs.ts';
import { action, also, anytime, attack, hitBack, innPays, sometimes, target } from '../standard.ts';
import { eachPaysYou, healsPerFoe, losesPerMate } from './by-the-head.ts';
import { firstRule } from './first-rule.ts';

const neverStayBuried = firstRule(
  {
    key: 'amundyr.boss.never-stay-buried',
    // The book tells that she has such a card, but not the rule itself.
    title: 'First rule of villainy: Never stay buried.',
    copies: 2,
  },
  scarabs('each-other', 1),
);

/** What becomes of it when it is Negated nobody can answer any more. */
const unstoppable: CardDef = sometimes(
  {
    key: 'amundyr.boss.unstoppable',
    title: 'I... am... unstoppable!',
    copies: 2,
    provenance: 'named',
  },
  {
    label: 'Ignore a card',
    when: {
      at: 'play',
      types: ['action', 'sometimes', 'anytime'],
      affects: ['fortitude', 'alcohol', 'gold'],
    },
    effects: [{ verb: 'ignore' }],
    ifNegated: 2,
  },
  {
    label: 'Ignore an Event',
    when: { at: 'event' },
    effects: [{ verb: 'ignore' }],
    ifNegated: 2,
  },
  {
    label: 'if this is Negated',
    when: { at: 'called' },
    silent: true,
    effects: [scarabs('each-other', 1)],
  },
);

const embalmed: CardDef = sometimes(
  {
    key: 'amundyr.boss.embalmed',
    title: 'I think I was embalmed in this stuff...',
    copies: 2,
    provenance: 'named',
  },
  {
    label: 'Ignore the Drink',
    when: { at: 'drink', whose: 'yours' },
    effects: [{ verb: 'ignore-drink' }, { verb: 'fortitude', who: 'you', by: 1 }],
    ifNegated: 1,
  },
  {
    label: 'if this is Negated',
    when: { at: 'called' },
    silent: true,
    effects: [{ verb: 'fortitude', who: 'you', by: 2 }],
  },
);

const inABind: CardDef = attack(
  {
    key: 'amundyr.boss.in-a-bind',
    title: "You're in a bit of a bind",
    copies: 2,
    provenance: 'named',
  },
  target.loses(2),
  {
    verb: 'special',
    procedure: 'amundyr:bind',
    text: 'if anybody Ignores this, whoever was picked gets 1 Scarab',
    worth: 0.3,
    own: true,
  },
  { verb: 'draw', who: 'you', n: 2 },
);

export const amundyrBoss: readonly CardDef[] = [
  neverStayBuried,
  unstoppable,
  embalmed,
  inABind,
  attack(
    {
      key: 'amundyr.boss.your-turn-to-host',
      title: 'Your turn to host them. Do not feed them. They feed.',
      copies: 2,
    },
    losesPerMate('target', 1),
    scarabs('target', 1),
  ),
  attack(
    { key: 'amundyr.boss.sandstorm', title: 'Sand in the ale, sand in the eyes, sand in the purse!' },
    losesPerMate('target', 2),
    eachPaysYou,
  ),
  action(
    { key: 'amundyr.boss.open-sarcophagus', title: 'Who left the sarcophagus open? Oh. It was me.' },
    scarabs('each-other', 1),
    { verb: 'discard', who: 'each-other', n: 1 },
  ),
  anytime(
    { key: 'amundyr.boss.beauty-sleep', title: 'Four thousand years of beauty sleep. It shows, doesn’t it?' },
    { label: 'heal', effects: [healsPerFoe(2)] },
  ),
  hitBack(
    { key: 'amundyr.boss.the-curse', title: 'Now you have done it. Read the small print of the curse!' },
    losesPerMate('attacker', 2),
    scarabs('attacker', 2),
  ),
  also(
    innPays({ key: 'amundyr.boss.burial-goods', title: 'I was buried with more than this whole street.' }),
    scarabs('attacker', 1),
  ),
];
