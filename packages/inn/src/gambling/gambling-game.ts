/**
 * A gambling game at the inn's table: a Round of Gambling holds its state, and this is where the two meet. The game
 * knows its own seats, in turn order from the Starting Player; the inn knows who sits on them.
 */
import { ALL, isIn, type Overlay, type SeatId, type Seats, seatsOf, SPECTATOR } from '@taproom/kernel';
import {
  parlour,
  type ParlourAnswer,
  type ParlourEvent,
  type ParlourMemory,
  type ParlourView,
} from '@taproom/parlour';
import { without } from '../table/in-play.ts';
import { makeGameEvent } from '../table/log-event.ts';
import type { Run } from '../run.ts';
import type { Frame, GameRoundFrame, PlayFrame, RoundFrame } from '../table/state.ts';

export const isGameRound = (frame: Frame | null): frame is GameRoundFrame => frame?.k === 'game-round';

/** A Round that begins is one with a game if its starter chose one and somebody plays against them. */
export function withGame(t: Run, round: RoundFrame): RoundFrame {
  const pick = t.s.gambling?.pick ?? null;
  if (pick === null || round.inside.length < 2) return round;
  const frame: GameRoundFrame = {
    ...round,
    k: 'game-round',
    // Nobody is ever in control of it (gii.app-b.ignore-control).
    control: -1,
    pick,
    table: [],
    game: null,
    effect: 'gambling',
    acted: false,
    paused: false,
    grants: [],
    sharers: [],
    share: 0,
    i: 0,
  };
  return frame;
}

/** The cards are shuffled, and the Starting Player is the one who started the Round, or the next who is in it. */
export function beginGame(t: Run, f: GameRoundFrame): void {
  const count = t.s.seats.length;
  const after = (seat: SeatId): number => (seat - f.starter + count) % count;
  f.table = f.inside.toSorted((a, b) => after(a) - after(b));
  const { game, variants } = f.pick;
  const last = t.s.gambling?.last ?? null;
  const brought = t.c.cast.gambling?.filter(({ id }) => variants.includes(id)) ?? [];
  f.game = parlour.create({
    game,
    variants,
    mode: 'betting',
    inside: true,
    players: f.table.map((seat) => t.c.characters[seat].name),
    chips: f.table.map(() => 0),
    ...(brought.length > 0 && { brought }),
    // Only games that follow one another know of each other.
    ...(last?.game === game && { before: last.after }),
  });
}

/** An answer for the game; what comes of it is told at the inn's table. */
export function tellGame(t: Run, f: GameRoundFrame, answer: ParlourAnswer): void {
  hear(t, f, parlour.apply(f.game!, answer));
}

/** What a card that was no gambling turn of its player's lets them do (gii.app-b.force-out-effect). */
export function grantNext(t: Run, f: GameRoundFrame): boolean {
  const seat = f.grants.shift();
  if (seat === undefined) return false;
  const at = f.table.indexOf(seat);
  if (f.inside.length > 1 && f.inside.includes(seat)) hear(t, f, parlour.grant(f.game!, at, 'gambling'));
  return true;
}

/** What the inn tells itself. */
const UNTOLD: ReadonlySet<string> = new Set(['fold', 'wins', 'over', 'left-over']);

function hear(t: Run, f: GameRoundFrame, events: readonly ParlourEvent[]): void {
  const seatOf = (at: number): number => (at >= 0 ? f.table[at] : at);
  for (const event of events) {
    const seat = seatOf(event.seat);
    // Whom the game puts out has left the Round.
    if (event.e === 'fold' && f.inside.includes(seat)) {
      f.inside = without(f.inside, seat);
      t.emit('left-round', seat);
    }
    if (UNTOLD.has(event.e)) continue;
    t.events.push(makeGameEvent({ ...event, seat, known: knownAt(f.table, event.known) }));
  }
}

/** Seats of the game as seats of the inn; what all but one of the players know, onlookers do not. */
const knownAt = (table: readonly number[], known: Seats): Seats =>
  known === ALL ? ALL : seatsOf(table.filter((_, at) => isIn(known, at)));

/** Whoever leaves the Round partway through folds at once (gii.app-b.leave-is-fold). */
export function foldGame(f: GameRoundFrame, seat: SeatId): void {
  if (f.game !== null && f.game.result === null) parlour.leave(f.game, f.table.indexOf(seat));
}

/**
 * A Gambling or Cheating Card has done what it says; what it lets its player do in the game comes when it is all over
 * (gii.app-b.special-effect-timing). A Winning Hand may count as cheating, a card that forces somebody out as gambling.
 */
export function noteCard(t: Run, f: GameRoundFrame, play: PlayFrame, winningHand: boolean): void {
  const { means, types = t.def(play.card).types } = t.use(play.card, play.use);
  const forcesOut = means.some(({ of, stop }) => of === 'place' && stop === '');
  f.played = true;
  if (forcesOut) f.effect = 'gambling';
  else if (winningHand) f.effect = 'either';
  else f.effect = types.includes('cheating') ? 'cheating' : 'gambling';
}

/** What a seat sees of the game beyond what everybody does, and what it is asked there. */
export function gameOwn(f: RoundFrame | null, viewer: SeatId): Overlay | null {
  if (!isGameRound(f) || f.game === null) return null;
  const seat = f.table.indexOf(viewer);
  if (seat < 0) return null;
  const { question } = parlour.view(f.game, seat);
  return { ...parlour.own(f.game, seat), seat, question };
}

/** What is remembered of the game, with seats numbered as at its own table. */
export const memoryAt = (table: readonly number[], { setup, at }: ParlourMemory): ParlourMemory => ({
  setup,
  at: at.map((seat) => table.indexOf(seat)),
});

/** What a seat of the inn may know of the game. */
export function gameView(f: GameRoundFrame, viewer: SeatId): ParlourView | null {
  if (f.game === null) return null;
  const at = f.table.indexOf(viewer);
  return parlour.view(f.game, at < 0 ? SPECTATOR : at);
}
