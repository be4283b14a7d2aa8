/** A pending card as a list of strokes: each one thing that will happen to one seat unless somebody answers. */
import type { CardId, SeatId } from '@taproom/kernel';
import { standsFor } from '../modes/champions.ts';
import type { Run } from '../run.ts';
import { areMates, presentInOrder } from '../table/seats.ts';
import type { ShapedUse } from '../table/shapes.ts';
import { asFrame, type PlayFrame, type Stroke } from '../table/state.ts';
import { whoOf, type Effect, type Who } from '../effects/effects.ts';
import { seatOfTarget, THING, thingOf } from './targets.ts';
import type { Meaning } from '../effects/meaning.ts';
import { meansOf } from '../effects/registry.ts';
import { scaledEffect } from '../effects/scale.ts';

/** The seats that `who` means for a card. */
export function seatsOf(t: Run, f: PlayFrame, who: Who): number[] {
  switch (who) {
    case 'you':
      return [f.by];
    case 'target':
      return f.targets.filter((target) => target < THING);
    case 'attacker': {
      // Something in play that did it may be hit back in its player's place.
      if (f.targets.length > 0 && f.targets[0] >= THING) return [];
      const answered = asFrame(t.stack[f.on], 'play');
      return t.def(answered.card).noHitBack || answered.by < 0 ? [] : [answered.by];
    }
    case 'each':
      return f.champions === null
        ? presentInOrder(t.s, f.by)
        : presentInOrder(t.s, f.by).filter((seat) => standsFor(f.champions, seat));
    case 'each-other':
      return presentInOrder(t.s, f.by).filter((seat) => !areMates(t.s, seat, f.by));
    case 'each-in-round': {
      const inside = t.round()?.inside ?? [];
      return presentInOrder(t.s, f.by).filter((seat) => inside.includes(seat) && !areMates(t.s, seat, f.by));
    }
    case 'drinker':
      throw new Error('Only a Drink has a drinker.');
  }
}

/** The things in play that a loss of Fortitude reaches: picked ones, or all that belong to each other player. */
function thingsHit(t: Run, f: PlayFrame, who: Who): [number, number][] {
  if (who === 'target' || who === 'attacker')
    return f.targets
      .filter((target) => target >= THING)
      .map((target) => [seatOfTarget(t, target), thingOf(target)]);
  if (who !== 'each-other' && who !== 'each') return [];
  return presentInOrder(t.s, f.by)
    .filter((seat) => !areMates(t.s, seat, f.by))
    .flatMap((seat) =>
      t.s.seats[seat].play
        .filter((card) => t.def(card).wages !== undefined)
        .map((card): [number, number] => [seat, card]),
    );
}

/** Where a card costs Fortitude it reaches things too, and so do the tokens that it gives. */
function reachesThings(effect: Effect, effects: readonly Effect[]): boolean {
  const { of, by } = meansOf(effect);
  if (of === 'fortitude') return by < 0;
  if (of !== 'tokens' || by < 0) return false;
  const who = whoOf(effect);
  return who === 'attacker' || effects.some((other) => costsFortitude(other) && whoOf(other) === who);
}

const costsFortitude = (effect: Effect): boolean => {
  const { of, by } = meansOf(effect);
  return of === 'fortitude' && by < 0;
};

export function makeStroke(
  effect: Effect,
  seat: SeatId,
  n: number,
  card: CardId,
  use: number,
  e: number,
  { of, stop }: Meaning = meansOf(effect),
  to = -1,
): Stroke {
  const v = effect.verb;
  return { v, of, stop, seat, thing: -1, n, to, gone: false, reduced: false, inn: false, card, use, e };
}

/** How much an Ignore takes off this loss, where it does no more than that. */
export function ignoreTakes(t: Run, stroke: Stroke): number | undefined {
  if (stroke.of !== 'fortitude') return undefined;
  const effect = t.effectOf(stroke);
  return 'ignoreTakes' in effect ? (effect.ignoreTakes as number | undefined) : undefined;
}

/** Turns a card's effects into strokes as it is announced: its targets are known, nothing has happened yet. */
export function announceStrokes(t: Run, f: PlayFrame, card: CardId, use: number): void {
  const way = t.use(card, use);
  for (let e = 0; e < way.effects.length; e++) announceEffect(t, f, card, use, e, way);
}

function announceEffect(t: Run, f: PlayFrame, card: CardId, use: number, e: number, way: ShapedUse): void {
  const effect = t.c.scales && f.by >= 0 ? scaledEffect(way, e, t.s.seats[f.by].tokens) : way.effects[e];
  const verb = way.verbs[e];
  const means = way.means[e];
  if (verb.strokes) {
    verb.strokes(t, f, effect, (seat, n, to) => {
      f.strokes.push(makeStroke(effect, seat, n, card, use, e, means, to));
    });
    return;
  }
  const n = verb.amount?.(effect) ?? 0;
  const who = way.whos[e];
  const seats = seatsOf(t, f, who);
  for (let i = 0; i < seats.length; i++) {
    const times = verb.times?.(t, f, effect, seats[i]) ?? 1;
    f.strokes.push(makeStroke(effect, seats[i], n * times, card, use, e, means));
  }
  // A thing in play is touched by nothing but the loss of Fortitude; a token that it would get is its player's.
  if (t.c.things && reachesThings(effect, way.effects))
    for (const [owner, thing] of thingsHit(t, f, who))
      f.strokes.push({ ...makeStroke(effect, owner, n, card, use, e), thing });
}

/**
 * Whether this is part of an Action Card that its seat Ignores with all others. What lies in front of them is not
 * protected, Events are no Action Cards, and there is no Ignoring of antes (core.affects.no-ignoring-gambling).
 */
function isShunned(t: Run, f: PlayFrame, stroke: Stroke): boolean {
  if (!t.s.seats[stroke.seat].shuns || stroke.seat === f.by || f.by < 0) return false;
  if (stroke.thing >= 0 || stroke.of === 'ante') return false;
  return (t.use(f.card, f.use).types ?? t.def(f.card).types).includes('action');
}

/** Strikes it out if so, once: also a loss that was redirected to such a player. Says whether it did. */
export function shun(t: Run, f: PlayFrame, stroke: Stroke): boolean {
  if (stroke.gone || !isShunned(t, f, stroke)) return false;
  if (stroke.reduced && ignoreTakes(t, stroke) !== undefined) return false;
  strikeOut(t, stroke);
  return true;
}

/** Before anybody answers a card it is seen who Ignores it anyway. */
export function strikeShunned(t: Run, f: PlayFrame): void {
  const told: number[] = [];
  for (const stroke of f.strokes) {
    if (!shun(t, f, stroke)) continue;
    if (told.includes(stroke.seat)) continue;
    told.push(stroke.seat);
    t.emit('ignored', stroke.seat, 0, f.card, -1);
  }
}

/** What is Ignored does not happen; some losses an Ignore only makes smaller. */
export function strikeOut(t: Run, stroke: Stroke): void {
  const takes = ignoreTakes(t, stroke);
  if (takes === undefined) stroke.gone = true;
  else {
    stroke.n = Math.min(0, stroke.n + takes);
    stroke.reduced = true;
  }
}
