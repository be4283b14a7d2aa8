import type { CharacterDef } from '@taproom/inn';
import { torglesnarfBoss } from '../bosses/torglesnarf.ts';
import {
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
  stopPlaying,
  target,
  tip,
  winningHand,
} from '../standard.ts';
import { minions } from './torglesnarf-minions.ts';

const another = { from: 'another', min: 1, max: 1 } as const;

/** A goblin with a crown and a payroll: others hit for him, and are hit for him. */
export const torglesnarf: CharacterDef = {
  name: 'Torglesnarf',
  fullName: 'Torglesnarf Duncleton, First of His Name',
  book: 'rdi6',
  villain: true,
  traits: ['goblin'],
  mugs: 3,
  pitch: 'More Gold than sense: his Minions fight every turn, as long as somebody pays their Wages.',
  extraGold: 2,
  boss: { size: 15, deck: torglesnarfBoss },
  deck: [
    imIn('torglesnarf'),
    raise('torglesnarf'),
    winningHand('torglesnarf'),
    {
      key: 'torglesnarf.enough-goons',
      title: "You don't need a winning hand when you have enough goons!",
      types: ['sometimes'],
      copies: 1,
      provenance: 'printed',
      retold: {
        'core.gambling.tip-not-late': 'rdi6.card.you-dont-need-a-winning-hand-when-you-have-enough-goons.1',
      },
      uses: [{ label: 'take the pot', when: { at: 'round' }, effects: [{ verb: 'end-round', pot: 'you' }] }],
    },
    sometimes(
      {
        key: 'torglesnarf.more-interesting',
        title: "Let's make this game more interesting!",
        provenance: 'named',
      },
      {
        label: 'play on',
        when: { at: 'won', whoever: true },
        effects: [{ verb: 'ante', n: 1 }, { verb: 'restart-round' }],
      },
    ),
    leave({ key: 'torglesnarf.royal-nap', title: 'It is past the royal bedtime. Play on without Us.' }),
    ...minions,
    // His other Actions
    attack(
      { key: 'torglesnarf.kneel', title: 'Kneel before Us! Or stumble, We are not picky.', copies: 2 },
      target.loses(2),
    ),
    {
      key: 'torglesnarf.violence',
      title: 'All the violence money can buy!',
      types: ['action'],
      copies: 1,
      provenance: 'named',
      uses: [
        {
          label: 'haggle: 1 Fortitude for nothing',
          when: { at: 'action' },
          pick: another,
          effects: [target.loses(1)],
        },
        {
          label: 'pay for 3 Fortitude',
          when: { at: 'action' },
          pick: another,
          effects: [{ verb: 'pay', who: 'you', n: 1, to: 'inn' }, target.loses(3)],
        },
      ],
    },
    {
      key: 'torglesnarf.get-in-here',
      title: 'What am I paying you all for? Get in here!',
      types: ['action'],
      copies: 1,
      provenance: 'named',
      uses: [
        {
          label: 'call a Minion',
          when: { at: 'action' },
          effects: [
            { verb: 'pay', who: 'you', n: 1, to: 'inn' },
            {
              verb: 'special',
              procedure: 'torglesnarf:call',
              text:
                'you reveal cards from your Character Deck until a Minion appears. Put it in front of you and discard ' +
                'the others',
              told: '{who} reveals cards from their Character Deck until a Minion appears, which enters play in front of them',
              worth: 2.5,
            },
          ],
        },
      ],
    },
    {
      key: 'torglesnarf.nice-gold',
      title: "That's some nice gold you've got there...",
      types: ['action'],
      copies: 1,
      provenance: 'named',
      retold: { 'core.targeting.distinct-picks': 'rdi6.card.thats-some-nice-gold-youve-got-there.1' },
      uses: [
        {
          label: 'collect taxes',
          when: { at: 'action' },
          pick: { from: 'another', min: 1, max: 3 },
          effects: [{ verb: 'pay', who: 'target', n: 1, to: 'you' }],
        },
      ],
    },
    tip('torglesnarf'),
    // His answers
    ignoreCard(
      {
        key: 'torglesnarf.run-away',
        title: 'Quick! Run away!',
        copies: 2,
        provenance: 'printed',
        retold: {
          'core.affects.drink-modifier-indirect': 'rdi6.card.quick-run-away.2',
          'core.affects.negating-indirect': 'rdi6.card.quick-run-away.2',
          'core.affects.pot-outcome-indirect': 'rdi6.card.quick-run-away.2',
          'core.ignore.own-payment': 'rdi6.card.quick-run-away.3',
          'rdi6.team.no-ignoring-own-teams-payment': 'rdi6.card.quick-run-away.3',
        },
      },
      ['fortitude', 'alcohol', 'gold'],
    ),
    sometimes(
      {
        key: 'torglesnarf.not-the-face',
        title: "Not the face! Someone else's face!",
        provenance: 'named',
      },
      {
        label: 'let somebody else take it',
        when: { at: 'play', costsFortitude: true },
        pick: another,
        effects: [{ verb: 'redirect' }, { verb: 'pay', who: 'you', n: 1, to: 'target' }],
      },
    ),
    hitBack(
      { key: 'torglesnarf.guards', title: 'Guards! Guards! It touched Us!' },
      { verb: 'fortitude', who: 'attacker', by: -2 },
    ),
    innPays({
      key: 'torglesnarf.the-crown-pays',
      title: 'Send the bill to the treasury. Any treasury.',
      copies: 2,
    }),
    // Drinks
    ignoreDrink({
      key: 'torglesnarf.not-worthy',
      title: 'This drink is not worthy of a king!',
      copies: 2,
      provenance: 'stated',
    }),
    sometimes(
      {
        key: 'torglesnarf.cup-bearer',
        title: 'I have a cup-bearer for this sort of thing!',
        provenance: 'stated',
        retold: {
          'core.ignore.own-payment': 'rdi6.card.i-have-a-cup-bearer-for-this-sort-of-thing.1',
          'rdi6.team.no-ignoring-own-teams-payment': 'rdi6.card.i-have-a-cup-bearer-for-this-sort-of-thing.1',
        },
      },
      {
        label: 'let the cup-bearer sip first',
        when: { at: 'drink', whose: 'yours' },
        effects: [
          { verb: 'pay', who: 'you', n: 1, to: 'inn' },
          { verb: 'change-drink', alcohol: -2 },
        ],
      },
    ),
    sometimes(
      {
        key: 'torglesnarf.chug-this',
        title: "I bet you can't chug this whole thing!",
        provenance: 'printed',
      },
      shareDrinkUse(
        'give the Drink away',
        { verb: 'pass-drink' },
        { verb: 'lace-drink', with: { verb: 'reward-drinker', n: 1 } },
      ),
    ),
    orderMore({
      key: 'torglesnarf.drinks-for-these-fiends',
      title: 'Wench, bring some drinks for these fiends!',
      provenance: 'named',
      copies: 2,
    }),
    sometimes(
      {
        key: 'torglesnarf.i-can-pay',
        title: "I can pay, don't worry! Who's worried? I'm not worried...",
        provenance: 'named',
      },
      {
        label: 'order for everybody',
        when: { at: 'order' },
        effects: [
          { verb: 'pay', who: 'you', n: 2, to: 'inn' },
          { verb: 'order', n: 'players' },
        ],
      },
    ),
    idontThinkSo('torglesnarf'),
    stopPlaying('torglesnarf'),
  ],
};
