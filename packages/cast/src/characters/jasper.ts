import type { CharacterDef } from '@taproom/inn';
import {
  action,
  also,
  attack,
  herTip,
  idontThinkSo,
  ignoreCard,
  ignoreDrink,
  imIn,
  innPays,
  leave,
  orderMore,
  raise,
  sometimes,
  stopPlaying,
  target,
  tip,
  winningHand,
  you,
} from '../standard.ts';

/** Keeps order: he answers fights, thefts and cheats, his own and other people's, and shows them the door. */
export const jasper: CharacterDef = {
  name: 'Jasper',
  fullName: 'Jasper the Bouncer',
  book: 'rdi7',
  traits: ['staff'],
  mugs: 1,
  pitch:
    'The old bouncer wants a quiet night: whoever fights, cheats or pilfers will meet him, or the street.',
  deck: [
    imIn('jasper'),
    raise('jasper'),
    winningHand('jasper'),
    // A Round of Gambling: no cheating at his table, and he says who sits at it.
    sometimes(
      { key: 'jasper.five-aces', title: 'I count five aces. On your feet!' },
      {
        label: 'catch a cheat',
        when: { at: 'play', by: 'another', cheats: true, onlyInside: true },
        effects: [{ verb: 'negate' }, { verb: 'win-round' }, { verb: 'fortitude', who: 'attacker', by: -2 }],
      },
    ),
    sometimes(
      { key: 'jasper.one-of-us', title: "One of us is leavin' this table, and I work here!" },
      {
        label: 'throw somebody out of the Round',
        when: { at: 'round', onlyInside: true },
        pick: { from: 'another-in-round', min: 1, max: 1 },
        effects: [{ verb: 'force-out', who: 'target' }],
      },
    ),
    herTip({ key: 'jasper.her-tip', title: 'Oh, I guess the Wench thought that was her tip...' }),
    leave({
      key: 'jasper.little-busy',
      title: "I'm a little busy right now!",
      copies: 2,
      provenance: 'stated',
    }),
    // His Actions
    {
      ...attack(
        { key: 'jasper.fresh-air', title: 'I think you need some fresh air', provenance: 'named' },
        target.loses(1),
        { verb: 'step-outside', who: 'target' },
      ),
      retold: {
        'house.110-outside': [
          'rdi7.jasper.fresh-air-ignore-all',
          'rdi7.jasper.fresh-air-ends-turn',
          'rdi6.team.char.jasper-fresh-air',
        ],
      },
    },
    attack(
      {
        key: 'jasper.mess-with-the-staff',
        title: "Hey! Don't mess with the staff!",
        copies: 2,
        provenance: 'stated',
      },
      target.loses(2),
    ),
    attack(
      { key: 'jasper.nearly-new', title: 'That chair was nearly new!', copies: 2 },
      { verb: 'pay', who: 'you', n: 1, to: 'inn' },
      target.loses(3),
    ),
    attack(
      {
        key: 'jasper.closin-time',
        title: "Closin' time! Let's see the bottom of that mug!",
        copies: 2,
      },
      { verb: 'make-drink', who: 'target', from: 'pile' },
      you.gain(1),
    ),
    action(
      { key: 'jasper.door-money', title: 'Door money! Nobody told ya about the door money?' },
      { verb: 'pay', who: 'each-other', n: 1, to: 'you' },
    ),
    tip('jasper'),
    // Order in the house
    sometimes(
      { key: 'jasper.kerfuffle', title: 'Enough of this Kerfuffle!', copies: 2, provenance: 'named' },
      {
        label: 'break up a fight',
        when: { at: 'loss', of: 'anyone' },
        effects: [{ verb: 'fortitude', who: 'attacker', by: -1 }],
      },
    ),
    sometimes(
      { key: 'jasper.swings-sweeps', title: 'Whoever swings, sweeps. And brooms cost a Gold!' },
      {
        label: 'make them pay for the mess',
        when: { at: 'loss', of: 'anyone' },
        effects: [{ verb: 'pay', who: 'attacker', n: 1, to: 'you' }],
      },
    ),
    sometimes(
      { key: 'jasper.sneak-thievin', title: "No sneak-thievin' on my watch!", provenance: 'named' },
      {
        label: "keep the Inn's Gold in the Inn",
        when: { at: 'play', by: 'another', takesFromInn: true },
        effects: [{ verb: 'block-inn-gold' }],
      },
    ),
    sometimes(
      {
        key: 'jasper.back-in-my-day',
        title: "Back in my day, drinks were for drinkin'!",
        provenance: 'stated',
      },
      {
        label: 'Negate a card that Ignores a Drink',
        when: { at: 'play', types: ['sometimes'], ignoresDrink: true },
        effects: [{ verb: 'negate' }],
      },
    ),
    // Himself
    ignoreCard(
      {
        key: 'jasper.zzzzzzzz',
        title: 'Zzzzzzzz...',
        copies: 2,
        provenance: 'stated',
        retold: {
          'core.affects.drink-modifier-indirect': 'rdi7.card.zzzzzzzz.1',
          'core.affects.negating-indirect': 'rdi7.card.zzzzzzzz.2',
          'core.affects.pot-outcome-indirect': 'rdi7.card.zzzzzzzz.3',
        },
      },
      ['fortitude', 'alcohol', 'gold'],
    ),
    ignoreDrink({
      key: 'jasper.gotta-bounce',
      title: 'Not now. Gotta bounce!',
      copies: 2,
      provenance: 'stated',
    }),
    sometimes(
      {
        key: 'jasper.old-iron-guts',
        title: "They don't call me Old Iron Guts for nothing!",
        copies: 2,
        provenance: 'stated',
        retold: {
          'house.113-nothing-to-convert': [
            'house.30-iron-guts-zero',
            'rdi7.card.they-dont-call-me-old-iron-guts-for-nothing.1',
          ],
        },
      },
      {
        label: 'stomach a Drink',
        when: { at: 'drink', whose: 'yours' },
        effects: [{ verb: 'convert-drink', fortitude: 1 }],
      },
    ),
    also(innPays({ key: 'jasper.my-wages', title: 'Take it out of my wages.' }), you.gain(2)),
    orderMore({
      key: 'jasper.drinks-for-my-friends',
      title: 'Wench, bring some drinks for my friends!',
      copies: 2,
    }),
    idontThinkSo('jasper'),
    stopPlaying('jasper'),
  ],
};
