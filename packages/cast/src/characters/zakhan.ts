import type { CardDef, CharacterDef, Cost, Effect, Scale, Use } from '@taproom/inn';
import {
  action,
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
  stopPlaying,
  target,
  tip,
  winningHand,
} from '../standard.ts';

const costs = (n: number): Cost => ({ tokens: { drunkenChi: n } });

/** An amount that grows with the Chi that he holds, for 0, 1, 2 … of it. */
const chi = (...table: number[]): Scale => ({ token: 'drunkenChi', name: 'Drunken Chi', table });

const gainChi = (by: number): Effect => ({
  verb: 'token',
  who: 'you',
  token: 'drunkenChi',
  name: 'Drunken Chi',
  by,
});

/** The same card again for some Chi, and stronger. */
const stronger = (def: CardDef, cost: number, ...effects: Effect[]): CardDef => {
  const use: Use = { ...def.uses[0], label: `spend ${cost} Drunken Chi`, cost: costs(cost), effects };
  return { ...def, uses: [...def.uses, use] };
};

const draw = (n: number): Effect => ({ verb: 'draw', who: 'you', n });
const anotherAction: Effect = { verb: 'another-action', who: 'you' };

/** The drunken fist: every Drink may add to his Chi, which makes him strong and counts as one Drink more. */
export const zakhan: CharacterDef = {
  name: 'Zakhan',
  fullName: 'Zakhan the Drunk',
  book: 'rdi5',
  traits: ['human'],
  mugs: 3,
  pitch: 'The more he drinks the harder he hits: he hoards Drunken Chi and sways on the edge of the floor.',
  tokens: [
    {
      name: 'drunkenChi',
      start: 0,
      max: 20,
      because: { gain: 'by getting drunker', loss: 'by discarding' },
    },
  ],
  drunkToken: 'drunkenChi',
  hooks: { afterDrink: 'zakhan:drunken-chi', beforeDraw: 'zakhan:clear-head' },
  deck: [
    imIn('zakhan'),
    raise('zakhan'),
    winningHand('zakhan'),
    sometimes(
      {
        key: 'zakhan.beat-a-drunkard',
        title: "One shouldn't need to cheat to beat a drunkard!",
        provenance: 'named',
      },
      {
        label: 'catch a cheat',
        when: { at: 'play', by: 'another', cheats: true, onlyInside: true },
        effects: [{ verb: 'negate' }, { verb: 'win-round' }],
      },
    ),
    leave({
      key: 'zakhan.eight-queens',
      title: 'I see eight queens. Six of them are waving. I am out!',
      copies: 2,
    }),
    // His Actions
    stronger(
      attack(
        {
          key: 'zakhan.think-as-you-drunk',
          title: "I'm not as think as you drunk I am!",
          copies: 2,
          provenance: 'named',
        },
        target.loses(2),
      ),
      2,
      target.loses(4),
    ),
    attack(
      { key: 'zakhan.falls-on-you', title: 'The student falls down. The master falls on you!', copies: 2 },
      { verb: 'fortitude', who: 'target', by: -1, scale: chi(-1, -1, -2, -2, -3) },
      draw(1),
    ),
    stronger(
      attack(
        { key: 'zakhan.eight-cups', title: 'Eight cups, eight fists!', copies: 2 },
        target.loses(1),
        anotherAction,
      ),
      1,
      target.loses(2),
      anotherAction,
    ),
    attack(
      { key: 'zakhan.one-finger', title: 'One finger. Two fingers. The whole hand!' },
      { verb: 'fortitude', who: 'target', by: -1, scale: chi(-1, -2, -2, -3) },
      { verb: 'alcohol', who: 'target', by: 1, scale: chi(1, 1, 1, 2) },
    ),
    stronger(
      attack(
        { key: 'zakhan.onion', title: 'Breath of the dragon! Breath of the onion, too.' },
        target.drinksIn(1),
      ),
      1,
      target.drinksIn(2),
    ),
    attack(
      { key: 'zakhan.drink-first', title: 'Drink first, fight second, bow third.' },
      target.loses(2),
      gainChi(1),
    ),
    action(
      { key: 'zakhan.bench', title: 'Make room! I fight best lying under a bench.' },
      { verb: 'fortitude', who: 'each-other', by: -1, scale: chi(-1, -1, -1, -1, -2) },
    ),
    action(
      { key: 'zakhan.lesson', title: 'That was a lesson. Lessons cost one Gold!' },
      { verb: 'pay', who: 'each-other', n: 1, to: 'you' },
    ),
    // At any time
    anytime(
      { key: 'zakhan.hiccup', title: 'Breathe in. Breathe out. Hiccup.' },
      { label: 'gather yourself', effects: [gainChi(-2), { verb: 'fortitude', who: 'you', by: -1 }] },
    ),
    tip('zakhan'),
    // His answers
    ignoreCard(
      {
        key: 'zakhan.drunken-reed',
        title: "The reed bends in the wind. And I'm a drunken reed.",
        copies: 2,
        provenance: 'printed',
      },
      ['fortitude', 'alcohol'],
    ),
    sometimes(
      { key: 'zakhan.only-leaned', title: 'I only leaned. You did the rest!' },
      {
        label: 'send the loss back',
        when: { at: 'play', by: 'another', costsFortitude: true },
        effects: [{ verb: 'redirect', to: 'attacker' }],
      },
    ),
    sometimes(
      { key: 'zakhan.too-loose', title: 'Too loose to break!' },
      {
        label: 'lose less',
        when: { at: 'play', costsFortitude: true },
        effects: [{ verb: 'reduce', by: 1, scale: chi(1, 2, 2, 3) }],
      },
    ),
    hitBack(
      { key: 'zakhan.wanna-fight', title: 'So, you wanna fight?', provenance: 'stated' },
      { verb: 'fortitude', who: 'attacker', by: -2 },
    ),
    innPays({ key: 'zakhan.my-purse', title: 'My purse? I thought you were my purse.' }),
    // Drinks
    ignoreDrink({
      key: 'zakhan.master-the-spirits',
      title: 'Master the spirits, or the spirits will be your master!',
      copies: 2,
      provenance: 'stated',
    }),
    sometimes(
      { key: 'zakhan.empty-cup', title: 'The cup is empty, and I am full of wisdom!' },
      {
        label: 'turn it into strength',
        when: { at: 'drink', whose: 'yours' },
        effects: [{ verb: 'convert-drink', fortitude: 1 }, gainChi(1)],
      },
    ),
    sometimes(
      { key: 'zakhan.share-the-cup', title: 'Share the cup, share the headache!' },
      shareDrinkUse('split a Drink', { verb: 'split-drink' }),
    ),
    orderMore({
      key: 'zakhan.drinks-for-my-friends',
      title: 'Wench, bring some drinks for my friends!',
      copies: 2,
    }),
    idontThinkSo('zakhan'),
    stopPlaying('zakhan'),
  ],
};
