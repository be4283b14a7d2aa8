/** What one seat, or a spectator, may know: built up field by field, so that anything new is hidden until it is shown. */
import { holdsFor } from './drinking.ts';
import { drunkenness } from './losers.ts';
import type { Question } from './question.ts';
import type { Run } from './run.ts';
import type {
  ContestFrame,
  DrinksFrame,
  EventFrame,
  LiftFrame,
  Loss,
  Out,
  Phase,
  PlayFrame,
  PourFrame,
  RoundFrame,
  Stroke,
  WindowFrame,
  About,
} from './state.ts';

export interface SeatView {
  readonly name: string;
  readonly side: number;
  readonly fortitude: number;
  readonly alcohol: number;
  /** What counts against Fortitude when it is looked at who passes out: Alcohol Content and what is added to it. */
  readonly drunkenness: number;
  readonly gold: number;
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
}

/** One thing being resolved, the oldest first: what the middle of the table shows. */
export type StackView =
  | {
      readonly kind: 'play';
      readonly card: number;
      readonly use: number;
      readonly by: number;
      readonly targets: readonly number[];
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
      readonly card: number;
      readonly by: number;
      readonly ignored: readonly number[];
    }
  | { readonly kind: 'contest'; readonly rivals: readonly number[]; readonly values: readonly number[] }
  | { readonly kind: 'pour'; readonly by: number; readonly cards: readonly (readonly number[])[] }
  | { readonly kind: 'lift'; readonly seat: number; readonly cards: readonly number[] }
  | { readonly kind: 'window'; readonly about: About };

export interface StrokeView {
  readonly verb: string;
  readonly seat: number;
  readonly thing: number;
  readonly n: number;
  readonly to: number;
  readonly inn: boolean;
}

export interface DrinkView {
  readonly seat: number;
  readonly owner: number;
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
}

export interface InnView {
  readonly seat: number;
  readonly turn: number;
  readonly turns: number;
  readonly phase: Phase;
  readonly inn: number;
  readonly pot: number;
  readonly seats: readonly SeatView[];
  readonly drinkDeck: number;
  readonly drinkDiscard: readonly number[];
  readonly barDeck: number;
  readonly round: RoundView | null;
  readonly stack: readonly StackView[];
  /** The question, if this seat is the one asked. */
  readonly question: Question | null;
  /** Whose move it visibly is: never says who is thinking about a response. */
  readonly waitingFor: number;
  readonly winners: readonly number[] | null;
}

export function viewOf(t: Run, viewer: number): InnView {
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
    seats: s.seats.map((_, seat) => seatView(t, seat, viewer)),
    drinkDeck: s.drinkDeck.length,
    drinkDiscard: s.drinkDiscard.slice(),
    barDeck: s.barDeck.length,
    round: round === null ? null : roundView(round),
    stack: stackView(t),
    question: ask !== null && (ask.seat === viewer || ask.kind === 'over') ? ask : null,
    waitingFor: ask !== null && OPENLY_ASKED.has(ask.kind) ? ask.seat : -1,
    winners: s.winners === null ? null : s.winners.slice(),
  };
}

/** Everybody is asked these, whatever they hold; only then may others know who is being waited for. */
const OPENLY_ASKED: ReadonlySet<string> = new Set(['discard', 'order', 'choose']);

function seatView(t: Run, seat: number, viewer: number): SeatView {
  const at = t.s.seats[seat];
  const side = t.s.sides[at.side];
  const sees = viewer >= 0 && t.s.seats[viewer].side === at.side;
  return {
    name: t.c.characters[seat].name,
    side: at.side,
    fortitude: side.fortitude,
    alcohol: side.alcohol,
    drunkenness: drunkenness(t, at.side),
    gold: side.gold,
    out: side.out,
    backAt: at.backAt,
    handSize: at.hand.length,
    hand: sees || at.openUntil >= 0 ? at.hand.slice() : null,
    deckSize: at.deck.length,
    discard: at.discard.slice(),
    drinkMe: at.drinkMe.length,
    reserve: at.drinkMe.filter((card) => t.c.owner[card] >= 0).length,
    play: at.play.slice(),
    plotSize: at.plot.length,
    plot: sees ? at.plot.slice() : null,
    decks: at.decks.map((side, which) => ({
      name: t.c.characters[seat].sideDecks![which].name,
      size: side.deck.length,
      discard: side.discard.slice(),
    })),
    tokens: { ...at.tokens },
    marks: { ...at.marks },
    backs: backsOf(t, at.hand),
    actions: at.actions,
  };
}

function backsOf(t: Run, hand: readonly number[]): Record<string, number> {
  const backs: Record<string, number> = {};
  for (const card of hand) {
    const { back } = t.def(card);
    if (back !== undefined) backs[back] = (backs[back] ?? 0) + 1;
  }
  return backs;
}

const roundView = (f: RoundFrame): RoundView => ({
  starter: f.starter,
  control: f.control,
  lock: f.lock,
  inside: f.inside.slice(),
  turn: f.turn,
});

function stackView(t: Run): StackView[] {
  const shown: StackView[] = [];
  for (const frame of t.stack)
    switch (frame.k) {
      case 'play': {
        const f = frame as PlayFrame;
        shown.push({
          kind: 'play',
          card: f.card,
          use: f.use,
          by: f.by,
          targets: f.targets.slice(),
          on: f.on,
          negated: f.negated,
          added: f.added.slice(),
          strokes: strokesView(f.strokes),
          losses: f.losses.map((loss) => ({ ...loss })),
        });
        break;
      }
      case 'drinks': {
        const f = frame as DrinksFrame;
        const drinks = f.drinks.map((drink) => ({
          seat: drink.seat,
          owner: drink.owner,
          group: drink.group,
          ignored: drink.ignored,
          half: drink.half,
          strokes: strokesView(drink.strokes.filter((stroke) => holdsFor(t, stroke, drink.seat))),
        }));
        shown.push({
          kind: 'drinks',
          contest: f.contest,
          drinks,
          cards: f.groups.map((cards) => cards.slice()),
        });
        break;
      }
      case 'event': {
        const f = frame as EventFrame;
        shown.push({ kind: 'event', card: f.card, by: f.by, ignored: f.ignored.slice() });
        break;
      }
      case 'contest': {
        const f = frame as ContestFrame;
        shown.push({ kind: 'contest', rivals: f.rivals.slice(), values: f.values.slice() });
        break;
      }
      case 'pour': {
        const f = frame as PourFrame;
        shown.push({ kind: 'pour', by: f.by, cards: f.groups.map((cards) => cards.slice()) });
        break;
      }
      case 'lift': {
        const f = frame as LiftFrame;
        shown.push({ kind: 'lift', seat: f.seat, cards: f.cards.slice() });
        break;
      }
      case 'window':
        shown.push({ kind: 'window', about: (frame as WindowFrame).about });
        break;
    }
  return shown;
}

function strokesView(strokes: readonly Stroke[]): StrokeView[] {
  return strokes
    .filter((stroke) => !stroke.gone)
    .map((stroke) => ({
      verb: stroke.v,
      seat: stroke.seat,
      thing: stroke.thing,
      n: stroke.n,
      to: stroke.to,
      inn: stroke.inn,
    }));
}
