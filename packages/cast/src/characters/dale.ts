import type { CardDef, CharacterDef, Effect, Use } from '@taproom/inn';
import {
  action,
  anytime,
  attack,
  herTip,
  hitBack,
  idontThinkSo,
  ignoreCard,
  ignoreDrink,
  ignoreEventUse,
  imIn,
  innPays,
  leaveUse,
  orderMore,
  raise,
  sometimes,
  spike,
  stopPlaying,
  target,
  tip,
  winningHand,
} from '../standard.ts';
import { mushrooms } from './dale-mushrooms.ts';

const plant: Effect = {
  verb: 'special',
  procedure: 'dale:plant',
  text: 'you Plant a Mushroom',
  told: '{who} Plants a Mushroom',
  worth: 0.8,
  own: true,
};
const grow: Effect = {
  verb: 'special',
  procedure: 'dale:grow',
  text: 'each of your Mushrooms Grows',
  told: 'each of {who}’s Mushrooms Grows',
  worth: 0.6,
  own: true,
};

/** A use with its Harvest effect in place of the base effect: “instead”. */
const harvest = (use: Use, value: number, ...effects: Effect[]): Use => ({
  ...use,
  label: `harvest ${value}: ${use.label}`,
  cost: { value, word: 'Harvest', rule: 'rdi9.dale.harvest-total' },
  effects,
});

/** The card's only use, and beside it the same with a Harvest effect instead. */
const harvestInstead = (def: CardDef, value: number, ...effects: Effect[]): CardDef => ({
  ...def,
  uses: [...def.uses, harvest(def.uses[0], value, ...effects)],
});

/** The same with a Harvest effect that is added. */
const harvestAlso = (def: CardDef, value: number, ...effects: Effect[]): CardDef =>
  harvestInstead(def, value, ...def.uses[0].effects, ...effects);

const ignoreLoss: Use = {
  label: 'Ignore a loss',
  when: { at: 'play', costsFortitude: true },
  effects: [{ verb: 'ignore' }],
};

const roughRow = (label: string, effect: Effect): Use => ({
  label,
  when: { at: 'action' },
  pick: { from: 'another', min: 1, max: 1 },
  effects: [target.loses(2), effect],
});

/** A garden in front of him: what ripens there makes his plain cards strong. */
export const dale: CharacterDef = {
  name: 'Dale',
  fullName: 'Dale the Mycologist',
  book: 'rdi9',
  traits: ['pixie'],
  mugs: 3,
  pitch:
    'A pixie farmer with a box of Mushrooms: let them grow, throw them in with what you play, or wait and see.',
  sideDecks: [{ name: 'mushroomDeck', title: 'Mushroom Deck', cards: mushrooms }],
  hooks: { setup: 'dale:setup', turnStart: 'dale:turn-start', turnEnd: 'dale:turn-end' },
  deck: [
    imIn('dale'),
    raise('dale'),
    winningHand('dale'),
    sometimes(
      { key: 'dale.know-a-plant', title: 'I know a plant when I see one!' },
      {
        label: 'catch a cheat',
        when: { at: 'play', by: 'another', cheats: true, onlyInside: true },
        effects: [{ verb: 'negate' }, { verb: 'win-round' }],
      },
    ),
    herTip({
      key: 'dale.her-tip',
      title: 'Oh, I guess the Barkeep thought that was a tip...',
      provenance: 'ours',
    }),
    sometimes(
      {
        key: 'dale.sharpenin-my-tools',
        title: "Can'tcha see I'm sharpenin' my tools?",
        copies: 2,
        provenance: 'stated',
      },
      leaveUse,
      ignoreEventUse,
    ),
    // His Actions
    {
      key: 'dale.tough-row-to-hoe',
      title: "Here's a tough row to hoe",
      types: ['action'],
      copies: 2,
      provenance: 'named',
      uses: [roughRow('Plant', plant), roughRow('Grow', grow)],
    },
    harvestInstead(
      attack(
        { key: 'dale.off-my-compost', title: 'Get your boots off my compost!', copies: 2 },
        target.loses(1),
      ),
      4,
      target.loses(4),
    ),
    harvestInstead(
      attack(
        { key: 'dale.mostly-mushroom', title: "Try the stew! It's mostly mushroom." },
        target.loses(1),
        target.drinksIn(1),
      ),
      3,
      target.loses(1),
      target.drinksIn(2),
    ),
    harvestInstead(
      action(
        { key: 'dale.little-sneeze', title: "Aaah... aaah... that was nothin' but a little sneeze!" },
        { verb: 'fortitude', who: 'each-other', by: -1 },
      ),
      6,
      { verb: 'fortitude', who: 'each-other', by: -2 },
    ),
    harvestAlso(
      action(
        { key: 'dale.market-day', title: 'Market day! Fresh from the cellar!' },
        { verb: 'pay', who: 'each-other', n: 1, to: 'you' },
      ),
      3,
      { verb: 'gold', who: 'you', n: 1 },
    ),
    action(
      {
        key: 'dale.outstanding-in-my-field',
        title: "Folks say I'm outstanding in my field!",
        provenance: 'named',
      },
      plant,
      { verb: 'fortitude', who: 'you', by: 1 },
      { verb: 'end-turn', awake: true },
    ),
    // At any time
    harvestInstead(
      anytime(
        { key: 'dale.cordial', title: 'Just a nip of my fungus cordial. For the wings.' },
        { label: 'take a nip', effects: [{ verb: 'fortitude', who: 'you', by: 1 }] },
      ),
      4,
      { verb: 'fortitude', who: 'you', by: 3 },
    ),
    anytime(
      { key: 'dale.spillin-beer', title: "Ain't spillin' beer, I'm waterin' the crop!" },
      { label: 'water the crop', effects: [grow, { verb: 'draw', who: 'you', n: 1 }] },
    ),
    tip('dale', 'Barkeep'),
    // His answers
    sometimes(
      { key: 'dale.that-tears-it', title: 'That tears it!', copies: 2, provenance: 'named' },
      ignoreLoss,
      // With the Harvest effect it also answers what can't be Ignored.
      {
        ...harvest(ignoreLoss, 3, { verb: 'ignore' }, { verb: 'fortitude', who: 'attacker', by: -2 }),
        evenIfProof: true,
      },
    ),
    ignoreCard({ key: 'dale.dirt-nap', title: "Can't get me, I'm takin' a dirt nap!" }, [
      'fortitude',
      'alcohol',
    ]),
    harvestInstead(
      hitBack(
        { key: 'dale.stepped-in-my-seedlings', title: 'Ya just stepped in my seedlings!' },
        { verb: 'fortitude', who: 'attacker', by: -1 },
      ),
      4,
      { verb: 'fortitude', who: 'attacker', by: -3 },
    ),
    innPays({ key: 'dale.in-truffles', title: 'Will ya take it in truffles?', copies: 2 }),
    // Drinks
    ignoreDrink({
      key: 'dale.offa-my-crops',
      title: "This'll keep the vermin offa my crops!",
      copies: 2,
      provenance: 'stated',
    }),
    spike(
      {
        key: 'dale.pixie-dust',
        title: 'Mushroom spores, pixie dust, same difference!',
        copies: 2,
        provenance: 'stated',
        retold: {
          'core.affects.drink-modifier-indirect': 'rdi9.card.mushroom-spores-pixie-dust-same-difference.1',
        },
      },
      1,
    ),
    harvestInstead(
      sometimes(
        { key: 'dale.through-a-puffball', title: 'Best strain that through a puffball first.' },
        {
          label: 'strain a Drink',
          when: { at: 'drink', whose: 'yours' },
          effects: [{ verb: 'change-drink', alcohol: -1 }],
        },
      ),
      3,
      { verb: 'ignore-drink' },
      { verb: 'draw', who: 'you', n: 1 },
    ),
    orderMore({
      key: 'dale.drinks-for-my-friends',
      title: 'Barkeep, bring some drinks for my friends!',
      copies: 2,
      provenance: 'ours',
    }),
    idontThinkSo('dale'),
    stopPlaying('dale', 'Barkeep'),
  ],
};
