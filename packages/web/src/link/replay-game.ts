/** What a replay needs of a game, whichever it is: the engine's own calls, and what the page shows of it. */
import { overlay, type PublicTable } from '@taproom/client';
import type { AnyGame } from '@taproom/house';
import {
  ALL,
  mergedOverlays,
  SPECTATOR,
  windowOf,
  type AnyAnswer,
  type AnyEvent,
  type AnyQuestion,
  type AnyState,
  type ToldEvent,
} from '@taproom/kernel';
import type { GameLog } from './house.ts';
import { shownAs, type Eyes, type When } from './replaying.ts';
import type { StoryEvent, TableSnapshot } from './table-link.ts';

export class ReplayGame {
  readonly names: readonly string[];
  readonly game: PublicTable['game'];
  readonly variants: PublicTable['variants'];
  /** The end of a gambling game is part of what is shown. */
  readonly status: PublicTable['status'];
  private readonly engine: AnyGame;
  private readonly setup: GameLog['setup'];

  constructor(engine: AnyGame, { game, setup }: Pick<GameLog, 'game' | 'setup'>) {
    this.engine = engine;
    this.setup = setup;
    this.names = setup.players;
    this.game = game === 'inn' ? 'inn' : 'parlour';
    this.variants = this.game === 'inn' ? {} : { ...setup };
    this.status = this.game === 'inn' ? 'over' : 'playing';
  }

  create(): AnyState {
    return this.engine.create(this.setup);
  }

  copy(state: AnyState): AnyState {
    return this.engine.copy(state);
  }

  /** Throws if the answer does not fit. */
  apply(state: AnyState, answer: unknown): readonly AnyEvent[] {
    return this.engine.apply(state, answer as AnyAnswer);
  }

  /** Chance is asked, or whoever else is no player; the end is nobody's question either, but the last thing to see. */
  isChance(state: AnyState): boolean {
    return this.engine.asked(state).how === 'chance';
  }

  when(state: AnyState): When {
    const { turns, round } = this.engine.open(state) as { turns?: number; round?: number };
    return { turn: turns ?? round ?? 1, whose: Math.max(0, this.engine.turn(state)) };
  }

  asked(state: AnyState): Omit<NonNullable<PublicTable['asked']>, 'number' | 'total'> {
    const { kind, about = '' }: AnyQuestion & { about?: string } = this.engine.question(state);
    const { how, seats } = this.engine.asked(state);
    // Who passed in a window, and how long they took, is not told.
    const isWindow = how === 'in-order' || windowOf(state) !== null;
    type Forecast = NonNullable<PublicTable['asked']>['forecast'];
    return {
      kind: isWindow ? '' : kind,
      about,
      waiting: isWindow ? [] : seats.slice(0, 1),
      held: [],
      forecast: this.engine.forecast(state) as Forecast,
    };
  }

  /** What is seen of the table; hands where they may be seen. */
  look(state: AnyState, eyes: Eyes): Pick<TableSnapshot, 'view' | 'gambling'> {
    const seats = this.names.map((_, seat) => seat);
    const own = mergedOverlays((eyes === 'all' ? seats : [eyes]).map((seat) => this.engine.own(state, seat)));
    const seen = overlay(this.engine.open(state), own);
    return shownAs(this.game, { ...seen, seat: eyes === 'all' ? SPECTATOR : eyes });
  }

  /** `from`: the number of the first of them. */
  story(state: AnyState, events: readonly AnyEvent[], eyes: Eyes, from = 0): StoryEvent[] {
    return events.map((event, i) => this.told(state, event, eyes, from + i));
  }

  private told(state: AnyState, event: AnyEvent, eyes: Eyes, at: number): StoryEvent {
    // With all cards open: as somebody who knows all of it.
    const { game: within }: ToldEvent = event;
    const whole = { ...event, known: ALL, ...(within && { game: { ...within, known: ALL } }) };
    const viewer = eyes === 'all' ? SPECTATOR : eyes;
    const heard = eyes === 'all' ? whole : event;
    const {
      e,
      seat,
      n = 0,
      card = -1,
      cause = -1,
      to = -1,
      list = [],
      word = '',
      game,
    }: ToldEvent = this.engine.eventFor(heard, viewer);
    return {
      at,
      e,
      text: this.engine.tell(state, heard, viewer),
      ...(seat !== -1 && { seat }),
      ...(card !== -1 && { card }),
      ...(cause !== -1 && { cause }),
      ...(to !== -1 && { to }),
      // What happens in a gambling game within a Round has its own words and numbers.
      ...(game === undefined
        ? { n, list: [...list], word }
        : { n: game.n, list: [...(game.list ?? [])], word: game.e }),
    };
  }
}
