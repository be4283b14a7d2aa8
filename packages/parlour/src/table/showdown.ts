/** The end of a game: who stands where, who takes which pot, and whether a tie is played again. */
import { both } from '../cards/piles.ts';
import { compareTieBreaks } from '../cards/ties.ts';
import { bestOf, contributorsOf, mergeEqual, NO_POTS, payOut, potsOf, type Pot } from '../money/pots.ts';
import { payShares } from '../money/shares.ts';
import type { Standing } from './def.ts';
import { NONE, type ParlourRun } from './run.ts';
import { ANTE, type ParlourFrame, type ParlourState, type Result, type Spread } from './state.ts';

/** The pots on the table, each with those who can still win it: what a tie left over first, then this game's. */
function contested(s: ParlourState): Pot[] {
  if (s.held.length === 0) return potsOf(s.stake, s.folded, s.carried);
  const waiting = s.held.map((pot): Pot => {
    const left = pot.for.filter((seat) => !s.folded[seat]);
    // Everybody who had a right to it has folded since: whoever is still in plays for it.
    return { amount: pot.amount, for: left.length > 0 ? left : seatsIn(s) };
  });
  const reserved = s.held.reduce((sum, pot) => sum + pot.amount, 0);
  return [...waiting, ...potsOf(s.stake, s.folded, s.carried - reserved)];
}

/** The word of a score that is the better the lower it is. */
export const FEWEST = 'fewest';

const seatsIn = ({ folded }: ParlourState): number[] => folded.flatMap((out, seat) => (out ? [] : [seat]));

/** All the money in the pot, bets of this Betting Round aside. */
export function potOf(s: ParlourState): number {
  let sum = s.carried;
  for (let seat = 0; seat < s.stake.length; seat++) sum += s.stake[seat];
  return sum;
}

/** Main pot and side pots as they lie now, bets of an open Betting Round aside. */
export function tablePots(s: ParlourState): readonly Pot[] {
  return mergeEqual(contested(s));
}

/** Everybody shows what they have; the best take the pots they can win, or the Shares of their places. */
export function showdown(t: ParlourRun, f: ParlourFrame): void {
  const { s } = t;
  const inside = t.playing();
  const standings = inside > 1 ? standingsOf(t) : t.c.nulls;
  const places = placesOf(t, standings);
  const scores = s.before?.scores.slice() ?? t.c.nulls.slice();
  if (inside > 1) {
    showHands(t, standings, scores);
    tellTieBreak(t, standings, places);
  }
  if (s.setup.mode === 'shares') {
    finish(t, pay(t, places, scores, paySharesOf(t, places)));
    return;
  }
  if (inside < 2) {
    finish(t, pay(t, refined(s, places), scores, takeAll(t, places)));
    return;
  }
  const pots = contested(s);
  const again = tiedPots(s, pots, places);
  if (again.length > 0) replay(t, f, places, scores, pots, again);
  else finish(t, pay(t, refined(s, places), scores, payOut(pots, places)));
}

/** The last one in the game wins every pot; where nobody is left, what earlier games left stays. */
function takeAll({ s, c }: ParlourRun, places: readonly number[]): { won: number[]; left: number } {
  const won = c.zeros.slice();
  const last = places.indexOf(1);
  if (last < 0) return { won, left: s.carried };
  won[last] = potOf(s);
  return { won, left: 0 };
}

function standingsOf({ s, c }: ParlourRun): readonly (Standing | null)[] {
  const standings: (Standing | null)[] = c.nulls.slice();
  for (let seat = 0; seat < standings.length; seat++)
    if (!s.folded[seat]) standings[seat] = c.def.standing(s, seat);
  return standings;
}

/** The pots that are played for again: none by the Merchant's Rule, which divides them. */
function tiedPots({ setup }: ParlourState, pots: readonly Pot[], places: readonly number[]): readonly Pot[] {
  if (setup.split === undefined || setup.split === 'merchant') return NO_POTS;
  return pots.filter((pot) => bestOf(pot, places).length > 1);
}

/** Everybody who may play for a pot again, if all do: those who ever paid into it. */
const rightTo = (s: ParlourState, pot: Pot, at: number): readonly number[] =>
  at < s.held.length ? s.held[at].for : contributorsOf(pot, s.stake, s.folded);

/** 1 for the best, equals the same; whoever folded comes last. */
function placesOf({ s, c }: ParlourRun, standings: readonly (Standing | null)[]): number[] {
  const places = c.zeros.slice();
  for (let seat = 0; seat < places.length; seat++) {
    const mine = standings[seat];
    let place = s.folded[seat] ? places.length : 1;
    if (mine !== null) for (let i = 0; i < standings.length; i++) if (isAhead(standings[i], mine)) place++;
    places[seat] = place;
  }
  return places;
}

const isAhead = (one: Standing | null, other: Standing): boolean =>
  one !== null && one !== other && compareTieBreaks(one.order, other.order) > 0;

/** What was hidden is turned up, and everybody's score told. Folded hands stay closed (sees.ts). */
function showHands(t: ParlourRun, standings: readonly (Standing | null)[], scores: (number | null)[]): void {
  const { reveals, order } = t.c;
  t.s.open = t.s.open.length === 0 ? reveals : t.s.open.concat(reveals);
  for (const seat of order) {
    const standing = standings[seat];
    if (standing === null) continue;
    scores[seat] = standing.score;
    const isBad = t.def.fewest === true && standing.order.includes(-standing.score);
    t.emit('score', seat, standing.score, lyingIn(t.s.seats[seat], reveals), undefined, isBad ? FEWEST : '');
  }
}

/** Where others scored as much as the winner, something else has decided. */
function tellTieBreak(
  t: ParlourRun,
  standings: readonly (Standing | null)[],
  places: readonly number[],
): void {
  const first = firstOf(places);
  const best = first[0];
  const winner = standings[best];
  if (winner === null || winner === undefined || first.length > 1) return;
  const isEqual = (other: Standing | null, seat: number): boolean =>
    seat !== best && other?.score === winner.score && other.order[0] === winner.order[0];
  if (standings.some(isEqual)) t.say(best, 'wins the tie by the tiebreaker');
}

/** All cards of some zones. Where they lie in one, its own list: the game is over, and it stays as it is. */
function lyingIn({ cards }: Spread, zones: readonly string[]): readonly number[] {
  let all: readonly number[] = NONE;
  for (const zone of zones) {
    const more = cards[zone];
    if (more !== undefined && more.length > 0) all = all.length === 0 ? more : both(all, more);
  }
  return all;
}

/** A replay tells apart those whom the game before left equal. */
function refined({ before }: ParlourState, places: readonly number[]): readonly number[] {
  if (before === null) return places;
  const ahead = (a: number, b: number): boolean =>
    before.places[a] < before.places[b] || (before.places[a] === before.places[b] && places[a] < places[b]);
  return places.map((_, seat) => 1 + places.filter((_place, other) => ahead(other, seat)).length);
}

/** Hands the coins over; the result then holds all that was won, replays included. */
function pay(
  t: ParlourRun,
  places: readonly number[],
  scores: Result['scores'],
  { won, left }: { readonly won: number[]; readonly left: number },
): Result {
  const { s } = t;
  for (let seat = 0; seat < won.length; seat++) {
    s.chips[seat] += won[seat];
    if (won[seat] > 0) t.emit('wins', seat, won[seat]);
    if (s.before !== null) won[seat] += s.before.won[seat];
    s.stake[seat] = 0;
  }
  s.carried = left;
  s.held = NO_POTS;
  return { places, scores, won, winners: [] };
}

/** Ends the game. Who won it are those in the first place, unless the game knows no winners. */
export function finish(t: ParlourRun, { places, scores, won }: Result, winners = firstOf(places)): void {
  const { s } = t;
  if (s.carried > 0) t.emit('left-over', -1, s.carried);
  const after = t.def.after?.(s);
  s.result = after === undefined ? { places, scores, won, winners } : { places, scores, won, winners, after };
  s.before = null;
  while (s.stack.length > 0) s.stack.pop();
  t.emit('over', -1, winners.length, winners);
  t.ask({ seat: -1, kind: 'over', winners });
}

function firstOf(places: readonly number[]): number[] {
  const first = places.indexOf(1);
  if (first < 0) return [];
  // As a rule it is one.
  const seats = [first];
  for (let seat = first + 1; seat < places.length; seat++) if (places[seat] === 1) seats.push(seat);
  return seats;
}

/** The Shares of those who anted; the others had no part in it. */
function paySharesOf({ s }: ParlourRun, places: readonly number[]): { won: number[]; left: number } {
  const share = s.setup.share ?? ANTE;
  const { satOut } = s.memory;
  if (satOut === undefined) return payShares(places, share, s.carried);
  const played = places.map((_, seat) => seat).filter((seat) => !satOut.includes(seat));
  const theirs = played.map((seat) => places[seat]);
  const paid = payShares(theirs, share, s.carried);
  const won = places.map(() => 0);
  played.forEach((seat, i) => (won[seat] = paid.won[i]));
  return { won, left: paid.left };
}

/**
 * King's and Commoner's Rule (gii.split.*): the tied pots stay, and the same game is played again for them, by the tied
 * players or by all. Each pot is decided among its own (gii.amb.pots-and-ties): with the King's Rule those who tied
 * for it, with the Commoner's Rule all who ever paid into it.
 */
function replay(
  t: ParlourRun,
  f: ParlourFrame,
  places: readonly number[],
  scores: Result['scores'],
  all: readonly Pot[],
  pots: readonly Pot[],
): void {
  const { s } = t;
  // Who plays for them is told by what everybody put in, so it is found out before the coins change hands.
  const rights = pots.map((pot) => rightTo(s, pot, all.indexOf(pot)));
  const decided = all.filter((pot) => !pots.includes(pot));
  const sofar = pay(t, refined(s, places), scores, payOut(decided, places));
  const king = s.setup.split === 'king';
  const tiedFor = pots.map((pot) => bestOf(pot, places));
  const tied = s.folded.map((_, seat) => seat).filter((seat) => tiedFor.some((list) => list.includes(seat)));
  s.held = mergeEqual(pots.map(({ amount }, i) => ({ amount, for: king ? tiedFor[i] : rights[i] }))).slice();
  s.carried = s.held.reduce((sum, pot) => sum + pot.amount, 0);
  // With the Commoner's Rule an undecided first place is open to everybody again.
  const open = !king && tied.some((seat) => places[seat] === 1);
  s.before = open ? { ...sofar, places: places.map(() => 1) } : sofar;
  s.folded.forEach((_, seat) => (s.folded[seat] = king && !tied.includes(seat)));
  for (const spread of [...s.seats, s.common]) {
    spread.cards = {};
    spread.dice = {};
  }
  // Whoever tied plays on even without money for an ante, and then nobody bets.
  const { purse } = s.memory;
  const broke = tied.some((seat) => s.chips[seat] + (purse?.[seat] ?? 0) === 0);
  s.memory = { tied, noBets: broke ? [1] : [], ...(purse && { purse }) };
  s.open = [];
  s.discard = [];
  s.deck = [];
  s.undecided = t.c.deck.length;
  t.emit('replay', -1, t.inside().length, t.inside());
  // With the King's Rule nobody antes again; the script's ante is its first step.
  f.n = king && t.c.antes ? 1 : 0;
  t.begin('shuffle', { n: t.c.dealt });
}
