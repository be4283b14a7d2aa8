/** What one's own card is worth: what its effects change, for whom, and how much each of them matters. */
import {
  amountOf,
  scaledEffect,
  THING,
  verbOf,
  type AnyVerb,
  type Attribute,
  type Concerned,
  type Effect,
  type InnView,
  type ShapedUse,
  type StackView,
  type StrokeView,
  type Who,
} from '@taproom/inn';
import type { Mind } from './mind.ts';
import {
  isAutomated,
  isMate,
  lifeOf,
  lifeWithTokens,
  lifeWorth,
  numberWorth,
  trackWorth,
} from './numbers.ts';

/** What a Drink nobody knows yet does to whoever drinks it. */
const USUAL_DRINK = 2;
/** Something of a rival's in play is hit: they pay for it or lose it. */
const THING_WORTH = 1.6;

/** Somebody to whom an effect would happen, and to so many of their side at once: each counts for its share. */
class Felt implements Concerned {
  view!: InnView;
  seat = 0;
  times = 1;
  use: (use: number) => number = noUses;

  at(view: InnView, seat: number, times: number, use: (use: number) => number): this {
    this.view = view;
    this.seat = seat;
    this.times = times;
    this.use = use;
    return this;
  }
  get drinks(): number {
    return this.view.seats[this.seat].drinkMe;
  }
  get tokens(): Concerned['tokens'] {
    return this.view.seats[this.seat].tokens;
  }
  get mates(): number {
    let mates = 0;
    for (let other = 0; other < this.view.seats.length; other++)
      if (isMate(this.view, other, this.seat)) mates++;
    return mates;
  }
  get foes(): number {
    let foes = 0;
    for (let other = 0; other < this.view.seats.length; other++)
      if (this.view.seats[other].out === 0 && !isMate(this.view, other, this.seat)) foes++;
    return foes;
  }
  get drink(): number {
    return this.feels('alcohol', USUAL_DRINK);
  }
  feels(of: Attribute, by: number): number {
    const { view, seat, times } = this;
    if (isAutomated(view, seat)) return -trackWorth(view, seat, of, by);
    const all = of === 'gold' ? Math.max(by * times, 0 - view.seats[seat].gold) : by * times;
    return numberWorth(view, seat, of, all) / times;
  }
}

function noUses(): number {
  return 0;
}
/** One for each use of an Event that leads to another. */
const felts = [new Felt(), new Felt(), new Felt(), new Felt()];
let depth = 0;

function effectWorth(
  view: InnView,
  verb: AnyVerb,
  effect: Effect,
  seat: number,
  times: number,
  uses: (use: number) => number,
) {
  if (verb.felt === undefined) return verb.worth(effect) * times;
  const felt = felts[Math.min(depth++, felts.length - 1)].at(view, seat, times, uses);
  const worth = verb.felt(effect, felt) * times;
  depth--;
  return worth;
}

const isHere = (view: InnView, seat: number): boolean =>
  view.seats[seat].out === 0 && view.seats[seat].backAt < 0;

function foes({ view, me }: Mind): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < view.seats.length; seat++)
    if (!isMate(view, seat, me) && isHere(view, seat)) seats.push(seat);
  return seats;
}

/** Whom an effect of one's own card would reach. Of sides with Champions only one is reached by what reaches all. */
function reached(mind: Mind, who: Who, targets: readonly number[], attacker: number): number[] {
  const { view, me } = mind;
  switch (who) {
    case 'you':
    case 'drinker':
      return [me];
    case 'target':
      return targets.filter((target) => target < THING);
    case 'attacker':
      return attacker >= 0 && targets.length === 0 ? [attacker] : [];
    case 'each-other':
      return foes(mind);
    case 'each':
      return [...foes(mind).filter((_, i, all) => isFirst(view, all, i)), me];
    case 'each-in-round':
      return foes(mind).filter((seat) => view.round?.inside.includes(seat));
  }
}

function isFirst(view: InnView, seats: readonly number[], at: number): boolean {
  for (let i = 0; i < at; i++) if (isMate(view, seats[i], seats[at])) return false;
  return true;
}

function countMates(view: InnView, seats: readonly number[], seat: number): number {
  let mates = 0;
  for (let i = 0; i < seats.length; i++) if (isMate(view, seats[i], seat)) mates++;
  return mates;
}

/** What the effects of one's own card come to, all seats together, as far as they touch seats by themselves. */
export function playWorth(
  mind: Mind,
  use: ShapedUse,
  targets: readonly number[],
  attacker = -1,
  uses: (use: number) => number = noUses,
): number {
  const { view, me, stakes, temper } = mind;
  // What whoever made the card says of it.
  let sum = use.worth ?? 0;
  for (let e = 0; e < use.effects.length; e++) {
    const effect = scaledEffect(use, e, view.seats[me].tokens);
    const { of, by } = use.means[e];
    const who = use.whos[e];
    const verb = use.verbs[e];
    if (of === 'fortitude' && (who === 'target' || who === 'attacker'))
      for (const target of targets) if (target >= THING) sum += THING_WORTH / Math.max(1, mind.rivals);
    // What somebody pays to the card's player.
    const paid = of === 'gold' && by < 0 && 'to' in effect && effect.to === 'you' ? -amountOf(effect) : 0;
    const hit = reached(mind, who, targets, attacker);
    // Those of one side have one Fortitude: what hits several of them hits it several times.
    for (let i = 0; i < hit.length; i++) {
      const seat = hit[i];
      if (!isFirst(view, hit, i)) continue;
      if (isAutomated(view, seat)) {
        if (of !== 'gold' && verb.felt !== undefined) sum -= effectWorth(view, verb, effect, seat, 1, uses);
        // It pays with the Inn's Gold.
        if (paid > 0) sum += numberWorth(view, me, 'gold', paid);
        continue;
      }
      const times = countMates(view, hit, seat);
      const worth =
        of === 'tokens'
          ? effectWorth(view, verb, effect, seat, times, uses) * tokensLost(view, seat, effect) +
            drunkWorth(mind, seat, effect)
          : effectWorth(view, verb, effect, seat, times, uses);
      if (isMate(view, seat, me)) sum += of === 'gold' ? worth * temper.greed : worth;
      else {
        sum -= worth * stakes[seat];
        if (paid > 0)
          sum += temper.greed * numberWorth(view, me, 'gold', Math.min(paid * times, view.seats[seat].gold));
      }
    }
  }
  return sum;
}

/** Of tokens that somebody would lose, the part that they have. */
function tokensLost(view: InnView, seat: number, effect: Effect): number {
  const by = amountOf(effect);
  if (by >= 0 || !('token' in effect) || typeof effect.token !== 'string') return 1;
  return Math.min(1, (view.seats[seat].tokens[effect.token] ?? 0) / -by);
}

/** Tokens that make drunk are like Alcohol Content where the floor is near, whatever else they are good for. */
function drunkWorth({ view, content }: Mind, seat: number, effect: Effect): number {
  const { drunkToken } = content.characters[seat];
  if (drunkToken === undefined || !('token' in effect) || effect.token !== drunkToken) return 0;
  const tokens = view.seats[seat].tokens[drunkToken] ?? 0;
  const by = Math.max(amountOf(effect), -tokens);
  const life = lifeOf(view, seat);
  return lifeWorth(lifeWithTokens(life - by, tokens + by)) - lifeWorth(lifeWithTokens(life, tokens));
}

/** What a pending stroke means for a seat. */
export function strokeWorth(view: InnView, stroke: StrokeView, seat: number): number {
  if (stroke.of === 'ante' || (stroke.of === 'gold' && stroke.n <= 0)) {
    if (stroke.seat >= 0 && isMate(view, stroke.seat, seat) && !stroke.inn)
      return numberWorth(view, seat, 'gold', stroke.n);
    return stroke.to >= 0 && isMate(view, stroke.to, seat) ? numberWorth(view, seat, 'gold', -stroke.n) : 0;
  }
  if (stroke.seat < 0 || !isMate(view, stroke.seat, seat) || stroke.thing >= 0) return 0;
  if (stroke.of === 'fortitude' || stroke.of === 'alcohol' || stroke.of === 'gold')
    return numberWorth(view, seat, stroke.of, stroke.n);
  return verbOf(stroke.verb).looms?.(stroke.n, view.pot) ?? 0;
}

type Strokes = Extract<StackView, { kind: 'play' }>['strokes'];

/** All that pending strokes mean for a seat: what hits several of its side is one blow. */
export function strokesWorth(view: InnView, strokes: Strokes, seat: number): number {
  let blow = 0;
  let sum = 0;
  for (const stroke of strokes)
    if (stroke.of === 'fortitude' && stroke.thing < 0 && stroke.seat >= 0 && isMate(view, stroke.seat, seat))
      blow += stroke.n;
    else sum += strokeWorth(view, stroke, seat);
  return blow === 0 ? sum : sum + numberWorth(view, seat, 'fortitude', blow);
}
