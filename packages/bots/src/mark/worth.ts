/** What things are worth to a seat, by verb: the bot knows no card. About 1 for a point of Fortitude. */
import { THING, amountOf, isNumber, meansOf, scaledEffect, verbOf } from '@taproom/inn';
import type {
  AnyVerb,
  Attribute,
  CardDef,
  Concerned,
  Effect,
  InnView,
  ShapedUse,
  StackView,
  StrokeView,
  Who,
} from '@taproom/inn';

/** Losing the game, in points of Fortitude. */
const RUIN = 12;
/** Harm to one rival of several is worth less than the same harm to oneself is bad. */
const SPITE = 0.8;
/** What a Drink nobody knows yet does to whoever drinks it. */
const USUAL_DRINK = 2;
const A_DRINK = -1.5;
/** Something of a rival's in play is hit: they pay for it or lose it. */
const THING_WORTH = 1.6;

/** How far a seat is from passing out: one that nobody plays, on the viewer's own track. */
export function lifeOf(view: InnView, seat: number): number {
  const { fortitude, drunkenness, tracks } = view.seats[seat];
  const track = tracks.length === 0 ? undefined : tracks.find((own) => own.seat === view.seat);
  return track === undefined ? fortitude - drunkenness : track.fortitude - track.alcohol;
}

/** A seat that nobody plays is no rival: it has tracks instead. */
export const isAutomated = (view: InnView, seat: number): boolean => view.seats[seat].tracks.length > 0;

/** What a point on one's own track of a seat that nobody plays is worth, and what it brings to fill it. */
export const STEP = 0.15;
const REWARD = 1.2;

/** To hurt it on one's own track brings a reward in time; to heal it there puts the reward off. */
export function trackWorth(view: InnView, seat: number, what: string, n: number): number {
  if (what !== 'fortitude' && what !== 'alcohol') return 0;
  const hurt = what === 'fortitude' ? -n : n;
  return hurt >= lifeOf(view, seat) ? REWARD : hurt * STEP;
}

/** What a change of a seat's numbers is worth to that seat: more the nearer the end is. */
export function numberWorth(view: InnView, seat: number, what: string, n: number): number {
  const { gold } = view.seats[seat];
  switch (what) {
    case 'fortitude':
    case 'alcohol': {
      const change = what === 'fortitude' ? n : -n;
      const life = lifeOf(view, seat);
      if (change > 0 && what === 'fortitude' && view.seats[seat].fortitude >= 20) return 0.05;
      if (change < 0 && -change >= life) return -RUIN;
      return change * (life <= 5 ? 1.6 : life <= 10 ? 1.2 : 1);
    }
    case 'gold':
      if (n < 0 && -n >= gold) return -RUIN;
      return n * (gold <= 3 ? 2 : 1.1);
    default:
      return 0;
  }
}

/**
 * Somebody to whom an effect would happen, and to so many of their side at once. Several blows are one, so each of them
 * counts for its share. `use`: what the other uses of an Event would be worth.
 */
class Felt implements Concerned {
  private readonly view: InnView;
  private readonly seat: number;
  private readonly times: number;
  readonly use: (use: number) => number;

  constructor(view: InnView, seat: number, times: number, uses: (use: number) => number) {
    this.view = view;
    this.seat = seat;
    this.times = times;
    this.use = uses;
  }
  get drinks(): number {
    return this.view.seats[this.seat].drinkMe;
  }
  get tokens(): Concerned['tokens'] {
    return this.view.seats[this.seat].tokens;
  }
  /** How many play together, itself included. */
  get mates(): number {
    return this.view.seats.filter((_, other) => isMate(this.view, other, this.seat)).length;
  }
  get foes(): number {
    return this.view.seats.filter(({ out }, other) => out === 0 && !isMate(this.view, other, this.seat))
      .length;
  }
  get drink(): number {
    return isAutomated(this.view, this.seat) ? this.feels('alcohol', USUAL_DRINK) : A_DRINK;
  }
  feels(of: Attribute, by: number): number {
    const { view, seat, times } = this;
    if (isAutomated(view, seat)) return -trackWorth(view, seat, of, by);
    const all = of === 'gold' ? Math.max(by * times, 0 - view.seats[seat].gold) : by * times;
    return numberWorth(view, seat, of, all) / times;
  }
}

const noUses = (): number => 0;

/** What an effect is worth to the seat that it happens to, and to so many of its side at once. */
function effectWorth(
  view: InnView,
  verb: AnyVerb,
  effect: Effect,
  seat: number,
  times: number,
  uses: (use: number) => number,
): number {
  if (verb.felt === undefined) return verb.worth(effect) * times;
  return verb.felt(effect, new Felt(view, seat, times, uses)) * times;
}

const inGame = (view: InnView, seat: number): boolean =>
  view.seats[seat].out === 0 && view.seats[seat].backAt < 0;

function foes(view: InnView, me: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < view.seats.length; seat++)
    if (!isMate(view, seat, me) && inGame(view, seat)) seats.push(seat);
  return seats;
}

/** Where sides have Champions, only one of each is reached by what reaches everybody. */
const onePerSide = (view: InnView, seats: readonly number[]): number[] =>
  seats.filter((_, i) => isFirstOfSide(view, seats, i));

function isFirstOfSide(view: InnView, seats: readonly number[], at: number): boolean {
  for (let i = 0; i < at; i++) if (isMate(view, seats[i], seats[at])) return false;
  return true;
}

/** How many of them are of one side. */
function countMates(view: InnView, seats: readonly number[], seat: number): number {
  let mates = 0;
  for (let i = 0; i < seats.length; i++) if (isMate(view, seats[i], seat)) mates++;
  return mates;
}

/** Those of one side share everything that counts. */
export const isMate = (view: InnView, a: number, b: number): boolean =>
  view.seats[a].side === view.seats[b].side;

/** Whom an effect of one's own card would reach. */
function reached(
  view: InnView,
  who: Who,
  me: number,
  targets: readonly number[],
  attacker: number,
): number[] {
  switch (who) {
    case 'you':
    case 'drinker':
      return [me];
    case 'target':
      return targets.filter((target) => target < THING);
    case 'attacker':
      return attacker >= 0 && targets.length === 0 ? [attacker] : [];
    case 'each-other':
      return foes(view, me);
    case 'each':
      return [...onePerSide(view, foes(view, me)), me];
    case 'each-in-round':
      return foes(view, me).filter((seat) => view.round?.inside.includes(seat));
  }
}

/** The strongest rival is the one to hit: the weak fall by themselves. (To finish one off counts as ruin, above.) */
export function spiteFor(view: InnView, seat: number): number {
  if (isAutomated(view, seat)) return 0;
  return SPITE + Math.max(0, lifeOf(view, seat) - 6) * 0.05;
}

/** What the effects of one's own card come to, all seats together, as far as they touch seats by themselves. */
export function playWorth(
  view: InnView,
  use: ShapedUse,
  me: number,
  targets: readonly number[],
  attacker: number,
  uses: (use: number) => number = noUses,
): number {
  let sum = 0;
  for (let e = 0; e < use.effects.length; e++) {
    const effect = scaledEffect(use, e, view.seats[me].tokens);
    const { of, by } = use.scales[e] === undefined ? use.means[e] : meansOf(effect);
    const who = use.whos[e];
    const verb = use.verbs[e];
    if (of === 'fortitude' && (who === 'target' || who === 'attacker'))
      for (const target of targets) if (target >= THING) sum += THING_WORTH;
    // What somebody pays to the card's player.
    const paid = of === 'gold' && by < 0 && 'to' in effect && effect.to === 'you' ? -amountOf(effect) : 0;
    const hit = reached(view, who, me, targets, attacker);
    // Those of one side have one Fortitude: what hits several of them hits it several times.
    for (let i = 0; i < hit.length; i++) {
      const seat = hit[i];
      if (!isFirstOfSide(view, hit, i)) continue;
      if (isAutomated(view, seat)) {
        if (of !== 'gold' && verb.felt !== undefined) sum -= effectWorth(view, verb, effect, seat, 1, uses);
        // It pays with the Inn's Gold.
        if (paid > 0) sum += numberWorth(view, me, 'gold', paid);
        continue;
      }
      const times = countMates(view, hit, seat);
      const worth = effectWorth(view, verb, effect, seat, times, uses);
      sum += isMate(view, seat, me) ? worth : -worth * spiteFor(view, seat);
      if (paid > 0 && !isMate(view, seat, me))
        sum += numberWorth(view, me, 'gold', Math.min(paid * times, view.seats[seat].gold));
    }
  }
  return sum;
}

/** What a pending stroke means for a seat. */
export function strokeWorth(view: InnView, stroke: StrokeView, me: number): number {
  if (stroke.of === 'ante' || (stroke.of === 'gold' && stroke.n <= 0)) {
    if (stroke.seat >= 0 && isMate(view, stroke.seat, me) && !stroke.inn)
      return numberWorth(view, me, 'gold', stroke.n);
    return stroke.to >= 0 && isMate(view, stroke.to, me) ? numberWorth(view, me, 'gold', -stroke.n) : 0;
  }
  if (!isMate(view, stroke.seat, me) || stroke.thing >= 0) return 0;
  if (isNumber(stroke.of)) return numberWorth(view, me, stroke.of, stroke.n);
  return verbOf(stroke.verb).looms?.(stroke.n, view.pot) ?? 0;
}

type Strokes = Extract<StackView, { kind: 'play' }>['strokes'];

/** All that pending strokes mean for a seat: what hits several of its side is one blow. */
export function strokesWorth(view: InnView, strokes: Strokes, me: number): number {
  let blow = 0;
  let sum = 0;
  for (const stroke of strokes)
    if (stroke.of === 'fortitude' && stroke.thing < 0 && isMate(view, stroke.seat, me)) blow += stroke.n;
    else sum += strokeWorth(view, stroke, me);
  return blow === 0 ? sum : sum + numberWorth(view, me, 'fortitude', blow);
}

/** How much more a card is worth once it is Plotted. */
export function plotWorth(def: CardDef): number {
  const best = (plotted: boolean): number =>
    Math.max(
      0,
      ...def.uses
        .filter((use) => (use.from === 'plot') === plotted)
        .map((use) => use.effects.reduce((sum, e) => sum + Math.abs(verbOf(e.verb).worth(e)), 0)),
    );
  return best(true) - best(false);
}

/** How much a card in hand is worth keeping, whatever the situation: always the same, so it is worked out once. */
export function cardWorth(def: CardDef): number {
  let worth = worths.get(def);
  if (worth === undefined) worths.set(def, (worth = worthOfKeeping(def)));
  return worth;
}

const worths = new WeakMap<CardDef, number>();

function worthOfKeeping(def: CardDef): number {
  let best = 0;
  for (const use of def.uses) {
    let sum = 0;
    for (const effect of use.effects) sum += Math.abs(verbOf(effect.verb).worth(effect));
    best = Math.max(best, sum);
  }
  // Two ways to use a card are more chances to.
  return best + (def.uses.length - 1) * 0.3;
}
