import type { CharacterDef, Use } from '@taproom/inn';
import { bossTracker, petraBoss } from '../bosses/petra.ts';
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
  ignoreEventUse,
  imIn,
  innPays,
  leaveOrIgnoreDrink,
  leaveUse,
  orderMore,
  raise,
  sometimes,
  spike,
  stopPlaying,
  target,
  tip,
  winningHand,
} from '../standard.ts';
import { hellfire, schemeAlso, schemeInstead, tracker } from './petra-schemes.ts';

/** How many Hellfire bring the token from the first spot to the fire. */
const FIRE_SPOT = 4;

/** What any loss of Fortitude can be answered with: a card, or what is none. */
const burnBack: Use = {
  label: 'Ignore a loss',
  when: { at: 'play', costsFortitude: true },
  effects: [{ verb: 'ignore' }, { verb: 'fortitude', who: 'attacker', by: -1 }],
  evenIfProof: true,
};

const hellfireTracker = tracker('petra.hellfire', { verb: 'fortitude', who: 'each-other', by: -1 });

/** Plans ahead: what she lays down in secret is stronger, and what she never gets round to feeds the fire. */
export const petra: CharacterDef = {
  name: 'Petra',
  fullName: 'Petra the Devious',
  book: 'rdi9',
  villain: true,
  traits: ['thief'],
  mugs: 3,
  pitch:
    'She lays her Schemes face down and springs them when it hurts; plans that come to nothing stoke her Hellfire.',
  tokens: [
    {
      name: 'hellfire',
      start: 0,
      max: FIRE_SPOT,
      circle: 'petra:fire',
      because: { gain: 'for plans that came to nothing' },
    },
  ],
  effects: [hellfireTracker],
  hooks: { turnStart: 'petra:turn-start', afterDraw: 'petra:plot' },
  boss: { size: 15, deck: petraBoss, effects: [bossTracker] },
  deck: [
    imIn('petra'),
    raise('petra'),
    winningHand('petra'),
    schemeAlso(cheat({ key: 'petra.dealt-this-morning', title: 'Luck? I dealt this hand this morning.' }), {
      verb: 'draw',
      who: 'you',
      n: 2,
    }),
    cheatForceOut({ key: 'petra.peeking', title: 'Guards! That one was peeking. At MY peeking!' }),
    sometimes(
      {
        key: 'petra.dastardly-schemes',
        title: "Look. Dastardly schemes don't plan themselves",
        copies: 2,
        provenance: 'named',
      },
      leaveUse,
      ignoreEventUse,
    ),
    also(
      leaveOrIgnoreDrink({
        key: 'petra.guild-business',
        title: 'Guild business. You understand. You had better.',
      }),
      hellfire(1),
    ),
    // Her Actions
    attack(
      {
        key: 'petra.hot-and-sharp',
        title: 'Hot and sharp, just like me!',
        copies: 2,
        provenance: 'stated',
      },
      target.loses(2),
    ),
    schemeInstead(
      attack({ key: 'petra.trapdoor', title: 'Careful, that trapdoor is new.', copies: 2 }, target.loses(1)),
      target.loses(3),
    ),
    schemeAlso(
      attack(
        { key: 'petra.pick-your-poison', title: 'Pick your poison', provenance: 'named' },
        target.loses(1),
      ),
      target.drinksIn(1),
    ),
    schemeInstead(
      attack({ key: 'petra.hot-five', title: 'Hot five!', provenance: 'named' }, target.loses(2)),
      { verb: 'make-drink', who: 'target', from: 'deck' },
    ),
    schemeAlso(
      attack(
        { key: 'petra.letters', title: 'I have such interesting letters of yours.' },
        { verb: 'pay', who: 'target', n: 2, to: 'you' },
      ),
      { verb: 'discard', who: 'target', n: 2 },
    ),
    schemeAlso(
      action(
        { key: 'petra.this-is-fine', title: 'This is fine', copies: 2, provenance: 'named' },
        { verb: 'fortitude', who: 'each-other', by: -1 },
      ),
      hellfire(1),
    ),
    action(
      { key: 'petra.smell-burning', title: 'Do you smell burning?', provenance: 'stated' },
      { verb: 'fortitude', who: 'each-other', by: -1 },
    ),
    schemeAlso(
      action(
        { key: 'petra.membership-dues', title: "Dues! You're all members. You joined when you sat down." },
        { verb: 'pay', who: 'each-other', n: 1, to: 'you' },
      ),
      { verb: 'draw', who: 'you', n: 1 },
    ),
    // At any time
    anytime(
      { key: 'petra.spark-of-genius', title: 'A spark of genius! Mind your eyebrows.' },
      { label: 'plot', effects: [{ verb: 'draw', who: 'you', n: 1 }, { verb: 'plot' }, hellfire(1)] },
    ),
    schemeInstead(
      anytime(
        { key: 'petra.burn-the-evidence', title: 'Burn the evidence! And the witnesses. Lightly.' },
        { label: 'burn it', effects: [hellfire(2)] },
      ),
      hellfire(3),
    ),
    tip('petra', 'Barkeep'),
    // Her answers
    sometimes(
      { key: 'petra.too-hot-to-handle', title: 'Too hot to handle', copies: 2, provenance: 'stated' },
      burnBack,
    ),
    schemeAlso(
      ignoreCard({ key: 'petra.straw-petra', title: 'You have burned a straw Petra. Rude!' }, [
        'fortitude',
        'alcohol',
        'gold',
      ]),
      hellfire(1),
    ),
    innPays({
      key: 'petra.ask-the-treasurer',
      title: "Ask the Guild's treasurer. If you can find what's left.",
    }),
    // Drinks
    ignoreDrink({
      key: 'petra.poisoned-it-myself',
      title: "I can't drink that. I poisoned it myself!",
      copies: 2,
    }),
    schemeInstead(
      spike({ key: 'petra.pinch-of-brimstone', title: 'A pinch of brimstone brings out the regret.' }, 1),
      { verb: 'change-drink', alcohol: 3 },
    ),
    orderMore({
      key: 'petra.drinks-for-these-fiends',
      title: 'Barkeep, bring some drinks for these fiends!',
      copies: 2,
      provenance: 'ours',
    }),
    idontThinkSo('petra'),
    stopPlaying('petra', 'Barkeep'),
  ],
};
