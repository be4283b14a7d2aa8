/** The Order of Play, one step after the other, and the steps that many games share. */
import type { Procedure } from '@taproom/kernel';
import { pushBetting } from '../money/betting.ts';
import { payOut, potsOf } from '../money/pots.ts';
import { payShares } from '../money/shares.ts';
import { compareTieBreaks } from '../cards/ties.ts';
import type { ScriptStep } from './def.ts';
import { laysOpen, seesOf } from './sees.ts';
import type { ParlourAnswer } from './question.ts';
import type { ParlourRun } from './run.ts';
import type { ParlourFrame } from './state.ts';

const ANTE = 1;

/** The script's own frame: `n` is the next step of the Order of Play. */
function nextStep(t: ParlourRun, f: ParlourFrame): void {
  const script = t.def.script(t.s.setup);
  // Everybody else has folded: the last one wins, and nothing more is played (gii.app-c.last-standing).
  const step = t.inside().length < 2 ? SHOWDOWN : script[f.n];
  f.n++;
  f.step--;
  begin(t, f, step);
}

const SHOWDOWN: ScriptStep = { do: 'showdown' };

function begin(t: ParlourRun, f: ParlourFrame, step: ScriptStep): void {
  switch (step.do) {
    case 'ante':
      ante(t);
      return;
    case 'deal':
      t.push('deal', -1, step.n, step.zone ?? 'hand');
      return;
    case 'common':
      t.push('common', -1, step.n, step.zone);
      return;
    case 'dice':
      t.push('dice', -1, step.n, step.zone);
      return;
    case 'common-dice':
      t.push('common-dice', -1, step.n, step.zone);
      return;
    case 'bet':
      if (t.s.setup.mode === 'betting') pushBetting(t);
      return;
    case 'exchange':
      t.push('exchange', -1, step.max);
      return;
    case 'own':
      t.push(step.procedure, -1, step.n ?? 0);
      return;
    case 'showdown':
      showdown(t, f);
  }
}

/** Before a game everybody puts a coin, or a Share, into the pot; whoever cannot sits this game out. */
function ante(t: ParlourRun): void {
  const { s } = t;
  const size = s.setup.mode === 'shares' ? (s.setup.share ?? ANTE) : ANTE;
  for (const seat of t.inside()) {
    // In a replay money of theirs is in the pot already: they stay in, all in.
    if (s.chips[seat] < size && s.stake[seat] === 0) {
      s.folded[seat] = true;
      (s.memory.satOut ??= []).push(seat);
      t.emit('sits-out', seat);
      continue;
    }
    const coins = Math.min(size, s.chips[seat]);
    s.chips[seat] -= coins;
    s.stake[seat] += coins;
    t.emit('ante', seat, coins);
  }
}

/** N cards at a time to each player, in turn order. */
function deal(t: ParlourRun, f: ParlourFrame): void {
  const inside = t.inside();
  if (f.seat < 0) f.seat = 0;
  if (f.seat >= inside.length) return;
  f.step--;
  const seat = inside[f.seat];
  while (f.list.length < f.n) {
    const card = t.drawCard();
    if (card < 0) {
      if (t.stack[t.stack.length - 1] !== f) return;
      break;
    }
    f.list.push(card);
  }
  t.zone(seat, f.zone).push(...f.list);
  t.emit('deal', seat, f.list.length, f.list, seesOf(t, f.zone, seat), f.zone);
  f.list = [];
  f.seat++;
}

/** Cards for everybody. */
function common(t: ParlourRun, f: ParlourFrame): void {
  if (f.n <= 0) return;
  f.step--;
  const card = t.drawCard();
  if (card < 0) {
    if (t.stack[t.stack.length - 1] === f) f.n = 0;
    return;
  }
  f.n--;
  t.commonZone(f.zone).push(card);
  t.emit('reveal', -1, 1, [card], laysOpen(t, f.zone) ? undefined : NOBODY, f.zone);
}

const NOBODY = -1;

function dice(t: ParlourRun, f: ParlourFrame): void {
  const inside = t.inside();
  if (f.seat < 0) f.seat = 0;
  if (f.seat >= inside.length) return;
  f.step--;
  t.ask({ seat: -1, kind: 'dice', count: f.n, sides: 6 });
}

const dicePlayed: Procedure<ParlourRun, ParlourFrame, ParlourAnswer>['answered'] = (t, f, answer) => {
  if (answer.do !== 'dice') return;
  const seat = t.inside()[f.seat++];
  const held = t.s.seats[seat].dice;
  held[f.zone] = [...(held[f.zone] ?? []), ...answer.values];
  t.emit('roll', seat, answer.values.length, answer.values, undefined, f.zone);
};

/** In turn order, once around: discard some cards face down, draw as many. */
function exchange(t: ParlourRun, f: ParlourFrame): void {
  const inside = t.inside();
  if (f.seat < 0) f.seat = 0;
  if (f.seat >= inside.length) return;
  f.step--;
  const seat = inside[f.seat];
  const hand = t.zone(seat, 'hand');
  t.choose(
    seat,
    'exchange',
    hand.map((card) => ({ card })),
    0,
    Math.min(f.n, hand.length),
  );
}

const exchanged: Procedure<ParlourRun, ParlourFrame, ParlourAnswer>['answered'] = (t, f, answer) => {
  if (answer.do !== 'choose') return;
  const seat = t.inside()[f.seat++];
  const hand = t.zone(seat, 'hand');
  const gone = answer.picks.map((i) => hand[i]);
  t.s.seats[seat].cards.hand = hand.filter((card) => !gone.includes(card));
  t.s.discard.push(...gone);
  t.emit('exchange', seat, gone.length, gone, seat);
  if (gone.length > 0) t.push('draw', seat, gone.length);
};

function drawSome(t: ParlourRun, f: ParlourFrame): void {
  if (f.n <= 0) return;
  f.step--;
  const card = t.drawCard();
  if (card < 0) {
    if (t.stack[t.stack.length - 1] === f) f.n = 0;
    return;
  }
  f.n--;
  t.zone(f.seat, 'hand').push(card);
  t.emit('deal', f.seat, 1, [card], seesOf(t, 'hand', f.seat), 'hand');
}

/** The discards become the new deck (gii.concepts.deck-exhausted). */
function askReshuffle(t: ParlourRun): void {
  t.ask({ seat: -1, kind: 'shuffle', size: t.s.discard.length });
}

const reshuffled: Procedure<ParlourRun, ParlourFrame, ParlourAnswer>['answered'] = (t, _f, answer) => {
  if (answer.do !== 'shuffle') return;
  const { s } = t;
  s.deck = answer.order.map((i) => s.discard[i]);
  s.discard = [];
};

/** Everybody shows what they have; the best take the pots they can win, or the Shares of their places. */
function showdown(t: ParlourRun, f: ParlourFrame): void {
  const { s, def } = t;
  const inside = t.inside();
  const standings = s.folded.map((out, seat) => (out || inside.length < 2 ? null : def.standing(s, seat)));
  const better = (a: number, b: number): number => {
    const [x, y] = [standings[a], standings[b]];
    return x === null || y === null ? 0 : compareTieBreaks(x.order, y.order);
  };
  const places = s.folded.map((out, seat) =>
    out ? s.folded.length : 1 + inside.filter((other) => better(other, seat) > 0).length,
  );
  if (inside.length > 1) {
    s.open.push('hand');
    for (const seat of inside) t.emit('score', seat, standings[seat]?.score ?? 0, t.zone(seat, 'hand'));
  }
  const tied = inside.filter((seat) => places[seat] === 1);
  if (tied.length > 1 && s.setup.mode === 'betting' && (s.setup.split ?? 'merchant') !== 'merchant') {
    replayAmong(t, f, s.setup.split === 'king' ? tied : s.folded.map((_, seat) => seat));
    return;
  }
  const { won, left } =
    s.setup.mode === 'shares' ? paySharesOf(t, places) : payOut(potsOf(s.stake, s.folded, s.carried), places);
  won.forEach((coins, seat) => {
    s.chips[seat] += coins;
    if (coins > 0) t.emit('wins', seat, coins);
  });
  s.carried = left;
  s.stake.fill(0);
  if (left > 0) t.emit('left-over', -1, left);
  const scores = standings.map((standing) => standing?.score ?? null);
  s.result = { places, scores, won, winners: tied };
  s.stack.length = 0;
  t.emit('over', -1, tied.length, tied);
  t.ask({ seat: -1, kind: 'over', winners: tied });
}

/** The Shares of those who anted; the others had no part in it. */
function paySharesOf({ s }: ParlourRun, places: readonly number[]): { won: number[]; left: number } {
  const played = places.map((_, seat) => seat).filter((seat) => !s.memory.satOut?.includes(seat));
  const paid = payShares(
    played.map((seat) => places[seat]),
    s.setup.share ?? ANTE,
    s.carried,
  );
  const won = places.map(() => 0);
  played.forEach((seat, i) => (won[seat] = paid.won[i]));
  return { won, left: paid.left };
}

/** King's and Commoner's Rule: all bets stay, and the same game is played again (gii.split.*). */
function replayAmong(t: ParlourRun, f: ParlourFrame, players: readonly number[]): void {
  const { s, def } = t;
  t.emit('replay', -1, players.length, players);
  const satOut = s.memory.satOut ?? [];
  s.folded.forEach((_, seat) => (s.folded[seat] = !players.includes(seat) || satOut.includes(seat)));
  for (const spread of [...s.seats, s.common]) {
    spread.cards = {};
    spread.dice = {};
  }
  s.memory = {};
  s.open = [];
  s.discard = [];
  s.deck = [];
  // With the King's Rule nobody antes again; the script's ante is its first step.
  f.n = s.setup.split === 'king' && def.script(s.setup)[0].do === 'ante' ? 1 : 0;
  t.push('shuffle-deck');
}

export const script: Procedure<ParlourRun, ParlourFrame, ParlourAnswer> = { steps: [nextStep] };
export const sharedProcedures = {
  script,
  deal: { steps: [deal] },
  common: { steps: [common] },
  dice: { steps: [dice], answered: dicePlayed },
  'common-dice': {
    steps: [
      (t: ParlourRun, f: ParlourFrame): void => t.ask({ seat: -1, kind: 'dice', count: f.n, sides: 6 }),
    ],
    answered: (t: ParlourRun, f: ParlourFrame, answer: ParlourAnswer): void => {
      if (answer.do !== 'dice') return;
      const { dice: held } = t.s.common;
      held[f.zone] = [...(held[f.zone] ?? []), ...answer.values];
      t.emit('roll', -1, answer.values.length, answer.values, undefined, f.zone);
    },
  },
  exchange: { steps: [exchange], answered: exchanged },
  draw: { steps: [drawSome] },
  reshuffle: { steps: [askReshuffle], answered: reshuffled },
} as const;
