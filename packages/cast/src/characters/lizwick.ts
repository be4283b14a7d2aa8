import type { CardDef, CharacterDef, Effect } from '@taproom/inn';
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
  leaveOrIgnoreDrink,
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
import { items } from './lizwick-items.ts';

/** The Item icon: when all else that the card does is done, she takes the top Item. */
const takeItem: Effect = { verb: 'side-card', deck: 'itemDeck', name: 'Item' };

const withItem = (card: CardDef): CardDef => ({
  ...card,
  uses: card.uses.map((use) => ({ ...use, effects: [...use.effects, takeItem] })),
});

/** A bag without a bottom: whatever she touches, she finds something in it. */
export const lizwick: CharacterDef = {
  name: 'Lizwick',
  fullName: 'Lizwick the Collector',
  book: 'rdi5',
  traits: ['gnome'],
  mugs: 2,
  pitch: 'She collects curious things and never reads the labels: some save her evening, some go off.',
  sideDecks: [{ name: 'itemDeck', title: 'Item Deck', cards: items }],
  deck: [
    imIn('lizwick'),
    raise('lizwick'),
    winningHand('lizwick'),
    cheat({
      key: 'lizwick.lost-my-cards',
      title: 'Oops... I lost my cards!',
      provenance: 'stated',
    }),
    withItem(
      cheatForceOut({
        key: 'lizwick.lucky-charm',
        title: 'That charm you are wearing? It says you should go.',
      }),
    ),
    sometimes(
      { key: 'lizwick.rolled-my-way', title: 'It rolled my way, so I collected it!' },
      {
        label: 'take half of the pot',
        when: { at: 'collected' },
        effects: [{ verb: 'take-pot', share: 'half' }],
      },
    ),
    // Her Actions
    attack(
      {
        key: 'lizwick.hold-this',
        title: "Hold this for a sec. Be careful, it's snappy!",
        copies: 2,
        provenance: 'printed',
      },
      target.loses(1),
    ),
    attack(
      {
        key: 'lizwick.anti-theft',
        title: "Oh! You've discovered my anti-theft devices!",
        copies: 2,
        provenance: 'stated',
      },
      target.loses(2),
    ),
    attack(
      {
        key: 'lizwick.my-bag-again',
        title: "You were going through my bag again, weren't you?",
        copies: 2,
        provenance: 'stated',
      },
      target.loses(1),
      { verb: 'pay', who: 'target', n: 1, to: 'you' },
    ),
    attack(
      { key: 'lizwick.sniff-this', title: 'Sniff this. Does it smell enchanted to you?' },
      target.drinksIn(1),
      takeItem,
    ),
    action(
      { key: 'lizwick.do-not-open', title: 'It says “do not open”. In eleven languages!' },
      { verb: 'fortitude', who: 'each', by: -1 },
      takeItem,
    ),
    {
      ...attack({
        key: 'lizwick.look-dont-touch',
        title: 'Guided tour of my bag! One Gold. Mind the badger.',
      }),
      uses: [
        {
          label: 'give a tour',
          when: { at: 'action' },
          pick: { from: 'another', min: 1, max: 2 },
          effects: [{ verb: 'pay', who: 'target', n: 1, to: 'you' }, takeItem],
        },
      ],
    },
    // At any time
    anytime(
      { key: 'lizwick.under-the-table', title: 'Ooh! Somebody left this under the table.', copies: 2 },
      { label: 'find something', effects: [takeItem] },
    ),
    tip('lizwick'),
    // Her answers
    ignoreCard(
      { key: 'lizwick.duck-out', title: 'I need to duck out for a second', copies: 2, provenance: 'named' },
      ['fortitude', 'alcohol', 'gold'],
    ),
    withItem(
      sometimes(
        { key: 'lizwick.folds-out', title: 'It folds out into a shield! Mostly!' },
        {
          label: 'lose 1 less',
          when: { at: 'play', costsFortitude: true },
          effects: [{ verb: 'reduce', by: 1 }],
        },
      ),
    ),
    hitBack(
      { key: 'lizwick.curse-rubs-off', title: 'I should mention that the curse rubs off.' },
      { verb: 'fortitude', who: 'attacker', by: -2 },
    ),
    withItem(
      innPays({ key: 'lizwick.false-bottom', title: 'My purse has a false bottom. And so does that one!' }),
    ),
    // Drinks
    ignoreDrink({
      key: 'lizwick.save-this',
      title: "I'll save this for next time!",
      copies: 2,
      provenance: 'stated',
    }),
    withItem(
      leaveOrIgnoreDrink({ key: 'lizwick.catalogue', title: 'Excuse me, I have a coaster to catalogue!' }),
    ),
    sometimes(
      { key: 'lizwick.hold-my-mug', title: 'Hold my mug. And the tray. And the badger.' },
      shareDrinkUse('give the Drink away', { verb: 'pass-drink' }),
    ),
    spike(
      {
        key: 'lizwick.amplifier',
        title: "Let's try my Elven Potion Amplifier on that!",
        copies: 2,
        provenance: 'stated',
      },
      2,
    ),
    orderMore({
      key: 'lizwick.drinks-for-my-friends',
      title: 'Wench, bring some drinks for my friends!',
      copies: 2,
    }),
    idontThinkSo('lizwick'),
    stopPlaying('lizwick'),
  ],
};
