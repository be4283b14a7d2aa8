/** The tracks of a seat that nobody plays: one for each of the others, by name. */
import type { TrackPlan } from '../given/plan.ts';
import type { Desk } from './desk.ts';
import { seatAt } from '../../language/names.ts';
import { unknownKey } from '../../language/keys.ts';
import { Problems } from '../../language/problem.ts';
import type { Spot } from '../../language/spot.ts';

export const TRACK_NUMBERS = ['fortitude', 'alcohol'] as const;

export function readTracks(value: Spot, desk: Desk, seat: number, problems = new Problems()): TrackPlan[] {
  const { automaton, name } = desk.characters[seat];
  if (automaton === undefined)
    throw value.problem(`${name} has no tracks, but fortitude and alcohol of their own`);
  const tracks: TrackPlan[] = [];
  for (const entry of value.entries('tracks'))
    problems.attempt(() => {
      const whose = seatAt(entry.value, desk.players, entry.key);
      if (whose === seat) throw entry.value.problem(`${name} has tracks for the others, not for ${name}`);
      const track: { seat: number; fortitude?: number; alcohol?: number } = { seat: whose };
      for (const number of entry.value.entries(`the track of ${desk.players[whose]}`)) {
        const what = TRACK_NUMBERS.find((known) => known === number.key);
        if (what === undefined) throw unknownKey(number.line, number.key, 'a track', TRACK_NUMBERS);
        track[what] = number.value.whole(what, 0, automaton.length);
      }
      tracks.push(track);
    });
  return tracks;
}

/** Whoever has tracks has neither Fortitude, nor Alcohol Content, nor Gold beside them. */
export function checkHasOwn(value: Spot, desk: Desk, seat: number, what: string): void {
  const { automaton, name } = desk.characters[seat];
  if (automaton === undefined) return;
  throw value.problem(
    what === 'gold'
      ? `${name} has no Gold`
      : `${name} has no ${what} of its own, but \`tracks\` for each player`,
  );
}
