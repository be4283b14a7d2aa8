import type { CardDef, CharacterDef, Effect } from '@taproom/inn';
import {
  action,
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
  leaveOrIgnoreDrink,
  orderMore,
  raise,
  sometimes,
  stopPlaying,
  target,
  tip,
  winningHand,
} from '../standard.ts';
import { patients, SUPPLIES } from './terci-patients.ts';

type Supply = 'salve' | 'splint' | 'bandage';

/** A Medical Supplies icon: one token after everything else that the card does, or one of several. */
const icon = (...supplies: Supply[]): Effect =>
  supplies.length > 1
    ? { verb: 'choose-token', tokens: supplies }
    : {
        verb: 'token',
        who: 'you',
        token: supplies[0],
        name: SUPPLIES[supplies[0]],
        by: 1,
      };

/** The card with an icon in its corner, however it is played. */
const supplied = (def: CardDef, ...supplies: Supply[]): CardDef => ({
  ...def,
  uses: def.uses.map((use) => ({ ...use, effects: [...use.effects, icon(...supplies)] })),
});

/** The rule by which Medical Supplies are spent. */
const TREATING = 'rdi9.terci.treat-anytime';

/** The practice is wherever they sit: every card yields a bandage or two, and healed people are grateful. */
export const terci: CharacterDef = {
  name: 'Terci',
  fullName: 'Doctor Terci',
  book: 'rdi9',
  traits: ['doctor'],
  mugs: 3,
  pitch:
    'A healer without magic: gathers Salves, Splints and Bandages, treats whoever waits, and is repaid in favours.',
  sideDecks: [{ name: 'patientDeck', title: 'Patient Deck', cards: patients }],
  tokens: [
    { name: 'salve', words: SUPPLIES.salve, start: 0, max: 3, spending: TREATING },
    { name: 'splint', words: SUPPLIES.splint, start: 0, max: 3, spending: TREATING },
    { name: 'bandage', words: SUPPLIES.bandage, start: 0, max: 3, spending: TREATING },
  ],
  hooks: { setup: 'terci:setup', turnStart: 'terci:waiting-room' },
  deck: [
    imIn('terci'),
    raise('terci'),
    winningHand('terci'),
    supplied(
      cheat({
        key: 'terci.not-a-cheater',
        title: "I'm a doctor, not a cheater",
        copies: 2,
        provenance: 'named',
      }),
      'bandage',
    ),
    supplied(
      {
        key: 'terci.stick-with-this-hand',
        title: "I guess I'll stick with this hand",
        types: ['cheating', 'sometimes'],
        copies: 1,
        provenance: 'named',
        uses: [
          {
            label: 'cheat',
            when: { at: 'gamble' },
            effects: [{ verb: 'take-control' }],
            types: ['cheating'],
          },
          {
            label: 'stay in the Round',
            when: { at: 'play', forcesOut: true },
            effects: [{ verb: 'ignore' }],
            types: ['sometimes'],
          },
        ],
      },
      'splint',
    ),
    herTip({
      key: 'terci.her-tip',
      title: 'Oh, I guess the Barkeep thought that was a tip...',
      provenance: 'ours',
    }),
    supplied(
      leaveOrIgnoreDrink({
        key: 'terci.making-my-rounds',
        title: "Sorry, I'm making my rounds. The other rounds.",
      }),
      'bandage',
    ),
    // Their Actions
    supplied(
      attack(
        { key: 'terci.wont-hurt', title: "This won't hurt a bit. Me, I mean.", copies: 2 },
        target.loses(2),
      ),
      'bandage',
    ),
    supplied(
      attack(
        { key: 'terci.bite-down', title: 'Bite down on this. No, not on the mug!', copies: 2 },
        target.loses(2),
        target.drinksIn(1),
      ),
      'splint',
    ),
    attack(
      { key: 'terci.malpractice', title: "It's not malpractice if I keep practising!" },
      target.loses(3),
      {
        verb: 'pay',
        who: 'you',
        n: 1,
        to: 'inn',
      },
    ),
    supplied(
      action(
        { key: 'terci.flu-shots', title: 'Flu shots for everyone! Sleeves up!' },
        { verb: 'fortitude', who: 'each-other', by: -1 },
      ),
      'salve',
      'splint',
      'bandage',
    ),
    supplied(
      attack(
        { key: 'terci.anaesthetic', title: 'First the anaesthetic. Down in one, please.' },
        target.drinksIn(3),
      ),
      'salve',
      'bandage',
    ),
    supplied(
      action(
        { key: 'terci.consultation-fee', title: 'My advice? Drink less. One Gold each!' },
        { verb: 'alcohol', who: 'each-other', by: -1 },
        { verb: 'pay', who: 'each-other', n: 1, to: 'you' },
      ),
      'salve',
      'splint',
    ),
    // At any time
    supplied(
      anytime(
        { key: 'terci.doctor-heals', title: 'Two of these, and no stairs for a week.', copies: 2 },
        { label: 'take their own medicine', effects: [{ verb: 'fortitude', who: 'you', by: 2 }] },
      ),
      'salve',
    ),
    supplied(
      anytime(
        { key: 'terci.next', title: 'Next!' },
        {
          label: 'call in the next',
          effects: [
            {
              verb: 'special',
              procedure: 'terci:next',
              text: 'you may discard Waiting Patients. Then fill your Waiting Patient slots',
              told: '{who} may discard Waiting Patients, and fills their Waiting Patient slots',
              worth: 0.4,
              own: true,
            },
          ],
        },
      ),
      'salve',
      'splint',
      'bandage',
    ),
    tip('terci', 'Barkeep'),
    // Their answers
    supplied(
      ignoreCard({ key: 'terci.doctors-orders', title: "Doctor's orders: absolutely not.", copies: 2 }, [
        'fortitude',
        'alcohol',
      ]),
      'splint',
    ),
    supplied(
      sometimes(
        { key: 'terci.stitched-this-coat', title: 'I stitched this coat as I stitch people: twice.' },
        {
          label: 'lose 3 less',
          when: { at: 'play', costsFortitude: true },
          effects: [{ verb: 'reduce', by: 3 }],
        },
      ),
      'bandage',
    ),
    supplied(
      hitBack(
        {
          key: 'terci.call-me-in-the-morning',
          title: 'Take that and call me in the morning',
          provenance: 'named',
        },
        { verb: 'fortitude', who: 'attacker', by: -2 },
      ),
      'splint',
    ),
    supplied(
      innPays({
        key: 'terci.actually-pay-me',
        title: 'Sometimes, my patients actually pay me!',
        copies: 2,
        provenance: 'stated',
      }),
      'salve',
    ),
    // Drinks
    supplied(
      ignoreDrink({ key: 'terci.for-external-use', title: 'This is for external use only!', copies: 2 }),
      'salve',
    ),
    supplied(
      sometimes(
        { key: 'terci.water-it-down', title: 'Take with food. And a bucket of water.' },
        {
          label: 'water a Drink down',
          when: { at: 'drink', whose: 'yours' },
          effects: [{ verb: 'change-drink', alcohol: -2 }],
        },
      ),
      'splint',
      'bandage',
    ),
    orderMore({
      key: 'terci.drinks-for-my-friends',
      title: 'Barkeep, bring some drinks for my friends!',
      copies: 2,
      provenance: 'ours',
    }),
    idontThinkSo('terci'),
    stopPlaying('terci', 'Barkeep'),
  ],
};
