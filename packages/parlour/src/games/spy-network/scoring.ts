/** Spy Network: the longest chain of neighbouring ranks, and the colour that is most frequent in it. */
import { colourOf, COLOURS, isDragon, LADY, rankOf, WARRIOR, type Cards } from '../../cards/deck.ts';
import { byRank } from '../../cards/ties.ts';
import type { Standing } from '../../table/def.ts';

/** The ranks that a Dragon can stand for, as bits 1 to 5: never the 6 of a die. */
const WILD = 0b111110;

export interface SpyNetwork {
  readonly length: number;
  readonly colour: number;
}

/**
 * The longest chain and, among the longest, the one with most cards of one colour. Exact: for every set of cards and
 * dice it finds the ranks with which a chain of just these can end. Dice have no colour.
 */
export function bestNetwork(hand: Cards, dice: Cards = []): SpyNetwork {
  const ranks = [
    ...hand.map((card) => (isDragon(card) ? WILD : 1 << rankOf(card))),
    ...dice.map((n) => 1 << n),
  ];
  const ends = new Uint8Array(1 << ranks.length);
  ranks.forEach((rank, i) => (ends[1 << i] = rank));
  let length = 0;
  let colour = 0;
  for (let set = 1; set < ends.length; set++) {
    if (ends[set] === 0) continue;
    const beside = (ends[set] << 1) | (ends[set] >> 1);
    for (let i = 0; i < ranks.length; i++)
      if ((set & (1 << i)) === 0) ends[set | (1 << i)] |= ranks[i] & beside;
    const size = sizeOf(set);
    if (size < length) continue;
    const most = largestColour(hand, set);
    colour = size > length ? most : Math.max(colour, most);
    length = size;
  }
  return { length, colour };
}

function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) size++;
  return size;
}

function largestColour(hand: Cards, set: number): number {
  let most = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    let count = 0;
    for (let i = 0; i < hand.length; i++) if ((set & (1 << i)) !== 0 && colourOf(hand[i]) === colour) count++;
    if (count > most) most = count;
  }
  return most;
}

/** Friends in High Places pay for Warriors and Ladies, but neither for dice nor for Dragons. */
export function spyStanding(hand: Cards, dice: Cards = [], friendsInHighPlaces = false): Standing {
  const { length, colour } = bestNetwork(hand, dice);
  const friends = hand.filter((card) => rankOf(card) === WARRIOR || rankOf(card) === LADY).length;
  const score = length + colour + (friendsInHighPlaces ? friends : 0);
  // Dice are the sixth and seventh card, also in a tie; a 6 is no rank.
  const ranks = byRank(hand).map((count, rank) => count + dice.filter((n) => n === rank).length);
  return { score, order: [score, ...ranks] };
}
