/**
 * What will happen if nobody answers, in sentences, with the numbers before and after: told from a dry run (dry-run.ts),
 * which knows nothing that does not lie open on the table. So everybody may read it.
 */
import type { CardId, SeatId } from '@taproom/kernel';
import type { Content } from '../table/content.ts';
import { dryRun, type Dry, type Move, type Struck, type Until } from './dry-run.ts';
import { holdsFor } from '../turn/drinking.ts';
import { isDrunk } from '../turn/losers.ts';
import { isNumber, NUMBER_WORDS } from '../play/meanings.ts';
import { Run } from '../run.ts';
import type { DrinksFrame, EventFrame, Frame, InnState, Stroke } from '../table/state.ts';
import { list } from './list.ts';
import { nameOf } from './sentences.ts';
import { cardText } from '../cards/text.ts';
import { whoOf } from '../effects/effects.ts';
import { toldOf, verbOf } from '../effects/registry.ts';
import { withAmount } from '../effects/scale.ts';

export interface ForecastLine {
  /** The verb of a stroke, or the number that moves; `wages`: something in play is hit; `out`: somebody would leave the game; `event`: an Event. */
  readonly what: string;
  /** Whom it happens to; −1: the table. */
  readonly seat: SeatId;
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
  readonly card: CardId;
  readonly lines: readonly ForecastLine[];
  /** How far it is certain: to its end, or until something comes to light or somebody has a choice. */
  readonly until: Until;
  /** All lines in one sentence. */
  readonly text: string;
}

/** The forecast for the open window; null where none is open, or where nothing hangs on it. */
export function forecast(content: Content, state: InnState): Forecast | null {
  const window = state.stack.at(-1);
  if (state.ask?.kind !== 'respond' || window?.k !== 'window') return null;
  const teller = new Teller(content);
  if (window.about === 'last-chance') {
    teller.out(new Run(false).at(state, content), window.only);
    return teller.forecast(-1, 'done');
  }
  const run = dryRun(content, state);
  if (run === null) return null;
  teller.tell(run.dry, run.t, run.subject, state);
  return teller.forecast(cardOf(state.stack[state.stack.length - 2]), run.dry.until);
}

/** The card that a window is about, −1: none. */
function cardOf(frame: Frame): number {
  if (frame.k === 'drinks') return frame.groups[0]?.[0] ?? -1;
  return 'card' in frame ? frame.card : -1;
}

class Teller {
  private readonly lines: ForecastLine[] = [];
  private readonly content: Content;
  /** The sides whose numbers moved, in that order. */
  private readonly touched = new Set<number>();

  constructor(content: Content) {
    this.content = content;
  }

  forecast(card: CardId, until: Until): Forecast | null {
    const { lines } = this;
    if (lines.length === 0) return null;
    return { card, lines, until, text: `${lines.map((line) => line.text).join('; ')}.` };
  }

  private name(seat: SeatId): string {
    return nameOf(this.content, seat);
  }

  private say(
    what: string,
    seat: SeatId,
    n: number,
    text: string,
    to = -1,
    numbers: { before?: number; after?: number } = {},
  ): void {
    this.lines.push({ what, seat, n, ...numbers, to, text });
  }

  /** All that a dry run has found; `state` is the table before it. */
  tell(dry: Dry, t: Run, subject: Frame, state: InnState): void {
    const { automaton } = t.c;
    if (dry.met) this.say('answer', automaton, 0, `${this.name(automaton)} turns up a card to answer it`);
    if (subject.k === 'drinks')
      for (const { ignored, seat } of subject.drinks)
        if (ignored) this.say('ignore-drink', seat, 0, `${this.name(seat)} Ignores the Drink`);
    for (const move of dry.loose) this.move(move, t);
    for (const struck of dry.struck) this.struck(struck, t, state);
    // Whoever may choose the order of several effects has not done so; or a Drink must be changed before it is drunk.
    if (subject.k === 'drinks')
      for (const stroke of [...subject.waiting, ...undrunk(subject, dry, t)])
        this.say(stroke.v, stroke.seat, stroke.n, this.words(stroke, t, 'it'), stroke.to);
    if (subject.k === 'event') this.event(subject, dry);
    this.falls(t, subject.k === 'play' && subject.next !== null);
  }

  private struck(struck: Struck, t: Run, state: InnState): void {
    const { stroke, on, moves } = struck;
    if (stroke.thing >= 0) {
      const { title } = t.def(stroke.thing);
      this.say(
        'wages',
        stroke.seat,
        0,
        `${this.name(stroke.seat)}’s “${title}” must be paid for or leaves play`,
      );
    } else if (isTold(struck, t))
      this.say(
        stroke.v,
        stroke.seat,
        stroke.n,
        this.words(stroke, t, answered(t, state.stack[on])),
        stroke.to,
      );
    for (const move of moves) this.move(move, t);
  }

  /** What everybody is told of a stroke, with the amount that it has come to. */
  private words(stroke: Stroke, t: Run, it: string): string {
    const printed = t.effectOf(stroke);
    const effect = verbOf(stroke.v).amount === undefined ? printed : withAmount(printed, stroke.n);
    const to = stroke.to >= 0 ? this.name(stroke.to) : stroke.of === 'gold' ? 'the Inn' : 'nobody';
    return toldOf(effect, { name: this.name(stroke.seat), plural: false }, to, it);
  }

  private move(move: Move, t: Run): void {
    const { how, seat, before, after, to } = move;
    const who = this.name(seat);
    const n = Math.abs(move.by);
    switch (how) {
      case 'inn-helps':
        return this.say('inn-pays', seat, 0, `the Inn pays ${n} Gold for ${who}`, to);
      case 'inn-pays':
        return this.say(
          'pay',
          seat,
          0,
          `the Inn pays ${to >= 0 ? `${this.name(to)} ` : ''}${n} Gold for ${who}`,
          to,
        );
      case 'inn-antes':
        return this.say('ante', seat, 0, `the Inn antes ${n} Gold for ${who}`, to);
      case 'change':
        return this.change(move, t);
      case 'pay':
        return this.gold(
          how,
          `${who} pays ${to >= 0 ? this.name(to) : 'the Inn'} ${before - after} Gold`,
          move,
          to,
        );
      case 'ante':
        return this.gold(how, `${who} antes ${before - after} Gold`, move, to);
      case 'gold':
        return this.gold(how, `${who} gains ${n} Gold from the Inn`, move, to);
      case 'pot':
        return to === 0
          ? this.gold('take-pot', `${who} takes the pot of ${n} Gold`, move, -1)
          : this.gold('skim-pot', `${who} takes ${n} Gold from the pot`, move, -1);
    }
  }

  /** A number on a track: an automated seat has one for each player, and one that is full starts afresh. */
  private change({ of, seat, by, before, after, to, full }: Move, t: Run): void {
    const word = NUMBER_WORDS[of];
    const moves = by === 0 ? `keeps their ${word}` : `${by < 0 ? 'loses' : 'gains'} ${Math.abs(by)} ${word}`;
    const span = before === after ? before : `${before} → ${after}`;
    const where = to < 0 ? '' : ` on ${this.name(to)}’s track`;
    const text = `${this.name(seat)} ${moves}${where} (${span})${full ? ' and passes out on it' : ''}`;
    this.say(of, seat, after - before, text, to, { before, after });
    if (to < 0) this.touched.add(t.s.seats[seat].side);
  }

  private gold(what: string, words: string, { seat, before, after }: Move, to: number): void {
    // The Gold of a seat that nobody plays is the Inn's.
    if (seat === this.content.automaton) return this.say(what, seat, 0, words, to);
    this.touched.add(this.content.terms.sides.findIndex((side) => side.includes(seat)));
    this.say(what, seat, after - before, `${words} (${before} → ${after})`, to, { before, after });
  }

  /** The Event in its own words, where what it does to whom is not all known yet; and who Ignores it. */
  private event(f: EventFrame, { until }: Dry): void {
    const def = this.content.defs[f.card];
    const told = this.lines.splice(0);
    const names = f.ignored.map((seat) => this.name(seat));
    if (until !== 'done' || told.length === 0) {
      const [first] = cardText(def);
      const but =
        names.length === 0 ? '' : ` (${list(names)} ${names.length === 1 ? 'Ignores' : 'Ignore'} it)`;
      this.say('event', -1, 0, `${first.replace(/\.$/, '')}${but}`);
    } else
      for (const seat of f.ignored) this.say('ignore', seat, 0, `${this.name(seat)} Ignores “${def.title}”`);
    this.lines.push(...told);
  }

  /** Whoever all this would be too much for (they would still have their last chance). In a Round one may be out of Gold. */
  private falls(t: Run, startsRound: boolean): void {
    for (const side of this.touched) {
      const broke = t.s.sides[side].gold === 0 && !startsRound && t.round() === null;
      if (!broke && !isDrunk(t, side)) continue;
      const seat = t.s.seats.findIndex((at) => at.side === side);
      this.say('out', seat, 0, `that would be too much for ${this.name(seat)}`);
    }
  }

  out(t: Run, seat: SeatId): void {
    const why = isDrunk(t, t.s.seats[seat].side) ? 'passes out' : 'is out of Gold';
    this.say('out', seat, 0, `${this.name(seat)} ${why} and is out of the game`);
  }
}

/** The card, Event or Drink that a response is about. */
const answered = (t: Run, frame: Frame | undefined): string =>
  frame?.k === 'play' || frame?.k === 'event' ? `“${t.def(frame.card).title}”` : 'it';

/**
 * Whether a stroke is told in words: unless numbers tell it, or would have if they had moved. What an Event does by itself
 * stands in its text.
 */
function isTold({ stroke, of, moves, open }: Struck, t: Run): boolean {
  if (of === 'event' || (of === 'befall' && whoOf(t.effectOf(stroke)) === undefined)) return false;
  if (isNumber(stroke.of) || stroke.of === 'ante') return open && moves.length === 0;
  return moves.length === 0 || stroke.stop !== '' || !(stroke.of === 'pot' || stroke.of === 'drinks');
}

/** The effects of Drinks that the run did not come to. */
const undrunk = ({ drinks }: DrinksFrame, { struck, until }: Dry, t: Run): Stroke[] =>
  until === 'done' || struck.length > 0
    ? []
    : drinks.flatMap(({ ignored, strokes, seat }) =>
        ignored ? [] : strokes.filter((part) => holdsFor(t, part, seat)).map((part) => ({ ...part, seat })),
      );
