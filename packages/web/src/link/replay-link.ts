/** A game that has taken its course, played again by an engine. */
import type { AnyEvent, AnyState } from '@taproom/kernel';
import type { CheckedDeal } from './checked-deal.ts';
import { calledBy } from '../end/names.ts';
import { replay as words } from '../words/replay.ts';
import type { Faces } from './faces.ts';
import type { GameLog } from './house.ts';
import type { ReplayGame } from './replay-game.ts';
import { replayedOwn, replayedTable, Replaying, type Eyes, type Stop } from './replaying.ts';
import type { StoryEvent, TableSnapshot } from './table-link.ts';

/** What happened, and the table at each stop. */
export interface Course<S extends Stop = Stop> {
  readonly game: ReplayGame;
  readonly seats: GameLog['seats'];
  /** At least one. */
  readonly stops: readonly S[];
  readonly events: readonly AnyEvent[];
  /** It could be followed only up to its last stop: the rules have changed since. */
  readonly isBroken: boolean;
  stateAt(stop: number): AnyState;
}

export class ReplayLink extends Replaying {
  readonly course: Course;
  readonly looks: readonly Eyes[];
  readonly ending: string;
  private readonly faces: Faces;
  private readonly stories = new Map<Eyes, readonly StoryEvent[]>();

  constructor(table: string, course: Course, faces: Faces, deal: CheckedDeal | null = null) {
    super(table, 'all', deal);
    this.faces = faces;
    this.course = course;
    this.ending = course.isBroken ? words.broken : '';
    this.looks = ['all', ...course.game.names.keys()];
  }

  get stops(): readonly Stop[] {
    return this.course.stops;
  }

  /** How those at the table are called: their character, and who played it. */
  get names(): readonly string[] {
    const { game, seats } = this.course;
    return game.names.map((name, seat) => calledBy(name, seats[seat]));
  }

  protected draw(place: number, eyes: Eyes): TableSnapshot {
    const { game: played, seats, stops } = this.course;
    const { game, status, variants } = played;
    const state = this.course.stateAt(place);
    const asked = { number: place, total: 0, ...played.asked(state) };
    return {
      connection: 'open',
      gone: null,
      table: replayedTable({ table: this.table, game, status, variants, asked }, seats),
      own: replayedOwn(eyes),
      ...played.look(state, eyes),
      faces: this.faces,
      story: this.storyFor(eyes).slice(0, stops[place].events),
      chat: [],
      clock: null,
      takenBack: 0,
    };
  }

  private storyFor(eyes: Eyes): readonly StoryEvent[] {
    let story = this.stories.get(eyes);
    if (story === undefined) {
      const { game, events } = this.course;
      story = game.story(this.course.stateAt(0), events, eyes);
      this.stories.set(eyes, story);
    }
    return story;
  }
}
