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

/** Of things whose number never changes: where there are none the list itself will do. */
const copyFew = <T>(list: readonly T[], copy: (item: T) => T): readonly T[] =>
  list.length === 0 ? list : copyAll(list, copy);

function copyAll<T>(list: readonly T[], copy: (item: T) => T): T[] {
  const copies = copyList(list);
  for (let i = 0; i < copies.length; i++) copies[i] = copy(copies[i]);
  return copies;
}

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
  play: at.play,
  plot: copyList(at.plot),
  decks: copyFew(at.decks, copySideDeck),
  tokens: at.tokens,
  marks: at.marks,
  used: at.used,
  backAt: at.backAt,
  openUntil: at.openUntil,
  actions: at.actions,
  shuns: at.shuns,
  held: at.held,
  spent: at.spent,
});

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
  passedBy: drink.passedBy,
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

/** Written out, in the order in which each is made, so that the engine meets one shape of each; rare ones are copied as they come. */
function copyFrame(frame: Frame): Frame {
  switch (frame.k) {
    case 'window':
      return {
        k: frame.k,
        step: frame.step,
        about: frame.about,
        first: frame.first,
        asked: frame.asked,
        only: frame.only,
        skip: frame.skip,
        said: frame.said === null ? null : frame.said.slice(),
        closed: frame.closed,
      };
    case 'turn':
      return { k: frame.k, step: frame.step, seat: frame.seat, i: frame.i, done: frame.done };
    case 'play':
      return {
        k: frame.k,
        step: frame.step,
        card: frame.card,
        use: frame.use,
        by: frame.by,
        targets: frame.targets,
        on: frame.on,
        which: frame.which,
        strokes: copyAll(frame.strokes, copyStroke),
        i: frame.i,
        negated: frame.negated,
        met: frame.met,
        losses: copyAll(frame.losses, copyLoss),
        paid: frame.paid,
        from: frame.from,
        held: frame.held,
        stays: frame.stays,
        added: frame.added,
        next: frame.next === null ? null : copyFrame(frame.next),
        champions: frame.champions,
      };
    case 'drinks':
      return {
        k: frame.k,
        step: frame.step,
        revealers: frame.revealers,
        from: frame.from,
        less: frame.less,
        event: frame.event,
        contest: frame.contest,
        drinks: copyAll(frame.drinks, copyDrink),
        groups: copyAll(frame.groups, copyList),
        i: frame.i,
        more: frame.more,
        first: frame.first,
        waiting: copyAll(frame.waiting, copyStroke),
        after: frame.after,
        soaked: frame.soaked,
      };
    case 'event':
      return {
        k: frame.k,
        step: frame.step,
        card: frame.card,
        by: frame.by,
        ignored: frame.ignored,
        champions: frame.champions,
        held: frame.held,
        players: frame.players,
        i: frame.i,
      };
    case 'contest':
      return {
        k: frame.k,
        step: frame.step,
        by: frame.by,
        players: frame.players,
        rivals: frame.rivals,
        values: frame.values,
        ties: frame.ties,
      };
    case 'round':
      return { ...frame };
    case 'choose':
      return {
        k: frame.k,
        step: frame.step,
        seat: frame.seat,
        what: frame.what,
        options: frame.options,
        min: frame.min,
        max: frame.max,
        n: frame.n,
        card: frame.card,
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
    tracks: copyFew(s.tracks, copyTrack),
    drinkDeck: copyList(s.drinkDeck),
    drinkDiscard: copyList(s.drinkDiscard),
    barDeck: copyList(s.barDeck),
    events: copyAll(s.events, copyEvents),
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
