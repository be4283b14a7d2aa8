/** Torglesnarf's Minions: played as his Action, they stay, work every turn and want to be paid when they are hurt. */
import type { CardDef, Effect, Use } from '@taproom/inn';
import { target, type Standard } from '../standard.ts';

const another = { from: 'another', min: 1, max: 1 } as const;

/** Its activation is an Action that can be Ignored but not Negated, and does not use up his own. */
export const activate = (label: string, effects: readonly Effect[], pick?: Use['pick']): Use => ({
  label,
  when: { at: 'action', free: true },
  from: 'play',
  stays: true,
  oncePerPhase: true,
  proof: ['negate'],
  effects,
  ...(pick ? { pick } : {}),
});

export function minion(card: Standard, wages: number, more: Partial<CardDef>, ...uses: Use[]): CardDef {
  return {
    key: card.key,
    title: card.title,
    copies: 1,
    provenance: card.provenance ?? 'ours',
    types: ['action'],
    subtypes: ['Minion'],
    wages,
    refusals: {
      negate: 'rdi6.torglesnarf.minion-activation-not-negatable',
      ignore: 'rdi6.torglesnarf.wages-no-ignore',
    },
    retold: {
      'core.action.one-optional': 'rdi6.torglesnarf.minion-play',
      'core.action.only-in-action-phase': [
        'house.89-minion-activation-moment',
        'rdi6.torglesnarf.minion-activate',
        'rdi6.torglesnarf.minion-activate-order',
      ],
      'house.115-once-a-phase': 'rdi6.torglesnarf.minion-activate',
      'core.action.targets-declared': 'rdi6.torglesnarf.minion-only-fortitude',
      'untouched by pay': 'rdi6.torglesnarf.minion-no-gold',
      'untouched by gold': 'rdi6.torglesnarf.minion-no-gold',
      'untouched by draw': 'rdi6.torglesnarf.minion-no-cards',
      'untouched by discard': 'rdi6.torglesnarf.minion-no-cards',
      'untouched by pass-drink': 'rdi6.torglesnarf.minion-no-drinks',
      'untouched by split-drink': 'rdi6.torglesnarf.minion-no-drinks',
      'untouched by make-drink': 'rdi6.torglesnarf.minion-no-drinks',
      'rdi6.team.targeting.another-player': 'house.91-minions-and-teammates',
      'rdi6.team.char.general-special-actions': 'rdi6.team.char.torglesnarf-minions',
    },
    ...more,
    uses: [
      { label: 'hire', when: { at: 'action' }, effects: [{ verb: 'enter-play' }] },
      ...uses,
      {
        label: 'its Wages are paid',
        when: { at: 'called' },
        proof: ['negate', 'ignore'],
        effects: [{ verb: 'pay', who: 'you', n: wages, to: 'inn' }],
      },
    ],
  };
}

export const minions: readonly CardDef[] = [
  minion(
    { key: 'torglesnarf.grunt', title: 'Grunt the Brawler', provenance: 'printed' },
    2,
    {},
    activate('brawl', [target.loses(2)], another),
  ),
  minion(
    { key: 'torglesnarf.brix', title: 'Brix the Enforcer', provenance: 'named' },
    2,
    {},
    activate('enforce', [target.loses(1), { verb: 'discard', who: 'target', n: 1 }], another),
  ),
  minion(
    { key: 'torglesnarf.snick', title: 'Snick the Royal Tax Collector' },
    2,
    {},
    activate('collect', [{ verb: 'pay', who: 'target', n: 1, to: 'you' }], another),
  ),
  minion(
    { key: 'torglesnarf.wobble', title: 'Wobble the Cellar Goblin' },
    1,
    {},
    activate('pour', [target.drinksIn(1)], another),
  ),
  minion(
    { key: 'torglesnarf.leech', title: 'Doctor Leech, Physician by Appointment' },
    1,
    {},
    activate('treat', [{ verb: 'fortitude', who: 'you', by: 1 }]),
  ),
  minion({ key: 'torglesnarf.lump', title: 'Lump the Royal Cushion' }, 1, { passive: { softens: 1 } }),
];
