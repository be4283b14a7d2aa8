/** The end of a quick hand: the better pair takes each pot it can win (money/pots.ts, without a list in between). */
import { DECK_SIZE } from '../cards/deck.ts';
import { makeParlourEvent, type ParlourEvent } from '../table/event.ts';
import type { Result } from '../table/state.ts';
import { pairTable } from './pairs.ts';
import { ZEROS, type HandState } from './state.ts';

/** Nobody's score is told while only one player is left. */
const NOT_TOLD: readonly (readonly null[])[] = ZEROS.map((zeros) => zeros.map(() => null));

/** Who is still in; everybody else has folded. */
export function countInside({ folded, chips }: HandState): number {
  let inside = 0;
  for (let seat = 0; seat < chips.length; seat++) if (!(folded & (1 << seat))) inside++;
  return inside;
}

export function endHand(s: HandState, events: ParlourEvent[]): void {
  const result = countInside(s) > 1 ? compareHands(s, events) : lastStanding(s);
  const { won, winners } = result;
  for (let seat = 0; seat < won.length; seat++) {
    s.stake[seat] = 0;
    if (won[seat] === 0) continue;
    s.chips[seat] += won[seat];
    events.push(makeParlourEvent('wins', seat, won[seat]));
  }
  if (s.carried > 0) events.push(makeParlourEvent('left-over', -1, s.carried));
  s.result = result;
  events.push(makeParlourEvent('over', -1, winners.length, winners));
  s.ask = { seat: -1, kind: 'over', winners };
}

/** Whoever is left takes it all; where nobody could pay the ante, what lay in the pot stays there. */
function lastStanding(s: HandState): Result {
  const count = s.chips.length;
  const places = ZEROS[count].slice();
  const won = ZEROS[count].slice();
  const winners: number[] = [];
  for (let seat = 0; seat < count; seat++) {
    places[seat] = count;
    if (s.folded & (1 << seat)) continue;
    places[seat] = 1;
    winners.push(seat);
    won[seat] = potOf(s);
    s.carried = 0;
  }
  return { places, scores: NOT_TOLD[count], won, winners };
}

/** All the money in the pot, bets of this Betting Round aside. */
export function potOf(s: HandState): number {
  let pot = s.carried;
  for (let seat = 0; seat < s.stake.length; seat++) pot += s.stake[seat];
  return pot;
}

function compareHands(s: HandState, events: ParlourEvent[]): Result {
  const { folded, cards } = s;
  const count = s.chips.length;
  const strengths = ZEROS[count].slice();
  const scores: (number | null)[] = NOT_TOLD[count].slice();
  const { strength, score } = pairTable();
  for (let seat = 0; seat < count; seat++) {
    if (folded & (1 << seat)) {
      strengths[seat] = -1;
      continue;
    }
    const shown = cards[2 * seat];
    const hidden = cards[2 * seat + 1];
    const pair = shown * DECK_SIZE + hidden;
    strengths[seat] = strength[pair];
    scores[seat] = score[pair];
    events.push(makeParlourEvent('score', seat, score[pair], [hidden, shown]));
  }
  const places = ZEROS[count].slice();
  const winners: number[] = [];
  for (let seat = 0; seat < count; seat++) {
    const own = strengths[seat];
    let place = 1;
    for (let other = 0; other < count; other++) if (strengths[other] > own) place++;
    if (own >= 0 && place === 1) winners.push(seat);
    places[seat] = own < 0 ? count : place;
  }
  return { places, scores, won: payPots(s, strengths), winners };
}

/** From the lowest stake of anybody still in to the highest: who reached it can win what lies between. */
function payPots(s: HandState, strengths: readonly number[]): number[] {
  const { stake } = s;
  const count = stake.length;
  const won = ZEROS[count].slice();
  let amount = s.carried;
  s.carried = 0;
  let reached = 0;
  for (;;) {
    let height = Infinity;
    let highest = 0;
    for (let seat = 0; seat < count; seat++) {
      if (strengths[seat] < 0) continue;
      if (stake[seat] > highest) highest = stake[seat];
      if (stake[seat] > reached && stake[seat] < height) height = stake[seat];
    }
    if (height === Infinity) return won;
    // What a folded player paid beyond the last pot that anybody can win stays in that pot.
    const top = height === highest ? Infinity : height;
    let best = -1;
    let equals = 0;
    for (let seat = 0; seat < count; seat++) {
      const paid = (stake[seat] < top ? stake[seat] : top) - reached;
      if (paid > 0) amount += paid;
      if (stake[seat] < height || strengths[seat] < best) continue;
      if (strengths[seat] < 0) continue;
      equals = strengths[seat] > best ? 1 : equals + 1;
      best = strengths[seat];
    }
    const share = Math.floor(amount / equals);
    for (let seat = 0; seat < count; seat++)
      if (stake[seat] >= height && strengths[seat] === best) won[seat] += share;
    s.carried += amount - share * equals;
    amount = 0;
    reached = height;
  }
}
