/** The Order of Play, one step after the other, and the steps that many games share. */
import { ALL, NOBODY, only, type Seats } from '@taproom/kernel';
import type { ParlourProcedure } from './def.ts';
import { howSeen, seenBy, seesOf } from './sees.ts';
import { cardOption, type ParlourAnswer } from './question.ts';
import { NONE, type ParlourRun } from './run.ts';
import { showdown } from './showdown.ts';
import { shuffle } from './shuffle.ts';
import { ANTE, type ParlourFrame } from './state.ts';

/** The script's own frame: `n` is the next step of the Order of Play; before step `seat` the game has waited. */
function nextStep(t: ParlourRun, f: ParlourFrame): void {
  const { script, waits } = t.c;
  f.step--;
  if (f.n < waits.length && waits[f.n] && f.seat !== f.n) {
    f.seat = f.n;
    t.begin('interlude');
    return;
  }
  // Everybody else has folded: the last one wins, and nothing more is played (gii.app-c.last-standing).
  const begin = t.playing() < 2 ? showdown : script[f.n];
  f.n++;
  begin(t, f);
}

/** Before a game everybody puts a coin, or a Share, into the pot; whoever cannot sits this game out. */
export function ante(t: ParlourRun): void {
  const { s } = t;
  // Inside The Red Dragon Inn the antes are Gold, and the inn has seen to them.
  if (s.setup.inside) return;
  const size = s.setup.mode === 'shares' ? (s.setup.share ?? ANTE) : ANTE;
  const { order } = t.c;
  for (let turn = 0; turn < order.length; turn++) {
    const seat = order[turn];
    if (s.folded[seat]) continue;
    if (s.chips[seat] >= size) {
      s.chips[seat] -= size;
      s.stake[seat] += size;
      t.emit('ante', seat, size);
      // In a replay the pot that a tied player plays for holds money of theirs: they stay in, all in.
    } else if (!s.memory.tied?.includes(seat)) {
      s.folded[seat] = true;
      (s.memory.satOut ??= []).push(seat);
      t.emit('sits-out', seat);
    }
  }
}

/** N cards at a time to each player, in turn order. Where the deck runs out a frame waits for chance. */
export function deal(t: ParlourRun, n: number, zone: string): void {
  const { order } = t.c;
  if (t.s.deck.length < order.length * n) {
    t.begin('deal', { n, zone });
    return;
  }
  const seen = howSeen(t, zone);
  for (let turn = 0; turn < order.length; turn++) {
    const seat = order[turn];
    if (!t.s.folded[seat]) dealTo(t, seat, zone, t.drawn(n), seenBy(seen, seat));
  }
}

function dealTo(t: ParlourRun, seat: number, zone: string, cards: readonly number[], known: Seats): void {
  t.put(seat, zone, cards);
  t.emit('deal', seat, cards.length, cards, known, zone);
}

/** The frame's seat is the turn that has come; its list holds what was drawn for it so far. */
function dealOn(t: ParlourRun, f: ParlourFrame): void {
  const { order } = t.c;
  for (; f.seat < order.length; f.seat++) {
    const seat = order[f.seat];
    if (t.s.folded[seat]) continue;
    while (f.list.length < f.n) {
      const card = t.drawCard((order.length - f.seat) * f.n - f.list.length);
      if (card >= 0) f.list = [...f.list, card];
      else if (t.isShuffling(f)) return void f.step--;
      else break;
    }
    dealTo(t, seat, f.zone, f.list, seesOf(t, f.zone, seat));
    f.list = NONE;
  }
}

/** Cards for everybody. */
function common(t: ParlourRun, f: ParlourFrame): void {
  if (f.n <= 0) return;
  f.step--;
  const card = t.drawCard(f.n);
  if (card < 0) {
    if (!t.isShuffling(f)) f.n = 0;
    return;
  }
  f.n--;
  t.commonZone(f.zone).push(card);
  t.emit('reveal', -1, 1, [card], howSeen(t, f.zone) === 'all' ? ALL : NOBODY, f.zone);
}

function dice(t: ParlourRun, f: ParlourFrame): void {
  const inside = t.inside();
  if (f.seat >= inside.length) return;
  f.step--;
  const each = inside.slice(f.seat).map(() => f.n);
  t.rollAll(inside[f.seat], each);
}

const dicePlayed: ParlourProcedure['answered'] = (t, f, answer) => {
  if (answer.do !== 'dice') return;
  const inside = t.inside();
  for (let at = 0; at < answer.values.length; at += f.n) {
    const seat = inside[f.seat++];
    const values = answer.values.slice(at, at + f.n);
    const held = t.s.seats[seat].dice;
    held[f.zone] = [...(held[f.zone] ?? []), ...values];
    t.emit('roll', seat, values.length, values, undefined, f.zone);
  }
};

/** In turn order, once around: discard some cards face down, draw as many. */
function exchange(t: ParlourRun, f: ParlourFrame): void {
  const inside = t.inside();
  if (f.seat >= inside.length) return;
  f.step--;
  const seat = inside[f.seat];
  const hand = t.hand(seat);
  t.choose(seat, 'exchange', 0, Math.min(f.n, hand.length), hand.map(cardOption));
}

const exchanged: ParlourProcedure['answered'] = (t, f, answer) => {
  if (answer.do !== 'choose') return;
  const seat = t.inside()[f.seat++];
  t.begin('draw', { seat, n: discard(t, seat, answer.picks) });
};

/** Cards of the hand, by their places, go face down onto the discards; tells how many. */
export function discard(t: ParlourRun, seat: number, picks: readonly number[]): number {
  const hand = t.hand(seat);
  const gone = picks.map((i) => hand[i]);
  t.s.seats[seat].cards.hand = hand.filter((card) => !gone.includes(card));
  t.s.discard.push(...gone);
  t.emit('exchange', seat, gone.length, gone, only(seat));
  return gone.length;
}

/** The frame's list: what has been drawn so far, told when it is all. */
function drawSome(t: ParlourRun, f: ParlourFrame): void {
  if (f.n <= 0) {
    if (f.list.length > 0) t.emit('deal', f.seat, f.list.length, f.list, seesOf(t, 'hand', f.seat), 'hand');
    return;
  }
  f.step--;
  const card = t.drawCard(f.n);
  if (card < 0) {
    if (!t.isShuffling(f)) f.n = 0;
    return;
  }
  f.n--;
  f.list = [...f.list, card];
  t.hand(f.seat).push(card);
}

export const script: ParlourProcedure = { steps: [nextStep] };
export const sharedProcedures = {
  script,
  deal: { steps: [dealOn] },
  common: { steps: [common] },
  dice: { steps: [dice], answered: dicePlayed },
  'common-dice': {
    steps: [(t: ParlourRun, f: ParlourFrame): void => t.roll(-1, f.n)],
    answered: (t: ParlourRun, f: ParlourFrame, answer: ParlourAnswer): void => {
      if (answer.do !== 'dice') return;
      const { dice: held } = t.s.common;
      held[f.zone] = [...(held[f.zone] ?? []), ...answer.values];
      t.emit('roll', -1, answer.values.length, answer.values, undefined, f.zone);
    },
  },
  exchange: { steps: [exchange], answered: exchanged },
  draw: { steps: [drawSome] },
  shuffle,
} as const;
