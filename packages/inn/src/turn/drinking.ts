/** Drinks on their way: what they do, to whom, and how cards change that before anybody swallows. */
import type { SeatId } from '@taproom/kernel';
import type { DrinkEffect } from '../cards/card.ts';
import { isNumber } from '../play/meanings.ts';
import type { Run } from '../run.ts';
import { makeStroke } from '../play/strokes.ts';
import { asFrame, type DrinksFrame, type PendingDrink, type PlayFrame, type Stroke } from '../table/state.ts';
import type { Effect } from '../effects/effects.ts';
import { amountOf, verbOf } from '../effects/registry.ts';

export function drinksFrame(revealers: number[], from: 'pile' | 'deck', first: number): DrinksFrame {
  return {
    k: 'drinks',
    step: 0,
    revealers,
    from,
    less: 0,
    event: false,
    contest: false,
    drinks: [],
    groups: [],
    i: 0,
    more: false,
    first,
    waiting: [],
    after: [],
    soaked: [],
  };
}

/** Players reveal and drink, from their own piles or from the Drink Deck. */
export function pushDrinks(t: Run, revealers: number[], from: 'pile' | 'deck', less = 0): void {
  const frame = drinksFrame(revealers, from, revealers[0]);
  frame.less = less;
  t.push(frame);
}

/** A Drink that is poured weaker than it is: never below 0. */
export function thin(t: Run, drink: PendingDrink, less: number): void {
  for (const stroke of drink.strokes)
    if (stroke.of === 'alcohol' && stroke.n > 0) stroke.n = Math.max(0, stroke.n - less);
  drink.value = alcoholOf(t, drink);
}

/** A Drink made of physical cards: its effects added up, Chasers and all. */
export function mixDrink(t: Run, cards: readonly number[], seat: SeatId, group: number): PendingDrink {
  const drink: PendingDrink = {
    seat,
    owner: seat,
    controller: seat,
    group,
    strokes: [],
    ignored: false,
    passedBy: [],
    half: false,
    value: 0,
    selfSplit: false,
    noSplit: false,
    onlyIgnore: false,
    source: -1,
    met: false,
  };
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place];
    const face = t.def(card).drink;
    if (face === undefined) continue;
    for (let e = 0; e < face.effects.length; e++) {
      const effect = face.effects[e];
      drink.strokes.push(makeStroke(effect, seat, amountOf(effect), card, -1, e));
    }
    // A self-splitting Drink that is a Chaser cannot be split by its own text (core.self-split.not-as-chaser).
    if (face.selfSplit && place === 0) drink.selfSplit = true;
    if (face.noSplit || face.selfSplit) drink.noSplit = true;
    if (face.onlyIgnore) drink.onlyIgnore = true;
  }
  addUp(t, drink, false);
  drink.value = alcoholOf(t, drink);
  return drink;
}

/**
 * Like numbers become one; those that hold only for some drinkers stay apart. Draws and discards of several cards stay
 * apart too, each to be carried out by itself, until the Drink is split (core.split.combine-chasers).
 */
function addUp(t: Run, drink: PendingDrink, cardsToo: boolean): void {
  const sums: Stroke[] = [];
  for (const stroke of drink.strokes) {
    const adds = verbOf(stroke.v).numeric && (cardsToo || isNumber(stroke.of)) && !stroke.gone;
    const same = adds ? likeOf(t, sums, stroke) : undefined;
    if (same) same.n += stroke.n;
    else sums.push(stroke);
  }
  drink.strokes = sums;
}

/** One that its number can be added to. */
function likeOf(t: Run, sums: readonly Stroke[], stroke: Stroke): Stroke | undefined {
  const condition = conditionOf(t, stroke);
  return sums.find((sum) => sum.v === stroke.v && !sum.gone && conditionOf(t, sum) === condition);
}

function conditionOf(t: Run, stroke: Stroke): string {
  const effect = t.effectOf(stroke) as DrinkEffect;
  return effect.only ? `only ${effect.only}` : effect.unless ? `unless ${effect.unless}` : '';
}

/** Whether this part of a Drink holds for the drinker: some Drinks treat some kinds of people otherwise. */
export function holdsFor(t: Run, stroke: Stroke, seat: SeatId): boolean {
  if (stroke.gone) return false;
  const effect = t.effectOf(stroke) as DrinkEffect;
  const traits = t.c.characters[seat].traits;
  if (effect.only && !traits.includes(effect.only)) return false;
  return !(effect.unless && traits.includes(effect.unless));
}

/** The Drink's Alcohol Content for its drinker (or for somebody else who would drink it). */
export function alcoholOf(t: Run, drink: PendingDrink, seat = drink.seat): number {
  let sum = 0;
  for (const stroke of drink.strokes)
    if (stroke.of === 'alcohol' && holdsFor(t, stroke, seat)) sum += stroke.n;
  return sum;
}

/** Whether this part of a Drink gives Fortitude, or offers some. */
export const heals = (stroke: Stroke): boolean =>
  stroke.of === 'healing' || (stroke.of === 'fortitude' && stroke.n > 0);

/** A stroke added to a Drink by a card, keeping the card as its cause. */
export function freshStroke(effect: Effect, seat: SeatId, n: number, cause: Stroke): Stroke {
  return makeStroke(effect, seat, n, cause.card, cause.use, cause.e);
}

const ALCOHOL: Effect = { verb: 'alcohol', who: 'drinker', by: 1 };

/** Raises or lowers a Drink's Alcohol Content. A reduction stops at 0 (rdi7.drinks.alcohol-reduction-floor). */
export function addToDrink(t: Run, drink: PendingDrink, cause: Stroke): void {
  const before = alcoholOf(t, drink);
  const by = cause.n < 0 ? Math.max(cause.n, Math.min(0, 0 - before)) : cause.n;
  // What is added holds for whoever drinks it in the end, so it joins only a number that does too.
  const sum = drink.strokes.find((s) => s.of === 'alcohol' && !s.gone && conditionOf(t, s) === '');
  if (sum) sum.n += by;
  else drink.strokes.push(freshStroke(ALCOHOL, drink.seat, by, cause));
  // In a contest raises and cuts count while the Drink is whole and with its revealer (core.ruling.contest-value).
  if (!drink.half && drink.seat === drink.owner) drink.value += by;
}

/** Whether this part of a Drink has somebody pay its drinker. */
export const paysFor = (stroke: Stroke, seat: SeatId): boolean =>
  stroke.of === 'gold' && stroke.n > 0 && stroke.to === seat && !stroke.gone;

/** Half of every number, rounded in size; what has no number stays. */
export function halveDrink(t: Run, drink: PendingDrink, round: (n: number) => number): void {
  addUp(t, drink, true);
  for (const stroke of drink.strokes)
    if (verbOf(stroke.v).numeric) stroke.n = stroke.n < 0 ? 0 - round(-stroke.n / 2) : round(stroke.n / 2);
  drink.half = true;
  drink.selfSplit = false;
}

/** Two halves, each number rounded up; what has no number is on both. */
export function splitDrink(t: Run, f: DrinksFrame, drink: PendingDrink, partner: number, by: number): void {
  halveDrink(t, drink, Math.ceil);
  f.drinks.push({
    ...drink,
    seat: partner,
    strokes: drink.strokes.map((stroke) => ({ ...stroke })),
    passedBy: drink.passedBy.slice(),
    value: 0,
    source: by,
    met: false,
  });
}

/** The Drink that a response is about. */
export function drinkAnswered(t: Run, f: PlayFrame): PendingDrink {
  return asFrame(t.stack[f.on], 'drinks').drinks[f.which];
}
