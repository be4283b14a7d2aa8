import type { CharacterDef, Use } from '@taproom/inn';
import {
  action,
  also,
  anytime,
  attack,
  cheat,
  cheatForceOut,
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
  stopPlaying,
  target,
  tip,
  winningHand,
  you,
} from '../standard.ts';

const another = { from: 'another', min: 1, max: 1 } as const;

/** Works on a Drink, whoever is about to drink it. */
const onADrink = (label: string, effects: Use['effects']): Use => ({
  label,
  when: { at: 'drink', whose: 'any' },
  effects,
});

/** Spells for every purpose but the one they were meant for: what hits him hits somebody else. */
export const joran: CharacterDef = {
  name: 'Joran',
  fullName: 'Joran the Hybrid-Mage',
  book: 'rdi5',
  traits: ['human'],
  mugs: 2,
  pitch:
    'A Collegium wizard on his evening off: blows go astray, Drinks come alive, and nobody gets well on his watch.',
  deck: [
    imIn('joran'),
    raise('joran'),
    winningHand('joran'),
    cheat(
      { key: 'joran.two-headed', title: 'This coin has always had two heads. Ask anybody!' },
      {
        verb: 'draw',
        who: 'you',
        n: 1,
      },
    ),
    cheatForceOut({ key: 'joran.another-plane', title: 'You are needed on another plane. Briefly!' }),
    cheat(
      { key: 'joran.only-one-coin', title: 'I have teleported only one of the coins!' },
      { verb: 'skim-pot', n: 1 },
    ),
    leave({ key: 'joran.cauldron', title: 'I left a cauldron on. Deal me out!' }),
    also(
      leaveOrIgnoreDrink({
        key: 'joran.incantation',
        title: 'Not now! I am halfway through an incantation.',
      }),
      you.draw(1),
    ),
    // His Actions
    attack(
      {
        key: 'joran.warp-wood',
        title: "No! I would never cast Warp Wood on a friend's chair!",
        copies: 2,
        provenance: 'stated',
      },
      target.loses(2),
    ),
    attack(
      { key: 'joran.smaller-fireball', title: 'The fireball was meant to be smaller!' },
      target.loses(3),
      { verb: 'fortitude', who: 'you', by: -1 },
    ),
    attack(
      { key: 'joran.only-tickles', title: 'Hold still. Being a newt only tickles!' },
      { verb: 'discard', who: 'target', n: 1 },
      target.drinksIn(1),
    ),
    attack({ key: 'joran.small-rift', title: 'Your plans fell into a rift. A small one!' }, target.loses(1), {
      verb: 'discard',
      who: 'target',
      n: 1,
      random: true,
    }),
    action(
      { key: 'joran.chain-lightning', title: 'Everybody duck! Chain lightning never asks for names.' },
      { verb: 'fortitude', who: 'each-other', by: -1 },
      you.draw(1),
    ),
    action(
      { key: 'joran.out-of-the-hat', title: 'Out of the hat, a rabbit. Into the hat, your coins!' },
      { verb: 'pay', who: 'each-other', n: 1, to: 'you' },
    ),
    // At any time
    anytime(
      { key: 'joran.foresight', title: 'I have seen tomorrow. It has a headache.' },
      { label: 'look ahead', effects: [{ verb: 'scry', who: 'you', n: 3, keep: 1 }] },
    ),
    tip('joran'),
    // What hits him hits somebody else
    {
      ...sometimes(
        { key: 'joran.portals', title: 'Playing with portals', copies: 2, provenance: 'stated' },
        {
          label: 'redirect the loss',
          when: { at: 'play', costsFortitude: true },
          pick: another,
          effects: [{ verb: 'redirect' }],
        },
      ),
      retold: { 'core.affects.direct': 'rdi5.joran.portals-fortitude-only' },
    },
    ignoreCard({ key: 'joran.my-illusion', title: 'You have been talking to my illusion all evening.' }, [
      'fortitude',
      'alcohol',
    ]),
    sometimes(
      { key: 'joran.bathrobe', title: 'Mage armour. It only looks like a bathrobe!' },
      {
        label: 'lose 2 less',
        when: { at: 'play', costsFortitude: true },
        effects: [{ verb: 'reduce', by: 2 }],
      },
    ),
    {
      ...sometimes(
        {
          key: 'joran.save-this-healing',
          title: "I'm gonna save this healing for the dungeon!",
          provenance: 'stated',
        },
        {
          label: 'prevent the healing of a card',
          when: { at: 'play', heals: true },
          effects: [{ verb: 'stop-healing' }],
        },
        onADrink('prevent the healing of a Drink', [{ verb: 'sour-drink' }]),
      ),
      retold: { 'core.timing.response-order': 'rdi5.joran.save-healing-timing' },
    },
    innPays({ key: 'joran.conjured-coin', title: 'Conjured gold is real gold. Until midnight!' }),
    // Drinks
    {
      ...sometimes(
        {
          key: 'joran.collegium',
          title: 'This spell livened up the late-night parties at the Collegium!',
          provenance: 'named',
        },
        onADrink('liven up a Drink', [{ verb: 'change-drink', alcohol: 1, fortitude: -1 }]),
      ),
      retold: { 'core.affects.drink-modifier-indirect': 'rdi5.joran.collegium-alters-drink' },
    },
    sometimes(
      { key: 'joran.supposed-to-glow', title: 'It is supposed to glow. I think.' },
      onADrink('liven up a Drink', [{ verb: 'change-drink', alcohol: 0, fortitude: -2 }]),
    ),
    sometimes(
      { key: 'joran.wrong-table', title: 'Wrong table! Every portal has its off days.' },
      {
        ...onADrink('send a Drink elsewhere', [{ verb: 'pass-drink' }]),
        pick: another,
      },
    ),
    sometimes(
      { key: 'joran.pinch-of-newt', title: 'A pinch of newt gives it body!' },
      onADrink('liven up a Drink', [
        { verb: 'change-drink', alcohol: 1 },
        { verb: 'lace-drink', with: { verb: 'discard', who: 'drinker', n: 1 } },
      ]),
    ),
    ignoreDrink({
      key: 'joran.into-water',
      title: 'I turned mine into water. Took years of study!',
      copies: 2,
    }),
    orderMore({
      key: 'joran.drinks-for-my-friends',
      title: 'Wench, bring some drinks for my friends!',
      copies: 2,
    }),
    idontThinkSo('joran'),
    stopPlaying('joran'),
  ],
};
