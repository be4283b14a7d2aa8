/** A side as the value model sees it: a row of small numbers, the same for any number of players and any cards. */
import type { Content, InnState } from '@taproom/inn';
import { BURDEN, lifeWithTokens, ownsToken } from '../inn/numbers.ts';
import { traitsOf } from '../inn/traits.ts';

/** How many numbers a side has before those of its characters. */
export const PLAIN_FEATURES = 40;
/** Where it stands how many others are on the side, and whether a Boss is. */
export const MATES = 29;
export const BOSS = 30;

/** How far a side is from passing out, whatever makes it drunk. */
function lifeOf(state: InnState, content: Content, side: number): number {
  const { fortitude, alcohol } = state.sides[side];
  let tokens = 0;
  for (const { seat, token } of content.drunkTokens)
    if (state.seats[seat].side === side) tokens += state.seats[seat].tokens[token] ?? 0;
  return lifeWithTokens(fortitude - alcohol - tokens, tokens);
}

/** Whether a side can win or lose at all. */
export const isRival = (state: InnState, content: Content, side: number): boolean =>
  state.sides[side].out === 0 && !(content.automaton >= 0 && state.seats[content.automaton].side === side);

/**
 * Fills in the numbers of a side. `names`: the characters that the model knows, each with a place of its own behind the
 * rest; others have none.
 */
export function featuresOf(
  state: InnState,
  content: Content,
  side: number,
  names: ReadonlyMap<string, number>,
  into: Float64Array,
): void {
  into.fill(0);
  const { fortitude, gold, potions } = state.sides[side];
  let rivals = 0;
  for (let other = 0; other < state.sides.length; other++)
    if (other !== side && isRival(state, content, other)) rivals++;
  let members = 0;
  let hand = 0;
  let drinks = 0;
  let wards = 0;
  let strong = 0;
  let control = 0;
  let locks = 0;
  let starts = 0;
  let anytime = 0;
  let answers = 0;
  let action = 0;
  let best = 0;
  let things = 0;
  let plots = 0;
  let tokens = 0;
  let burden = 0;
  let away = 0;
  let turns = state.seats.length;
  let bosses = 0;
  for (let seat = 0; seat < state.seats.length; seat++) {
    const at = state.seats[seat];
    if (at.side !== side) continue;
    members++;
    hand += at.hand.length;
    drinks += at.drinkMe.length;
    things += at.play.length;
    plots += at.plot.length;
    if (at.backAt >= 0) away++;
    if (content.terms.bosses[seat]) bosses++;
    for (const name in at.tokens)
      if (ownsToken(content, seat, name)) tokens += inAll(state, name);
      else burden += at.tokens[name];
    for (let i = 0; i < at.hand.length; i++) {
      const traits = traitsOf(content.defs[at.hand[i]]);
      if (traits.ward > 0) wards++;
      if (traits.ward > 1.3) strong++;
      if (traits.control) control++;
      if (traits.lock || traits.cheat) locks++;
      if (traits.starts) starts++;
      if (traits.anytime) anytime++;
      if (traits.answers && traits.ward === 0) answers++;
      action += traits.action;
      best += traits.best;
    }
    const place = names.get(content.characters[seat].name);
    if (place !== undefined) into[PLAIN_FEATURES + place] = 1;
    turns = Math.min(turns, turnsUntil(state, seat));
  }
  const now = lifeOf(state, content, side);
  const life = Math.max(Math.min(1, now), now - BURDEN * burden);
  const heads = Math.max(1, members);
  const few = 2 / (rivals + 1);
  const next = turns / Math.max(1, rivals + 1);
  into[0] = life / 10;
  into[1] = Math.min(life, 2) / 2;
  into[2] = Math.min(life, 4) / 4;
  into[3] = Math.min(life, 7) / 7;
  into[4] = Math.min(life, 11) / 11;
  into[5] = gold / 10;
  into[6] = Math.min(gold, 1);
  into[7] = Math.min(gold, 3) / 3;
  into[8] = Math.min(gold, 6) / 6;
  into[9] = hand / 7 / heads;
  into[10] = drinks / 3;
  into[11] = Math.min(drinks, 1);
  into[12] = Math.min(wards, 4) / 3;
  into[13] = Math.min(strong, 3) / 2;
  into[14] = Math.min(1, strong);
  into[15] = control / 3;
  into[16] = locks / 2;
  into[17] = starts / 2;
  into[18] = anytime / 2;
  into[19] = answers / 2;
  into[20] = action / 8 / heads;
  into[21] = best / 12 / heads;
  into[22] = things / 2;
  into[23] = plots / 2;
  into[24] = tokens / 4;
  into[25] = away;
  into[26] = next;
  into[27] = turns === 0 ? 1 : 0;
  into[28] = potions;
  into[MATES] = members > 1 ? (members - 1) / 2 : 0;
  into[BOSS] = bosses;
  into[31] = fortitude / 20;
  into[32] = (life / 10) * few;
  into[33] = (gold / 10) * few;
  into[34] = (wards / 3) * few;
  into[35] = next * few;
  into[36] = (life * gold) / 100;
  into[37] = life < 4 ? drinks / 3 : 0;
  into[38] = bosses * Math.min(1, life / 10);
  into[39] = few;
}

/** Somebody's tokens, with whomever they lie. */
function inAll({ seats }: InnState, token: string): number {
  let sum = 0;
  for (const { tokens } of seats) sum += tokens[token] ?? 0;
  return sum;
}

/** How many turns of others come before this seat's next one. */
function turnsUntil(state: InnState, seat: number): number {
  const count = state.seats.length;
  let turns = 0;
  for (let other = state.turn; other !== seat; other = (other + 1) % count)
    if (state.sides[state.seats[other].side].out === 0) turns++;
  return turns;
}
