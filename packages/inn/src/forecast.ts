/**
 * What will happen if nobody answers: the strokes of what is being resolved, with the numbers before and after. It
 * reads only what lies open on the table (the cards being resolved, the mats, what lies in play), so everybody may
 * read it; what a deck or a hand would bring is told as a number of cards.
 */
import type { Content } from './content.ts';
import { holdsFor } from './drinking.ts';
import { needsAntes } from './gambling.ts';
import { drunkenness } from './losers.ts';
import { discountOf, TRACK_MAX } from './numbers.ts';
import { Run } from './run.ts';
import { isFull, tracksOf } from './tracks.ts';
import {
  type DrinksFrame,
  type EventFrame,
  type InnState,
  type PlayFrame,
  type RoundFrame,
  type Stroke,
  type Track,
  type WindowFrame,
} from './state.ts';
import { nameOf } from './tell.ts';
import { cardText } from './text.ts';
import { softening } from './striking.ts';
import { toldOf, verbOf } from './verbs/registry.ts';
import { withAmount } from './verbs/scale.ts';

export interface ForecastLine {
  /** The verb of a stroke; `wages`: something in play is hit; `out`: somebody would leave the game; `event`: an Event. */
  readonly what: string;
  /** Whom it happens to; −1: the table. */
  readonly seat: number;
  /** By how much, where there is a number: negative takes away. */
  readonly n: number;
  /** That number before and after, where it is one on a mat. */
  readonly before?: number;
  readonly after?: number;
  /** Who receives: a seat; −1: the Inn, or nobody. */
  readonly to: number;
  readonly text: string;
}

export interface Forecast {
  /** The card that is being resolved (the first of a Drink); −1: none. */
  readonly card: number;
  readonly lines: readonly ForecastLine[];
  /** All lines in one sentence. */
  readonly text: string;
}

/** The forecast for the open window; null where none is open, or where nothing hangs on it. */
export function forecast(content: Content, state: InnState): Forecast | null {
  const { stack } = state;
  const window = stack[stack.length - 1];
  if (state.ask?.kind !== 'respond' || window?.k !== 'window') return null;
  const teller = new Teller(new Run(false).at(state, content));
  const card = teller.tell(window);
  const { lines } = teller;
  if (lines.length === 0) return null;
  return { card, lines, text: `${lines.map((line) => line.text).join('; ')}.` };
}

/** What a side would have after the lines so far. */
interface Tally {
  fortitude: number;
  alcohol: number;
  gold: number;
  readonly extra: number;
}

class Teller {
  readonly lines: ForecastLine[] = [];
  private readonly t: Run;
  private readonly sides: Tally[];
  private readonly touched = new Set<number>();
  /** The tracks of an automated seat as they would stand, and those that the stroke being told moves. */
  private readonly tracks: Track[];
  private moving: readonly number[] = [];

  constructor(t: Run) {
    this.t = t;
    this.tracks = t.s.tracks.map((track) => ({ ...track }));
    this.sides = t.s.sides.map(({ fortitude, alcohol, gold }, side) => ({
      fortitude,
      alcohol,
      gold,
      extra: drunkenness(t, side) - alcohol,
    }));
  }

  /** Tells what hangs on the window; returns the card that it is about. */
  tell(window: WindowFrame): number {
    const { t } = this;
    const below = t.below();
    if (window.about === 'last-chance') {
      this.out(window.only);
      return -1;
    }
    switch (below?.k) {
      case 'play':
        this.play(below);
        this.falls(below.strokes.some(({ v, gone }) => v === 'start-round' && !gone));
        return below.card;
      case 'drinks':
        // Somebody still has to reveal: then this is not what will be drunk.
        if (window.about === 'drink') this.drinks(below);
        this.falls();
        return below.groups[0]?.[0] ?? -1;
      case 'event':
        this.event(below);
        return below.card;
      case 'round':
        if (window.about === 'won') this.pot(below);
        return -1;
      default:
        return -1;
    }
  }

  private name(seat: number): string {
    return nameOf(this.t.c, seat);
  }

  private tally(seat: number): Tally {
    return this.sides[this.t.s.seats[seat].side];
  }

  private say(
    what: string,
    seat: number,
    n: number,
    text: string,
    to = -1,
    numbers: { before?: number; after?: number } = {},
  ): void {
    this.lines.push({ what, seat, n, ...numbers, to, text });
  }

  private play(f: PlayFrame): void {
    for (const stroke of f.strokes.slice(f.i)) {
      if (stroke.gone || (stroke.v === 'ante' && !needsAntes(this.t, f))) continue;
      this.movesFor(stroke, stroke.seat, f);
      this.stroke(stroke, f.by, f.on);
    }
  }

  private drinks(f: DrinksFrame): void {
    for (const drink of f.drinks) {
      if (drink.ignored)
        this.say('ignore-drink', drink.seat, 0, `${this.name(drink.seat)} Ignores the Drink`);
      else
        for (const stroke of drink.strokes)
          if (holdsFor(this.t, stroke, drink.seat)) {
            this.movesFor(stroke, drink.seat, f);
            this.stroke({ ...stroke, seat: drink.seat }, -1, -1);
          }
    }
  }

  private event(f: EventFrame): void {
    const def = this.t.def(f.card);
    const [first] = cardText(def);
    const but =
      f.ignored.length === 0 ? '' : ` (${f.ignored.map((seat) => this.name(seat)).join(', ')} Ignore it)`;
    this.say('event', -1, 0, `${first.replace(/\.$/, '')}${but}`);
  }

  private pot(f: RoundFrame): void {
    const { pot } = this.t.s;
    if (f.winner < 0 || pot === 0) return;
    const tally = this.tally(f.winner);
    this.gold('take-pot', f.winner, pot, `${this.name(f.winner)} takes the pot of ${pot} Gold`, tally, -1);
  }

  private stroke(stroke: Stroke, by: number, on: number): void {
    const { v, seat, n } = stroke;
    const who = this.name(seat);
    const tally = this.tally(seat);
    if (stroke.thing >= 0)
      return this.say(
        'wages',
        seat,
        0,
        `${who}’s “${this.t.def(stroke.thing).title}” must be paid for or leaves play`,
      );
    switch (v) {
      case 'fortitude': {
        const soft = by >= 0 && seat !== by ? softening(this.t, seat) : 0;
        return this.track('fortitude', seat, n < 0 ? Math.min(0, n + soft) : n, 'Fortitude');
      }
      case 'alcohol':
        return this.track('alcohol', seat, n, 'Alcohol Content');
      case 'pay':
      case 'ante':
        return this.payment(stroke);
      case 'gold':
        return this.gold(v, seat, n, `${who} gains ${n} Gold from the Inn`, tally, -1);
      case 'negate':
      case 'ignore':
        return this.say(v, seat, n, `${who} ${v === 'negate' ? 'Negates' : 'Ignores'} ${this.answered(on)}`);
      default:
        return this.say(v, seat, n, this.wordsOf(stroke), stroke.to);
    }
  }

  /** The card, Event or Drink that a response is about. */
  private answered(on: number): string {
    const frame = this.t.stack[on];
    if (frame?.k === 'play' || frame?.k === 'event') return `“${this.t.def(frame.card).title}”`;
    return 'it';
  }

  /** Any other verb, as everybody is told of it, with the number that it has come to. */
  private wordsOf(stroke: Stroke): string {
    const printed = this.t.effectOf(stroke);
    const verb = verbOf(printed.verb);
    const effect = verb.amount === undefined ? printed : withAmount(printed, stroke.n);
    const to = stroke.to >= 0 ? this.name(stroke.to) : 'nobody';
    return toldOf(effect, { name: this.name(stroke.seat), plural: false }, to);
  }

  /** Which tracks a stroke moves, where it happens to a seat that nobody plays. */
  private movesFor(stroke: Stroke, seat: number, f: PlayFrame | DrinksFrame): void {
    if (seat === this.t.c.automaton) this.moving = tracksOf(this.t, stroke, f).map((track) => track.seat);
  }

  /** On each of those tracks; one that is full starts afresh. */
  private automated(what: 'fortitude' | 'alcohol', seat: number, n: number, word: string): void {
    const { length } = this.t.c.characters[seat].automaton!;
    for (const track of this.tracks) {
      if (!this.moving.includes(track.seat)) continue;
      const before = track[what];
      const after = Math.max(0, Math.min(length, before + n));
      track[what] = after;
      const moves = `${n < 0 ? 'loses' : 'gains'} ${Math.abs(n)} ${word} on ${this.name(track.seat)}’s track`;
      const falls = isFull(track) ? ' and passes out on it' : '';
      this.say(
        what,
        seat,
        after - before,
        `${this.name(seat)} ${moves} (${before} → ${after})${falls}`,
        track.seat,
        {
          before,
          after,
        },
      );
    }
  }

  private track(what: 'fortitude' | 'alcohol', seat: number, n: number, word: string): void {
    if (seat === this.t.c.automaton) return this.automated(what, seat, n, word);
    const tally = this.tally(seat);
    const before = tally[what];
    const after = Math.max(0, Math.min(TRACK_MAX, before + n));
    tally[what] = after;
    this.touched.add(this.t.s.seats[seat].side);
    const moves = n === 0 ? `keeps their ${word}` : `${n < 0 ? 'loses' : 'gains'} ${Math.abs(n)} ${word}`;
    const text = `${this.name(seat)} ${moves} (${before === after ? before : `${before} → ${after}`})`;
    this.say(what, seat, after - before, text, -1, { before, after });
  }

  private payment({ v, seat, n: due, to, inn }: Stroke): void {
    const n = -due;
    const whom = v === 'ante' ? 'antes' : to >= 0 ? `pays ${this.name(to)}` : 'pays the Inn';
    if (inn || seat === this.t.c.automaton)
      return this.say(
        v,
        seat,
        0,
        `the Inn ${whom.replace('pays the Inn', 'pays')} ${n} Gold for ${this.name(seat)}`,
        to,
      );
    const tally = this.tally(seat);
    const help = v === 'ante' ? 0 : Math.min(n, discountOf(this.t, seat));
    if (help > 0) this.say('inn-pays', seat, 0, `the Inn pays ${help} Gold for ${this.name(seat)}`, to);
    const paid = Math.min(n - help, tally.gold);
    if (help < n) this.gold(v, seat, -paid, `${this.name(seat)} ${whom} ${paid} Gold`, tally, to);
    if (to >= 0 && to !== this.t.c.automaton) this.tally(to).gold += paid + help;
  }

  private gold(what: string, seat: number, n: number, words: string, tally: Tally, to: number): void {
    // The Gold of a seat that nobody plays is the Inn's.
    if (seat === this.t.c.automaton) return this.say(what, seat, 0, words, to);
    const before = tally.gold;
    tally.gold += n;
    this.touched.add(this.t.s.seats[seat].side);
    this.say(what, seat, n, `${words} (${before} → ${tally.gold})`, to, { before, after: tally.gold });
  }

  /** Whoever all this would be too much for (they would still have their last chance). In a Round one may be out of Gold. */
  private falls(startsRound = false): void {
    const isRound = startsRound || this.t.round() !== null;
    for (const side of this.touched) {
      const { fortitude, alcohol, gold, extra } = this.sides[side];
      const broke = gold === 0 && !isRound;
      if (alcohol + extra < fortitude && !broke) continue;
      const seat = this.t.s.seats.findIndex((at) => at.side === side);
      this.say('out', seat, 0, `that would be too much for ${this.name(seat)}`);
    }
  }

  private out(seat: number): void {
    const { fortitude, alcohol, extra } = this.tally(seat);
    const why = alcohol + extra >= fortitude ? 'passes out' : 'is out of Gold';
    this.say('out', seat, 0, `${this.name(seat)} ${why} and is out of the game`);
  }
}
