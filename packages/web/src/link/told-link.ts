/** A game that no release can play again, step by step as it was told. */
import { overlay, retelling, type TableTold, type ToldMoment } from '@taproom/client';
import { calledBy } from '../end/names.ts';
import type { Faces } from './faces.ts';
import { replayedOwn, replayedTable, Replaying, shownAs, type Eyes, type Stop } from './replaying.ts';
import type { StoryEvent, TableSnapshot } from './table-link.ts';

/** What of a view says where in the game it is. */
interface Placed {
  readonly turns?: number;
  readonly round?: number;
  readonly turn?: number;
}

export class ToldLink extends Replaying {
  readonly stops: readonly Stop[];
  readonly names: readonly string[];
  readonly looks: readonly Eyes[];
  readonly ending: string;
  private readonly told: TableTold;
  private readonly faces: Faces;
  private readonly moments: readonly ToldMoment[];
  private readonly story: readonly StoryEvent[];

  constructor(table: string, told: TableTold, faces: Faces) {
    super(table, told.seat);
    this.told = told;
    this.faces = faces;
    this.looks = [told.seat];
    this.ending = told.frozen;
    const { moments, events } = retelling(told.steps);
    this.moments = moments.length > 0 ? moments : [{ view: {}, sees: {}, events: 0 }];
    this.story = events.map((event, at) => ({ ...event, at }));
    this.stops = this.moments.map(({ view, events: count }) => {
      const { turns, round, turn } = view as Placed;
      return { events: count, turn: turns ?? round ?? 1, whose: turn ?? -1 };
    });
    this.names = told.players.map((name, seat) => calledBy(name, told.seats[seat]));
  }

  protected draw(stop: number, eyes: Eyes): TableSnapshot {
    const { game, seats } = this.told;
    const { view, sees, events } = this.moments[stop];
    const seen = { ...(overlay(view, sees) as object), seat: this.told.seat };
    // The end of a gambling game is part of what is shown.
    const status = game === 'inn' ? 'over' : 'playing';
    return {
      connection: 'open',
      gone: null,
      table: replayedTable({ table: this.table, game, status, variants: {}, asked: null }, seats),
      own: replayedOwn(eyes),
      ...shownAs(game, seen),
      faces: this.faces,
      story: this.story.slice(0, events),
      chat: [],
      clock: null,
      takenBack: 0,
    };
  }
}
