import type { CharacterDef } from '@taproom/inn';
import { monstrosityDeck, vlazloBoss } from '../bosses/vlazlo.ts';
import {
  anytime,
  attack,
  cheat,
  idontThinkSo,
  ignoreCard,
  imIn,
  leaveOrIgnoreDrink,
  orderMore,
  raise,
  sometimes,
  stopPlaying,
  target,
  tip,
  winningHand,
} from '../standard.ts';
import { batDeck, withBlood, wolfDeck } from './vlazlo-forms.ts';

/** A vampire who pays with Blood: every night his deck holds a little more wolf and bat. */
export const vlazlo: CharacterDef = {
  name: 'Vlazlo',
  fullName: 'Baron von Vlazlo',
  book: 'rdi6',
  villain: true,
  traits: ['vampire'],
  mugs: 2,
  pitch: 'Sips Blood all evening and spends it on new shapes: a wolf that bites, a bat that was never there.',
  tokens: [
    {
      name: 'blood',
      start: 0,
      max: 8,
      spending: 'rdi6.vlazlo.blood-cost-required',
      because: { loss: 'to change shape' },
    },
  ],
  sideDecks: [
    { name: 'wolfDeck', title: 'Wolf Deck', cards: wolfDeck, joins: true },
    { name: 'batDeck', title: 'Bat Deck', cards: batDeck, joins: true },
  ],
  hooks: {
    setup: 'vlazlo:first-form',
    beforeDraw: 'vlazlo:forms',
    beforeDrawQuiet: 'rdi6.vlazlo.no-plays-while-buying',
  },
  boss: {
    size: 5,
    deck: vlazloBoss,
    sideDecks: [{ name: 'monstrosityDeck', title: 'Monstrosity Deck', cards: monstrosityDeck, joins: true }],
  },
  deck: [
    imIn('vlazlo', 5),
    raise('vlazlo'),
    winningHand('vlazlo'),
    cheat({
      key: 'vlazlo.my-cards',
      title: 'Oh no! Look vhat happened to my cards',
      provenance: 'stated',
    }),
    // His Actions
    withBlood(
      attack(
        { key: 'vlazlo.my-eyes', title: 'Look into my eyes...', copies: 2, provenance: 'named' },
        target.drinksIn(1),
      ),
      2,
    ),
    withBlood(
      attack({ key: 'vlazlo.leetle-sip', title: 'Just a leetle sip...', copies: 2 }, target.loses(2), {
        verb: 'fortitude',
        who: 'you',
        by: 2,
      }),
      1,
    ),
    {
      key: 'vlazlo.veeble-old-man',
      title: "I'm not a veeble old man!",
      types: ['action'],
      copies: 2,
      // How much Blood it costs is not told.
      provenance: 'named',
      uses: [
        {
          label: 'attack',
          when: { at: 'action' },
          cost: { tokens: { blood: 1 } },
          pick: { from: 'another', min: 1, max: 1 },
          effects: [target.loses(3)],
        },
      ],
    },
    attack(
      { key: 'vlazlo.join-me-for-dinner', title: "Von't you join me for dinner?", provenance: 'stated' },
      target.loses(3),
    ),
    // At any time
    anytime(
      {
        key: 'vlazlo.behind-your-ear',
        title: 'Vhat? Zis gold? It vas behind your ear...',
        provenance: 'named',
      },
      {
        label: 'take Gold',
        pick: { from: 'another', min: 1, max: 1 },
        effects: [{ verb: 'pay', who: 'target', n: 1, to: 'you' }],
      },
    ),
    anytime(
      { key: 'vlazlo.twilight-realm', title: 'Baron of the Twilight Realm', provenance: 'named' },
      {
        label: 'call the night',
        effects: [
          {
            verb: 'special',
            procedure: 'vlazlo:twilight',
            text: 'you draw 1 card. Then pick a form deck and put its top card into your hand',
            told: '{who} draws 1 card, looks at it, and then takes 1 card from a form deck of their choice',
            worth: 1.5,
          },
        ],
      },
    ),
    tip('vlazlo'),
    // Himself
    withBlood(
      sometimes(
        {
          key: 'vlazlo.defeat-a-wampire',
          title: 'It vill take more than that to defeat a wampire!',
          copies: 2,
          provenance: 'named',
        },
        {
          label: 'lose 2 less',
          when: { at: 'play', costsFortitude: true },
          effects: [{ verb: 'reduce', by: 2 }],
        },
      ),
      1,
    ),
    withBlood(
      ignoreCard({ key: 'vlazlo.merely-mist', title: 'You are svinging at mist, my dear.' }, [
        'fortitude',
        'alcohol',
      ]),
      1,
    ),
    // Drinks
    sometimes(
      { key: 'vlazlo.tankard', title: 'Zis tankard is too big', provenance: 'named' },
      {
        label: 'drink only 1',
        when: { at: 'drink', whose: 'yours' },
        effects: [{ verb: 'limit-drink', alcohol: 1 }],
      },
    ),
    sometimes(
      {
        key: 'vlazlo.fang-tastic',
        title: 'Zis drink is fang-tastic!',
        provenance: 'stated',
        retold: {
          'core.self-split.no-other-split': 'rdi6.card.zis-drink-is-fang-tastic.3',
        },
      },
      {
        label: 'drink half of it',
        when: { at: 'drink', whose: 'yours' },
        effects: [{ verb: 'split-drink', alone: true }],
      },
    ),
    withBlood(
      leaveOrIgnoreDrink({
        key: 'vlazlo.never-drink',
        title: 'I never drink... vhatever zis is. Nor deal it.',
      }),
      1,
    ),
    orderMore({
      key: 'vlazlo.drinks-for-these-fiends',
      title: 'Wench, bring some drinks for these fiends!',
      provenance: 'named',
      copies: 2,
    }),
    idontThinkSo('vlazlo', "I don't think zo!"),
    stopPlaying('vlazlo'),
  ],
};
