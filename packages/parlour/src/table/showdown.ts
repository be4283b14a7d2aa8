/** The end of a game: who stands where, who takes which pot, and whether a tie is played again. */
import { compareTieBreaks } from '../cards/ties.ts';
import { contributorsOf, mergeEqual, payOut, potsOf, type Pot } from '../money/pots.ts';
import { payShares } from '../money/shares.ts';
import type { ParlourRun } from './run.ts';
import { ANTE, type ParlourFrame, type ParlourState, type Result } from './state.ts';
import { cardsDealt, deckSize } from './shuffle.ts';

/** A pot, and who plays for it if it has to be played for again. */
interface Contest {
  readonly pot: Pot;
  readonly again: readonly number[];
}

/** The pots on the table, each with those who can still win it: what a tie left over first, then this game's. */
function contests(s: ParlourState): Contest[] {
  const inside = s.folded.map((_, seat) => seat).filter((seat) => !s.folded[seat]);
  const waiting = s.held.map((pot): Contest => {
    const left = pot.for.filter((seat) => !s.folded[seat]);
    // Everybody who had a right to it has folded since: whoever is still in plays for it.
    return { pot: { amount: pot.amount, for: left.length > 0 ? left : inside }, again: pot.for };
  });
  const reserved = s.held.reduce((sum, pot) => sum + pot.amount, 0);
  const fresh = inside.length > 0 ? potsOf(s.stake, s.folded, s.carried - reserved) : [];
  return [...waiting, ...fresh.map((pot) => ({ pot, again: contributorsOf(pot, s.stake, s.folded) }))];
}

/** Main pot and side pots as they lie now, bets of an open Betting Round aside. */
export function tablePots(s: ParlourState): Pot[] {
  return mergeEqual(contests(s).map(({ pot }) => pot));
}

/** Everybody shows what they have; the best take the pots they can win, or the Shares of their places. */
export function showdown(t: ParlourRun, f: ParlourFrame): void {
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
  if (inside.length > 1) showHands(t, inside, (seat) => standings[seat]?.score ?? 0);
  const scores = standings.map((standing, seat) => standing?.score ?? s.before?.scores[seat] ?? null);
  if (s.setup.mode === 'shares') {
    finish(t, pay(t, { places, scores }, paySharesOf(t, places)));
    return;
  }
  const all = contests(s);
  const tied = all.filter(({ pot }) => isTied(pot, places) && (s.setup.split ?? 'merchant') !== 'merchant');
  const decided = all.filter((contest) => !tied.includes(contest)).map(({ pot }) => pot);
  const paid = payOut(decided, places);
  if (inside.length === 0) paid.left = s.carried;
  const result = pay(t, { places: refined(s, places), scores }, paid);
  if (tied.length > 0) replay(t, f, result, places, tied);
  else finish(t, result);
}

/** What was hidden is turned up, and everybody's score told. Folded hands stay closed (sees.ts). */
function showHands(t: ParlourRun, inside: readonly number[], score: (seat: number) => number): void {
  const zones = t.def.reveals ?? ['hand'];
  t.s.open.push(...zones);
  for (const seat of inside) {
    const cards = zones.flatMap((zone) => t.s.seats[seat].cards[zone] ?? []);
    t.emit('score', seat, score(seat), cards);
  }
}

const bestOf = (pot: Pot, places: readonly number[]): number[] => {
  const best = Math.min(...pot.for.map((seat) => places[seat]));
  return pot.for.filter((seat) => places[seat] === best);
};

const isTied = (pot: Pot, places: readonly number[]): boolean => bestOf(pot, places).length > 1;

/** A replay tells apart those whom the game before left equal. */
function refined({ before }: ParlourState, places: readonly number[]): number[] {
  if (before === null) return places.slice();
  const ahead = (a: number, b: number): boolean =>
    before.places[a] < before.places[b] || (before.places[a] === before.places[b] && places[a] < places[b]);
  return places.map((_, seat) => 1 + places.filter((_place, other) => ahead(other, seat)).length);
}

/** Hands the coins over; the result then holds all that was won, replays included. */
function pay(
  t: ParlourRun,
  standing: Pick<Result, 'places' | 'scores'>,
  { won, left }: { readonly won: readonly number[]; readonly left: number },
): Result {
  const { s } = t;
  won.forEach((coins, seat) => {
    s.chips[seat] += coins;
    if (coins > 0) t.emit('wins', seat, coins);
  });
  s.carried = left;
  s.stake.fill(0);
  s.held = [];
  return { ...standing, won: won.map((coins, seat) => coins + (s.before?.won[seat] ?? 0)), winners: [] };
}

/** Ends the game. Who won it are those in the first place, unless the game knows no winners. */
export function finish(
  t: ParlourRun,
  result: Result,
  winners = result.places.map((_, seat) => seat).filter((seat) => result.places[seat] === 1),
): void {
  const { s } = t;
  if (s.carried > 0) t.emit('left-over', -1, s.carried);
  const after = t.def.after?.(s);
  s.result = { ...result, winners, ...(after && { after }) };
  s.before = null;
  s.stack.length = 0;
  t.emit('over', -1, winners.length, winners);
  t.ask({ seat: -1, kind: 'over', winners });
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

/**
 * King's and Commoner's Rule (gii.split.*): the tied pots stay, and the same game is played again for them, by the tied
 * players or by all. Each pot is decided among its own (gii.amb.pots-and-ties): with the King's Rule those who tied
 * for it, with the Commoner's Rule all who ever paid into it.
 */
function replay(
  t: ParlourRun,
  f: ParlourFrame,
  sofar: Result,
  places: readonly number[],
  contested: readonly Contest[],
): void {
  const { s } = t;
  const king = s.setup.split === 'king';
  const tiedFor = contested.map(({ pot }) => bestOf(pot, places));
  const tied = s.folded.map((_, seat) => seat).filter((seat) => tiedFor.some((list) => list.includes(seat)));
  s.held = mergeEqual(
    contested.map(({ pot, again }, i) => ({ amount: pot.amount, for: king ? tiedFor[i] : again })),
  );
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
  s.undecided = deckSize(t.def, s.setup);
  t.emit('replay', -1, t.inside().length, t.inside());
  // With the King's Rule nobody antes again; the script's ante is its first step.
  f.n = king && t.def.script(s.setup)[0].do === 'ante' ? 1 : 0;
  t.begin('shuffle', { n: cardsDealt(t.def, s.setup) });
}
