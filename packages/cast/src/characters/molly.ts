import type { CardDef, CharacterDef, Effect } from '@taproom/inn';
import {
  action,
  anytime,
  attack,
  cheat,
  cheatForceOut,
  herTip,
  hitBack,
  idontThinkSo,
  ignoreDrink,
  imIn,
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
import { mounts } from './molly-stable.ts';

/** The horseshoe: whatever else the card does comes first, and nobody can Ignore it away. */
const aMountComes: Effect = {
  verb: 'special',
  procedure: 'molly:reveal-mount',
  text: 'then reveal a Mount',
  told: 'then {who} reveals a Mount',
  worth: 0.9,
  own: true,
};

const horseshoe = (card: CardDef): CardDef => ({
  ...card,
  subtypes: ['Horseshoe'],
  uses: card.uses.map((use) => ({ ...use, effects: [...use.effects, aMountComes] })),
});

/** The stablehand: three fantastical beasts at a time, in through the door, along the wall and out again. */
export const molly: CharacterDef = {
  name: 'Molly',
  fullName: 'Molly the Stablehand',
  book: 'rdi7',
  traits: ['human', 'staff'],
  mugs: 3,
  pitch:
    'The stable door will not stay shut: her charges wander in, make trouble and friends, and wander off.',
  sideDecks: [{ name: 'stableDeck', title: 'Stable Deck', cards: mounts }],
  hooks: {
    turnStart: 'molly:reveal-mount',
    afterDraw: 'molly:after-draw',
    afterDrink: 'molly:after-drink',
    turnEnd: 'molly:turn-end',
  },
  deck: [
    imIn('molly'),
    raise('molly'),
    winningHand('molly'),
    // A Round of Gambling
    cheat({
      key: 'molly.dropped-my-cards',
      title: 'Oops... I dropped my cards',
      copies: 2,
      provenance: 'stated',
    }),
    horseshoe(
      cheatForceOut({ key: 'molly.ate-your-cards', title: 'Sorry! He thought your cards were hay.' }),
    ),
    herTip({ key: 'molly.her-tip', title: 'Oh, I guess the Wench thought that was her tip...' }),
    leave({ key: 'molly.little-busy', title: "I'm a little busy right now!", provenance: 'stated' }),
    horseshoe(
      leaveOrIgnoreDrink({
        key: 'molly.out-again',
        title: 'Back in a moment. Somebody got out again!',
        copies: 2,
      }),
    ),
    // Her Actions
    horseshoe(
      attack(
        {
          key: 'molly.feed-the-animals',
          title: "Don't feed the animals!",
          copies: 2,
          provenance: 'stated',
        },
        target.loses(1),
      ),
    ),
    {
      ...attack({ key: 'molly.stampede', title: 'Stampede!', provenance: 'named' }),
      uses: [
        {
          label: 'attack',
          when: { at: 'action' },
          pick: { from: 'another', min: 1, max: 3 },
          effects: [target.loses(2), { verb: 'pay', who: 'you', n: 1, to: 'inn', perTarget: true }],
        },
      ],
    },
    attack(
      { key: 'molly.mind-the-hooves', title: 'Mind the hooves! And the horns. And the tail!', copies: 2 },
      target.loses(2),
      { verb: 'spill', who: 'target', n: 1 },
    ),
    horseshoe(
      attack(
        { key: 'molly.hold-the-reins', title: 'Could you hold these reins for a tick?', copies: 2 },
        target.loses(1),
        { verb: 'draw', who: 'you', n: 1 },
      ),
    ),
    horseshoe(
      action(
        { key: 'molly.come-say-hello', title: 'Here, girl! Come and say hello!' },
        { verb: 'draw', who: 'you', n: 1 },
      ),
    ),
    horseshoe(
      attack(
        { key: 'molly.hay-isnt-free', title: "Hay isn't free, you know!" },
        { verb: 'pay', who: 'target', n: 1, to: 'you' },
      ),
    ),
    // At any time
    anytime(
      { key: 'molly.an-apple', title: 'One apple for you, one apple for me!' },
      { label: 'eat', effects: [you.gain(1), you.draw(1)] },
    ),
    tip('molly'),
    // Her answers
    sometimes(
      {
        key: 'molly.feeding-time',
        title: "Not now, it's feeding time!",
        copies: 2,
        provenance: 'stated',
      },
      {
        label: 'Ignore a card',
        when: { at: 'play', types: ['action', 'sometimes', 'anytime'], costsFortitude: true },
        effects: [{ verb: 'ignore' }],
      },
      {
        label: 'Ignore a Mount',
        when: {
          at: 'reveal',
          which: 'a Mount that would cost you Fortitude or cards, or that meets its Rival',
        },
        effects: [{ verb: 'ignore' }],
      },
    ),
    hitBack(
      { key: 'molly.only-bites-back', title: 'He never bites. He only bites back!', copies: 2 },
      { verb: 'fortitude', who: 'attacker', by: -2 },
    ),
    sometimes(
      { key: 'molly.saddlebags', title: "There's always a coin in the saddlebags!", copies: 2 },
      {
        label: 'the Inn pays',
        when: { at: 'play', pays: true },
        effects: [{ verb: 'inn-pays' }, { verb: 'gold', who: 'you', n: 1 }],
      },
    ),
    // Drinks
    ignoreDrink({
      key: 'molly.save-for-later',
      title: "We'll save this one for later, right boy?",
      copies: 2,
      provenance: 'stated',
    }),
    orderMore({
      key: 'molly.drinks-for-my-friends',
      title: 'Wench, bring some drinks for my friends!',
      copies: 2,
    }),
    idontThinkSo('molly'),
    stopPlaying('molly'),
  ],
};
