/** A Betting Round, as in no-limit poker (gii.app-c.*). */
import { IllegalAnswer } from '@taproom/kernel';
import type { NotNow, ParlourProcedure } from '../table/def.ts';
import { MOST_SEATS, type ParlourAnswer, type ParlourQuestion } from '../table/question.ts';
import { NONE, type ParlourRun } from '../table/run.ts';
import type { BettingFrame } from '../table/state.ts';
import { rebateOf } from './pots.ts';

type BetQuestion = Extract<ParlourQuestion, { kind: 'bet' }>;

/** The smallest coin there is. */
const COIN = 1;

/**
 * A Betting Round, where there are any: not for Shares, nor in a replay that somebody plays without money. Inside The
 * Red Dragon Inn nobody bets: cards are played instead (gii.app-b.no-betting).
 */
export function holdBetting(t: ParlourRun): void {
  if (t.s.setup.inside) {
    t.begin('card-play', { seat: -1 });
    return;
  }
  if (t.s.setup.mode === 'betting' && !t.s.memory.noBets?.length) pushBetting(t);
}

function pushBetting(t: ParlourRun): void {
  const frame: BettingFrame = {
    k: 'betting',
    step: 0,
    // The Starting Player is the next.
    seat: (t.s.setup.first ?? 0) - 1,
    n: 0,
    list: NONE,
    zone: '',
    chosen: null,
    current: 0,
    raise: 0,
    spoke: 0,
    closed: 0,
  };
  t.stack.push(frame);
}

/** Who still has to speak: in the game, with money left, and not yet asked since the last raise. */
const mustSpeak = (t: ParlourRun, f: BettingFrame, seat: number): boolean =>
  !t.s.folded[seat] && (f.spoke & (1 << seat)) === 0 && moneyOf(t, seat) > 0;

/** What a player can still bet: without Table Stakes also what is not on the table (gii.app-c.table-stakes-waiver). */
const moneyOf = ({ s }: ParlourRun, seat: number): number => s.chips[seat] + (s.memory.purse?.[seat] ?? 0);

function next(t: ParlourRun, f: BettingFrame): void {
  if (!isContested(t, f.current)) return;
  const count = t.s.folded.length;
  for (let i = 1; i <= count; i++) {
    const seat = (f.seat + i) % count;
    if (!mustSpeak(t, f, seat)) continue;
    f.seat = seat;
    f.step--;
    t.ask(betQuestion(t, f, seat));
    return;
  }
}

/** Whether anybody is left to bet against: else the rest of the round, or all of it, is not played. */
function isContested(t: ParlourRun, current: number): boolean {
  const { folded, bets, chips } = t.s;
  const { purse } = t.s.memory;
  let inside = 0;
  let bettors = 0;
  let owes = false;
  for (let seat = 0; seat < folded.length; seat++) {
    if (folded[seat]) continue;
    inside++;
    if (chips[seat] === 0 && (purse === undefined || purse[seat] === 0)) continue;
    bettors++;
    if (bets[seat] < current) owes = true;
  }
  return inside > 1 && (bettors > 1 || owes);
}

function betQuestion(t: ParlourRun, f: BettingFrame, seat: number): ParlourQuestion {
  const { s } = t;
  const all = s.bets[seat] + moneyOf(t, seat);
  const isClosed = (f.closed & (1 << seat)) !== 0;
  const most = isClosed ? Math.min(all, f.current) : all;
  const lift = s.setup.minRaise === false ? COIN : Math.max(COIN, f.raise);
  return {
    seat,
    kind: 'bet',
    current: f.current,
    mine: s.bets[seat],
    least: Math.min(most, f.current + lift),
    most,
    lift,
    closed: isClosed && all > f.current,
  };
}

/** The bets go into the pot; what nobody matched goes back (gii.app-c.rebate). */
function collect(t: ParlourRun): void {
  const { s } = t;
  const { bets, stake } = s;
  const rebate = rebateOf(stake, bets);
  if (rebate !== null) {
    const back = Math.min(rebate.amount, bets[rebate.seat]);
    if (back > 0) {
      bets[rebate.seat] -= back;
      s.chips[rebate.seat] += back;
      t.emit('rebate', rebate.seat, back);
    }
  }
  for (let seat = 0; seat < bets.length; seat++) {
    stake[seat] += bets[seat];
    bets[seat] = 0;
  }
}

export const betting: ParlourProcedure<BettingFrame> = {
  steps: [next, collect],
  answered(t, f, answer) {
    const { s } = t;
    const { seat } = answer;
    const self = 1 << seat;
    f.spoke |= self;
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
        if (moneyOf(t, seat) === 0) t.emit('all-in', seat, paid, NONE, undefined, 'call');
        else t.emit('call', seat, paid);
        break;
      }
      case 'raise': {
        put(t, seat, answer.to);
        const lift = answer.to - f.current;
        // All in for less than a full raise: whoever has spoken may call it, but not raise again.
        const full = lift >= f.raise || s.setup.minRaise === false;
        if (full) f.raise = lift;
        f.closed = full ? 0 : f.closed | f.spoke;
        t.emit(moneyOf(t, seat) === 0 ? 'all-in' : f.current === 0 ? 'bet' : 'raise', seat, answer.to);
        f.current = answer.to;
        f.spoke = self;
        break;
      }
      default:
        break;
    }
  },
};

/** Brings a player's bet up to a total, as far as the money goes. */
function put(t: ParlourRun, seat: number, total: number): number {
  const coins = Math.min(total - t.s.bets[seat], moneyOf(t, seat));
  const missing = coins - t.s.chips[seat];
  if (missing > 0) bringMore(t, seat, missing);
  t.s.chips[seat] -= coins;
  t.s.bets[seat] += coins;
  return coins;
}

function bringMore(t: ParlourRun, seat: number, coins: number): void {
  t.s.memory.purse[seat] -= coins;
  t.s.chips[seat] += coins;
  t.say(seat, `puts ${coins} more on the table`);
}

/** Throws, with the rule, if the answer to a bet is not possible. */
export function checkBet(question: BetQuestion, answer: ParlourAnswer): void {
  const { current, mine, least, most } = question;
  switch (answer.do) {
    case 'fold':
      return;
    case 'check':
      if (mine >= current) return;
      throw because(`The Current Bet is ${current}: call, raise or fold.`, 'gii.app-c.check');
    case 'call':
      if (mine < current) return;
      throw because('There is nothing to call.', 'gii.app-c.call');
    case 'raise':
      if (!Number.isInteger(answer.to) || answer.to > most || answer.to <= current)
        throw noRaise(question, answer.to);
      if (answer.to < least && answer.to !== most) throw tooLow(question);
      return;
    default:
      throw because('Check, bet, call, raise or fold.', 'gii.app-c.options');
  }
}

const because = (why: string, rule: string): IllegalAnswer => new IllegalAnswer(why, [rule]);

function noRaise(question: BetQuestion, to: number): IllegalAnswer {
  if (!Number.isInteger(to)) return because('A bet is a whole number of coins.', 'gii.app-c.raise');
  if (to > question.most) return tooHigh(question);
  return because(`A raise goes above the Current Bet of ${question.current}.`, 'gii.app-c.raise');
}

const coins = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`);

const tooLow = ({ current, least, most, lift }: BetQuestion): IllegalAnswer =>
  because(
    `That raise is too short: it must add at least ${coins(lift)}, as much as the one before, and so go to ${current + lift} or more.${least === most ? ` You have only ${most}, so it is all in or nothing.` : ''}`,
    'gii.app-c.min-raise-optional',
  );

/** Why a bet cannot be so high: the money, or a raise before that was too short to raise again. */
function tooHigh({ current, mine, most, lift, closed }: BetQuestion): IllegalAnswer {
  if (closed)
    return because(
      `You have the money, but you have spoken, and the last raise, all in to ${current}, added less than the ${coins(lift)} that a raise adds: you may only call it, for ${coins(current - mine)}, or fold.`,
      'gii.amb.min-raise-default',
    );
  if (most > current)
    return because(
      `That is more than the ${most} you have${mine > 0 ? `, of which ${mine} ${mine === 1 ? 'is' : 'are'} bet already` : ''}.`,
      'gii.app-c.table-stakes',
    );
  return because(
    `It is the money: you have ${coins(most - mine)} left, and to call takes ${current - mine}. You may call with what you have, or fold.`,
    'gii.app-c.table-stakes',
  );
}

// These say nothing but who and what: one of each is enough for all tables.
const each = <A extends ParlourAnswer>(answer: (seat: number) => A): readonly A[] =>
  Array.from({ length: MOST_SEATS }, (_, seat) => Object.freeze(answer(seat)));
const CHECK = each((seat) => ({ seat, do: 'check' }));
const CALL = each((seat) => ({ seat, do: 'call' }));
const FOLD = each((seat) => ({ seat, do: 'fold' }));

/** The answers worth listing: any total between `least` and `most` is legal. */
export function betAnswers(question: BetQuestion, pot: number): ParlourAnswer[] {
  const { seat, current, mine, least, most } = question;
  const stay = mine >= current ? CHECK[seat] : CALL[seat];
  const fold = FOLD[seat];
  if (most <= current) return [stay, fold];
  const lowest: ParlourAnswer = { seat, do: 'raise', to: least };
  if (most <= least) return [stay, fold, lowest];
  const allIn: ParlourAnswer = { seat, do: 'raise', to: most };
  const half = current + Math.ceil(pot / 2);
  if (half <= least || half >= most) return [stay, fold, lowest, allIn];
  return [stay, fold, lowest, { seat, do: 'raise', to: half }, allIn];
}

/** What a player might want to do in a Betting Round but may not. */
export function betRefusals(question: BetQuestion): NotNow[] {
  const { seat, current, least, most } = question;
  const word = current === 0 ? 'bet' : 'raise';
  const tried: readonly (readonly [word: string, answer: ParlourAnswer])[] = [
    ['check', { seat, do: 'check' }],
    ['call', { seat, do: 'call' }],
    ...(most > current && least > current + 1
      ? [[`${word} less than ${least}`, { seat, do: 'raise', to: least - 1 }] as const]
      : []),
    [
      most > current ? `${word} more than ${most}` : word,
      { seat, do: 'raise', to: Math.max(most, current) + 1 },
    ],
  ];
  return tried.flatMap(([what, answer]) => {
    try {
      checkBet(question, answer);
      return [];
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error;
      return [{ option: { word: what }, why: error.message, rules: error.rules }];
    }
  });
}
