/** The Betting Rounds of a quick hand: the rules of money/betting.ts on bits and numbers. */
import { makeParlourEvent, type ParlourEvent } from '../table/event.ts';
import type { ParlourAnswer } from '../table/question.ts';
import type { HandState } from './state.ts';

export function openBetting(s: HandState): void {
  s.seat = -1;
  s.current = 0;
  s.raise = 0;
  s.spoke = 0;
  s.closed = 0;
}

/** Asks the next player who has to speak; false when the Betting Round is over. */
export function askNextBet(s: HandState): boolean {
  const { chips, bets, folded, current } = s;
  const count = chips.length;
  let inside = 0;
  let bettors = 0;
  let owes = false;
  for (let seat = 0; seat < count; seat++) {
    if (folded & (1 << seat)) continue;
    inside++;
    if (chips[seat] === 0) continue;
    bettors++;
    if (bets[seat] < current) owes = true;
  }
  // Nobody is left to bet against: the rest of the round, or all of it, is not played.
  if (inside < 2 || (bettors < 2 && !owes)) return false;
  let seat = s.seat;
  for (let i = 0; i < count; i++) {
    seat = seat + 1 === count ? 0 : seat + 1;
    if ((folded | s.spoke) & (1 << seat) || chips[seat] === 0) continue;
    s.seat = seat;
    const all = bets[seat] + chips[seat];
    const closed = (s.closed & (1 << seat)) !== 0 && all > current;
    const most = closed ? current : all;
    const lift = s.setup.minRaise === false || s.raise < 1 ? 1 : s.raise;
    const least = current + lift < most ? current + lift : most;
    s.ask = { seat, kind: 'bet', current, mine: bets[seat], least, most, lift, closed };
    return true;
  }
  return false;
}

/** Takes an answer that was found legal, and tells it. */
export function takeBet(s: HandState, answer: ParlourAnswer): ParlourEvent {
  const { seat } = answer;
  const bit = 1 << seat;
  s.spoke |= bit;
  switch (answer.do) {
    case 'fold':
      s.folded |= bit;
      s.stake[seat] += s.bets[seat];
      s.bets[seat] = 0;
      return makeParlourEvent('fold', seat);
    case 'call': {
      const paid = put(s, seat, s.current);
      if (s.chips[seat] > 0) return makeParlourEvent('call', seat, paid);
      return makeParlourEvent('all-in', seat, paid, undefined, undefined, 'call');
    }
    case 'raise': {
      const { to } = answer;
      put(s, seat, to);
      const lift = to - s.current;
      // All in for less than a full raise: whoever has spoken may call it, but not raise again.
      const full = lift >= s.raise || s.setup.minRaise === false;
      if (full) s.raise = lift;
      s.closed = full ? 0 : s.closed | s.spoke;
      const e = s.chips[seat] === 0 ? 'all-in' : s.current === 0 ? 'bet' : 'raise';
      s.current = to;
      s.spoke = bit;
      return makeParlourEvent(e, seat, to);
    }
    default:
      return makeParlourEvent('check', seat);
  }
}

function put(s: HandState, seat: number, total: number): number {
  const wanted = total - s.bets[seat];
  const coins = wanted < s.chips[seat] ? wanted : s.chips[seat];
  s.chips[seat] -= coins;
  s.bets[seat] += coins;
  return coins;
}

/** The bets go into the pot; what nobody matched goes back. */
export function collectBets(s: HandState, events: ParlourEvent[]): void {
  const { stake, bets } = s;
  let highest = 0;
  let second = 0;
  let at = -1;
  for (let seat = 0; seat < stake.length; seat++) {
    const sum = stake[seat] + bets[seat];
    if (sum > highest) {
      second = highest;
      highest = sum;
      at = seat;
    } else if (sum > second) second = sum;
  }
  if (highest > second) {
    const back = highest - second < bets[at] ? highest - second : bets[at];
    if (back > 0) {
      bets[at] -= back;
      s.chips[at] += back;
      events.push(makeParlourEvent('rebate', at, back));
    }
  }
  for (let seat = 0; seat < stake.length; seat++) {
    stake[seat] += bets[seat];
    bets[seat] = 0;
  }
}
