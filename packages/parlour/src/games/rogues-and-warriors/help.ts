/** Rogues and Warriors, explained. */
import { DRAGON, RANKS, rankOf, type Cards } from '../../cards/deck.ts';
import { listed } from '../../cards/words.ts';
import { about, onlyWith, without, type GameHelp, type Ranked } from '../../help/help.ts';
import type { Seen } from '../../help/seen.ts';
import { ANTE, anyOf, BET, byColourTie, example } from '../../help/shared.ts';
import { PAIR_RANKING, pairStanding } from './game.ts';

const { say, scores, rules } = about('rogues-and-warriors');

/** `Lady and Bard`. */
const pairName = (code: number): string => `${RANKS[Math.floor(code / 10)]} and ${RANKS[code % 10]}`;

const ranked = (code: number): Ranked => ({
  ...say(pairName(code), 'best-pair', 'full-order-inferred', 'gii.amb.pair-ranking'),
  cards: example(`${RANKS[Math.floor(code / 10)]}/Wolf`, `${RANKS[code % 10]}/Owl`),
});

/** 1 for the best pair; 0 for two Dragons, which are better still. */
const placeOf = (one: number, other: number): number =>
  PAIR_RANKING.length + 1 - pairStanding(one, other).score;

/** Two Dragons come before all other pairs. */
const placeWords = (place: number, dragons: boolean): string =>
  place === 0
    ? 'better than all pairs'
    : `number ${place + Number(dragons)} of ${PAIR_RANKING.length + Number(dragons)}`;

function beatenBy(place: number, dragons: boolean): string {
  const better = PAIR_RANKING.slice(0, Math.max(0, place - 1)).map(pairName);
  const two = dragons && place > 0 ? ['two Dragons'] : [];
  if (better.length > 4)
    return `Beaten by ${better.length + two.length} better pairs, down to ${better[better.length - 1]}.`;
  const all = [...two, ...better];
  return all.length === 0 ? 'No pair beats it.' : `Beaten by ${listed(all)}.`;
}

/** What another shows, and with which card beside it they would have the better pair. */
function dangerOf(seen: Seen, seat: number, place: number): string[] {
  const { zones, name, folded } = seen.view.seats[seat];
  const known = zones.up?.cards?.[0] ?? zones.brow?.cards?.[0];
  if (folded || known === undefined || zones.hand?.cards !== null) return [];
  const ranks = RANKS.map((_, rank) => rank).filter((rank) => rank !== DRAGON || seen.has('dragons'));
  const better = ranks.filter((rank) => placeOf(known, anyOf(rank)) < place).map((rank) => RANKS[rank]);
  const shows = `${name} shows a ${RANKS[rankOf(known)]}`;
  return better.length === 0
    ? [`${shows}: no card beside it makes a better pair.`]
    : [`${shows}: beside it ${listed(better.map((rank) => `a ${rank}`))} would beat you.`];
}

const unseenBrow = ([mine]: Cards, dragons: boolean): string[] => [
  'You cannot see the card on your brow.',
  `With a Warrior there your pair would be ${placeWords(placeOf(mine, anyOf(1)), dragons)}, with a Rogue ${placeWords(placeOf(mine, anyOf(5)), dragons)}.`,
];

export const roguesAndWarriorsHelp: GameHelp = {
  goal: say(
    'Have the best pair: two Warriors are best, two Rogues worst.',
    'best-pair',
    'ww-best',
    'rr-worst',
  ),
  steps: [
    ANTE,
    without('rank-and-class', say('Everybody gets 2 cards and looks at them.', 'step-2')),
    onlyWith(
      'rank-and-class',
      say(
        'Everybody gets 2 cards: one to look at, one held to the brow for all others to see.',
        'rank-and-class.deal',
      ),
    ),
    BET,
    without('rank-and-class', say('All turn up one of their cards at the same time.', 'step-4')),
    BET,
    onlyWith('exchange', say('In turn everybody may exchange a hidden card.', 'exchange.exchange')),
    onlyWith('exchange', BET),
    say('Whoever is still in shows both cards; the best pair takes the pot.', 'step-6', 'best-pair'),
  ],
  scoring: [
    scores(
      'The rarer card of your pair decides',
      'Warrior, Lady, Bard, Merchant, Rogue',
      'fragment',
      'full-order-inferred',
    ),
    scores('With the same rarer card the other one decides', 'the rarer, the better', 'full-order-inferred'),
    scores('Points, as they are told', '15 for the best pair, 1 for the worst', 'full-order-inferred'),
  ],
  ranking: [
    onlyWith('dragons', {
      ...say('two Dragons', 'dragons.two-dragons'),
      cards: example('Dragon/Red', 'Dragon/Blue'),
    }),
    ...PAIR_RANKING.map(ranked),
  ],
  ties: {
    ...byColourTie('rogues-and-warriors'),
    text: 'Equal pairs: two cards of one colour win. Still equal: the pot is split.',
    rules: rules('same-pair-tie', 'tiebreaker', 'gii.ties.color'),
  },
  variants: {
    dragons: say(
      'A Dragon counts as the same rank as your other card, and wins a tie; two Dragons beat everything.',
      'dragons.copies-partner',
      'dragons.two-dragons',
      'dragons.dragon-wins-tie',
    ),
    exchange: say(
      'After the second Betting Round everybody may exchange their hidden card, and there is one more Betting Round.',
      'exchange.exchange',
      'exchange.extra-betting',
    ),
    'rank-and-class': say(
      'You see only one of your cards; the other is on your brow, where only the others see it.',
      'rank-and-class.deal',
    ),
  },
  questions: {
    show: {
      ask: 'Which of your two cards do you turn up for all to see? The other stays hidden.',
      rules: rules('step-4'),
    },
    'exchange-one': {
      ask: 'You may exchange a card for the next of the deck.',
      none: 'Keep your cards',
      options: { private: 'Exchange your hidden card', public: 'Exchange the card on your brow, unseen' },
      rules: rules('exchange.exchange', 'rank-and-class.exchange'),
    },
  },
  zones: { brow: 'on the brow', drawn: 'drawn for the brow' },
  worth(seen) {
    const mine = [...seen.cards('hand'), ...seen.cards('up'), ...seen.cards('brow')];
    if (mine.length === 0) return [];
    if (mine.length < 2) return unseenBrow(mine, seen.has('dragons'));
    const place = placeOf(mine[0], mine[1]);
    const others = seen.view.seats.map((_, seat) => seat).filter((seat) => seat !== seen.seat);
    return [
      `Your pair: ${listed(mine.map((card) => RANKS[rankOf(card)]))}, ${placeWords(place, seen.has('dragons'))}.`,
      beatenBy(place, seen.has('dragons')),
      ...others.flatMap((seat) => dangerOf(seen, seat, place)),
    ];
  },
};
