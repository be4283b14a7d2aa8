import type { SeatId } from '@taproom/kernel';
import { putInPlay } from '../table/in-play.ts';
import { chooseOne, pushChoose, seatOptions } from '../play/choosing.ts';
import { compel } from '../gambling/prize-questions.ts';
import { alcoholOf, holdsFor, mixDrink, thin } from './drinking.ts';
import { isNumber } from '../play/meanings.ts';
import { change } from '../table/numbers.ts';
import { eventFrame } from '../events/progress.ts';
import { drinkReady, shuffleIntoPile, takeDrink, toDiscard } from '../table/piles.ts';
import type { Run } from '../run.ts';
import { areMates, inOrder, isIn, isPresent } from '../table/seats.ts';
import { asFrame, type DrinksFrame, type Stroke } from '../table/state.ts';
import { resolveStroke, verbOf } from '../effects/registry.ts';
import { withAmount } from '../effects/scale.ts';
import { openWindow, pushHook, type InnProcedure } from '../play/announcing.ts';

const REVEAL = 0;
const CHASER = 1;
const MIX = 2;
const WINDOW = 3;

/** Where a frame of Drinks that are already on the table begins. */
export const DRINKS_ON_TABLE = WINDOW;

/** The next revealer turns over a card. Nobody may respond before all Chasers are on the table. */
function reveal(t: Run, f: DrinksFrame): void {
  if (f.i >= f.revealers.length) {
    f.step = WINDOW;
    return;
  }
  f.step = REVEAL;
  const seat = f.revealers[f.i];
  const card = nextCard(t, f, seat);
  if (card === RETRY) return;
  if (card === NONE) {
    f.i++;
    if (f.from === 'pile' && seat !== t.c.automaton) {
      const drunk = t.side(seat).alcohol > 0;
      t.emit('sober', seat, drunk ? 1 : 0);
      if (drunk) change(t, seat, 'alcohol', -1, -1);
    } else t.emit('no-drink', seat);
    return;
  }
  const face = t.def(card).drink;
  if (face === undefined && !f.contest) {
    // The Event itself tells of it.
    f.i++;
    // If it was the last card, the deck is renewed before anything else (core.drink-deck.run-out-instant).
    const at = t.top() === f ? t.stack.length : t.stack.length - 1;
    t.stack.splice(at, 0, eventFrame(card, seat));
    return;
  }
  t.emit('reveal', seat, 0, card);
  f.groups.push([card]);
  f.more = face?.chaser === true;
  f.step = f.more ? CHASER : MIX;
}

/** A Chaser is the next card of the same pile; an Event adds nothing and ends it, and so does an empty pile. */
function chaser(t: Run, f: DrinksFrame): void {
  const seat = f.revealers[f.i];
  const card = nextCard(t, f, seat);
  if (card === RETRY) {
    f.step = CHASER;
    return;
  }
  if (card === NONE) {
    t.emit('no-drink', seat, 0, -1, -1, -1, [], undefined, 'Chaser');
    return;
  }
  t.emit('chaser', seat, 0, card);
  f.groups[f.groups.length - 1].push(card);
  if (t.def(card).drink?.chaser) f.step = CHASER;
}

function mix(t: Run, f: DrinksFrame): void {
  const group = f.groups.length - 1;
  const drink = mixDrink(t, f.groups[group], f.revealers[f.i], group);
  if (f.less > 0) thin(t, drink, f.less);
  f.drinks.push(drink);
  f.i++;
  f.step = REVEAL;
}

const NONE = -1;
const RETRY = -2;

function nextCard(t: Run, f: DrinksFrame, seat: SeatId): number {
  if (seat === t.c.automaton) {
    // Drinks of a side deck wait in front of them for their own Drink Phase.
    if (t.isHidden()) return RETRY;
    const waiting = t.s.turn === seat && t.below().k === 'turn' ? t.s.seats[seat].drinkMe.pop() : undefined;
    if (waiting !== undefined) return waiting;
    return drinkReady(t) ? takeDrink(t) : RETRY;
  }
  const { drinkMe } = t.s.seats[seat];
  if (f.from === 'pile' && drinkMe.length === 0) return NONE;
  if (t.isHidden()) return RETRY;
  if (f.from === 'pile') return drinkMe.pop()!;
  return drinkReady(t) ? takeDrink(t) : RETRY;
}

function drinkWindow(t: Run, f: DrinksFrame): void {
  // What must be used is used before anybody answers anything.
  if (compel(t, f)) {
    f.step--;
    return;
  }
  if (f.drinks.length > 0) openWindow(t, 'drink', f.first);
}

/** A self-splitting Drink: its revealer may share it, unless an Event poured it, or it was passed on or Ignored. */
function selfSplit(t: Run, f: DrinksFrame): void {
  // A Drink that came to somebody only in this window.
  if (compel(t, f)) {
    f.step = WINDOW;
    return;
  }
  if (f.event || f.contest) return;
  const drink = f.drinks.find((d) => d.selfSplit && !d.ignored && d.seat === d.owner);
  if (drink === undefined) return;
  // Each is offered once, one after the other.
  drink.selfSplit = false;
  const partners = inOrder(t.s, drink.seat).filter(
    (seat) => isPresent(t.s, seat) && !areMates(t.s, seat, drink.seat),
  );
  if (partners.length === 0) return;
  f.step--;
  const card = f.groups[drink.group][0];
  pushChoose(t, drink.seat, 'self-split', seatOptions(partners), 0, 1, card, f.drinks.indexOf(drink));
}

/** Everybody drinks at once: the numbers first, then what has to do with cards. */
function swallow(t: Run, f: DrinksFrame): void {
  for (const drink of f.drinks) {
    if (drink.ignored || !isIn(t.s, drink.seat)) continue;
    const strokes = drink.strokes.filter((stroke) => holdsFor(t, stroke, drink.seat));
    // An ale with a coffee: of water that goes without saying.
    if (strokes.length > 0 && strokes.every(({ n }) => n === 0))
      t.emit('drink-idle', drink.seat, 0, -1, f.groups[drink.group]?.[0] ?? strokes[0].card);
    for (const stroke of strokes) {
      stroke.seat = drink.seat;
      if (isNumber(stroke.of)) resolveStroke(t, stroke, f);
      else f.waiting.push(stroke);
    }
    f.after = [...f.after, drink.seat, alcoholOf(t, drink)];
  }
  if (f.waiting.length < 2) return;
  const order = inOrder(t.s, t.s.turn);
  f.waiting.sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
}

/** Draws, discards and reveals, each to its end; a drinker with several chooses their order. */
function cardEffects(t: Run, f: DrinksFrame): void {
  const next = f.waiting[0];
  if (next === undefined) return;
  f.step--;
  const own = f.waiting.filter((stroke) => stroke.seat === next.seat);
  if (own.length === 1) doCardEffect(t, f, 0);
  else
    chooseOne(
      t,
      next.seat,
      'drink-effect',
      own.map((s) => ({ word: wordsOf(t, s), card: s.card })),
      next.card,
    );
}

/** What a waiting effect does, in the words of the card. */
function wordsOf(t: Run, stroke: Stroke): string {
  const printed = t.effectOf(stroke);
  // Half a Drink draws, discards or reveals less than its card says.
  const effect = 'n' in printed ? withAmount(printed, stroke.n) : printed;
  const words = verbOf(stroke.v).words(effect, { name: 'you', plural: true });
  return words.replace(/^you /, '');
}

/** Resolves one of the waiting effects. */
export function doCardEffect(t: Run, f: DrinksFrame, index: number): void {
  const stroke = f.waiting[index];
  f.waiting.splice(index, 1);
  resolveStroke(t, stroke, f);
}

/** What some characters make of having drunk. */
function afterDrink(t: Run, f: DrinksFrame): void {
  if (f.after.length === 0) return;
  f.step--;
  const seat = f.after[0];
  const alcohol = f.after[1];
  f.after = f.after.slice(2);
  pushHook(t, t.c.characters[seat].hooks?.afterDrink, seat, [], [alcohol]);
}

/** Each physical card goes to its discard pile, or in front of whoever keeps it (core.kept-drinks.*). */
function putAway(t: Run, f: DrinksFrame): void {
  // Before anything is shuffled: what the contest is told lies right below.
  if (f.contest) {
    const contest = asFrame(t.below(), 'contest');
    // Whoever had nothing to reveal is out of it (house.561-short-of-drinks).
    contest.rivals = f.revealers.filter((seat) => f.drinks.some((drink) => drink.owner === seat));
    contest.values = contest.rivals.map((seat) => valueOf(f, seat));
  }
  f.groups.forEach((cards, group) => {
    const soaked: number[] = [];
    for (const card of cards) {
      const face = t.def(card).drink;
      const keeper = face?.kept ? keeperOf(t, f, group) : -1;
      if (keeper < 0) {
        // An Event that came as a Chaser is discarded all the same.
        if (face !== undefined && soakedInto(f, group) >= 0) soaked.push(card);
        else toDiscard(t, card);
      } else {
        putInPlay(t.s.seats[keeper], card);
        t.emit('drink-kept', keeper, 0, card);
      }
    }
    if (soaked.length > 0) shuffleIntoPile(t, soakedInto(f, group), soaked);
  });
  f.groups = [];
}

/** Whose pile a Drink goes into instead of the discard pile, −1: nobody's. */
function soakedInto(f: DrinksFrame, group: number): number {
  for (let i = 0; i < f.soaked.length; i += 2) if (f.soaked[i] === group) return f.soaked[i + 1];
  return -1;
}

/** What a revealer's Drink counts for; never less than nothing (core.contest.negative-counts-zero). */
function valueOf(f: DrinksFrame, seat: SeatId): number {
  return Math.max(0, f.drinks.find((drink) => drink.owner === seat)!.value);
}

/** The Drink's controller, else the active player, then in turn order: the first who drank it. */
function keeperOf(t: Run, f: DrinksFrame, group: number): number {
  const poured = f.drinks.filter((drink) => drink.group === group);
  const drinks = poured.filter(
    (drink) =>
      !drink.ignored && isIn(t.s, drink.seat) && !poured.some((half) => half.passedBy.includes(drink.seat)),
  );
  const controllers = poured.map((drink) => drink.controller);
  const single = controllers.every((seat) => seat === controllers[0]) ? controllers[0] : -1;
  for (const seat of inOrder(t.s, single >= 0 ? single : t.s.turn))
    if (drinks.some((drink) => drink.seat === seat)) return seat === t.c.automaton ? -1 : seat;
  return -1;
}

function step(t: Run, f: DrinksFrame): void {
  switch (f.step++) {
    case REVEAL:
      return reveal(t, f);
    case CHASER:
      return chaser(t, f);
    case MIX:
      return mix(t, f);
    case WINDOW:
      return drinkWindow(t, f);
    case 4:
      return selfSplit(t, f);
    case 5:
      return swallow(t, f);
    case 6:
      return cardEffects(t, f);
    case 7:
      return afterDrink(t, f);
    case 8:
      return putAway(t, f);
    default:
      t.stack.pop();
  }
}

export const drinks: InnProcedure<DrinksFrame> = {
  advance(t, f) {
    do step(t, f);
    while (t.goesOn(f));
  },
};
