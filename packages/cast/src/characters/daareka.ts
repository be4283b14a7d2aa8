import type { CharacterDef } from '@taproom/inn';
import { daarekaBoss } from '../bosses/daareka.ts';
import {
  action,
  also,
  anytime,
  attack,
  cheat,
  herTip,
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
  you,
} from '../standard.ts';

/** Other people's minds: she reads them, empties them, and lets them drink and gamble for her. */
export const daareka: CharacterDef = {
  name: 'Daareka',
  fullName: 'Daareka the Mindbreaker',
  book: 'rdi6',
  villain: true,
  traits: ['mindbreaker'],
  mugs: 2,
  pitch:
    'Calm, collected and in your head: you drop your cards, drink her Drinks and think better of your plans.',
  boss: { size: 15, deck: daarekaBoss },
  deck: [
    imIn('daareka'),
    raise('daareka'),
    winningHand('daareka'),
    cheat({
      key: 'daareka.read-minds',
      title: 'Read minds during a game? I would never...',
      copies: 2,
      provenance: 'printed',
    }),
    {
      key: 'daareka.my-friend',
      title: 'My friend will play this hand for me',
      types: ['cheating'],
      copies: 1,
      provenance: 'named',
      uses: [
        {
          label: 'let a friend play',
          when: { at: 'gamble' },
          pick: { from: 'another', min: 1, max: 1, choosesFor: 'rdi9.otto.daareka-choices' },
          effects: [
            {
              verb: 'special',
              procedure: 'daareka:my-friend',
              text:
                'look at their hand. You may discard a Gambling or Cheating Card from it to use it as your own play. ' +
                'If you do not, you have passed',
              told: 'the card’s player looks at {who}’s hand and may use a Gambling or Cheating Card from it as their own play',
              worth: 1,
            },
          ],
        },
      ],
    },
    sometimes(
      { key: 'daareka.charming-victory', title: 'A charming victory. I dreamt it for you.' },
      { label: 'take the pot', when: { at: 'won' }, effects: [{ verb: 'take-pot', share: 'all' }] },
    ),
    herTip({ key: 'daareka.her-tip', title: 'Oh, I guess the Wench thought that was her tip...' }),
    leave({ key: 'daareka.too-easy', title: 'This game is too easy', provenance: 'stated' }),
    // Her Actions
    attack(
      { key: 'daareka.so-loudly', title: 'Stop thinking so loudly!', copies: 2, provenance: 'stated' },
      target.loses(2),
    ),
    attack(
      {
        key: 'daareka.break-a-mind',
        title: "I've been known to break a mind or two...",
        provenance: 'stated',
      },
      target.loses(2),
      { verb: 'discard', who: 'target', n: 1, random: true },
    ),
    attack({ key: 'daareka.forget', title: 'Forget what you were planning. All of it!' }, target.loses(3), {
      verb: 'discard',
      who: 'target',
      n: 2,
    }),
    attack(
      {
        key: 'daareka.sanity-check',
        title: 'You might need a sanity check after this',
        provenance: 'named',
      },
      // The book lets its target Ignore it, so it must touch one of the numbers that Ignore cards ask for.
      target.loses(2),
      { verb: 'show-hand', who: 'target' },
      { verb: 'draw', who: 'you', n: 2 },
    ),
    action(
      { key: 'daareka.startled-me', title: 'Pbthbthbth! Old Gods, you startled me!', provenance: 'stated' },
      { verb: 'fortitude', who: 'each-other', by: -1 },
    ),
    action(
      {
        key: 'daareka.arent-the-coins',
        title: "These aren't the coins you're looking for...",
        provenance: 'printed',
      },
      { verb: 'pay', who: 'each-other', n: 1, to: 'you' },
    ),
    // At any time
    anytime(
      { key: 'daareka.psionic-vision', title: 'Psionic vision', provenance: 'named' },
      {
        label: 'look ahead',
        effects: [
          {
            verb: 'special',
            procedure: 'daareka:psionic-vision',
            text:
              'you reveal the top 4 cards of your Character Deck. Pick another player to divide them into two piles. ' +
              'Put one pile into your hand and discard the other',
            told: '{who} reveals the top 4 cards of their Character Deck; another player of their choice divides them into two piles, and they take one into their hand',
            worth: 1.2,
          },
        ],
      },
    ),
    anytime(
      { key: 'daareka.lifts-the-mug', title: 'Look, your hand lifts the mug. How curious!' },
      {
        label: 'make somebody drink',
        pick: { from: 'another', min: 1, max: 1 },
        effects: [
          { verb: 'make-drink', who: 'target', from: 'pile' },
          { verb: 'discard', who: 'target', n: 1 },
        ],
      },
    ),
    tip('daareka'),
    // Her answers
    sometimes(
      { key: 'daareka.reconsider', title: 'I think you should reconsider', provenance: 'stated' },
      {
        label: 'Negate an Action Card',
        when: { at: 'play', types: ['action'], by: 'another' },
        effects: [
          { verb: 'negate' },
          { verb: 'draw', who: 'attacker', n: 1 },
          { verb: 'another-action', who: 'attacker' },
        ],
      },
    ),
    ignoreCard({ key: 'daareka.ink-spray', title: 'Ink spray', copies: 2, provenance: 'stated' }, [
      'fortitude',
      'alcohol',
      'gold',
    ]),
    sometimes(
      { key: 'daareka.that-happened', title: 'Oh. That happened', provenance: 'stated' },
      {
        label: 'lose only 1',
        when: { at: 'play', costsFortitude: true },
        effects: [{ verb: 'reduce', to: 1 }],
      },
    ),
    hitBack(
      {
        key: 'daareka.the-mindbreaker',
        title: 'Now I\'ll show you why I\'m called "the Mindbreaker!"',
        provenance: 'stated',
      },
      { verb: 'fortitude', who: 'attacker', by: -1 },
      { verb: 'alcohol', who: 'attacker', by: 1 },
    ),
    also(
      innPays({ key: 'daareka.paid-already', title: 'I have paid you already. You remember it well.' }),
      you.draw(1),
    ),
    // Drinks
    ignoreDrink({
      key: 'daareka.bad-decisions',
      title: "If I drink this, we'll all end up making bad decisions",
      copies: 2,
      provenance: 'stated',
    }),
    sometimes(
      { key: 'daareka.youre-thirsty', title: "You're thirsty. Wouldn't you agree?", provenance: 'stated' },
      shareDrinkUse('give the Drink away', { verb: 'pass-drink' }),
    ),
    orderMore({
      key: 'daareka.drinks-for-these-fiends',
      title: 'Wench, bring some drinks for these fiends!',
      provenance: 'named',
      copies: 2,
    }),
    orderMore(
      { key: 'daareka.one-of-everything', title: 'Wench, bring us one of everything!', provenance: 'named' },
      3,
    ),
    idontThinkSo('daareka'),
    stopPlaying('daareka'),
  ],
};
