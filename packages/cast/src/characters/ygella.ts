import type { CardDef, CharacterDef, Effect } from '@taproom/inn';
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
  you,
} from '../standard.ts';

/** A Pet Card: the word does nothing by itself, but some of her cards look for it (rdi9.ygella.pet-subtype). */
const pet = (def: CardDef): CardDef => ({ ...def, subtypes: ['Pet'] });

const callPet: Effect = { verb: 'fetch', subtype: 'Pet' };
const findPets = (n: number): Effect => ({ verb: 'dig', subtype: 'Pet', n });

const eachLoses: Effect = { verb: 'fortitude', who: 'each-other', by: -1 };
const eachPays: Effect = { verb: 'pay', who: 'each-other', n: 1, to: 'you' };

/** With another Pet in her hand to show, a card does this instead. */
const withAnother = (def: CardDef, ...effects: Effect[]): CardDef => ({
  ...def,
  uses: [
    ...def.uses,
    {
      ...def.uses[0],
      label: `show another Pet: ${def.uses[0].label}`,
      cost: { reveals: 'Pet', rule: 'house.770-another-pet' },
      effects,
    },
  ],
});

/** Wild beasts: what she has thrown at people comes back when she whistles. */
export const ygella: CharacterDef = {
  name: 'Ygella',
  fullName: 'Beastsergeant Ygella',
  book: 'rdi9',
  traits: ['ranger'],
  mugs: 1,
  pitch:
    'A Runoff Ranger with a coat full of beasts: they bite, swarm and beg, and come back when she calls.',
  deck: [
    imIn('ygella'),
    raise('ygella'),
    winningHand('ygella'),
    pet(
      cheat(
        { key: 'ygella.never-mind-the-bat', title: 'Never mind the bat. He just likes pictures.' },
        findPets(2),
      ),
    ),
    herTip({
      key: 'ygella.her-tip',
      title: 'Oh, I guess the Barkeep thought that was a tip...',
      provenance: 'ours',
    }),
    sometimes(
      { key: 'ygella.patrol-duty', title: "Sorry, I'm on patrol duty", copies: 2, provenance: 'named' },
      leaveUse,
      ignoreEventUse,
    ),
    pet(
      also(
        leaveOrIgnoreDrink({
          key: 'ygella.in-the-kitchen',
          title: "'Scuse me, my weasel is in the kitchen!",
        }),
        findPets(1),
      ),
    ),
    // Her Actions
    pet(
      attack(
        {
          key: 'ygella.ants-in-their-pants',
          title: "Someone's got ants in their pants!",
          copies: 2,
          provenance: 'named',
        },
        target.loses(2),
      ),
    ),
    pet(
      withAnother(
        attack(
          { key: 'ygella.bites-everybody', title: 'She bites everybody once. Even me!' },
          target.loses(3),
          { verb: 'fortitude', who: 'you', by: -1 },
        ),
        target.loses(3),
      ),
    ),
    pet(
      withAnother(
        attack(
          { key: 'ygella.mostly-fruit', title: 'Hold still! His venom is mostly fruit.' },
          target.loses(1),
          target.drinksIn(1),
        ),
        target.loses(1),
        target.drinksIn(2),
      ),
    ),
    pet(
      attack(
        { key: 'ygella.hold-one', title: 'Wanna hold one?', provenance: 'named' },
        target.loses(1),
        callPet,
      ),
    ),
    pet(
      attack(
        {
          key: 'ygella.taken-a-lichen',
          title: "Ooh, he's taken a lichen to you!",
          copies: 2,
          provenance: 'named',
        },
        target.drinksIn(2),
      ),
    ),
    pet(
      withAnother(
        action({ key: 'ygella.group-hug', title: 'Group hug!', provenance: 'named' }, eachLoses),
        eachLoses,
        you.gain(1),
      ),
    ),
    pet(
      withAnother(
        action(
          { key: 'ygella.two-headed-lizard', title: 'Two-headed lizard! One Gold to look. Each!' },
          eachPays,
        ),
        eachPays,
        you.gain(1),
      ),
    ),
    // At any time
    anytime(
      { key: 'ygella.spelunker-snack', title: 'Who wants a Spelunker Snack?', provenance: 'named' },
      { label: 'feed the Pets', effects: [findPets(3)] },
    ),
    anytime(
      { key: 'ygella.good-centipede', title: "Who's a good centipede? All hundred feet of you!" },
      { label: 'cuddle a Pet', effects: [{ verb: 'fortitude', who: 'you', by: 1 }, callPet] },
    ),
    tip('ygella', 'Barkeep'),
    // Her answers
    ignoreCard(
      {
        key: 'ygella.dig-our-way-out',
        title: 'Uh-oh! Time to dig our way out of trouble!',
        copies: 2,
        provenance: 'stated',
        retold: {
          'core.affects.drink-modifier-indirect': 'rdi9.card.uh-oh-time-to-dig-our-way-out-of-trouble.1',
          'core.affects.negating-indirect': 'rdi9.card.uh-oh-time-to-dig-our-way-out-of-trouble.2',
          'core.affects.pot-outcome-indirect': 'rdi9.card.uh-oh-time-to-dig-our-way-out-of-trouble.3',
        },
      },
      ['fortitude', 'alcohol', 'gold'],
    ),
    sometimes(
      {
        key: 'ygella.bucklers',
        title: "Good thing I was wearing my great-grandmother's bucklers!",
        provenance: 'stated',
      },
      {
        label: 'lose 2 less',
        when: { at: 'play', costsFortitude: true },
        effects: [{ verb: 'reduce', by: 2 }],
      },
    ),
    pet(
      hitBack(
        { key: 'ygella.they-swarm', title: 'Careful! They swarm when threatened', provenance: 'named' },
        { verb: 'fortitude', who: 'attacker', by: -2 },
      ),
    ),
    innPays({
      key: 'ygella.fancy-rock',
      title: "How 'bout a fancy rock instead?",
      copies: 2,
      provenance: 'stated',
    }),
    // Drinks
    ignoreDrink({
      key: 'ygella.cavern-walls',
      title: "I've drunk stronger stuff running down cavern walls!",
      copies: 2,
      provenance: 'stated',
    }),
    sometimes(
      { key: 'ygella.curl-your-whiskers', title: "This'll curl your whiskers!", provenance: 'stated' },
      shareDrinkUse('split a Drink', { verb: 'split-drink' }),
    ),
    orderMore({
      key: 'ygella.drinks-for-my-friends',
      title: 'Barkeep, bring some drinks for my friends!',
      copies: 2,
      provenance: 'ours',
    }),
    idontThinkSo('ygella'),
    stopPlaying('ygella', 'Barkeep'),
  ],
};
