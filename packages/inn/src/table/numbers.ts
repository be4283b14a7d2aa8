/** Fortitude, Alcohol Content and Gold: the only places where they change. */
import type { CardId, SeatId } from '@taproom/kernel';
import { setToken } from './in-play.ts';
import type { Attribute } from '../cards/card.ts';
import type { How } from '../show/dry-run.ts';
import { prizeToInn } from '../gambling/prizes.ts';
import type { Run } from '../run.ts';
import { INN } from './log-event.ts';
import type { Track } from './state.ts';
import { moveTracks, tracksBehind } from './tracks.ts';
import { rescale } from '../effects/scale.ts';

export const TRACK_MAX = 20;

/** The one place where a number on a mat moves: within its limits (core.minmax.fortitude). Tells how far it did. */
function move(t: Run, seat: SeatId, of: Attribute, by: number): number {
  const side = t.side(seat);
  const before = side[of];
  side[of] = Math.max(0, of === 'gold' ? before + by : Math.min(TRACK_MAX, before + by));
  return side[of] - before;
}

/** Where it is only tried out what happens: a number of this seat's has moved, or would have but for who it is. */
function noteMove(
  t: Run,
  how: How,
  of: Attribute,
  seat: SeatId,
  by: number,
  moved: number,
  to: number,
): void {
  if (t.dry === null) return;
  const after = t.side(seat)[of];
  t.dry.moves({ how, of, seat, by, before: after - moved, after, to, full: false });
}

/**
 * Changes Fortitude or Alcohol Content, of a seat that nobody plays on those of its tracks that are meant, and tells how
 * far it really moved.
 */
export function change(
  t: Run,
  seat: SeatId,
  of: 'fortitude' | 'alcohol',
  by: number,
  cause: CardId,
  tracks?: readonly Track[],
): number {
  if (seat === t.c.automaton) return moveTracks(t, of, by, cause, tracks ?? tracksBehind(t));
  const moved = move(t, seat, of, by);
  noteMove(t, 'change', of, seat, by, moved, -1);
  if (by !== 0) t.emit(of, seat, moved, -1, cause, -1);
  return moved;
}

/** Changes a token between 0 and its limit and tells how far it really moved; `quiet`: the log has it from elsewhere. */
export function changeToken(
  t: Run,
  seat: SeatId,
  token: string,
  by: number,
  cause: CardId,
  quiet = false,
): number {
  const at = t.s.seats[seat];
  const def = t.c.characters[seat].tokens?.find(({ name }) => name === token);
  const max = def?.max ?? Infinity;
  const before = at.tokens[token] ?? 0;
  const after = Math.max(0, Math.min(max, before + by));
  const moved = after - before;
  if (at.tokens[token] !== after) setToken(at, token, after);
  if (moved !== 0) {
    if (!quiet) t.emit('token', seat, moved, -1, cause, -1, [], undefined, token);
    if (t.c.scales) rescale(t, seat, token);
    // The end of a circular track: what happens there happens before the rest of the gain.
    if (def?.circle !== undefined && at.tokens[token] === max)
      t.push({ k: 'circle', step: 0, seat, token, rest: by - moved, cause });
  }
  return moved;
}

/** Tokens go from one player to another, as far as the first has any; tells how many. */
export function giveTokens(
  t: Run,
  from: number,
  to: number,
  token: string,
  n: number,
  cause: CardId,
): number {
  const given = Math.min(n, t.s.seats[from].tokens[token] ?? 0);
  if (given === 0 || from === to) return given;
  t.emit('token', to, given, -1, cause, from, [], undefined, token);
  changeToken(t, from, token, -given, cause, true);
  changeToken(t, to, token, given, cause, true);
  return given;
}

/** The Inn never runs out: it uses substitute markers (core.minmax.inn-endless). */
function takeFromInn(t: Run, n: number): void {
  t.s.inn -= n;
  if (t.s.inn < 0) {
    t.s.minted -= t.s.inn;
    t.s.inn = 0;
  }
}

/** The Inn pays this, for whatever reason. */
const isInns = (t: Run, seat: SeatId, innPays: boolean): boolean => innPays || seat === t.c.automaton;

/** Takes up to `n` Gold out of a Stash, or all of it out of the Inn where the Inn pays. Tells how much. */
function takeFrom(t: Run, seat: SeatId, n: number, innPays: boolean): number {
  // Whoever nobody plays has no Gold: the Inn pays for them, and what they are paid is the Inn's.
  if (isInns(t, seat, innPays)) {
    takeFromInn(t, n);
    return n;
  }
  // Not `-move(…)`: of nothing that is −0, which V8 keeps as a fraction, with every number that ever had its place.
  return 0 - move(t, seat, 'gold', -n);
}

function putInStash(t: Run, seat: SeatId, n: number): void {
  if (seat === t.c.automaton) t.s.inn += n;
  else move(t, seat, 'gold', n);
}

/** Gold goes from one Stash to another, as far as there is any. Tells how much. */
export function moveGold(t: Run, from: number, to: number, n: number): number {
  const moved = takeFrom(t, from, n, false);
  putInStash(t, to, moved);
  noteMove(t, 'pay', 'gold', from, -n, -moved, to);
  return moved;
}

/** Whatever is left in a Stash is the Inn's. */
export function stashToInn(t: Run, seat: SeatId): void {
  t.s.inn += takeFrom(t, seat, t.side(seat).gold, false);
}

/**
 * Pays a player (`to` a seat) or the Inn (−1). A player who owes more than they have pays what they have. Tells how much
 * was paid, by whomever.
 */
export function pay(t: Run, seat: SeatId, n: number, to: number, cause: CardId, innPays: boolean): number {
  const help = innPays ? 0 : helpOfInn(t, seat, n, to);
  const paid = takeFrom(t, seat, n - help, innPays);
  if (n > help) noteMove(t, isInns(t, seat, innPays) ? 'inn-pays' : 'pay', 'gold', seat, -n, -paid, to);
  if (to >= 0) putInStash(t, to, paid + help);
  else t.s.inn += paid + help;
  if (paid > 0) t.emit('paid', seat, paid, -1, cause, to, [], undefined, isInns(t, seat, innPays) ? INN : '');
  return paid + help;
}

/** Takes out of the Inn what it pays of a player's payment. */
function helpOfInn(t: Run, seat: SeatId, n: number, to: number): number {
  const card = discounter(t, seat);
  if (card < 0) return 0;
  const help = Math.min(n, t.def(card).passive!.pays!);
  takeFromInn(t, help);
  if (help > 0) {
    noteMove(t, 'inn-helps', 'gold', seat, help, 0, to);
    t.emit('inn-pays', seat, help, -1, card, to);
  }
  return help;
}

/** The card in front of a player that makes the Inn pay a part of each payment, −1: none. Of several the best counts. */
function discounter(t: Run, seat: SeatId): number {
  let best = -1;
  for (const card of t.s.seats[seat].play) {
    const pays = t.def(card).passive?.pays ?? 0;
    if (pays > (best < 0 ? 0 : t.def(best).passive!.pays!)) best = card;
  }
  return best;
}

/** How much of each of a player's payments the Inn pays. */
export function discountOf(t: Run, seat: SeatId): number {
  const card = discounter(t, seat);
  return card < 0 ? 0 : t.def(card).passive!.pays!;
}

/** Antes into the pot. `bloody`: the Inn does so for Fortitude that was lost for it. */
export function ante(
  t: Run,
  seat: SeatId,
  n: number,
  cause: CardId,
  innPays: boolean,
  bloody = false,
): number {
  const paid = takeFrom(t, seat, n, innPays);
  noteMove(t, isInns(t, seat, innPays) ? 'inn-antes' : 'ante', 'gold', seat, -n, -paid, -1);
  t.s.pot += paid;
  const payer = isInns(t, seat, innPays) ? INN : '';
  if (n > 0) t.emit('ante', seat, paid, -1, cause, bloody ? seat : -1, [], undefined, payer);
  return paid;
}

/** Gold from the Inn. */
export function gainGold(t: Run, seat: SeatId, n: number, cause: CardId): void {
  takeFromInn(t, n);
  putInStash(t, seat, n);
  noteMove(t, 'gold', 'gold', seat, n, n, -1);
  t.emit('gold', seat, n, -1, cause);
}

/** Gold from the pot: up to `n`. */
export function takePot(t: Run, seat: SeatId, n: number): number {
  const taken = Math.min(n, t.s.pot);
  t.s.pot -= taken;
  putInStash(t, seat, taken);
  if (taken > 0) noteMove(t, 'pot', 'gold', seat, taken, taken, t.s.pot);
  return taken;
}

export function potToInn(t: Run): void {
  prizeToInn(t);
  t.s.inn += t.s.pot;
  t.s.pot = 0;
}
