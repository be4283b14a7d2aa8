import type { CardDef, CharacterDef, Effect, Scaled, Use } from '@taproom/inn';
import {
  action,
  also,
  anytime,
  attack,
  cheat,
  cheatForceOut,
  hitBack,
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
  shareDrinkUse,
  sometimes,
  stopPlaying,
  target,
  tip,
  winningHand,
} from '../standard.ts';

/** Gaining and losing Momentum is an effect of the card (rdi9.jett.gain-lose-is-effect). */
const momentum = (by: number): Effect => ({
  verb: 'token',
  who: 'you',
  token: 'momentum',
  name: 'Momentum',
  by,
});

/** What it comes to at Momentum 0, 1, 2 and 3. */
const byMomentum = (...table: [number, number, number, number]): Scaled => ({
  scale: { token: 'momentum', name: 'Momentum', table },
});

/** Spending it is a cost (rdi9.jett.spend-is-cost). */
const spend = (n: number): Pick<Use, 'cost'> => ({ cost: { tokens: { momentum: n } } });

const another = { from: 'another', min: 1, max: 1 } as const;

/** A second way to play a card. */
const orElse = (def: CardDef, use: Use): CardDef => ({ ...def, uses: [...def.uses, use] });

/** Never stands still: the longer he runs, the harder he hits, until he stops to catch his breath. */
export const jett: CharacterDef = {
  name: 'Jett',
  fullName: 'Jett the Courier',
  book: 'rdi9',
  traits: ['courier'],
  mugs: 2,
  pitch:
    'The fastest courier of the Undercity: every turn he gathers Momentum, and most cards like him fast.',
  tokens: [
    {
      name: 'momentum',
      start: 0,
      max: 3,
      spending: 'rdi9.jett.spend-is-cost',
      because: { gain: 'as the turn begins' },
    },
  ],
  hooks: { turnStart: 'jett:turn-start' },
  deck: [
    imIn('jett'),
    raise('jett'),
    winningHand('jett'),
    cheat(
      { key: 'jett.already-looked', title: "Oh, were these upside down? I'd already looked." },
      momentum(1),
    ),
    cheatForceOut({ key: 'jett.parcel-for-you', title: "Parcel for you! It's outside. Way outside." }),
    sometimes(
      { key: 'jett.coin-trick', title: 'Wanna see a coin trick?', copies: 2, provenance: 'named' },
      {
        label: 'pick a coin from the pot',
        when: { at: 'round' },
        effects: [{ verb: 'skim-pot', n: 1, ...byMomentum(1, 1, 1, 2) }],
      },
    ),
    sometimes(
      { key: 'jett.ridiculously-flexible', title: 'Ridiculously flexible', provenance: 'named' },
      leaveUse,
      ignoreEventUse,
    ),
    also(
      leaveOrIgnoreDrink({ key: 'jett.parcel-is-ticking', title: "Can't stop now! The parcel's ticking!" }),
      momentum(1),
    ),
    // His Actions
    attack(
      { key: 'jett.sorry-bout-the-claws', title: "Sorry 'bout the claws", copies: 2, provenance: 'named' },
      target.loses(2),
      momentum(1),
    ),
    attack(
      { key: 'jett.special-delivery', title: 'Special delivery! Duck!', copies: 2 },
      { ...target.loses(2), ...byMomentum(-1, -1, -2, -3) },
    ),
    orElse(
      attack({ key: 'jett.tail-first', title: 'Tail first, manners later!' }, target.loses(1), momentum(2)),
      {
        label: 'run them over',
        when: { at: 'action' },
        pick: another,
        ...spend(3),
        effects: [target.loses(4)],
      },
    ),
    orElse(
      attack({ key: 'jett.a-race', title: "A race? You're on!", provenance: 'named' }, target.loses(2)),
      {
        label: 'race them to the bottom of the mug',
        when: { at: 'action' },
        pick: another,
        effects: [{ verb: 'make-drink', who: 'target', from: 'pile' }],
      },
    ),
    action(
      { key: 'jett.mind-the-soup', title: "Comin' through! Mind the soup! ...Sorry about the soup." },
      { verb: 'fortitude', who: 'each-other', by: -1 },
      momentum(-2),
    ),
    attack(
      { key: 'jett.shaken-all-the-way', title: "I ran all the way, so it's a bit shaken." },
      { ...target.drinksIn(1), ...byMomentum(1, 1, 2, 2) },
      momentum(1),
    ),
    action(
      { key: 'jett.cash-on-delivery', title: 'Cash on delivery! Sign here, here and here.' },
      { verb: 'pay', who: 'each-other', n: 1, to: 'you' },
    ),
    // At any time
    anytime(
      { key: 'jett.there-and-back', title: "There and back before your head's on the table." },
      { label: 'run an errand', effects: [{ verb: 'draw', who: 'you', n: 1 }, momentum(1)] },
    ),
    anytime(
      { key: 'jett.second-wind', title: "That's my second wind. I carry a third one, too." },
      {
        label: 'catch his breath',
        effects: [{ verb: 'fortitude', who: 'you', by: 1, ...byMomentum(1, 1, 2, 2) }, momentum(-1)],
      },
    ),
    tip('jett', 'Barkeep'),
    // His answers
    ignoreCard(
      { key: 'jett.rise-above-adversity', title: 'Rise above adversity', copies: 2, provenance: 'stated' },
      ['fortitude', 'alcohol'],
    ),
    sometimes(
      { key: 'jett.where-i-was', title: 'You hit where I was. Lovely shot, though!' },
      {
        label: 'be elsewhere',
        when: { at: 'play', costsFortitude: true },
        effects: [{ verb: 'reduce', by: 1, ...byMomentum(1, 2, 3, 3) }],
      },
    ),
    hitBack(
      { key: 'jett.tag', title: "Tag! You're it!" },
      { verb: 'fortitude', who: 'attacker', by: -1, ...byMomentum(-1, -2, -2, -2) },
      momentum(1),
    ),
    innPays({
      key: 'jett.snack-pouch',
      title: 'How did this get in my snack pouch?',
      provenance: 'stated',
    }),
    // Drinks
    ignoreDrink({ key: 'jett.parkour', title: 'Parkour!', copies: 2, provenance: 'stated' }),
    sometimes(
      { key: 'jett.wrong-address', title: 'Wrong address, mate. This one says you.' },
      shareDrinkUse('split a Drink', { verb: 'split-drink' }),
      {
        label: 'give the Drink away',
        when: { at: 'drink', whose: 'yours' },
        pick: another,
        ...spend(2),
        effects: [{ verb: 'pass-drink' }],
      },
    ),
    orderMore({
      key: 'jett.drinks-for-my-friends',
      title: 'Barkeep, bring some drinks for my friends!',
      copies: 2,
      provenance: 'ours',
    }),
    idontThinkSo('jett'),
    stopPlaying('jett', 'Barkeep'),
  ],
};
