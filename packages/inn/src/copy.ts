/** A copy of a state, written out by hand: bots fork thousands of them. */
import { copyPlain } from '@taproom/kernel';
import type { DrinksFrame, Frame, InnState, PendingDrink, PlayFrame, Seat, Side, Stroke } from './state.ts';

const copyCounts = (counts: Record<string, number>): Record<string, number> => {
  const copy: Record<string, number> = {};
  for (const name in counts) copy[name] = counts[name];
  return copy;
};

const copySeat = (at: Seat): Seat => ({
  side: at.side,
  hand: at.hand.slice(),
  deck: at.deck.slice(),
  discard: at.discard.slice(),
  drinkMe: at.drinkMe.slice(),
  play: at.play.slice(),
  plot: at.plot.slice(),
  decks: at.decks.map((side) => ({ deck: side.deck.slice(), discard: side.discard.slice() })),
  tokens: copyCounts(at.tokens),
  marks: copyCounts(at.marks),
  used: at.used.slice(),
  backAt: at.backAt,
  openUntil: at.openUntil,
  actions: at.actions,
});

const copySide = (side: Side): Side => ({
  fortitude: side.fortitude,
  alcohol: side.alcohol,
  gold: side.gold,
  out: side.out,
});

const copyStroke = (s: Stroke): Stroke => ({
  v: s.v,
  seat: s.seat,
  thing: s.thing,
  n: s.n,
  to: s.to,
  gone: s.gone,
  reduced: s.reduced,
  inn: s.inn,
  card: s.card,
  use: s.use,
  e: s.e,
});

const copyDrink = (drink: PendingDrink): PendingDrink => ({
  ...drink,
  strokes: drink.strokes.map(copyStroke),
  passedBy: drink.passedBy.slice(),
});

function copyFrame(frame: Frame): Frame {
  switch (frame.k) {
    case 'window':
    case 'turn':
      return { ...frame } as Frame;
    case 'play': {
      const f = frame as PlayFrame;
      return {
        ...f,
        targets: f.targets.slice(),
        strokes: f.strokes.map(copyStroke),
        added: f.added.slice(),
        losses: f.losses.map((loss) => ({ seat: loss.seat, n: loss.n, reduced: loss.reduced })),
        next: f.next === null ? null : copyFrame(f.next),
      };
    }
    case 'drinks': {
      const f = frame as DrinksFrame;
      return {
        ...f,
        revealers: f.revealers.slice(),
        drinks: f.drinks.map(copyDrink),
        groups: f.groups.map((cards) => cards.slice()),
        waiting: f.waiting.map(copyStroke),
        after: f.after.slice(),
      };
    }
    default:
      return copyPlain(frame);
  }
}

export function copyState(s: InnState): InnState {
  return {
    setup: s.setup,
    turn: s.turn,
    turns: s.turns,
    phase: s.phase,
    seats: s.seats.map(copySeat),
    sides: s.sides.map(copySide),
    drinkDeck: s.drinkDeck.slice(),
    drinkDiscard: s.drinkDiscard.slice(),
    barDeck: s.barDeck.slice(),
    inn: s.inn,
    minted: s.minted,
    pot: s.pot,
    stack: s.stack.map(copyFrame),
    roundAt: s.roundAt,
    // A question is never changed once it is asked.
    ask: s.ask,
    winners: s.winners === null ? null : s.winners.slice(),
  };
}
