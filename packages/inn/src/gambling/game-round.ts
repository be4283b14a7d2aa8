/**
 * A Round of Gambling in which one of the gambling games is played (gii.app-b.*). The game asks its own questions; where
 * it would have a Betting Round, everybody in the Round has one gambling turn, with all responses that any Round has.
 * Cards that need no turn may also be played between its steps, but not while dice roll and cards change hands
 * (house.434-moments-of-a-game).
 */
import type { SeatId } from '@taproom/kernel';
import { beginGame, grantNext, tellGame } from './gambling-game.ts';
import { leaveRound } from './from-outside.ts';
import { ANY, GAMBLE, ROUND } from '../play/moments.ts';
import { ante, potToInn, takePot } from '../table/numbers.ts';
import { canPlay } from '../play/plays.ts';
import { prizeToInn } from './prizes.ts';
import type { Run } from '../run.ts';
import type { GameRoundFrame } from '../table/state.ts';
import { openWindow, playCard, type InnProcedure } from '../play/announcing.ts';
import { close, collect, won } from './round.ts';

const STEP = { begin: 0, advance: 1, ask: 2, played: 3, won: 4 } as const;

function begin(t: Run, f: GameRoundFrame): void {
  f.sharers = [];
  f.acted = false;
  f.paused = false;
  f.grants = [];
  if (f.inside.length > 1) beginGame(t, f);
  else decide(t, f, f.inside.slice());
}

/** On to whatever the game asks next. */
function advance(t: Run, f: GameRoundFrame): void {
  if (f.over) {
    f.step = STEP.won;
    return;
  }
  f.step = STEP.advance;
  const ask = f.game!.ask!;
  switch (ask.kind) {
    case 'card-play':
      if (ask.free) betweenSteps(t, f, ask.seat);
      else nextTurn(t, f, f.table[ask.seat], ask.seat);
      return;
    case 'choose': {
      const { what, options, min, max } = ask;
      t.ask({ seat: f.table[ask.seat], kind: 'game', what, options, min, max });
      return;
    }
    case 'over':
      finishGame(t, f);
      return;
    case 'bet':
      throw new Error('Nobody bets inside the inn.');
    default:
      t.ask(ask);
  }
}

function nextTurn(t: Run, f: GameRoundFrame, seat: SeatId, at: number): void {
  if (grantNext(t, f)) return;
  // With one player left the game has nothing more to ask: that one wins (gii.amb.rdi-one-left).
  if (f.inside.length < 2 || !f.inside.includes(seat)) {
    f.acted = false;
    tellGame(t, f, { seat: at, do: 'pass' });
  } else if (f.acted && f.turn === seat) f.step = STEP.played;
  else {
    f.acted = false;
    f.turn = seat;
    f.step = STEP.ask;
    openWindow(t, 'idle', seat, seat);
  }
}

function betweenSteps(t: Run, f: GameRoundFrame, at: number): void {
  if (grantNext(t, f)) return;
  f.paused = !f.paused;
  if (f.paused) openWindow(t, 'idle', f.table[at]);
  else tellGame(t, f, { seat: at, do: 'pass' });
}

function askTurn(t: Run, f: GameRoundFrame): void {
  // Somebody may have ended the Round, or this player's part in it, in between.
  const waits = f.grants.length > 0 || f.inside.length < 2 || !f.inside.includes(f.turn);
  if (f.over || waits) f.step = STEP.advance;
  else if (t.isHidden()) return;
  else if (canPlay(t, { mask: GAMBLE | ANY | ROUND, subject: null }, f.turn))
    t.ask({ seat: f.turn, kind: 'gamble' });
  else pass(t, f);
}

/** The card is done. Negated, it does nothing in the game either, and the lap goes on (gii.amb.rdi-negated). */
function afterPlay(t: Run, f: GameRoundFrame): void {
  f.step = STEP.advance;
  if (f.over) return;
  // What others have coming comes first; then the game hears of this card.
  f.acted = f.grants.length > 0;
  if (f.acted || !f.inside.includes(f.turn) || f.inside.length < 2) return;
  if (f.played) tellGame(t, f, { seat: f.table.indexOf(f.turn), do: 'card', effect: f.effect });
  else pass(t, f);
}

function pass(t: Run, f: GameRoundFrame): void {
  t.emit('gamble-pass', f.turn);
  f.step = STEP.advance;
  tellGame(t, f, { seat: f.table.indexOf(f.turn), do: 'pass' });
}

/** Whoever wins the game wins the Round (gii.app-b.replaces-round); a tie goes by the Split Rule. */
function finishGame(t: Run, f: GameRoundFrame): void {
  const { winners, after = {} } = f.game!.result!;
  t.s.gambling!.last = { game: f.pick.game, after };
  const best = winners.map((at) => f.table[at]);
  if (best.length > 1 && f.pick.split !== 'merchant') again(t, f, best);
  else decide(t, f, best);
}

function decide(t: Run, f: GameRoundFrame, winners: number[]): void {
  f.over = true;
  f.sharers = winners;
  f.winner = winners[0] ?? -1;
  if (f.winner < 0) {
    t.emit('round-void', -1, t.s.pot);
    potToInn(t);
  }
  f.step = STEP.won;
}

/** King's Rule: the tied players play again; Commoner's Rule: all who are in the Round, for another ante. */
function again(t: Run, f: GameRoundFrame, tied: readonly number[]): void {
  const king = f.pick.split === 'king';
  t.emit('game-tied', -1, t.s.pot, -1, -1, -1, king ? tied : f.inside.slice());
  if (king) for (const seat of f.inside.slice()) if (!tied.includes(seat)) leaveRound(t, seat);
  if (!king) for (const seat of f.table) if (f.inside.includes(seat)) ante(t, seat, 1, -1, false);
  f.step = STEP.begin;
}

function wonByAll(t: Run, f: GameRoundFrame): void {
  if (f.sharers.length < 2) won(t, f);
  else {
    t.emit('round-shared', -1, t.s.pot, -1, -1, -1, f.sharers);
    openWindow(t, 'won', t.s.turn);
  }
}

/**
 * Equal shares; Gold that cannot be divided stays for the next Round (gii.split.merchants, gii.amb.leftover-pot), and
 * a Prize goes back to the Inn.
 */
function share(t: Run, f: GameRoundFrame): void {
  if (f.sharers.length < 2 || f.taker >= 0) {
    f.i = f.sharers.length;
    collect(t, f);
    return;
  }
  f.i = 0;
  f.share = Math.floor(t.s.pot / f.sharers.length);
  if (f.share > 0)
    for (const seat of f.sharers) t.emit('pot', seat, takePot(t, seat, f.share), -1, -1, -1, f.sharers);
  if (t.s.pot > 0) t.emit('pot-left', -1, t.s.pot);
  prizeToInn(t);
}

/** What each of them has collected can be answered, one after the other. */
function eachShare(t: Run, f: GameRoundFrame): void {
  if (f.i >= f.sharers.length) return;
  f.step--;
  f.taker = f.sharers[f.i++];
  f.taken = f.share;
  openWindow(t, 'collected', f.taker);
}

export const gameRound: InnProcedure<GameRoundFrame> = {
  steps: [begin, advance, askTurn, afterPlay, wonByAll, share, eachShare, close],
  answered(t, f, answer) {
    switch (answer.do) {
      case 'play': {
        const gambles = t.use(answer.card, answer.use).when.at === 'gamble';
        f.step = gambles ? STEP.played : STEP.ask;
        if (gambles) f.played = false;
        playCard(t, answer);
        break;
      }
      case 'pass':
        pass(t, f);
        break;
      case 'choose':
        tellGame(t, f, { seat: f.table.indexOf(answer.seat), do: 'choose', picks: answer.picks });
        break;
      case 'shuffle':
      case 'pick':
      case 'dice':
        tellGame(t, f, answer);
        break;
      default:
        break;
    }
  },
};
