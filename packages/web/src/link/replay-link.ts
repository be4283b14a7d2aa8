/**
 * A finished game, step by step, seen through the same interface as a table that is being played. The log is played
 * again with the engine of the house that it is given.
 */
import { NO_ORDERS, type OwnPart, type PublicTable } from '@taproom/client';
import type { House } from '@taproom/house';
import type { AnyEvent, AnyState } from '@taproom/kernel';
import { calledBy } from '../end/names.ts';
import type { Faces } from './faces.ts';
import type { GameLog } from './house.ts';
import { ReplayGame, type Eyes, type When } from './replay-game.ts';
import { ReadOnlyLink } from './read-only.ts';
import type { StoryEvent, TableSnapshot } from './table-link.ts';

export type { Eyes };

/** A moment to stop at: something has happened, and somebody is asked. */
export interface Stop extends When {
  /** How many answers were given up to here, and how many events they brought. */
  readonly answers: number;
  readonly events: number;
}

/** From one of these on, the game is played again up to the moment that is wanted. */
const BETWEEN_COPIES = 40;
const QUIET: ReadonlySet<string> = new Set(['shuffled']);

export class ReplayLink extends ReadOnlyLink {
  readonly stops: readonly Stop[];
  /** The log could be played only up to its last stop: the rules have changed since. */
  readonly isBroken: boolean;
  private readonly table: string;
  private readonly faces: Faces;
  private readonly game: ReplayGame;
  private readonly sat: GameLog['seats'];
  private readonly log: readonly unknown[];
  private readonly copies: AnyState[] = [];
  private readonly events: AnyEvent[] = [];
  private readonly stories = new Map<Eyes, readonly StoryEvent[]>();
  private readonly listeners = new Set<() => void>();
  private place = 0;
  private eyes: Eyes = 'all';
  private now: TableSnapshot;

  /** Throws if the game cannot even begin. */
  constructor(house: House, table: string, log: GameLog, faces: Faces) {
    super();
    this.table = table;
    this.faces = faces;
    this.game = new ReplayGame(house, log);
    this.sat = log.seats;
    this.log = log.log;
    const { stops, isBroken } = this.playThrough();
    this.stops = stops.length > 0 ? stops : [{ answers: 0, events: 0, turn: 0, whose: -1 }];
    this.isBroken = isBroken;
    this.now = this.draw();
  }

  /** How those at the table are called: their character, and who played it. */
  get names(): readonly string[] {
    return this.game.names.map((name, seat) => calledBy(name, this.sat[seat]));
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

  private playThrough(): { stops: Stop[]; isBroken: boolean } {
    const { game, events } = this;
    const state = game.create();
    this.copies.push(game.copy(state));
    const stops: Stop[] = [];
    let fresh = false;
    for (const [i, answer] of this.log.entries()) {
      let happened: readonly AnyEvent[];
      try {
        happened = game.apply(state, answer);
      } catch {
        return { stops, isBroken: true };
      }
      events.push(...happened);
      if ((i + 1) % BETWEEN_COPIES === 0) this.copies.push(game.copy(state));
      fresh ||= happened.some(({ e }) => !QUIET.has(e));
      if (!fresh || game.isChance(state)) continue;
      fresh = false;
      stops.push({ answers: i + 1, events: events.length, ...game.when(state) });
    }
    return { stops, isBroken: false };
  }

  private stateAt(answers: number): AnyState {
    const copy = Math.floor(answers / BETWEEN_COPIES);
    const state = this.game.copy(this.copies[copy]);
    for (let i = copy * BETWEEN_COPIES; i < answers; i++) this.game.apply(state, this.log[i]);
    return state;
  }

  // ---- the table at this moment

  private draw(): TableSnapshot {
    const stop = this.stops[this.place];
    const state = this.stateAt(stop.answers);
    const seen = this.game.look(state, this.eyes);
    return {
      connection: 'open',
      gone: null,
      table: this.tableOf(state),
      own: this.ownOf(),
      ...seen,
      faces: this.faces,
      story: this.storyFor(this.eyes).slice(0, stop.events),
      chat: [],
      clock: null,
      takenBack: 0,
    };
  }

  private tableOf(state: AnyState): PublicTable {
    return {
      table: this.table,
      code: '',
      game: this.game.game,
      status: this.game.status,
      host: -1,
      variants: this.game.variants,
      clocks: { turn: 0, window: 0, quiet: 0, shortest: 0, bot: 0, away: 0 },
      pace: 'neutral',
      watchers: 'public',
      seats: this.sat.map((seat) => ({ ...seat, character: '', here: true, standIn: false })),
      view: null,
      asked: { number: this.place, total: 0, ...this.game.asked(state) },
      next: null,
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
      story = this.game.story(this.copies[0], this.events, eyes);
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
