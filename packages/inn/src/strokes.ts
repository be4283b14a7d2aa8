/** A pending card as a list of strokes: each one thing that will happen to one seat unless somebody answers. */
import type { Run } from './run.ts';
import { areMates, presentInOrder } from './seats.ts';
import type { PlayFrame, Stroke } from './state.ts';
import type { Who } from './verbs/effects.ts';
import { seatOfTarget, THING, thingOf } from './targets.ts';
import { verbOf } from './verbs/registry.ts';

/** The seats that `who` means for a card. */
export function seatsOf(t: Run, f: PlayFrame, who: Who): number[] {
  switch (who) {
    case 'you':
      return [f.by];
    case 'target':
      return f.targets.filter((target) => target < THING);
    case 'attacker':
      return [(t.stack[f.on] as PlayFrame).by];
    case 'each':
      return presentInOrder(t.s, f.by);
    case 'each-other':
      return presentInOrder(t.s, f.by).filter((seat) => !areMates(t.s, seat, f.by));
    case 'drinker':
      throw new Error('Only a Drink has a drinker.');
  }
}

/** The things in play that a loss of Fortitude reaches: picked ones, or all that belong to each other player. */
function thingsHit(t: Run, f: PlayFrame, who: Who): [number, number][] {
  if (who === 'target')
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

export function makeStroke(
  v: string,
  seat: number,
  n: number,
  to: number,
  card: number,
  use: number,
  e: number,
): Stroke {
  return { v, seat, thing: -1, n, to, gone: false, reduced: false, inn: false, card, use, e };
}

/** Turns a card's effects into strokes as it is announced: its targets are known, nothing has happened yet. */
export function announceStrokes(t: Run, f: PlayFrame, card: number, use: number): void {
  const effects = t.use(card, use).effects;
  for (let e = 0; e < effects.length; e++) {
    const effect = effects[e];
    const verb = verbOf(effect.verb);
    const add = (seat: number, n: number, to: number): void => {
      f.strokes.push(makeStroke(effect.verb, seat, n, to, card, use, e));
    };
    if (verb.strokes) verb.strokes(t, f, effect as never, add);
    else {
      const n = verb.amount?.(effect as never) ?? 0;
      const { who } = effect as { who: Who };
      for (const seat of seatsOf(t, f, who)) add(seat, n, -1);
      // A thing in play is touched by nothing but the loss of Fortitude.
      if (t.c.things && effect.verb === 'fortitude' && n < 0)
        for (const [owner, thing] of thingsHit(t, f, who)) {
          add(owner, n, -1);
          f.strokes[f.strokes.length - 1].thing = thing;
        }
    }
  }
}
