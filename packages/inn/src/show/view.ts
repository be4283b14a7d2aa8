/** What one seat, or a spectator, may know: built up field by field, so that anything new is hidden until it is shown. */
import type { CardId, SeatId } from '@taproom/kernel';
import { mayAnswer } from '../play/answering.ts';
import type { ParlourSetup, ParlourView } from '@taproom/parlour';
import { holdsFor } from '../turn/drinking.ts';
import { gameView, isGameRound } from '../gambling/gambling-game.ts';
import { drunkenness } from '../turn/losers.ts';
import type { Question } from '../play/question.ts';
import type { Run } from '../run.ts';
import type { Matter, Stopping } from '../effects/meaning.ts';
import type { Loss, Out, Phase, GamePick, RoundFrame, Stroke, Track, About } from '../table/state.ts';

export interface SeatView {
  readonly name: string;
  readonly side: number;
  readonly fortitude: number;
  readonly alcohol: number;
  /** What counts against Fortitude when it is looked at who passes out: Alcohol Content and what is added to it. */
  readonly drunkenness: number;
  readonly gold: number;
  /** Potion Tokens of the side. */
  readonly potions: number;
  /** Of a seat that nobody plays: a track for each of the others. Its numbers above are those nearest their end. */
  readonly tracks: readonly Track[];
  readonly out: Out;
  /** Outside for the moment: back when this seat's turn begins; −1: here. */
  readonly backAt: number;
  readonly handSize: number;
  /** The cards, where the viewer may see them: one's own hand, a teammate's, or an open one. */
  readonly hand: readonly number[] | null;
  readonly deckSize: number;
  readonly discard: readonly number[];
  readonly drinkMe: number;
  /** How many of them come from a side deck: those have a back of their own and lie on top. */
  readonly reserve: number;
  readonly play: readonly number[];
  readonly plotSize: number;
  readonly plot: readonly number[] | null;
  /** Side decks by name: how many cards are left, and what lies on the discard pile. */
  readonly decks: readonly {
    readonly name: string;
    readonly size: number;
    readonly discard: readonly number[];
  }[];
  readonly tokens: Readonly<Record<string, number>>;
  readonly marks: Readonly<Record<string, number>>;
  /** How many cards in hand show which back of their own. */
  readonly backs: Readonly<Record<string, number>>;
  readonly actions: number;
  /** Action Cards of this phase that stay on the table until it is over. */
  readonly spent: readonly number[];
  /** Ignores all Action Cards until their next turn. */
  readonly shuns: boolean;
  /** Kept from defending anybody until this turn is over. */
  readonly held: boolean;
}

/** One thing being resolved, the oldest first: what the middle of the table shows. */
export type StackView =
  | {
      readonly kind: 'play';
      readonly card: CardId;
      readonly use: number;
      readonly by: number;
      readonly targets: readonly number[];
      /** What it answers: its place in this stack; −1: nothing that lies there. */
      readonly on: number;
      readonly negated: boolean;
      /** Cards that were added to it. */
      readonly added: readonly number[];
      /** What will happen if nobody answers. */
      readonly strokes: readonly StrokeView[];
      readonly losses: readonly Loss[];
    }
  | {
      readonly kind: 'drinks';
      readonly contest: boolean;
      readonly drinks: readonly DrinkView[];
      readonly cards: readonly (readonly number[])[];
    }
  | {
      readonly kind: 'event';
      readonly card: CardId;
      readonly by: number;
      readonly ignored: readonly number[];
    }
  | {
      /** Players choose: who has chosen so far, and what, unless it is still a secret (null). */
      readonly kind: 'poll';
      readonly card: CardId;
      readonly players: readonly number[];
      readonly chosen: number;
      readonly picks: readonly number[] | null;
    }
  | {
      readonly kind: 'bid';
      readonly card: CardId;
      readonly players: readonly number[];
      readonly bid: number;
      readonly leader: number;
    }
  | { readonly kind: 'contest'; readonly rivals: readonly number[]; readonly values: readonly number[] }
  | { readonly kind: 'pour'; readonly by: number; readonly cards: readonly (readonly number[])[] }
  | { readonly kind: 'lift'; readonly seat: SeatId; readonly cards: readonly number[] }
  | { readonly kind: 'window'; readonly about: About };

export interface StrokeView {
  readonly verb: string;
  /** What it would change, by `n`, and what it would stop. */
  readonly of: Matter;
  readonly stop: Stopping;
  readonly seat: SeatId;
  readonly thing: CardId;
  readonly n: number;
  readonly to: number;
  readonly inn: boolean;
}

export interface DrinkView {
  readonly seat: SeatId;
  readonly owner: SeatId;
  readonly group: number;
  readonly ignored: boolean;
  readonly half: boolean;
  readonly strokes: readonly StrokeView[];
}

export interface RoundView {
  readonly starter: number;
  readonly control: number;
  readonly lock: boolean;
  readonly inside: readonly number[];
  readonly turn: number;
  /** The gambling game that is played in it, as the viewer may know it, and what was agreed about it. */
  readonly game: ParlourView | null;
  readonly agreed: ParlourSetup | null;
}

export interface InnView {
  readonly seat: SeatId;
  readonly turn: number;
  readonly turns: number;
  readonly phase: Phase;
  readonly inn: number;
  readonly pot: number;
  readonly seats: readonly SeatView[];
  readonly drinkDeck: number;
  readonly drinkDiscard: readonly number[];
  readonly barDeck: number;
  /** Decks of Events that come up at the end of turns: how many cards and Progress Counters, and what came up. */
  readonly events: readonly {
    readonly title: string;
    readonly size: number;
    readonly discard: readonly number[];
    readonly counters: number;
  }[];
  /** On a Pub Crawl: whose Drinks are served where everybody is, how many are left and which were drunk; null: the inn's. */
  readonly tavern: {
    readonly title: string;
    readonly size: number;
    readonly discard: readonly number[];
  } | null;
  /** The Prizes that nobody holds: in the Inn, used, in the pot. */
  readonly prizes: {
    readonly inn: readonly number[];
    readonly bin: readonly number[];
    readonly pot: readonly number[];
  } | null;
  readonly round: RoundView | null;
  /** The gambling game that was chosen for the Round that is about to begin. */
  readonly chosenGame: GamePick | null;
  readonly stack: readonly StackView[];
  /** The question, if this seat is the one asked. */
  readonly question: Question | null;
  /** Whose move it visibly is: never says who is thinking about a response. */
  readonly waitingFor: number;
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
    stack: stackView(t),
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

export function stackView(t: Run): StackView[] {
  const shown: StackView[] = [];
  /** By frame: its place among what is shown; −1: it is not. */
  const places: number[] = [];
  for (const frame of t.stack) {
    const place = shown.length;
    switch (frame.k) {
      case 'play':
        shown.push({
          kind: 'play',
          card: frame.card,
          use: frame.use,
          by: frame.by,
          targets: frame.targets.slice(),
          on: frame.on < 0 ? -1 : places[frame.on],
          negated: frame.negated,
          added: frame.added.slice(),
          strokes: strokesView(frame.strokes),
          losses: frame.losses.map((loss) => ({ ...loss })),
        });
        break;
      case 'drinks': {
        const drinks = frame.drinks.map((drink) => ({
          seat: drink.seat,
          owner: drink.owner,
          group: drink.group,
          ignored: drink.ignored,
          half: drink.half,
          strokes: strokesView(drink.strokes.filter((stroke) => holdsFor(t, stroke, drink.seat))),
        }));
        shown.push({
          kind: 'drinks',
          contest: frame.contest,
          drinks,
          cards: frame.groups.map((cards) => cards.slice()),
        });
        break;
      }
      case 'event':
        shown.push({ kind: 'event', card: frame.card, by: frame.by, ignored: frame.ignored.slice() });
        break;
      case 'poll': {
        const { card, players, picks } = frame;
        const known = frame.secret ? null : picks.slice();
        shown.push({ kind: 'poll', card, players: players.slice(), chosen: picks.length, picks: known });
        break;
      }
      case 'bid': {
        const { card, players, bid, leader } = frame;
        shown.push({ kind: 'bid', card, players: players.slice(), bid, leader });
        break;
      }
      case 'contest':
        shown.push({ kind: 'contest', rivals: frame.rivals.slice(), values: frame.values.slice() });
        break;
      case 'pour':
        shown.push({ kind: 'pour', by: frame.by, cards: frame.groups.map((cards) => cards.slice()) });
        break;
      case 'lift':
        shown.push({ kind: 'lift', seat: frame.seat, cards: frame.cards.slice() });
        break;
      case 'window':
        shown.push({ kind: 'window', about: frame.about });
        break;
      default:
        // Whatever else waits is nobody's business.
        break;
    }
    places.push(shown.length > place ? place : -1);
  }
  return shown;
}

function strokesView(strokes: readonly Stroke[]): StrokeView[] {
  const shown: StrokeView[] = [];
  for (const { v: verb, of, stop, seat, thing, n, to, inn, gone } of strokes)
    if (!gone) shown.push({ verb, of, stop, seat, thing, n, to, inn });
  return shown;
}

/** What a viewer is asked; where all are asked at once, as if it was asked of them alone. */
export function questionFor(t: Run, viewer: SeatId): Question | null {
  const { ask } = t.s;
  if (ask === null || !(ask.kind === 'over' || mayAnswer(t, ask, viewer))) return null;
  return ask.kind === 'respond' && ask.seat !== viewer ? { ...ask, seat: viewer } : ask;
}
