import type { CardDef, CharacterDef } from '@taproom/inn';
import { amundyrBoss } from '../bosses/amundyr.ts';
import {
  action,
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
  orderMore,
  raise,
  shareDrinkUse,
  sometimes,
  stopPlaying,
  target,
  tip,
  winningHand,
} from '../standard.ts';
import { SCARABS, scarabs } from './amundyr-scarabs.ts';

/** What a Scarab does at the end of a turn: answered like an Action Card of hers, as far as it can be answered. */
const scarabBite: CardDef = {
  key: 'amundyr.scarab-bite',
  title: "A Scarab's bite",
  types: ['action'],
  copies: 0,
  provenance: 'stated',
  proof: ['negate', 'redirect'],
  noHitBack: true,
  refusals: { redirect: 'rdi6.amundyr.scarab-no-redirect', 'hit-back': 'rdi6.amundyr.scarab-no-hit-back' },
  uses: [
    {
      label: 'at the end of the turn of a player with Scarabs, one goes home',
      when: { at: 'called' },
      effects: [target.loses(1)],
    },
  ],
};

/** Cards that hand out Scarabs and change no Fortitude themselves. */
const SCARABS_ALONE = 'rdi6.amundyr.scarab-only-card-not-fortitude';

/** A mummy with pets: what she gives away comes home, one bite at a time. */
export const amundyr: CharacterDef = {
  name: 'Amundyr',
  fullName: 'Amundyr the Cursed',
  book: 'rdi6',
  villain: true,
  traits: ['mummy'],
  mugs: 2,
  pitch: 'Hands out Scarabs with everything she does; they nibble turn after turn, long after she hit you.',
  tokens: [{ name: 'scarabs', words: SCARABS, start: 12, max: 12 }],
  hooks: { anyTurnEnd: 'amundyr:scarabs', anyOut: 'amundyr:scarabs-home' },
  effects: [scarabBite],
  boss: { size: 15, deck: amundyrBoss },
  deck: [
    imIn('amundyr'),
    raise('amundyr'),
    winningHand('amundyr'),
    {
      key: 'amundyr.deal-this-round',
      title: "We'll deal this round",
      types: ['gambling'],
      copies: 1,
      provenance: 'named',
      uses: [
        {
          label: 'deal',
          when: { at: 'gamble' },
          effects: [{ verb: 'take-control' }, scarabs('each-in-round', 2)],
        },
      ],
    },
    sometimes(
      { key: 'amundyr.cheat-a-pharaoh', title: 'You dare cheat a Pharaoh??!?', provenance: 'named' },
      {
        label: 'catch a cheat',
        when: { at: 'play', by: 'another', cheats: true, onlyInside: true },
        effects: [{ verb: 'negate' }, { verb: 'win-round' }],
      },
    ),
    herTip({ key: 'amundyr.her-tip', title: 'Oh, I guess the Wench thought that was her tip...' }),
    leave({
      key: 'amundyr.lost-a-finger',
      title: "Deal me out. I've dropped a finger somewhere.",
      copies: 2,
    }),
    // Her Actions
    attack(
      {
        key: 'amundyr.itsy-and-bitsy',
        title: "I see you've met Itsy and Bitsy!",
        copies: 2,
        provenance: 'printed',
      },
      target.loses(1),
      scarabs('target', 2),
    ),
    attack(
      {
        key: 'amundyr.mummy-rot',
        title: 'Yup, that growth on your arm is definitely Mummy Rot',
        copies: 2,
        provenance: 'named',
      },
      target.loses(3),
    ),
    action(
      { key: 'amundyr.ah-choo', title: 'Ah-choo!', provenance: 'stated' },
      { verb: 'fortitude', who: 'each-other', by: -1 },
      scarabs('each-other', 1),
    ),
    attack(
      {
        key: 'amundyr.just-exploring',
        title: "Don't mind the scarabs. They're just exploring!",
        provenance: 'named',
      },
      { verb: 'feed', who: 'target', token: 'scarabs', name: SCARABS, back: 'lost' },
      { verb: 'draw', who: 'you', n: 1 },
    ),
    action(
      {
        key: 'amundyr.eat-up',
        title: "Eat up my pretties! We don't have all night!",
        provenance: 'named',
      },
      { verb: 'feed', who: 'each-other', token: 'scarabs', name: SCARABS, max: 1, back: 'anyway' },
      { verb: 'another-action', who: 'you' },
    ),
    action(
      { key: 'amundyr.hungry-scarabs', title: 'Hungry hungry scarabs', provenance: 'named' },
      { verb: 'fortitude', who: 'each-other', by: -1 },
      {
        verb: 'special',
        procedure: 'amundyr:hungry',
        text: 'if anybody Ignored this, you may pick a player. They get 2 Scarabs',
        told: 'if anybody Ignored this, {who} may pick a player, who gets 2 Scarabs',
        worth: 0.3,
        own: true,
      },
    ),
    // At any time
    anytime(
      {
        key: 'amundyr.the-mess',
        title: 'Sorry about the mess',
        copies: 2,
        provenance: 'named',
        retold: { 'core.affects.direct': [SCARABS_ALONE, 'rdi6.card.sorry-about-the-mess.1'] },
      },
      {
        label: 'shed some Scarabs',
        pick: { from: 'another', min: 1, max: 1 },
        effects: [scarabs('target', 2)],
      },
    ),
    tip('amundyr'),
    // Herself
    sometimes(
      { key: 'amundyr.are-you-done', title: 'Are you done now?', copies: 2, provenance: 'stated' },
      {
        label: 'lose 2 less',
        when: { at: 'play', costsFortitude: true },
        effects: [{ verb: 'reduce', by: 2 }],
      },
    ),
    // Book 6 does not say whose it is: Daareka has one as well.
    sometimes(
      { key: 'amundyr.that-happened', title: 'Oh. That happened', provenance: 'stated' },
      {
        label: 'lose only 1',
        when: { at: 'play', costsFortitude: true },
        effects: [{ verb: 'reduce', to: 1 }],
      },
    ),
    ignoreCard({ key: 'amundyr.nothing-left', title: "I'm already dead. What exactly is your plan?" }, [
      'fortitude',
      'alcohol',
    ]),
    hitBack(
      {
        key: 'amundyr.my-hat',
        title: 'You knocked off my hat!',
        provenance: 'stated',
        retold: { 'core.affects.direct': SCARABS_ALONE },
      },
      scarabs('attacker', 2),
    ),
    innPays({
      key: 'amundyr.tomb-raiders',
      title: 'I suppose these tomb raiders are good for something',
      provenance: 'stated',
    }),
    // Drinks
    ignoreDrink({
      key: 'amundyr.runs-right-through',
      title: 'It runs right through me. See the floor.',
      copies: 2,
    }),
    sometimes(
      { key: 'amundyr.sharing-is-caring', title: 'Sharing is caring', provenance: 'stated' },
      shareDrinkUse(
        'share the Drink',
        { verb: 'split-drink' },
        { verb: 'lace-drink', with: scarabs('drinker', 2) },
      ),
    ),
    sometimes(
      { key: 'amundyr.take-those', title: "We'll take those!", provenance: 'named' },
      {
        label: 'order 2 more',
        when: { at: 'order' },
        effects: [{ verb: 'order', n: 2, gives: { token: 'scarabs', name: SCARABS } }],
      },
    ),
    orderMore({
      key: 'amundyr.drinks-for-these-fiends',
      title: 'Wench, bring some drinks for these fiends!',
      provenance: 'named',
      copies: 2,
    }),
    idontThinkSo('amundyr'),
    stopPlaying('amundyr'),
  ],
};
