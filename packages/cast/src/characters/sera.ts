import type { CharacterDef } from '@taproom/inn';
import {
  action,
  anytime,
  attack,
  cheat,
  cheatForceOut,
  hitBack,
  idontThinkSo,
  ignoreCard,
  ignoreDrink,
  imIn,
  innPays,
  leave,
  leaveOrIgnoreDrink,
  orderMore,
  raise,
  sometimes,
  spike,
  stopPlaying,
  target,
  tip,
  winningHand,
} from '../standard.ts';

/** Quick fingers: she draws cards and acts again while others still look for their purse. */
export const sera: CharacterDef = {
  name: 'Sera',
  fullName: 'Sera the Fleetfooted',
  book: 'rdi5',
  traits: ['human'],
  mugs: 1,
  pitch: 'A knife thrower who is gone before the plate has fallen: small cuts, many cards, second Actions.',
  deck: [
    imIn('sera'),
    raise('sera', 3),
    winningHand('sera'),
    cheat(
      {
        key: 'sera.pretty-good',
        title: "I should warn you. I'm pretty good at this game.",
        provenance: 'printed',
      },
      { verb: 'draw', who: 'you', n: 2 },
    ),
    cheatForceOut({
      key: 'sera.up-your-sleeve',
      title: "What's that up your sleeve?",
      provenance: 'published',
    }),
    attack(
      {
        key: 'sera.cant-block',
        title: "You can't block what you can't see!",
        copies: 3,
        provenance: 'published',
      },
      target.loses(1),
      { verb: 'draw', who: 'you', n: 1 },
      { verb: 'another-action', who: 'you' },
    ),
    attack(
      {
        key: 'sera.taste-like-poison',
        title: 'Does this taste like poison to you?',
        copies: 2,
        provenance: 'published',
      },
      target.loses(1),
      target.drinksIn(1),
    ),
    attack(
      {
        key: 'sera.combat-training',
        title: 'Time for some combat training!',
        copies: 2,
        provenance: 'published',
      },
      target.loses(2),
    ),
    attack(
      {
        key: 'sera.not-from-behind',
        title: "Rogues don't always do it from behind!",
        provenance: 'published',
      },
      target.loses(2),
    ),
    {
      ...attack(
        {
          key: 'sera.undetected',
          title: 'A true rogue gets the job done undetected!',
          provenance: 'published',
        },
        target.loses(1),
      ),
      proof: ['reduce', 'negate', 'ignore'],
    },
    {
      ...action({
        key: 'sera.you-get-a-knife',
        title: 'You get a knife, and you get a knife, and you get a knife...',
        provenance: 'published',
      }),
      uses: [
        {
          label: 'throw knives',
          when: { at: 'action' },
          pick: { from: 'another', min: 1, max: 3 },
          effects: [target.loses(1)],
        },
      ],
    },
    action(
      { key: 'sera.knife-tricks', title: 'Impressively dangerous knife tricks', provenance: 'published' },
      { verb: 'pay', who: 'each-other', n: 1, to: 'you' },
    ),
    anytime(
      {
        key: 'sera.knockout-darts',
        title: 'Sorry, I had to test my knockout darts!',
        provenance: 'published',
      },
      {
        label: 'test a dart',
        pick: { from: 'another', min: 1, max: 1 },
        effects: [target.drinksIn(1), { verb: 'draw', who: 'you', n: 1 }],
      },
    ),
    tip('sera'),
    sometimes(
      { key: 'sera.cat-like-reflexes', title: 'Cat-like reflexes', provenance: 'published' },
      {
        label: 'dodge',
        when: { at: 'play', by: 'another', costsFortitude: true },
        effects: [
          { verb: 'reduce', to: 1 },
          { verb: 'fortitude', who: 'attacker', by: -1 },
        ],
      },
    ),
    {
      ...hitBack(
        { key: 'sera.swift-counterattack', title: 'Swift counterattack', provenance: 'printed' },
        { verb: 'fortitude', who: 'attacker', by: -2 },
      ),
      retold: { 'house.111-hit-back-whole-loss': 'rdi5.sera.counterattack-not-after-reducing' },
    },
    ignoreCard(
      {
        key: 'sera.hide-in-shadows',
        title: 'Hide in shadows',
        provenance: 'published',
        retold: {
          'core.affects.drink-modifier-indirect': 'rdi5.card.hide-in-shadows.1',
          'core.affects.negating-indirect': 'rdi5.card.hide-in-shadows.1',
        },
      },
      ['fortitude', 'alcohol'],
      ['action', 'sometimes'],
    ),
    spike({ key: 'sera.friendly-distraction', title: 'Friendly distraction', provenance: 'published' }, 2),
    ignoreDrink({
      key: 'sera.one-too-many',
      title: "One too many and my feet won't be so fleet!",
      provenance: 'stated',
    }),
    sometimes(
      {
        key: 'sera.poisoned-drinks',
        title: 'I think these drinks might have been poisoned!',
        provenance: 'published',
      },
      {
        label: 'Ignore a Drink',
        when: { at: 'drink', whose: 'yours' },
        effects: [{ verb: 'ignore-drink' }, { verb: 'fresh-pile' }],
      },
    ),
    leaveOrIgnoreDrink({
      key: 'sera.sharpening-my-blades',
      title: "Not now. I'm sharpening my blades.",
      copies: 2,
      provenance: 'published',
    }),
    leave({
      key: 'sera.arranging-my-daggers',
      title: "Go away. I'm arranging my daggers.",
      provenance: 'stated',
    }),
    innPays({
      key: 'sera.extra-coin',
      title: 'I always bring a bit of extra coin.',
      provenance: 'published',
    }),
    orderMore({
      key: 'sera.drinks-for-my-friends',
      title: 'Wench, bring some drinks for my friends!',
      copies: 2,
      provenance: 'published',
    }),
    idontThinkSo('sera'),
    stopPlaying('sera'),
  ],
};
