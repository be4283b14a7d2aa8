/** A Betting Round, as in no-limit poker (gii.app-c.*). */
import { IllegalAnswer, type Procedure } from '@taproom/kernel';
import type { ParlourAnswer, ParlourQuestion } from '../table/question.ts';
import type { ParlourRun } from '../table/run.ts';
import type { BettingFrame } from '../table/state.ts';
import { rebateOf } from './pots.ts';

/** The smallest coin there is. */
const COIN = 1;

/** A Betting Round, where there are any: not for Shares, nor in a replay that somebody plays without money. */
export function holdBetting(t: ParlourRun): void {
  if (t.s.setup.mode === 'betting' && !t.s.memory.noBets?.length) pushBetting(t);
}

function pushBetting(t: ParlourRun): void {
  const frame: BettingFrame = {
    k: 'betting',
    step: 0,
    seat: -1,
    n: 0,
    list: [],
    zone: '',
    current: 0,
    raise: 0,
    spoke: t.s.folded.map(() => false),
    closed: t.s.folded.map(() => false),
  };
  t.stack.push(frame);
}

/** Who still has to speak: in the game, with money left, and not yet asked since the last raise. */
const mustSpeak = (t: ParlourRun, f: BettingFrame, seat: number): boolean =>
  !t.s.folded[seat] && t.s.chips[seat] > 0 && !f.spoke[seat];

function next(t: ParlourRun, f: BettingFrame): void {
  const { s } = t;
  const inside = t.inside();
  const count = s.folded.length;
  // Nobody is left to bet against: the rest of the round, or all of it, is not played.
  const bettors = inside.filter((seat) => s.chips[seat] > 0);
  const owes = bettors.some((seat) => s.bets[seat] < f.current);
  if (inside.length < 2 || (bettors.length < 2 && !owes)) return;
  for (let i = 1; i <= count; i++) {
    const seat = (f.seat + i) % count;
    if (!mustSpeak(t, f, seat)) continue;
    f.seat = seat;
    f.step--;
    t.ask(betQuestion(t, f, seat));
    return;
  }
}

function betQuestion(t: ParlourRun, f: BettingFrame, seat: number): ParlourQuestion {
  const { s } = t;
  const all = s.bets[seat] + s.chips[seat];
  const most = f.closed[seat] ? Math.min(all, f.current) : all;
  const lift = s.setup.minRaise === false ? COIN : Math.max(COIN, f.raise);
  return {
    seat,
    kind: 'bet',
    current: f.current,
    mine: s.bets[seat],
    least: Math.min(most, f.current + lift),
    most,
  };
}

/** The bets go into the pot; what nobody matched goes back (gii.app-c.rebate). */
function collect(t: ParlourRun): void {
  const { s } = t;
  const rebate = rebateOf(s.bets.map((bet, seat) => s.stake[seat] + bet));
  if (rebate !== null) {
    const back = Math.min(rebate.amount, s.bets[rebate.seat]);
    if (back > 0) {
      s.bets[rebate.seat] -= back;
      s.chips[rebate.seat] += back;
      t.emit('rebate', rebate.seat, back);
    }
  }
  s.bets.forEach((bet, seat) => (s.stake[seat] += bet));
  s.bets.fill(0);
}

export const betting: Procedure<ParlourRun, BettingFrame, ParlourAnswer> = {
  steps: [next, collect],
  answered(t, f, answer) {
    const { s } = t;
    const { seat } = answer;
    f.spoke[seat] = true;
    switch (answer.do) {
      case 'fold':
        s.folded[seat] = true;
        // What was bet stays in the pot (gii.app-c.no-splashing).
        s.stake[seat] += s.bets[seat];
        s.bets[seat] = 0;
        t.emit('fold', seat);
        break;
      case 'check':
        t.emit('check', seat);
        break;
      case 'call': {
        const paid = put(t, seat, f.current);
        t.emit(s.chips[seat] === 0 ? 'all-in' : 'call', seat, paid);
        break;
      }
      case 'raise': {
        put(t, seat, answer.to);
        const lift = answer.to - f.current;
        // All in for less than a full raise: whoever has spoken may call it, but not raise again.
        const full = lift >= f.raise || s.setup.minRaise === false;
        if (full) f.raise = lift;
        f.closed = f.spoke.map((spoke, other) => !full && (spoke || f.closed[other]));
        t.emit(s.chips[seat] === 0 ? 'all-in' : f.current === 0 ? 'bet' : 'raise', seat, answer.to);
        f.current = answer.to;
        f.spoke.fill(false);
        f.spoke[seat] = true;
        break;
      }
      default:
        break;
    }
  },
};

/** Brings a player's bet up to a total, as far as the money goes. */
function put(t: ParlourRun, seat: number, total: number): number {
  const coins = Math.min(total - t.s.bets[seat], t.s.chips[seat]);
  t.s.chips[seat] -= coins;
  t.s.bets[seat] += coins;
  return coins;
}

/** Throws, with the rule, if the answer to a bet is not possible. */
export function checkBet(question: Extract<ParlourQuestion, { kind: 'bet' }>, answer: ParlourAnswer): void {
  const { current, mine, least, most } = question;
  switch (answer.do) {
    case 'fold':
      return;
    case 'check':
      if (mine >= current) return;
      throw new IllegalAnswer(`The Current Bet is ${current}: call, raise or fold.`, ['gii.app-c.check']);
    case 'call':
      if (mine < current) return;
      throw new IllegalAnswer('There is nothing to call.', ['gii.app-c.call']);
    case 'raise':
      if (!Number.isInteger(answer.to))
        throw new IllegalAnswer('A bet is a whole number of coins.', ['gii.app-c.raise']);
      // Whoever cannot go above the Current Bet is short of coins, or was raised by less than a full raise.
      if (answer.to > most && most === current)
        throw new IllegalAnswer('You may only call or fold now.', [
          'gii.app-c.min-raise-optional',
          'gii.app-c.table-stakes',
        ]);
      if (answer.to > most)
        throw new IllegalAnswer(`That is more than the ${most} you have.`, ['gii.app-c.table-stakes']);
      if (answer.to <= current)
        throw new IllegalAnswer(`A raise goes above the Current Bet of ${current}.`, ['gii.app-c.raise']);
      if (answer.to < least && answer.to !== most)
        throw new IllegalAnswer(`The least you can go to is ${least}.`, ['gii.app-c.min-raise-optional']);
      return;
    default:
      throw new IllegalAnswer('Check, bet, call, raise or fold.', ['gii.app-c.options']);
  }
}

/** The answers worth listing: any total between `least` and `most` is legal. */
export function betAnswers(
  question: Extract<ParlourQuestion, { kind: 'bet' }>,
  pot: number,
): ParlourAnswer[] {
  const { seat, current, mine, least, most } = question;
  const answers: ParlourAnswer[] = [
    mine >= current ? { seat, do: 'check' } : { seat, do: 'call' },
    { seat, do: 'fold' },
  ];
  if (most <= current) return answers;
  for (const to of new Set([least, Math.min(most, Math.max(least, current + Math.ceil(pot / 2))), most]))
    answers.push({ seat, do: 'raise', to });
  return answers;
}
