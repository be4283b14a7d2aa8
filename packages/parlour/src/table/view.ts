/** What one seat, or a spectator, may know of a gambling table. */
import type { ParlourDef } from './def.ts';
import type { Pot } from '../money/pots.ts';
import type { ParlourOption, ParlourQuestion } from './question.ts';
import type { ParlourRun } from './run.ts';
import { maySeeZone } from './sees.ts';
import { potOf, tablePots } from './showdown.ts';
import type { ParlourState, Result, Spread } from './state.ts';
import { deckLeft } from './shuffle.ts';

/** A zone: how many cards, and which, if the viewer may look. */
export interface ZoneView {
  /** How many cards lie there. */
  readonly size: number;
  /** Which, in order; null: they are hidden. */
  readonly cards: readonly number[] | null;
}

export interface ParlourSeatView {
  /** As at the table. */
  readonly name: string;
  /** Money in hand. */
  readonly chips: number;
  /** What this seat has put into the pot in this game. */
  readonly stake: number;
  /** What of it in this Betting Round. */
  readonly bet: number;
  /** No longer plays for the pot. */
  readonly folded: boolean;
  /** Cards by the names that the game gives to what lies before a player. */
  readonly zones: Readonly<Record<string, ZoneView>>;
  /** Dice likewise. */
  readonly dice: Readonly<Record<string, readonly number[]>>;
}

export interface ParlourView {
  /** Whose view it is; −2: of somebody who watches. */
  readonly seat: number;
  /** Which of the fifteen. */
  readonly game: string;
  /** All the money in it. */
  readonly pot: number;
  /** The main pot and the side pots, with who can win them; bets of this Betting Round aside. */
  readonly pots: readonly Pot[];
  /** What earlier games left in the pot. */
  readonly carried: number;
  /** By seat. */
  readonly seats: readonly ParlourSeatView[];
  /** What lies in the middle. */
  readonly common: {
    /** Cards by the names that the game gives them. */
    readonly zones: Readonly<Record<string, ZoneView>>;
    /** Dice likewise. */
    readonly dice: Readonly<Record<string, readonly number[]>>;
  };
  /** Open numbers of the game, by the names that it gives them. */
  readonly counts: Readonly<Record<string, readonly number[]>>;
  /** How many cards are left to deal. */
  readonly deck: number;
  /** How many cards were thrown away. */
  readonly discard: number;
  /** What the viewer is asked, also while another is asked first for what all decide together. */
  readonly question: ParlourQuestion | null;
  /** What the viewer has chosen of that so far; nobody else knows it yet. */
  readonly chosen: readonly ParlourOption[];
  /** Whose turn it is. Everybody is asked in turn whatever they hold, so this tells nothing. */
  readonly waitingFor: number;
  /** Everybody who may answer now: one player, or all who have not yet decided what is decided together. */
  readonly asked: readonly number[];
  /** The Starting Player. */
  readonly first: number;
  /** Once the game is over. */
  readonly result: Result | null;
}

export function parlourView(
  t: ParlourRun,
  viewer: number,
  question: ParlourQuestion | null,
  asked: readonly number[],
): ParlourView {
  const { s, def } = t;
  return {
    seat: viewer,
    game: def.id,
    pot: potOf(s),
    pots: tablePots(s),
    carried: s.carried,
    seats: s.seats.map((spread, seat) => ({
      name: s.setup.players[seat],
      chips: s.chips[seat],
      stake: s.stake[seat],
      bet: s.bets[seat],
      folded: s.folded[seat],
      zones: zonesView(t, spread, seat, viewer),
      dice: diceView(spread),
    })),
    common: { zones: zonesView(t, s.common, -1, viewer), dice: diceView(s.common) },
    counts: countsView(s, def),
    deck: deckLeft(s),
    discard: s.discard.length,
    question,
    chosen: chosenBy(s, viewer),
    waitingFor: s.ask?.seat ?? -1,
    asked,
    first: s.setup.first ?? 0,
    result: s.result,
  };
}

const NOTHING: readonly ParlourOption[] = [];

function chosenBy({ stack }: ParlourState, viewer: number): readonly ParlourOption[] {
  return stack[stack.length - 1]?.chosen?.[viewer]?.slice() ?? NOTHING;
}

function zonesView(t: ParlourRun, spread: Spread, owner: number, viewer: number): Record<string, ZoneView> {
  const zones: Record<string, ZoneView> = {};
  for (const zone in spread.cards) {
    const cards = spread.cards[zone];
    const isSeen = maySeeZone(t, zone, owner, viewer);
    zones[zone] = { size: cards.length, cards: isSeen ? cards.slice() : null };
  }
  return zones;
}

function diceView(spread: Spread): Record<string, readonly number[]> {
  const dice: Record<string, readonly number[]> = {};
  for (const zone in spread.dice) dice[zone] = spread.dice[zone].slice();
  return dice;
}

/** What lies open in every game: money that may still come to the table. */
const OPEN_COUNTS = ['purse'];

function countsView(s: ParlourState, def: ParlourDef): Record<string, readonly number[]> {
  const counts: Record<string, readonly number[]> = {};
  for (const name of [...(def.counts ?? []), ...OPEN_COUNTS])
    if (name in s.memory) counts[name] = s.memory[name].slice();
  return counts;
}
