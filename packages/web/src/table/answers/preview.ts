/**
 * What a card would do to the numbers on the mats, before it is played: told from what it says and what lies open, so it
 * asks nobody and gives nothing away. What answers it, and what depends on more, is told when it is played.
 */
import type { InnView, PlainEffect } from '@taproom/inn';
import type { Faces } from '../../link/faces.ts';
import { table as words } from '../../words/table.ts';
import type { TableState } from '../table-store.ts';
import { isThing, THING } from './plays.ts';

/** One of a side's numbers. */
export interface Move {
  readonly what: PlainEffect['of'];
  readonly n: number;
  readonly before: number;
  readonly after: number;
}

/** What it would do to a side, or to several alike: a team has its numbers in common. Or to what lies in front of somebody. */
interface Preview {
  /** Whose numbers move. */
  readonly seats: readonly number[];
  readonly moves: readonly Move[];
  readonly text: string;
}

interface Played {
  readonly card: number;
  readonly use: number;
  readonly targets: readonly number[];
}

/** The track ends here. */
const MOST = 20;

export function previewOf(view: InnView, faces: Faces | null, { card, use, targets }: Played): Preview[] {
  const own = view.seats[view.seat];
  const does = faces?.cards[card]?.uses[use]?.does ?? [];
  if (own === undefined) return [];
  const sides = new Map<number, { hit: Set<number>; after: Partial<Record<PlainEffect['of'], number>> }>();
  const move = (seat: number, of: PlainEffect['of'], by: number): number => {
    const at = view.seats[seat];
    // Whoever nobody plays has a track for each of the others.
    if (at === undefined || at.out !== 0 || at.tracks.length > 0) return 0;
    const side = sides.get(at.side) ?? { hit: new Set(), after: {} };
    sides.set(at.side, side);
    const before = side.after[of] ?? at[of];
    const after = Math.max(0, of === 'gold' ? before + by : Math.min(MOST, before + by));
    side.after[of] = after;
    if (after !== before) side.hit.add(seat);
    return after - before;
  };
  for (const { who, of, by, to, scale } of does) {
    const n =
      scale === null
        ? by
        : (scale.table[Math.min(own.tokens[scale.token] ?? 0, scale.table.length - 1)] ?? by);
    for (const seat of whom(view, who, targets)) {
      const moved = move(seat, of, n);
      if (to === 'you') move(view.seat, of, -moved);
      else if (to === 'target') for (const target of targets) move(target, of, -moved);
    }
  }
  // Those to whom the same happens are told of together.
  const alike = new Map<string, { seats: number[]; moves: readonly Move[] }>();
  for (const { hit, after } of sides.values()) {
    const seats = [...hit];
    // Nobody is hit where there is nothing left to lose or to gain.
    if (seats.length === 0) continue;
    const moves = KINDS.flatMap((what) => {
      const before = view.seats[seats[0]][what];
      const then = after[what] ?? before;
      return then === before ? [] : [{ what, n: then - before, before, after: then }];
    });
    if (moves.length === 0) continue;
    const key = JSON.stringify(moves);
    alike.set(key, { seats: [...(alike.get(key)?.seats ?? []), ...seats], moves });
  }
  const moved = Array.from(alike.values(), ({ seats, moves }) => ({
    seats,
    moves,
    text: words.wouldMove(
      seats.map((seat) => view.seats[seat].name),
      moves,
    ),
  }));
  const hits = does.some(({ who, of, by }) => who === 'target' && of === 'fortitude' && by < 0);
  return hits ? [...moved, ...thingsHit(view, faces, targets)] : moved;
}

/** What lies in front of somebody is hit in their place: they pay for it, or lose it. */
function thingsHit(view: InnView, faces: Faces | null, targets: readonly number[]): Preview[] {
  return targets.filter(isThing).flatMap((target) => {
    const card = target - THING;
    const owner = view.seats.find(({ play }) => play.includes(card));
    const face = faces?.cards[card];
    if (owner === undefined || face === undefined) return [];
    return [{ seats: [], moves: [], text: words.wouldHit(owner.name, face.title, face.wages) }];
  });
}

const KINDS: readonly PlainEffect['of'][] = ['fortitude', 'alcohol', 'gold'];

function whom(view: InnView, who: PlainEffect['who'], targets: readonly number[]): readonly number[] {
  const all = view.seats.map((_, seat) => seat);
  const played = view.stack.findLast((frame) => frame.kind === 'play');
  switch (who) {
    case 'you':
      return [view.seat];
    case 'target':
      return targets.filter((target) => !isThing(target));
    case 'each':
      return all;
    case 'each-other':
      return all.filter((seat) => seat !== view.seat);
    case 'each-in-round':
      return view.round?.inside.filter((seat) => seat !== view.seat) ?? [];
    case 'attacker':
      return played === undefined ? [] : [played.by];
    case 'drinker':
      return [];
  }
}

/** The card that was picked up, on whomever was chosen and is pointed at; null: there is none, or too little is said yet. */
export function aboutToPlay({ asked, desk }: TableState, pointed: number): Played | null {
  const { step, chosen, plays } = asked;
  const { intent } = desk;
  if (intent === null || step === null) return null;
  if (step.ask === 'nothing') {
    const { card, use, targets } = step.play.answer;
    return { card, use, targets };
  }
  if (step.ask !== 'targets') return null;
  const use = intent.use ?? plays.find(({ answer }) => answer.card === intent.card)?.answer.use ?? 0;
  const targets = pointed >= 0 && step.open.includes(pointed) ? [...chosen, pointed] : chosen;
  return { card: intent.card, use, targets };
}

/** The same for whoever could still be chosen, each for themselves. */
export function wouldCome(state: TableState, seat: number): readonly Move[] {
  const played = aboutToPlay(state, seat);
  if (played === null || state.view === null) return NOTHING;
  return (
    previewOf(state.view, state.faces, played).find(({ seats }) => seats.includes(seat))?.moves ?? NOTHING
  );
}

const NOTHING: readonly Move[] = [];
