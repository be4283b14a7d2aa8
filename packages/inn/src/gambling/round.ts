import { isAskedFor } from '../play/plays.ts';
import { ANY, GAMBLE, ROUND } from '../play/moments.ts';
import { potToInn, takePot } from '../table/numbers.ts';
import { prizeTo } from './prizes.ts';
import type { Run } from '../run.ts';
import type { RoundFrame } from '../table/state.ts';
import { renewDeck } from '../modes/automaton.ts';
import { gamble as gambleByItself } from '../modes/automaton-frames.ts';
import { openWindow, playCard, type InnProcedure } from '../play/announcing.ts';

const NEXT = 0;
const ASK = 1;
const PLAYED = 2;
const WON = 3;
const COLLECT = 4;

/** Whether the Round is over, and if not, whose gambling turn comes. It ends with the very last pass. */
function next(t: Run, f: RoundFrame): void {
  if (!f.over) {
    const rivals = f.inside.filter((seat) => seat !== f.control);
    if (f.inside.length === 1) f.winner = f.inside[0];
    else if (rivals.some((seat) => !f.passed.includes(seat))) {
      const count = t.s.seats.length;
      do f.turn = (f.turn + 1) % count;
      while (!rivals.includes(f.turn) || f.passed.includes(f.turn));
      openWindow(t, 'idle', f.turn, f.turn);
      return;
    } else f.winner = f.control;
    f.over = true;
    if (f.winner < 0) {
      t.emit('round-void', -1, t.s.pot);
      potToInn(t);
    }
  }
  f.step = WON;
}

function askTurn(t: Run, f: RoundFrame): void {
  // Somebody may have ended the Round, or this player's part in it, in between.
  if (f.over || !f.inside.includes(f.turn) || f.inside.length === 1) {
    f.step = NEXT;
    return;
  }
  if (f.turn === t.c.automaton) {
    f.played = false;
    gambleByItself(t, f);
    return;
  }
  // Whether somebody has anything to gamble with is known only to them.
  if (t.isHidden()) return;
  if (isAskedFor(t, GAMBLE | ANY | ROUND, f.turn)) t.ask({ seat: f.turn, kind: 'gamble' });
  else pass(t, f);
}

/** A card that was Negated counts as a pass (core.gambling.negated-card-is-pass). */
function afterPlay(t: Run, f: RoundFrame): void {
  if (f.played || f.over || !f.inside.includes(f.turn)) f.step = NEXT;
  else pass(t, f);
}

function pass(t: Run, f: RoundFrame): void {
  f.passed = [...f.passed, f.turn];
  t.emit('gamble-pass', f.turn);
  f.step = NEXT;
}

export function won(t: Run, f: RoundFrame): void {
  if (f.winner < 0) return;
  t.emit('round-won', f.winner, t.s.pot);
  // Whoever wants to answer a win does so in turn order from the active player; the first such card takes effect.
  openWindow(t, 'won', t.s.turn);
}

export function collect(t: Run, f: RoundFrame): void {
  if (f.winner >= 0 && f.taker < 0) {
    f.taker = f.winner;
    f.taken = takePot(t, f.winner, t.s.pot);
    // Nobody may have anted.
    if (f.taken > 0) t.emit('pot', f.winner, f.taken);
    prizeTo(t, f.winner);
  }
  if (f.taker >= 0) openWindow(t, 'collected', f.taker);
}

export function close(t: Run): void {
  t.s.roundAt = -1;
  t.stack.pop();
  if (t.c.automaton >= 0) renewDeck(t);
}

function step(t: Run, f: RoundFrame): void {
  switch (f.step++) {
    case NEXT:
      return next(t, f);
    case ASK:
      return askTurn(t, f);
    case PLAYED:
      return afterPlay(t, f);
    case WON:
      return won(t, f);
    case COLLECT:
      return collect(t, f);
    default:
      close(t);
  }
}

export const round: InnProcedure<RoundFrame> = {
  advance(t, f) {
    do step(t, f);
    while (t.goesOn(f));
  },
  answered(t, f, answer) {
    if (answer.do === 'play') {
      const gambles = t.use(answer.card, answer.use).when.at === 'gamble';
      f.step = gambles ? PLAYED : ASK;
      if (gambles) f.played = false;
      playCard(t, answer);
    } else pass(t, f);
  },
};
