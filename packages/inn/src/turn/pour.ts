import type { SeatId } from '@taproom/kernel';
import { chooseOne } from '../play/choosing.ts';
import { alcoholOf, drinksFrame, mixDrink } from './drinking.ts';
import { anyDrinkLeft, drinkReady, takeDrink, toDiscard } from '../table/piles.ts';
import { makeStroke } from '../play/strokes.ts';
import type { Run } from '../run.ts';
import type { Effect } from '../effects/effects.ts';
import { asFrame, type PendingDrink, type PourFrame } from '../table/state.ts';
import { DRINKS_ON_TABLE } from './drinks.ts';
import type { InnProcedure } from '../play/announcing.ts';

const DRINKS_NEEDED = { 'house-round': 1, dare: 2, shots: 0 } as const;

/** Turns up cards until there are enough Drinks with their Chasers; Events among them are discarded. */
function reveal(t: Run, f: PourFrame): void {
  const enough = f.groups.length >= DRINKS_NEEDED[f.kind] && !f.more;
  if (enough) return;
  f.step--;
  if (t.isHidden() || !drinkReady(t)) return;
  const card = anyDrinkLeft(t) ? takeDrink(t) : -1;
  if (card < 0) {
    // Nothing is left to pour: whatever lies there is all there is.
    f.more = false;
    f.step++;
    t.emit('no-drink', f.by);
    return;
  }
  const face = t.def(card).drink;
  t.emit(f.more ? 'chaser' : 'reveal', f.by, 0, card);
  if (f.more) {
    f.groups[f.groups.length - 1].push(card);
    f.more = face?.chaser === true;
  } else if (face === undefined) toDiscard(t, card);
  else {
    f.groups.push([card]);
    f.more = face.chaser === true;
  }
}

/** The dared one takes the stronger Drink, judged by the printed values as they hold for them; a tie is their choice. */
function compare(t: Run, f: PourFrame): void {
  if (f.kind !== 'dare' || f.groups.length < 2) return;
  const [first, second] = f.groups.map((cards, group) => alcoholOf(t, mixDrink(t, cards, f.by, group)));
  if (first !== second) f.own = first > second ? 0 : 1;
  else
    chooseOne(
      t,
      f.by,
      'dare',
      f.groups.map((cards) => ({ card: cards[0] })),
      asFrame(t.below(), 'event').card,
    );
}

/** Everybody has a copy of their own; nobody could touch the Drink before it was copied. */
function serve(t: Run, f: PourFrame): void {
  if (f.groups.length < DRINKS_NEEDED[f.kind]) {
    for (const cards of f.groups) for (const card of cards) toDiscard(t, card);
    t.stack.pop();
    return;
  }
  if (f.kind === 'dare') t.emit('dared', f.by, 0, f.groups[f.own][0], -1, -1, [f.groups[1 - f.own][0]]);
  const frame = drinksFrame([], 'deck', f.by);
  frame.event = true;
  frame.step = DRINKS_ON_TABLE;
  frame.groups = f.groups;
  for (const seat of f.drinkers) frame.drinks.push(copyFor(t, f, seat));
  t.stack[t.stack.length - 1] = frame;
}

/** What everybody drinks of where an Event pours something of its own. */
const SHOT: Effect = { verb: 'alcohol', who: 'drinker', by: 1 };

function copyFor(t: Run, f: PourFrame, seat: SeatId): PendingDrink {
  if (f.kind === 'shots') {
    const shot = mixDrink(t, [], seat, 0);
    shot.strokes.push(makeStroke(SHOT, seat, f.n, asFrame(t.below(), 'event').card, -1, 0));
    return shot;
  }
  const group = f.kind === 'dare' && seat !== f.by ? 1 - f.own : f.own;
  const drink = mixDrink(t, f.groups[group], seat, group);
  // A Drink copied for the whole table has no single controller (core.kept-drinks.start-active).
  if (f.kind === 'house-round' || seat !== f.by) drink.controller = -1;
  return drink;
}

export const pour: InnProcedure<PourFrame> = { steps: [reveal, compare, serve] };
