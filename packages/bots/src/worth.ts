/** What things are worth to a seat, by verb: the bot knows no card. About 1 for a point of Fortitude. */
import { THING, scaledEffect, verbOf } from '@taproom/inn';
import type { CardDef, Effect, InnView, StackView, StrokeView, Use, Who } from '@taproom/inn';

/** Losing the game, in points of Fortitude. */
const RUIN = 12;
/** Harm to one rival of several is worth less than the same harm to oneself is bad. */
const SPITE = 0.8;
/** Something of a rival's in play is hit: they pay for it or lose it. */
const THING_WORTH = 1.6;

/** How far a seat is from passing out. */
export function lifeOf(view: InnView, seat: number): number {
  return view.seats[seat].fortitude - view.seats[seat].drunkenness;
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

/** What an effect is worth to the seat that it happens to. */
function effectWorth(view: InnView, effect: Effect, seat: number): number {
  switch (effect.verb) {
    case 'fortitude':
    case 'alcohol':
      return numberWorth(view, seat, effect.verb, effect.by);
    case 'pay':
      return numberWorth(view, seat, 'gold', -Math.min(effect.n, view.seats[seat].gold));
    case 'feed': {
      // What the tokens would do in time they do now.
      const n = Math.min(view.seats[seat].tokens[effect.token] ?? 0, effect.max ?? Infinity);
      return numberWorth(view, seat, 'fortitude', -n) * 0.6;
    }
    default:
      return verbOf(effect.verb).worth(effect as never);
  }
}

const inGame = (view: InnView, seat: number): boolean =>
  view.seats[seat].out === 0 && view.seats[seat].backAt < 0;

const foes = (view: InnView, me: number): number[] =>
  view.seats
    .map((_, seat) => seat)
    .filter((seat) => view.seats[seat].side !== view.seats[me].side && inGame(view, seat));

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
      return [...foes(view, me), me];
    case 'each-in-round':
      return foes(view, me).filter((seat) => view.round?.inside.includes(seat));
  }
}

/** The strongest rival is the one to hit: the weak fall by themselves. (To finish one off counts as ruin, above.) */
export function spiteFor(view: InnView, seat: number): number {
  return SPITE + Math.max(0, lifeOf(view, seat) - 6) * 0.05;
}

/** What the effects of one's own card come to, all seats together, as far as they touch seats by themselves. */
export function playWorth(
  view: InnView,
  use: Use,
  me: number,
  targets: readonly number[],
  attacker: number,
): number {
  let sum = 0;
  for (const printed of use.effects) {
    const effect = scaledEffect(printed, view.seats[me].tokens);
    const who = (effect as { who?: Who }).who ?? 'you';
    if (effect.verb === 'fortitude' && (who === 'target' || who === 'attacker'))
      sum += targets.filter((target) => target >= THING).length * THING_WORTH;
    for (const seat of reached(view, who, me, targets, attacker)) {
      const worth = effectWorth(view, effect, seat);
      sum += view.seats[seat].side === view.seats[me].side ? worth : -worth * spiteFor(view, seat);
      if (effect.verb === 'pay' && effect.to === 'you' && seat !== me)
        sum += numberWorth(view, me, 'gold', Math.min(effect.n, view.seats[seat].gold));
    }
  }
  return sum;
}

/** What a pending stroke means for a seat. */
export function strokeWorth(view: InnView, stroke: StrokeView, me: number): number {
  if (stroke.verb === 'pay' || stroke.verb === 'ante') {
    if (stroke.seat === me && !stroke.inn) return numberWorth(view, me, 'gold', -stroke.n);
    return stroke.to === me ? numberWorth(view, me, 'gold', stroke.n) : 0;
  }
  if (stroke.seat !== me || stroke.thing >= 0) return 0;
  if (stroke.verb === 'fortitude' || stroke.verb === 'alcohol' || stroke.verb === 'gold')
    return numberWorth(view, me, stroke.verb, stroke.n);
  if (stroke.verb === 'draw') return stroke.n * 0.5;
  if (stroke.verb === 'discard') return -stroke.n * 0.5;
  if (stroke.verb === 'force-out') return -1 - view.pot * 0.3;
  if (stroke.verb === 'show-hand') return -0.6;
  return 0;
}

type Strokes = Extract<StackView, { kind: 'play' }>['strokes'];

/** All that pending strokes mean for a seat. */
export function strokesWorth(view: InnView, strokes: Strokes, me: number): number {
  return strokes.reduce((sum, stroke) => sum + strokeWorth(view, stroke, me), 0);
}

/** How much more a card is worth once it is Plotted. */
export function plotWorth(def: CardDef): number {
  const best = (plotted: boolean): number =>
    Math.max(
      0,
      ...def.uses
        .filter((use) => (use.from === 'plot') === plotted)
        .map((use) => use.effects.reduce((sum, e) => sum + Math.abs(verbOf(e.verb).worth(e as never)), 0)),
    );
  return best(true) - best(false);
}

/** How much a card in hand is worth keeping, whatever the situation. */
export function cardWorth(def: CardDef): number {
  let best = 0;
  for (const use of def.uses) {
    let sum = 0;
    for (const effect of use.effects) sum += Math.abs(verbOf(effect.verb).worth(effect as never));
    best = Math.max(best, sum);
  }
  // Two ways to use a card are more chances to.
  return best + (def.uses.length - 1) * 0.3;
}
