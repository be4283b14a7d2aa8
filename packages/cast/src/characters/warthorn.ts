import type { CardDef, CharacterDef } from '@taproom/inn';
import {
  action,
  also,
  anytime,
  attack,
  herTip,
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
  shareDrinkUse,
  sometimes,
  spike,
  stopPlaying,
  target,
  tip,
  winningHand,
  you,
} from '../standard.ts';
import { stories } from './warthorn-stories.ts';

/** A Pipe Card: a Story is told with it, and the two are one card. */
const pipe = (card: CardDef): CardDef => ({
  ...card,
  subtypes: ['Pipe'],
  announce: 'warthorn:tell-story',
  notes: ['Pipe: As you play this, reveal a Story and add its effects.'],
  retold: {
    'core.timing.response-order': 'rdi7.warthorn.no-response-before-story',
    'core.negate.idts': 'rdi7.warthorn.combined-single-card',
  },
});

/** The landlord: whatever he does reminds him of a story, and somebody at the table will regret having come up in it. */
export const warthorn: CharacterDef = {
  name: 'Warthorn',
  fullName: 'Warthorn Redbeard',
  book: 'rdi7',
  traits: ['dwarf', 'staff'],
  mugs: 2,
  pitch:
    'The landlord of the Red Dragon Inn lights his pipe and tells a story with it. Nobody knows which one, himself included.',
  sideDecks: [{ name: 'storyDeck', title: 'Story Deck', cards: stories }],
  deck: [
    imIn('warthorn', 5),
    raise('warthorn'),
    winningHand('warthorn', 3),
    // A Round of Gambling: it is his table, his cards and his house.
    sometimes(
      {
        key: 'warthorn.tolerate-cheaters',
        title: "The Red Dragon Inn doesn't tolerate cheaters! (Usually.)",
        provenance: 'named',
      },
      {
        label: 'catch a cheat',
        when: { at: 'play', by: 'another', cheats: true, onlyInside: true },
        effects: [{ verb: 'negate' }, { verb: 'win-round' }],
      },
    ),
    sometimes(
      {
        key: 'warthorn.pulled-one-over',
        title: "Ha! Thought you pulled one over on us, didn't ya?",
        provenance: 'named',
      },
      {
        label: 'catch a cheat, even from outside the Round',
        when: { at: 'play', by: 'another', cheats: true },
        effects: [{ verb: 'negate' }, { verb: 'pay', who: 'attacker', n: 1, to: 'you' }],
      },
    ),
    herTip({ key: 'warthorn.her-tip', title: 'Oh, I guess the Wench thought that was her tip...' }),
    leave({ key: 'warthorn.little-busy', title: "I'm a little busy right now!", provenance: 'stated' }),
    also(
      leaveOrIgnoreDrink({ key: 'warthorn.whos-on-the-door', title: "Hold on, who's mindin' the door?" }),
      you.gain(1),
    ),
    // His Actions
    pipe(
      attack(
        {
          key: 'warthorn.pay-attention',
          title: 'Hey! Pay attention!',
          copies: 2,
          provenance: 'stated',
        },
        target.loses(2),
      ),
    ),
    pipe(
      attack(
        { key: 'warthorn.off-the-table', title: 'Boots off the table. I carved that table!', copies: 2 },
        target.loses(1),
        { verb: 'pay', who: 'target', n: 1, to: 'you' },
      ),
    ),
    {
      ...pipe(
        action({ key: 'warthorn.by-the-fire', title: "Ahh. Nothin' like a pipe by the fire!" }, you.gain(1)),
      ),
      announce: 'warthorn:tell-stories',
      notes: [
        'Pipe: As you play this, reveal two Stories, one after the other, and add the effects of both.',
      ],
    },
    attack(
      { key: 'warthorn.wash-dishes', title: 'You break it, you wash dishes!' },
      { verb: 'pay', who: 'you', n: 1, to: 'inn' },
      target.loses(3),
    ),
    action(
      { key: 'warthorn.rooms-went-up', title: "Rooms just went up. Aye, the ones you're sleepin' in!" },
      { verb: 'pay', who: 'each-other', n: 1, to: 'you' },
    ),
    action(
      {
        key: 'warthorn.patrons-like',
        title: 'I know what my patrons like!',
        provenance: 'named',
      },
      {
        verb: 'special',
        procedure: 'warthorn:patrons',
        text: 'give up to three cards from the top of your Drink Me! Pile, unseen, to any other players',
        told: '{who} gives up to three cards from the top of their Drink Me! Pile, unseen, to any other players',
        worth: 2,
        own: true,
      },
    ),
    action(
      { key: 'warthorn.a-toast', title: 'A toast! To the Red Dragon Inn!', provenance: 'named' },
      { verb: 'make-drink', who: 'each', from: 'deck', less: 1 },
    ),
    // At any time
    anytime(
      { key: 'warthorn.own-stew', title: 'A bowl of me own stew. Chew it well!' },
      { label: 'eat', effects: [you.gain(1), { verb: 'alcohol', who: 'you', by: -1 }] },
    ),
    tip('warthorn'),
    // His answers
    ignoreCard(
      {
        key: 'warthorn.nice-helmet',
        title: 'Nice helmet, Dimli! Sturdy, too!',
        copies: 2,
        provenance: 'stated',
      },
      ['fortitude'],
    ),
    hitBack(
      {
        key: 'warthorn.never-mess',
        title: 'Never mess with a dwarf!',
        copies: 2,
        provenance: 'named',
      },
      { verb: 'fortitude', who: 'attacker', by: -2 },
    ),
    innPays({ key: 'warthorn.left-pocket', title: "I'm the Inn. It's just me other pocket!" }),
    // Drinks
    pipe(
      ignoreDrink({
        key: 'warthorn.drink-reminds-me',
        title: 'This drink reminds me...',
        copies: 2,
        provenance: 'stated',
      }),
    ),
    sometimes(
      {
        key: 'warthorn.finish-my-drink',
        title: 'Here, finish my drink!',
        copies: 2,
        provenance: 'stated',
      },
      shareDrinkUse('split a Drink', { verb: 'split-drink' }),
    ),
    spike({ key: 'warthorn.back-of-the-cellar', title: "That's from the back o' the cellar, that is!" }, 2),
    pipe(
      orderMore({
        key: 'warthorn.spin-a-yarn',
        title: 'Wench! A few drinks while I spin a yarn!',
        copies: 2,
        provenance: 'named',
      }),
    ),
    idontThinkSo('warthorn'),
    stopPlaying('warthorn'),
  ],
};
