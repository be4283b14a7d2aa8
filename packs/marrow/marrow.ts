/**
 * Captain Marrow: a pack that needs a procedure, because its Toll asks a question that no verb asks. Whoever runs a house
 * installs it: `taproom serve --pack packs/marrow`.
 */
import {
  change,
  chooseOne,
  isPresent,
  pay,
  type Answer,
  type CardDef,
  type Effect,
  type Pack,
  type Run,
  type SpecialFrame,
  type Use,
} from '@taproom/inn';
import type { Procedure } from '@taproom/kernel';

const FARE = 2;

/** Whoever is asked for the Toll pays it, as far as they can, or swims. */
const toll: Procedure<Run, SpecialFrame, Answer> = {
  steps: [
    (t, f) => {
      const [payer] = f.targets;
      const options = [
        ...(t.side(payer).gold >= FARE ? [{ word: `pay ${FARE} Gold`, costs: true as const }] : []),
        { word: 'swim' },
      ];
      chooseOne(t, payer, 'marrow-toll', options, f.card);
    },
    // What was chosen is in the frame's memory. Whoever cannot pay had one choice, and that was to swim.
    (t, f) => {
      const [payer] = f.targets;
      const pays = f.memory[0] === 0 && t.side(payer).gold >= FARE;
      if (pays) pay(t, payer, FARE, isPresent(t.s, f.by) ? f.by : -1, f.card, false);
      else change(t, payer, 'fortitude', -FARE, f.card);
    },
  ],
};

const fare: Effect = {
  verb: 'special',
  procedure: 'marrow:toll',
  text: `They pay you ${FARE} Gold, or swim: they lose ${FARE} Fortitude`,
  told: `{who} pays the ferryman ${FARE} Gold, or loses ${FARE} Fortitude`,
  worth: -2,
};

const card = (title: string, types: CardDef['types'], copies: number, ...uses: Use[]): CardDef => ({
  key: `marrow.${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`,
  title,
  types,
  copies,
  provenance: 'ours',
  uses,
});

const one = { from: 'another', min: 1, max: 1 } as const;
const action = (label: string, ...effects: Effect[]): Use => ({ label, when: { at: 'action' }, effects });
const at = (label: string, when: Use['when'], ...effects: Effect[]): Use => ({ label, when, effects });
const aimed = (use: Use): Use => ({ ...use, pick: one });
const anyCard = ['action', 'sometimes', 'anytime'] as const;

export const pack: Pack = {
  name: 'marrow',
  procedures: { 'marrow:toll': toll },
  questions: { 'marrow-toll': 'The fare is 2 Gold. Pay it, or swim.' },
  characters: [
    {
      name: 'Marrow',
      fullName: 'Captain Marrow',
      book: 'marrow',
      traits: [],
      mugs: 1,
      pitch:
        'The river has been dry for years, and still nobody crosses this room without paying the ferryman his fare.',
      mark: { sign: 'hourglass', colour: '#2a4450' },
      deck: [
        {
          ...card(
            "Gambling? I'm in!",
            ['action', 'gambling'],
            6,
            action('start a Round of Gambling', { verb: 'ante', n: 1 }, { verb: 'start-round' }),
            at('take control', { at: 'gamble' }, { verb: 'take-control' }),
          ),
          family: 'im-in',
        },
        {
          ...card(
            'I raise!',
            ['gambling'],
            2,
            at('raise', { at: 'gamble' }, { verb: 'ante', n: 1 }, { verb: 'take-control' }),
          ),
          family: 'raise',
        },
        {
          ...card(
            'Winning Hand!',
            ['gambling'],
            2,
            at('take control', { at: 'gamble' }, { verb: 'take-control', lock: true }),
          ),
          family: 'winning-hand',
        },
        card(
          'A marked coin, and the mark is mine',
          ['cheating'],
          1,
          at('cheat', { at: 'gamble' }, { verb: 'take-control' }, { verb: 'skim-pot', n: 1 }),
        ),
        card('Toll!', ['action'], 4, aimed(action('ask for the fare', fare))),
        card(
          'Mind the gap between boat and jetty',
          ['action'],
          3,
          aimed(action('attack', { verb: 'fortitude', who: 'target', by: -2 })),
        ),
        card(
          'All aboard who owe me',
          ['action'],
          1,
          action('collect', { verb: 'pay', who: 'each-other', n: 1, to: 'you' }),
        ),
        card(
          'We take on water. And ale.',
          ['action'],
          2,
          action('rock the boat', { verb: 'alcohol', who: 'each-other', by: 1 }),
        ),
        card(
          'Children and wizards half price',
          ['anytime'],
          2,
          at('feel generous', { at: 'any' }, { verb: 'fortitude', who: 'you', by: 2 }),
        ),
        {
          ...card('One for the lighthouse.', ['anytime'], 1, {
            ...at('a player tips', { at: 'any' }, { verb: 'pay', who: 'target', n: 1, to: 'inn' }),
            pick: { from: 'any', min: 1, max: 1 },
          }),
          family: 'tip',
        },
        card(
          'This is my stop',
          ['sometimes'],
          3,
          at('leave the Round', { at: 'play', antes: true }, { verb: 'leave-round' }),
          at('Ignore a Drink', { at: 'drink', whose: 'yours' }, { verb: 'ignore-drink' }),
        ),
        card(
          'I have rowed through worse',
          ['sometimes'],
          3,
          at(
            'Ignore a card',
            { at: 'play', types: anyCard, affects: ['fortitude', 'alcohol', 'gold'] },
            { verb: 'ignore' },
          ),
        ),
        card('No refunds', ['sometimes'], 2, {
          ...at(
            'ask the attacker for the fare',
            { at: 'loss', of: 'you' },
            { verb: 'fortitude', who: 'attacker', by: -2 },
          ),
        }),
        card(
          'The company pays',
          ['sometimes'],
          2,
          at('the Inn pays', { at: 'play', pays: true }, { verb: 'inn-pays' }),
        ),
        card(
          'Bilge, freshly drawn',
          ['sometimes'],
          2,
          at('spike a Drink', { at: 'drink', whose: 'any' }, { verb: 'change-drink', alcohol: 1 }),
        ),
        card('Hold this, I need to bail', ['sometimes'], 1, {
          ...at('pass a Drink on', { at: 'drink', whose: 'yours' }, { verb: 'pass-drink' }),
          pick: one,
        }),
        card(
          'A round for the rowers',
          ['sometimes'],
          2,
          at(
            'order 2 more',
            { at: 'order' },
            { verb: 'pay', who: 'you', n: 1, to: 'inn' },
            { verb: 'order', n: 2 },
          ),
        ),
        {
          ...card(
            "I don't think so!",
            ['sometimes'],
            1,
            at('Negate a Sometimes Card', { at: 'play', types: ['sometimes'] }, { verb: 'negate' }),
          ),
          family: 'i-dont-think-so',
          answeredOnlyBy: ['i-dont-think-so'],
        },
      ],
    },
  ],
};
