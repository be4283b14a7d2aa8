/** A copy of a state, written out by hand: the server takes one before it tries what somebody declares. */
import { copyPlain } from '@taproom/kernel';
import { parlour } from '@taproom/parlour';
import type { EventPile, Frame, InnState, PendingDrink, Prizes, Seat, Side, Stroke, Track } from './state.ts';

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
  shuns: at.shuns,
  held: at.held,
  spent: at.spent.slice(),
});

/** Shared: where no deck of Events is played with, none ever comes. */
const NO_EVENTS: EventPile[] = [];

const copyEvents = (pile: EventPile): EventPile => ({
  deck: pile.deck.slice(),
  discard: pile.discard.slice(),
  counters: pile.counters,
});

const copyPrizes = (prizes: Prizes): Prizes => ({
  inn: prizes.inn.slice(),
  bin: prizes.bin.slice(),
  pot: prizes.pot.slice(),
  won: prizes.won,
});

const copySide = (side: Side): Side => ({
  fortitude: side.fortitude,
  alcohol: side.alcohol,
  gold: side.gold,
  potions: side.potions,
  out: side.out,
});

const copyTrack = (track: Track): Track => ({
  seat: track.seat,
  fortitude: track.fortitude,
  alcohol: track.alcohol,
});

const copyStroke = (s: Stroke): Stroke => ({
  v: s.v,
  of: s.of,
  stop: s.stop,
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
      return { ...frame, said: frame.said === null ? null : frame.said.slice() };
    case 'turn':
      return { ...frame, done: frame.done.slice() };
    case 'play':
      return {
        ...frame,
        targets: frame.targets.slice(),
        strokes: frame.strokes.map(copyStroke),
        added: frame.added.slice(),
        losses: frame.losses.map((loss) => ({ seat: loss.seat, n: loss.n, reduced: loss.reduced })),
        next: frame.next === null ? null : copyFrame(frame.next),
      };
    case 'drinks':
      return {
        ...frame,
        revealers: frame.revealers.slice(),
        drinks: frame.drinks.map(copyDrink),
        groups: frame.groups.map((cards) => cards.slice()),
        waiting: frame.waiting.map(copyStroke),
        after: frame.after.slice(),
        soaked: frame.soaked.slice(),
      };
    case 'game-round':
      return {
        ...copyPlain({ ...frame, game: null }),
        game: frame.game === null ? null : parlour.copy(frame.game),
      };
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
    tracks: s.tracks.map(copyTrack),
    drinkDeck: s.drinkDeck.slice(),
    drinkDiscard: s.drinkDiscard.slice(),
    barDeck: s.barDeck.slice(),
    events: s.events.length === 0 ? NO_EVENTS : s.events.map(copyEvents),
    prizes: s.prizes === null ? null : copyPrizes(s.prizes),
    inn: s.inn,
    minted: s.minted,
    pot: s.pot,
    gambling: s.gambling === null ? null : copyPlain(s.gambling),
    stack: s.stack.map(copyFrame),
    roundAt: s.roundAt,
    // A question is never changed once it is asked.
    ask: s.ask,
    winners: s.winners === null ? null : s.winners.slice(),
  };
}
