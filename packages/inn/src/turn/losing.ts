import type { SeatId } from '@taproom/kernel';
import { areMates, comeBack, inOrder, isIn, membersOf, teamOf } from '../table/seats.ts';
import { leaveRound } from '../gambling/from-outside.ts';
import { doomed, drunkenness, isAutomated, isBroke, isDrunk } from './losers.ts';
import { moveGold, stashToInn } from '../table/numbers.ts';
import { toDiscard } from '../table/piles.ts';
import { leavePrizes } from '../gambling/prizes.ts';
import type { Run } from '../run.ts';
import { BROKE, CONCEDED, IN_GAME, PASSED_OUT, type LosingFrame, type Out } from '../table/state.ts';
import { endTurnNow } from './cut-short.ts';
import { openWindow, pushHook, type InnProcedure } from '../play/announcing.ts';

/** Everyone doomed gets one last chance, in turn order from the active player; whatever they do, all are judged anew. */
function lastChances(t: Run, f: LosingFrame): void {
  const next = inOrder(t.s, t.s.turn).find(
    (seat) => doomed(t, seat) && !f.heard.some((heard) => areMates(t.s, heard, seat)),
  );
  if (next === undefined) return;
  f.step--;
  f.heard.push(next);
  t.emit('last-chance', next, 0, -1, -1, -1, teamOf(t, next));
  openWindow(t, 'last-chance', next, -1, next);
}

function fall(t: Run, f: LosingFrame): void {
  const { s } = t;
  // Whoever can neither win nor lose has no part in this.
  const before = inOrder(s, s.turn).filter((seat) => seat !== t.c.automaton);
  const sides = s.sides
    .map((_, side) => side)
    .filter((side) => s.sides[side].out === IN_GAME && !isAutomated(t, side));
  // Whoever gives up is out like somebody who passes out.
  const drunk = sides.filter((side) => side === f.conceded || isDrunk(t, side));
  const sober = sides.filter((side) => !drunk.includes(side));
  const shares = drunk.map((side) => ({ side, share: shareOut(t, side, sober) }));
  for (const side of drunk) putOut(t, side, side === f.conceded ? CONCEDED : PASSED_OUT);
  for (const { side, share } of shares) tellShare(t, side, sober, share);
  // Only after the shares is it seen who has no Gold (core.losing.simultaneous-gold-check).
  for (const side of sober) if (isBroke(t, side)) putOut(t, side, BROKE);
  const left = sides.filter((side) => s.sides[side].out === IN_GAME);
  const gone = before.filter((seat) => !isIn(s, seat));
  for (const seat of f.heard) if (isIn(s, seat)) t.emit('saved', seat, 0, -1, -1, -1, teamOf(t, seat));
  if (left.length <= 1) {
    endGame(t, left.length === 0 ? before : before.filter((seat) => isIn(s, seat)));
    return;
  }
  if (gone.length > 0)
    s.seats.forEach((_, seat) => pushHook(t, t.c.characters[seat].hooks?.anyOut, seat, gone.slice()));
}

function endGame(t: Run, winners: number[]): void {
  const { s } = t;
  s.winners = winners;
  s.stack.length = 0;
  s.roundAt = -1;
  t.emit('over', -1, winners.length, -1, -1, -1, winners);
  t.ask({ seat: -1, kind: 'over', winners });
}

/**
 * A game with somebody's pack that would not end (house.821-closing-time): those win whose Fortitude is farthest above
 * what they have drunk, of these those with the most Gold.
 */
export function closeTheHouse(t: Run): void {
  const { s } = t;
  const standing = (seat: number): number => {
    const { fortitude, gold } = t.side(seat);
    return (fortitude - drunkenness(t, s.seats[seat].side)) * MORE_THAN_ANY_GOLD + gold;
  };
  const left = inOrder(s, s.turn).filter((seat) => isIn(s, seat) && seat !== t.c.automaton);
  const best = Math.max(...left.map(standing));
  t.emit('closing', -1);
  endGame(
    t,
    left.filter((seat) => standing(seat) === best),
  );
}

const MORE_THAN_ANY_GOLD = 1_000_000;

/** Half of a passed-out player's Gold, rounded up, is the Inn's; the rest is shared evenly, what is left over is the Inn's too. Tells each share. */
function shareOut(t: Run, side: number, heirs: readonly number[]): number {
  const { s } = t;
  const gold = s.sides[side].gold;
  const share = heirs.length === 0 ? 0 : Math.floor(Math.floor(gold / 2) / heirs.length);
  const [from] = t.c.terms.sides[side];
  for (const heir of heirs) moveGold(t, from, t.c.terms.sides[heir][0], share);
  stashToInn(t, from);
  return share;
}

function tellShare(t: Run, side: number, heirs: readonly number[], share: number): void {
  if (share === 0) return;
  const { sides } = t.c.terms;
  t.emit(
    'share',
    sides[side][0],
    share,
    -1,
    -1,
    -1,
    heirs.flatMap((heir) => sides[heir]),
  );
}

function putOut(t: Run, side: number, out: Out): void {
  const { s } = t;
  s.sides[side].out = out;
  s.seats.forEach((at, seat) => {
    if (at.side !== side) return;
    t.emit('out', seat, out);
    for (const card of at.drinkMe) toDiscard(t, card);
    at.drinkMe = [];
    leavePrizes(t, seat);
    at.backAt = -1;
    if (t.round()?.inside.includes(seat)) leaveRound(t, seat);
    comeBack(t, seat);
    if (seat === s.turn) endTurnNow(t);
  });
}

/** The rule against giving up now, or null: in one's own turn, where nothing waits, and for oneself alone. */
export function concessionRefusal(t: Run, seat: SeatId): string | null {
  const isFree = t.s.ask?.seat === seat && t.stack.at(-1)?.k === 'turn';
  return isFree && membersOf(t, seat).length === 1 ? null : 'house.534-concede';
}

/** Out by one's own word, and without a last chance: it was the player's own. */
export function concede(t: Run, seat: SeatId): void {
  t.s.ask = null;
  t.push({ k: 'losing', step: 0, heard: [], conceded: t.s.seats[seat].side });
}

export const losing: InnProcedure<LosingFrame> = { steps: [lastChances, fall] };
