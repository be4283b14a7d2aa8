/** What an answer keeps from happening: only what it reaches of the card. Whatever is left may need another answer. */
import type { Effect, InnView, StackView, Stopping, StrokeView } from '@taproom/inn';
import type { Mind } from './mind.ts';
import { isMate, numberWorth } from './numbers.ts';
import { strokesWorth } from './plays.ts';

export type PlayView = Extract<StackView, { kind: 'play' }>;

const isDue = ({ of, n, inn }: StrokeView): boolean => !inn && (of === 'ante' || (of === 'gold' && n <= 0));
const isLoss = ({ of, n, thing }: StrokeView): boolean => of === 'fortitude' && n < 0 && thing < 0;
const isHealing = ({ of, n }: StrokeView): boolean => of === 'fortitude' && n > 0;
const isOnTrack = ({ of }: StrokeView): boolean => of === 'fortitude' || of === 'alcohol';

const isOf = (view: InnView, stroke: StrokeView, seat: number): boolean =>
  stroke.seat >= 0 && isMate(view, stroke.seat, seat);

const harmOf = (view: InnView, strokes: readonly StrokeView[], seat: number): number =>
  -strokesWorth(view, strokes, seat);

/** So much Fortitude a side would lose by these strokes. */
export function lossOf(view: InnView, { strokes }: PlayView, seat: number): number {
  let loss = 0;
  for (const stroke of strokes) if (isLoss(stroke) && isOf(view, stroke, seat)) loss -= stroke.n;
  return loss;
}

/** What a card would bring, all in all: below 0 it is better for one's own side if it happens. */
export function evilOf({ view, stakes, me }: Mind, strokes: readonly StrokeView[]): number {
  let evil = harmOf(view, strokes, me);
  for (let seat = 0; seat < view.seats.length; seat++)
    if (stakes[seat] > 0 && !isMate(view, seat, me)) evil += stakes[seat] * strokesWorth(view, strokes, seat);
  return evil;
}

/** What a side is spared that Ignores a card: of its own only what would happen to its tracks. */
export function ignoringSpares(
  view: InnView,
  strokes: readonly StrokeView[],
  by: number,
  seat: number,
): number {
  const ours = by >= 0 && isMate(view, by, seat);
  const ignored = ours ? strokes.filter((stroke) => isOnTrack(stroke) && isOf(view, stroke, seat)) : strokes;
  return harmOf(view, ignored, seat);
}

/** What a side is spared by its own answer that stops a card in this way. Undefined: that depends on more than the card. */
export function sparedBy(
  view: InnView,
  about: PlayView,
  seat: number,
  stop: Stopping,
  less: number,
): number | undefined {
  switch (stop) {
    case 'ignore':
      return ignoringSpares(view, about.strokes, about.by, seat);
    case 'payment':
      return Math.max(0, harmOf(view, about.strokes.filter(isDue), seat));
    case 'redirect':
      return harmOf(view, about.strokes.filter(isLoss), seat);
    case 'reduce': {
      const loss = lossOf(view, about, seat);
      if (loss === 0) return 0;
      const left = Math.max(0, loss - less);
      const felt = left === 0 ? 0 : numberWorth(view, seat, 'fortitude', -left);
      return felt - numberWorth(view, seat, 'fortitude', -loss);
    }
    default:
      return undefined;
  }
}

/** By how much an answer makes a loss smaller: by so much, or to so much. */
export function lessBy(effect: Effect, loss: number): number {
  if ('to' in effect && typeof effect.to === 'number') return Math.max(0, loss - effect.to);
  return 'by' in effect && typeof effect.by === 'number' ? effect.by : 0;
}

/** To send one's loss on is worth what one is spared, and what it does to whoever gets it: nothing among mates. */
export function redirectWorth(
  { view, me, stakes }: Mind,
  about: PlayView,
  isWhole: boolean,
  to: number,
): number {
  const moved = about.strokes.filter(
    (stroke) => isOf(view, stroke, me) && (isLoss(stroke) || (isWhole && stroke.thing < 0)),
  );
  const spared = harmOf(view, moved, me);
  if (to < 0 || to >= view.seats.length) return spared;
  if (isMate(view, to, me)) return 0;
  const there = moved.map((stroke) => ({ ...stroke, seat: to }));
  return spared + stakes[to] * harmOf(view, there, to);
}

/** Whoever stops healing stops everybody's. */
export const healingWorth = (mind: Mind, { strokes }: PlayView): number =>
  evilOf(mind, strokes.filter(isHealing));
