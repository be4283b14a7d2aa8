/** A copy of a state, written out by hand: the server takes one before it tries what somebody declares. */
import { copyPlain } from '@taproom/kernel';
import { parlour } from '@taproom/parlour';
import type {
  EventPile,
  Frame,
  InnSetup,
  InnState,
  PendingDrink,
  PlayFrame,
  Prizes,
  Seat,
  Side,
  Stroke,
  Track,
} from './state.ts';

/** Most heaps are empty most of the time, and a new list is quicker than a copy of one without anything in it. */
const copyList = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());

function copyAll<T>(list: readonly T[], copy: (item: T) => T): T[] {
  const copies = copyList(list);
  for (let i = 0; i < copies.length; i++) copies[i] = copy(copies[i]);
  return copies;
}

const copyCounts = (counts: Record<string, number>): Record<string, number> => {
  const copy: Record<string, number> = {};
  for (const name in counts) copy[name] = counts[name];
  return copy;
};

const copySideDeck = (side: Seat['decks'][number]): Seat['decks'][number] => ({
  deck: copyList(side.deck),
  discard: copyList(side.discard),
});

const copySeat = (at: Seat): Seat => ({
  side: at.side,
  hand: copyList(at.hand),
  deck: copyList(at.deck),
  discard: copyList(at.discard),
  drinkMe: copyList(at.drinkMe),
  play: copyList(at.play),
  plot: copyList(at.plot),
  decks: copyAll(at.decks, copySideDeck),
  tokens: copyCounts(at.tokens),
  marks: copyCounts(at.marks),
  used: copyList(at.used),
  backAt: at.backAt,
  openUntil: at.openUntil,
  actions: at.actions,
  shuns: at.shuns,
  held: at.held,
  spent: copyList(at.spent),
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
  seat: drink.seat,
  owner: drink.owner,
  controller: drink.controller,
  group: drink.group,
  strokes: copyAll(drink.strokes, copyStroke),
  ignored: drink.ignored,
  passedBy: copyList(drink.passedBy),
  half: drink.half,
  value: drink.value,
  selfSplit: drink.selfSplit,
  noSplit: drink.noSplit,
  onlyIgnore: drink.onlyIgnore,
  source: drink.source,
  met: drink.met,
});

const copyLoss = (loss: PlayFrame['losses'][number]): PlayFrame['losses'][number] => ({
  seat: loss.seat,
  n: loss.n,
  reduced: loss.reduced,
});

function copyFrame(frame: Frame): Frame {
  switch (frame.k) {
    case 'window':
      return { ...frame, said: frame.said === null ? null : frame.said.slice() };
    case 'turn':
      return { ...frame, done: copyList(frame.done) };
    case 'play':
      return {
        ...frame,
        targets: copyList(frame.targets),
        strokes: copyAll(frame.strokes, copyStroke),
        added: copyList(frame.added),
        losses: copyAll(frame.losses, copyLoss),
        next: frame.next === null ? null : copyFrame(frame.next),
      };
    case 'drinks':
      return {
        ...frame,
        revealers: copyList(frame.revealers),
        drinks: copyAll(frame.drinks, copyDrink),
        groups: copyAll(frame.groups, copyList),
        waiting: copyAll(frame.waiting, copyStroke),
        after: copyList(frame.after),
        soaked: copyList(frame.soaked),
      };
    case 'event':
      return { ...frame, ignored: copyList(frame.ignored), players: copyList(frame.players) };
    case 'contest':
      return { ...frame, rivals: copyList(frame.rivals), values: copyList(frame.values) };
    case 'round':
      return { ...frame, inside: copyList(frame.inside), passed: copyList(frame.passed) };
    case 'game-round':
      return {
        ...copyPlain({ ...frame, game: null }),
        game: frame.game === null ? null : parlour.copy(frame.game),
      };
    default:
      return copyPlain(frame);
  }
}

/** An independent copy, perhaps for a table that agreed on the same by itself. */
export function copyState(s: InnState, setup: InnSetup = s.setup): InnState {
  return {
    setup,
    turn: s.turn,
    turns: s.turns,
    plays: s.plays,
    phase: s.phase,
    seats: copyAll(s.seats, copySeat),
    sides: copyAll(s.sides, copySide),
    tracks: copyAll(s.tracks, copyTrack),
    drinkDeck: copyList(s.drinkDeck),
    drinkDiscard: copyList(s.drinkDiscard),
    barDeck: copyList(s.barDeck),
    events: s.events.length === 0 ? NO_EVENTS : s.events.map(copyEvents),
    tavern: s.tavern,
    prizes: s.prizes === null ? null : copyPrizes(s.prizes),
    inn: s.inn,
    minted: s.minted,
    pot: s.pot,
    gambling: s.gambling === null ? null : copyPlain(s.gambling),
    stack: copyAll(s.stack, copyFrame),
    roundAt: s.roundAt,
    // A question is never changed once it is asked.
    ask: s.ask,
    winners: s.winners === null ? null : s.winners.slice(),
  };
}
