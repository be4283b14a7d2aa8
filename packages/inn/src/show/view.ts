/** What one seat, or a spectator, may know: built up field by field, so that anything new is hidden until it is shown. */
import type { SeatId } from '@taproom/kernel';
import { mayAnswer } from '../play/answering.ts';
import type { ParlourSetup, ParlourView } from '@taproom/parlour';
import { gameView, isGameRound } from '../gambling/gambling-game.ts';
import { drunkenness } from '../turn/losers.ts';
import type { Question } from '../play/question.ts';
import type { Run } from '../run.ts';
import type { Out, Phase, GamePick, RoundFrame, Track } from '../table/state.ts';
import { stackView, type StackView } from './stack-view.ts';

export interface SeatView {
  /** The character. */
  readonly name: string;
  /** Its side, from 0: seats with the same number are one team. */
  readonly side: number;
  /** Of the side. */
  readonly fortitude: number;
  /** Alcohol Content of the side: whoever has as much as Fortitude passes out. */
  readonly alcohol: number;
  /** What counts against Fortitude when it is looked at who passes out: Alcohol Content and what is added to it. */
  readonly drunkenness: number;
  /** Of the side. */
  readonly gold: number;
  /** Potion Tokens of the side. */
  readonly potions: number;
  /** Of a seat that nobody plays: a track for each of the others. Its numbers above are those nearest their end. */
  readonly tracks: readonly Track[];
  /** 0: in the game, 1: passed out, 2: out of Gold. */
  readonly out: Out;
  /** Outside for the moment: back when this seat's turn begins; −1: here. */
  readonly backAt: number;
  /** How many cards are in the hand. */
  readonly handSize: number;
  /** The cards, where the viewer may see them: one's own hand, a teammate's, or an open one. */
  readonly hand: readonly number[] | null;
  /** How many cards are left to draw. */
  readonly deckSize: number;
  /** The discard pile, the top last. */
  readonly discard: readonly number[];
  /** How many Drinks lie on the Drink Me! pile, face down. */
  readonly drinkMe: number;
  /** How many of them come from a side deck: those have a back of their own and lie on top. */
  readonly reserve: number;
  /** Cards that lie in play before the seat. */
  readonly play: readonly number[];
  /** How many cards are plotted, face down. */
  readonly plotSize: number;
  /** Those cards, where the viewer may see them. */
  readonly plot: readonly number[] | null;
  /** Side decks by name: how many cards are left, and what lies on the discard pile. */
  readonly decks: readonly {
    /** As the card faces call it. */
    readonly name: string;
    /** How many cards are left in it. */
    readonly size: number;
    /** The discard pile, the top last. */
    readonly discard: readonly number[];
  }[];
  /** Tokens and tracks by their names. */
  readonly tokens: Readonly<Record<string, number>>;
  /** Of cards in play that count something, by card id: how far they are. */
  readonly marks: Readonly<Record<string, number>>;
  /** How many cards in hand show which back of their own. */
  readonly backs: Readonly<Record<string, number>>;
  /** Actions that are left in this turn. */
  readonly actions: number;
  /** Action Cards of this phase that stay on the table until it is over. */
  readonly spent: readonly number[];
  /** Ignores all Action Cards until their next turn. */
  readonly shuns: boolean;
  /** Kept from defending anybody until this turn is over. */
  readonly held: boolean;
}

export interface RoundView {
  /** Who has started it. */
  readonly starter: number;
  /** Who is winning; −1: nobody. */
  readonly control: number;
  /** A Winning Hand is the last card that took control. */
  readonly lock: boolean;
  /** Who is in the Round, in seat order. */
  readonly inside: readonly number[];
  /** Whose gambling turn it is. */
  readonly turn: number;
  /** The gambling game that is played in it, as the viewer may know it, and what was agreed about it. */
  readonly game: ParlourView | null;
  /** What was agreed about that game. */
  readonly agreed: ParlourSetup | null;
}

export interface InnView {
  /** Whose view it is; −2: of somebody who watches. */
  readonly seat: SeatId;
  /** Whose turn it is. */
  readonly turn: number;
  /** How many turns have begun. */
  readonly turns: number;
  /** Where in the turn. */
  readonly phase: Phase;
  /** The Gold of the Inn. */
  readonly inn: number;
  /** Gold in the pot of a Round of Gambling. */
  readonly pot: number;
  /** By seat. */
  readonly seats: readonly SeatView[];
  /** How many cards are left in the Drink Deck. */
  readonly drinkDeck: number;
  /** The Drinks that were drunk, the last of them last. */
  readonly drinkDiscard: readonly number[];
  /** How many cards are left in the Bar Deck. */
  readonly barDeck: number;
  /** Decks of Events that come up at the end of turns: how many cards and Progress Counters, and what came up. */
  readonly events: readonly {
    /** As it is printed. */
    readonly title: string;
    /** How many cards are left in it. */
    readonly size: number;
    /** What came up, the last of it last. */
    readonly discard: readonly number[];
    /** Progress Counters that lie on it. */
    readonly counters: number;
  }[];
  /** On a Pub Crawl: whose Drinks are served where everybody is, how many are left and which were drunk; null: the inn's. */
  readonly tavern: {
    /** As it is printed. */
    readonly title: string;
    /** How many cards are left in it. */
    readonly size: number;
    /** What came up, the last of it last. */
    readonly discard: readonly number[];
  } | null;
  /** The Prizes that nobody holds: in the Inn, used, in the pot. */
  readonly prizes: {
    /** Those that can be won. */
    readonly inn: readonly number[];
    /** Those that were used. */
    readonly bin: readonly number[];
    /** Those that the Round is about. */
    readonly pot: readonly number[];
  } | null;
  /** The Round of Gambling that goes on. */
  readonly round: RoundView | null;
  /** The gambling game that was chosen for the Round that is about to begin. */
  readonly chosenGame: GamePick | null;
  /** All that is being resolved, the oldest first. */
  readonly stack: readonly StackView[];
  /** The question, if this seat is the one asked. */
  readonly question: Question | null;
  /** Whose move it visibly is: never says who is thinking about a response. */
  readonly waitingFor: number;
  /** Seats, once the game is over. */
  readonly winners: readonly number[] | null;
}

/** The view, to keep; `cards`: how its heaps of cards come about. */
export function viewOf(t: Run, viewer: SeatId, cards = copied): InnView {
  const { s } = t;
  const ask = s.ask;
  const round = t.round();
  return {
    seat: viewer,
    turn: s.turn,
    turns: s.turns,
    phase: s.phase,
    inn: s.inn,
    pot: s.pot,
    seats: s.seats.map((_, seat) => seatView(t, seat, viewer, cards)),
    drinkDeck: s.drinkDeck.length,
    drinkDiscard: cards(s.drinkDiscard),
    barDeck: s.barDeck.length,
    events: s.events.slice(0, t.c.countedDecks).map(({ deck, discard, counters }, which) => ({
      title: t.c.eventDecks[which].title,
      size: deck.length,
      discard: discard.slice(),
      counters,
    })),
    tavern:
      s.tavern < 0
        ? null
        : {
            title: t.c.eventDecks[s.tavern].title,
            size: s.events[s.tavern].deck.length,
            discard: s.events[s.tavern].discard.slice(),
          },
    prizes:
      s.prizes === null
        ? null
        : { inn: s.prizes.inn.slice(), bin: s.prizes.bin.slice(), pot: s.prizes.pot.slice() },
    round: round === null ? null : roundView(round, viewer),
    chosenGame: s.gambling?.pick ? { ...s.gambling.pick, variants: s.gambling.pick.variants.slice() } : null,
    stack: stackView(t, cards),
    question: questionFor(t, viewer),
    waitingFor: ask !== null && OPENLY_ASKED.has(ask.kind) ? ask.seat : -1,
    winners: s.winners === null ? null : s.winners.slice(),
  };
}

/** Everybody is asked these, whatever they hold; only then may others know who is being waited for. */
const OPENLY_ASKED: ReadonlySet<string> = new Set(['discard', 'order', 'choose', 'game']);

/** Most heaps and tokens are empty most of the time: views share these, and who compares views sees that at once. */
const NO_CARDS: readonly number[] = [];
const NO_COUNTS: Readonly<Record<string, number>> = {};
const NO_DECKS: SeatView['decks'] = [];
const NO_TRACKS: readonly Track[] = [];

type Heap = readonly number[];

const copied = (heap: Heap): Heap => (heap.length === 0 ? NO_CARDS : heap.slice());

/** The very heaps of the table, for who looks and forgets: copies took a tenth of a sensible bot's game. */
export const theSame = (heap: Heap): Heap => heap;

function countsOf(counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  for (const _ in counts) return { ...counts };
  return NO_COUNTS;
}

/** The track that is nearest its end. */
const nearest = (tracks: readonly Track[]): Track =>
  tracks.reduce((a, b) => (b.fortitude - b.alcohol < a.fortitude - a.alcohol ? b : a));

export function seatView(t: Run, seat: SeatId, viewer: SeatId, cards: (heap: Heap) => Heap): SeatView {
  const at = t.s.seats[seat];
  const side = t.s.sides[at.side];
  const sees = viewer >= 0 && t.s.seats[viewer].side === at.side;
  const tracks = seat === t.c.automaton ? t.s.tracks : NO_TRACKS;
  const { fortitude, alcohol } = tracks.length === 0 ? side : nearest(tracks);
  return {
    name: t.c.characters[seat].name,
    side: at.side,
    fortitude,
    alcohol,
    drunkenness: tracks.length === 0 ? drunkenness(t, at.side) : alcohol,
    gold: side.gold,
    potions: side.potions,
    tracks: tracks.length === 0 ? NO_TRACKS : tracks.map((track) => ({ ...track })),
    out: side.out,
    backAt: at.backAt,
    handSize: at.hand.length,
    hand: sees || at.openUntil >= 0 ? cards(at.hand) : null,
    deckSize: at.deck.length,
    discard: cards(at.discard),
    drinkMe: at.drinkMe.length,
    reserve: reserveIn(t, at.drinkMe),
    play: cards(at.play),
    plotSize: at.plot.length,
    plot: sees ? cards(at.plot) : null,
    decks:
      at.decks.length === 0
        ? NO_DECKS
        : at.decks.map((side, which) => ({
            name: t.c.characters[seat].sideDecks![which].name,
            size: side.deck.length,
            discard: cards(side.discard),
          })),
    tokens: countsOf(at.tokens),
    marks: countsOf(at.marks),
    backs: backsOf(t, at.hand),
    actions: at.actions,
    shuns: at.shuns,
    held: at.held,
    spent: cards(at.spent),
  };
}

function reserveIn(t: Run, drinkMe: readonly number[]): number {
  let reserve = 0;
  for (const card of drinkMe) if (t.c.owner[card] >= 0) reserve++;
  return reserve;
}

function backsOf(t: Run, hand: readonly number[]): Readonly<Record<string, number>> {
  let backs: Record<string, number> | null = null;
  for (const card of hand) {
    const { back } = t.def(card);
    if (back === undefined) continue;
    backs ??= {};
    backs[back] = (backs[back] ?? 0) + 1;
  }
  return backs ?? NO_COUNTS;
}

export const roundView = (f: RoundFrame, viewer: SeatId): RoundView => ({
  starter: f.starter,
  control: f.control,
  lock: f.lock,
  inside: f.inside.slice(),
  turn: f.turn,
  game: isGameRound(f) ? gameView(f, viewer) : null,
  agreed: isGameRound(f) ? (f.game?.setup ?? null) : null,
});

/** What a viewer is asked; where all are asked at once, as if it was asked of them alone. */
export function questionFor(t: Run, viewer: SeatId): Question | null {
  const { ask } = t.s;
  if (ask === null || !(ask.kind === 'over' || mayAnswer(t, ask, viewer))) return null;
  return ask.kind === 'respond' && ask.seat !== viewer ? { ...ask, seat: viewer } : ask;
}
