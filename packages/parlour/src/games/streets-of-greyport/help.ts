/** Streets of Greyport, explained. */
import { about, onlyWith, type GameHelp } from '../../help/help.ts';
import { ANTE, byColourTie, points } from '../../help/shared.ts';
import { warehouseOf } from './game.ts';
import { ROBBED, threatOf, warehouseStanding } from './scoring.ts';

const { say, scores, rules } = about('streets-of-greyport');

export const streetsOfGreyportHelp: GameHelp = {
  goal: say(
    'Bring the most valuable goods into your Warehouse before three Rogues rob your Cart.',
    'highest-wins',
    'robbed',
  ),
  steps: [
    ANTE,
    say(
      'There are 12 rounds with 2 to 4 players, 9 with 5 or 6, 6 with more. In each everybody has one turn: Stock or Ship.',
      'rounds-2-4',
      'rounds-5-6',
      'rounds-7-8',
      'one-action',
    ),
    say(
      'Stock: draw 3 cards. Rogues among them are shown and stay in front of you.',
      'stock-draw',
      'rogues-stay',
    ),
    say('Three Rogues in front of you: you are robbed of hand and Cart (not of the Warehouse).', 'robbed'),
    say(
      'Otherwise load any of the cards onto your Cart, all of one colour; the rest is discarded. You may empty the Cart for another colour.',
      'load',
      'cart',
      'cart-dump',
    ),
    say(
      'Ship: your Rogues go away, and the Cart goes into the Warehouse, where it is safe.',
      'ship',
      'warehouse',
    ),
    say(
      'At the end the last Cart goes into the Warehouse, too; the most points win.',
      'final-cart',
      'step-7',
      'highest-wins',
    ),
  ],
  scoring: [
    scores('Each Merchant in the Warehouse', '4', 'rank-sum'),
    scores('Each Bard', '3', 'rank-sum'),
    scores('Each Lady', '2', 'rank-sum'),
    scores('Each Warrior', '1', 'rank-sum'),
    onlyWith(
      'dragons',
      scores('A Dragon drawn', 'counts as three Rogues: you are robbed', 'dragons.three-rogues'),
    ),
    onlyWith('caravan-guards', scores('A Dragon that a Warrior slew', '6', 'caravan-guards.dragon')),
    onlyWith(
      'protection-racket',
      scores(
        'Rogues of one colour in the Warehouse',
        'only that colour scores; Rogues score 0',
        'protection-racket.one-color',
        'protection-racket.rogue-zero',
      ),
    ),
    onlyWith(
      'protection-racket',
      scores('Rogues of several colours there', 'you score 0', 'protection-racket.two-colors'),
    ),
  ],
  ties: {
    ...byColourTie('streets-of-greyport'),
    text: 'Equal scores: the most cards in the Warehouse win, then the most of one colour. Still equal: the pot is split.',
  },
  variants: {
    dragons: say('A Dragon that you draw counts as three Rogues.', 'dragons.three-rogues'),
    'caravan-guards': say(
      'A Warrior may ride with any colour, and may be given up to drive away a Rogue (or slay a Dragon) that you have just drawn.',
      'caravan-guards.any-color',
      'caravan-guards.negate',
      'caravan-guards.not-old',
      'caravan-guards.dragon',
    ),
    'protection-racket': say(
      'You may load Rogues of the Cart’s colour before anybody sees them; they score nothing and limit what scores.',
      'protection-racket.load-rogues',
      'protection-racket.rogue-zero',
      'protection-racket.one-color',
      'protection-racket.two-colors',
    ),
  },
  questions: {
    turn: {
      ask: 'Your turn: do you Stock (draw 3 cards, and risk Rogues) or Ship (bring your Cart into the Warehouse)?',
      options: {
        stock: 'Stock: draw 3 cards',
        ship: 'Ship: your Cart goes into the Warehouse, your Rogues go away',
        dump: 'Empty your Cart first',
      },
      rules: rules('step-3', 'one-action'),
    },
    load: {
      ask: 'What do you load onto your Cart? All of it must have one colour; you are asked again until you are done.',
      none: 'Done: discard the rest',
      options: { dump: 'Empty your Cart, for another colour' },
      rules: rules('load', 'cart', 'cart-dump'),
    },
    bribe: {
      ask: 'Which Rogue do you load before it is seen, if any? It must have the colour of your Cart.',
      none: 'Load no Rogue',
      options: { dump: 'Empty your Cart, for another colour' },
      rules: rules('protection-racket.load-rogues'),
    },
    guard: {
      ask: 'Does one of your Warriors drive away somebody whom you have just drawn?',
      none: 'Nobody',
      rules: rules('caravan-guards.negate', 'caravan-guards.not-old'),
    },
    last: {
      ask: 'The game ends. Does your last Cart go into the Warehouse?',
      options: { ship: 'Ship it', dump: 'Empty it' },
      rules: rules('final-cart', 'cart-dump'),
    },
  },
  zones: {
    hand: 'drawn',
    cart: 'Cart',
    rogues: 'Rogues',
    trophies: 'slain Dragons',
    round: 'round',
    ...Object.fromEntries(
      Array.from({ length: 13 }, (_, i) => [`shipment ${i + 1}`, `Warehouse, shipment ${i + 1}`]),
    ),
  },
  worth(seen) {
    const { variants } = seen.setup;
    const warehouse = warehouseOf(seen.lying.seats[seen.seat]);
    const { score } = warehouseStanding(warehouse, variants);
    const cart = seen.cards('cart');
    const shipped = warehouseStanding([...warehouse, cart], variants).score;
    const threat = threatOf(seen.cards('rogues'));
    return [
      `Your Warehouse is worth ${points(score)}.`,
      cart.length === 0 ? 'Your Cart is empty.' : `With your Cart in it, it would be ${points(shipped)}.`,
      threat === 0
        ? 'No Rogue lies in front of you.'
        : `${threat === 1 ? 'A Rogue lies' : `${threat} Rogues lie`} in front of you: ${ROBBED - threat} more and you are robbed.`,
    ];
  },
};
