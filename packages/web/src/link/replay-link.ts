/** A game that has taken its course, step by step, seen through the same interface as a table that is being played. */
import { NO_ORDERS, type OwnPart, type PublicTable } from '@taproom/client';
import type { AnyEvent, AnyState } from '@taproom/kernel';
import type { CheckedDeal } from './checked-deal.ts';
import { calledBy } from '../end/names.ts';
import type { Faces } from './faces.ts';
import type { GameLog } from './house.ts';
import type { Eyes, ReplayGame, When } from './replay-game.ts';
import { ReadOnlyLink } from './read-only.ts';
import type { StoryEvent, TableSnapshot } from './table-link.ts';

export type { Eyes };

/** A moment to stop at: something has happened, and somebody is asked. */
export interface Stop extends When {
  /** How many events there were up to here. */
  readonly events: number;
  /** What is said about it. */
  readonly caption?: string;
}

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

export class ReplayLink extends ReadOnlyLink {
  readonly course: Course;
  /** Whether it was dealt as promised; null: nothing was. */
  readonly deal: CheckedDeal | null;
  readonly table: string;
  private readonly faces: Faces;
  private readonly stories = new Map<Eyes, readonly StoryEvent[]>();
  private readonly listeners = new Set<() => void>();
  private place = 0;
  private eyes: Eyes = 'all';
  private now: TableSnapshot;

  constructor(table: string, course: Course, faces: Faces, deal: CheckedDeal | null = null) {
    super();
    this.table = table;
    this.faces = faces;
    this.course = course;
    this.deal = deal;
    this.now = this.draw();
  }

  get stops(): readonly Stop[] {
    return this.course.stops;
  }

  get isBroken(): boolean {
    return this.course.isBroken;
  }

  /** How those at the table are called: their character, and who played it. */
  get names(): readonly string[] {
    const { game, seats } = this.course;
    return game.names.map((name, seat) => calledBy(name, seats[seat]));
  }

  // ---- going through it

  /** The number of the stop that is shown. */
  readonly at = (): number => this.place;
  readonly seenBy = (): Eyes => this.eyes;

  go(stop: number): void {
    const place = Math.max(0, Math.min(this.stops.length - 1, stop));
    if (place === this.place) return;
    this.place = place;
    this.changed();
  }

  /** With whose eyes: one seat's, or with all cards open. */
  look(eyes: Eyes): void {
    this.eyes = eyes;
    this.changed();
  }

  private changed(): void {
    this.now = this.draw();
    for (const listener of this.listeners) listener();
  }

  // ---- the table at this moment

  private draw(): TableSnapshot {
    const { game, stops } = this.course;
    const state = this.course.stateAt(this.place);
    const seen = game.look(state, this.eyes);
    return {
      connection: 'open',
      gone: null,
      table: this.tableOf(state),
      own: this.ownOf(),
      ...seen,
      faces: this.faces,
      story: this.storyFor(this.eyes).slice(0, stops[this.place].events),
      chat: [],
      clock: null,
      takenBack: 0,
    };
  }

  private tableOf(state: AnyState): PublicTable {
    const { game, seats } = this.course;
    return {
      table: this.table,
      code: '',
      game: game.game,
      status: game.status,
      host: -1,
      variants: game.variants,
      clocks: { turn: 0, window: 0, quiet: 0, shortest: 0, bot: 0, away: 0 },
      pace: 'neutral',
      watchers: 'public',
      watchersTalk: false,
      guests: [],
      seats: seats.map((seat) => ({ ...seat, character: '', here: true, standIn: false })),
      view: null,
      asked: { number: this.place, total: 0, ...game.asked(state) },
      next: null,
      fair: null,
      trouble: null,
    };
  }

  private ownOf(): OwnPart | null {
    if (this.eyes === 'all') return null;
    return {
      seat: this.eyes,
      sees: {},
      question: null,
      choices: [],
      many: null,
      declared: null,
      orders: NO_ORDERS,
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

  // ---- as a table

  readonly snapshot = (): TableSnapshot => this.now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  close(): void {
    this.listeners.clear();
  }
}
