/** Den of Thieves, explained. */
import { isDragon } from '../../cards/deck.ts';
import { about, onlyWith, type GameHelp } from '../../help/help.ts';
import { ANTE, BET, byRankTie, exchanging, points } from '../../help/shared.ts';
import { countsOf, honestInn, thievesDen } from './scoring.ts';

const { say, scores, rules } = about('den-of-thieves');
const EXCHANGE = say('In turn everybody may exchange up to 2 cards.', 'step-4', 'step-6');

export const denOfThievesHelp: GameHelp = {
  goal: say('Fill your inn with the seven guests that pay best together.', 'highest-wins'),
  steps: [
    ANTE,
    say('Everybody gets 7 cards: the guests.', 'step-2'),
    BET,
    EXCHANGE,
    BET,
    EXCHANGE,
    BET,
    say('Hands are shown; the most points win.', 'step-8', 'highest-wins'),
  ],
  scoring: [
    scores('Each Bard', '1', 'bards'),
    scores('Each Lady', '1, and 1 more for each Bard', 'ladies'),
    scores('1, 2, 3, 4, 5, 6 or 7 Merchants', '1, 3, 5, 8, 11, 15 or 19 in all', 'merchants'),
    scores(
      'Each Warrior',
      '3, and 1 for each Rogue that he drives off (up to 2)',
      'warriors',
      'warriors-defeat',
    ),
    scores(
      'Each other Rogue',
      'robs a guest: first Merchants, then Ladies, then Bards; both are gone',
      'rogues-rob',
      'rob-order',
      'after-removal',
    ),
    scores(
      'Or your inn is a Den of Thieves',
      'Warriors are Rogues then, and each one who robs nobody scores 2',
      'den-option',
      'den-warriors',
      'den-score',
    ),
    onlyWith(
      'strong-warriors',
      scores('A Warrior who robs nobody in a Den of Thieves', '3', 'strong-warriors.three'),
    ),
    onlyWith(
      'dragons',
      scores(
        'A Dragon that you can slay (2 Warriors, or 4 Rogues, or a Warrior and 2 Rogues)',
        '12 together with its slayers',
        'dragons.slay',
        'dragons.slain-points',
      ),
    ),
    onlyWith(
      'dragons',
      scores('A Dragon that you cannot slay', 'your whole hand scores 0', 'dragons.unslain'),
    ),
    onlyWith('dragons', scores('All three Dragons', '19, whatever else you hold', 'dragons.three')),
  ],
  ties: byRankTie('den-of-thieves'),
  variants: {
    'strong-warriors': say(
      'In a Den of Thieves a Warrior who robs nobody scores 3 instead of 2.',
      'strong-warriors.three',
    ),
    dragons: say(
      'A Dragon in your hand scores 12 with those who slay it, or ruins everything if nobody can; three score 19.',
      'dragons.slay',
      'dragons.slain-points',
      'dragons.unslain',
      'dragons.three',
    ),
  },
  questions: {
    exchange: exchanging(
      'Merchants like Merchants, Ladies like Bards, Rogues rob.',
      ...rules('step-4', 'step-6'),
    ),
  },
  worth(seen) {
    const hand = seen.cards('hand');
    if (hand.length === 0) return [];
    const total = `Your inn is worth ${points(seen.standing().score)}.`;
    if (hand.some(isDragon)) return [total];
    const honest = honestInn(countsOf(hand));
    const den = thievesDen(countsOf(hand), seen.has('strong-warriors'));
    return [total, `As an honest inn it makes ${honest}, as a Den of Thieves ${den}; the better counts.`];
  },
};
