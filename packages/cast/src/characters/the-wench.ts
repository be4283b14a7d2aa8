import type { CardDef, CharacterDef, Effect, Who } from '@taproom/inn';
import {
  action,
  also,
  anytime,
  attack,
  hitBack,
  idontThinkSo,
  ignoreCard,
  ignoreDrink,
  imIn,
  innPays,
  leave,
  orderMore,
  raise,
  shareDrinkUse,
  sometimes,
  spike,
  stopPlaying,
  target,
  tip,
  winningHand,
} from '../standard.ts';
import { specialReserve } from './the-wench-reserve.ts';

/** The top card of the Special Reserve Deck, unseen, on top of a player's pile. */
const serves = (who: Who): Effect => ({
  verb: 'serve',
  who,
  n: 1,
  deck: 'specialReserve',
  name: 'Special Reserve Drink',
});

/** A card that serves somebody: what the book says of those who cannot be served. */
const served = (card: CardDef): CardDef => ({
  ...card,
  retold: {
    'house.110-outside': [
      'rdi7.jasper.fresh-air-no-special-reserve',
      'rdi7.card.i-think-you-need-some-fresh-air.3',
    ],
    'core.targeting.another-player': 'rdi7.wench.not-to-herself',
  },
});

/** She runs the place: the best bottles go where she wants them, and so does every coin on the counter. */
export const theWench: CharacterDef = {
  name: 'The Wench',
  fullName: 'The Wench',
  book: 'rdi7',
  traits: ['human', 'staff'],
  mugs: 2,
  pitch: 'She has seen your kind before, and has just the bottle for it. Tips are welcome, given or not.',
  sideDecks: [{ name: 'specialReserve', title: 'Special Reserve Deck', cards: specialReserve }],
  deck: [
    imIn('the-wench'),
    raise('the-wench'),
    winningHand('the-wench'),
    // A Round of Gambling
    sometimes(
      {
        key: 'the-wench.my-tip',
        title: 'Oh, I guess I thought that was my tip...',
        provenance: 'stated',
        retold: { 'core.gambling.tip-not-late': 'rdi7.gambling.tip-cards-before-last-pass' },
      },
      { label: 'take the pot', when: { at: 'round' }, effects: [{ verb: 'end-round', pot: 'you' }] },
    ),
    leave({
      key: 'the-wench.wait-a-minute',
      title: "Wait a minute! Someone's playing with the drinks!",
      provenance: 'stated',
    }),
    // Her Actions
    served(
      attack(
        {
          key: 'the-wench.on-the-house',
          title: 'Sorry about the mess. This one is on the house.',
          copies: 2,
          provenance: 'named',
        },
        target.loses(2),
        { verb: 'spill', who: 'target', n: 1 },
        serves('target'),
      ),
    ),
    served(
      attack(
        {
          key: 'the-wench.new-drink',
          title: "How's this new drink I whipped up?",
          copies: 2,
          provenance: 'named',
        },
        serves('target'),
        { verb: 'redraw', who: 'target' },
        { verb: 'draw', who: 'you', n: 1 },
      ),
    ),
    {
      ...attack({ key: 'the-wench.heavy-tray', title: 'Coming through! Heavy tray!', copies: 2 }),
      uses: [
        {
          label: 'bump into them',
          when: { at: 'action' },
          pick: { from: 'another', min: 1, max: 2 },
          effects: [target.loses(1), { verb: 'pay', who: 'target', n: 1, to: 'inn' }],
        },
      ],
    },
    served(
      attack(
        { key: 'the-wench.still-smoking', title: "Careful, love. It's still smoking!" },
        target.drinksIn(1),
        serves('target'),
      ),
    ),
    action(
      { key: 'the-wench.special-occasion', title: 'Who wants to try what I keep under the counter?' },
      { verb: 'pay', who: 'you', n: 1, to: 'inn' },
      serves('each-other'),
    ),
    action(
      { key: 'the-wench.settle-up', title: "Time to settle up, dears. I've been counting!" },
      { verb: 'pay', who: 'each-other', n: 1, to: 'inn' },
      { verb: 'gold', who: 'you', n: 2 },
    ),
    // At any time
    anytime(
      {
        key: 'the-wench.goes-flat',
        title: 'Drink up, before it goes flat!',
        provenance: 'named',
      },
      {
        label: 'make a player drink',
        pick: { from: 'another', min: 1, max: 1 },
        effects: [{ verb: 'make-drink', who: 'target', from: 'pile' }],
      },
    ),
    tip('the-wench'),
    // Her answers
    sometimes(
      {
        key: 'the-wench.why-thank-you',
        title: 'Why thank you!',
        copies: 2,
        provenance: 'stated',
        retold: { 'core.timing.response-order': 'rdi7.card.why-thank-you.1' },
      },
      {
        label: 'take what was paid',
        when: { at: 'paid' },
        effects: [{ verb: 'gold', who: 'you', n: 0, paid: true }],
      },
    ),
    also(
      ignoreCard({ key: 'the-wench.not-my-table', title: "Sorry, that's not my table!", copies: 2 }, [
        'fortitude',
        'alcohol',
        'gold',
      ]),
      serves('attacker'),
    ),
    hitBack(
      {
        key: 'the-wench.something-stronger',
        title: "You'll be wanting something stronger, then.",
        copies: 2,
      },
      { verb: 'fortitude', who: 'attacker', by: -1 },
      serves('attacker'),
    ),
    also(innPays({ key: 'the-wench.till-is-right-here', title: 'The till is right here...' }), {
      verb: 'gold',
      who: 'you',
      n: 2,
    }),
    // Drinks
    spike(
      {
        key: 'the-wench.thats-my-job',
        title: "Playing with the drinks? That's my job!",
        copies: 2,
        provenance: 'stated',
      },
      1,
    ),
    ignoreDrink({ key: 'the-wench.not-on-shift', title: 'I never drink on shift.', copies: 2 }),
    sometimes(
      { key: 'the-wench.table-six', title: 'Table six? I was sure this was for table six!', copies: 2 },
      shareDrinkUse('give a Drink away', { verb: 'pass-drink' }),
    ),
    orderMore({
      key: 'the-wench.full-tray',
      title: "I'm not walking back with half a tray!",
      copies: 2,
      provenance: 'ours',
    }),
    idontThinkSo('the-wench'),
    stopPlaying('the-wench', 'Wench', 'I think you should stop playing with the drinks', [
      'rdi7.stop-playing.wench-own-card',
    ]),
  ],
};
