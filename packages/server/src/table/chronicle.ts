/**
 * What is kept of a table as it was told, step by step: another release, which cannot play the log again, can still show
 * it. Nothing of it is ever read while the table is played.
 */
import type { Plain, ToldStep, WireEvent } from '@taproom/client';
import type { AnyGame } from '@taproom/house';
import { SPECTATOR, type AnyEvent, type AnyState } from '@taproom/kernel';
import type { Storage, TableRecord } from '../storage/storage.ts';
import type { Memory } from './memory.ts';
import type { Seen } from './seen.ts';

/** A step as it lies in the database: with what each seat that somebody plays knew beyond the others. */
interface KeptStep extends Pick<ToldStep, 'view' | 'events' | 'undone' | 'numbers'> {
  readonly own?: Readonly<Record<string, OwnStep>>;
}

interface OwnStep extends Pick<ToldStep, 'sees'> {
  /** Events of which this seat knew more, by their places among the step's. */
  readonly events?: Readonly<Record<string, WireEvent>>;
}

export class Chronicle {
  private view: Plain = null;
  private numbers = '';
  /** By seat. The first step after the table came into memory holds everything. */
  private readonly sees = new Map<number, Plain>();
  private readonly record: TableRecord;
  private readonly storage: Storage;
  private readonly seen: Seen;

  constructor(record: TableRecord, storage: Storage, seen: Seen) {
    this.record = record;
    this.storage = storage;
    this.seen = seen;
  }

  /** Keeps what has just been told beside the last entry of the log. */
  keep(game: AnyGame, { state, sequence }: Memory, events: readonly AnyEvent[] = [], undone?: number): void {
    this.storage.tell(this.record.id, sequence, this.step(game, state, events, undone));
  }

  private step(game: AnyGame, state: AnyState, events: readonly AnyEvent[], undone?: number): string {
    const { seen } = this;
    const view = seen.open(game, state);
    let text = '';
    const add = (name: string, said: string): void => {
      if (said !== '') text += `${text === '' ? '' : ','}"${name}":${said}`;
    };
    add('view', seen.change(SPECTATOR, this.view, view));
    this.view = view;
    if (undone !== undefined) add('undone', String(undone));
    if (events.length > 0) add('events', seen.eventsText(game, state, events));
    const numbers = JSON.stringify(game.numbers(state));
    if (numbers !== this.numbers) add('numbers', numbers);
    this.numbers = numbers;
    let own = '';
    this.record.seats.forEach(({ kind }, seat) => {
      if (kind === 'human') own += this.ownStep(game, state, events, seat);
    });
    if (own !== '') add('own', `{${own.slice(1)}}`);
    return `{${text}}`;
  }

  /** With a comma before it. */
  private ownStep(game: AnyGame, state: AnyState, events: readonly AnyEvent[], seat: number): string {
    const sees = this.seen.own(game, state, seat);
    const patch = this.seen.change(seat, this.sees.get(seat) ?? null, sees);
    this.sees.set(seat, sees);
    const mine = this.seen.mineText(game, state, events, seat);
    if (patch === '' && mine === '') return '';
    const parts = [patch && `"sees":${patch}`, mine && `"events":${mine}`];
    return `,"${seat}":{${parts.filter((part) => part !== '').join(',')}}`;
  }
}

/** All that was told, as one seat, or somebody who watches, was told it. */
export const toldTo = (seat: number, kept: readonly string[]): ToldStep[] =>
  kept.map((body) => {
    const { own = {}, events, ...common } = JSON.parse(body) as KeptStep;
    const { sees, events: mine = {} }: OwnStep = seat === SPECTATOR ? {} : (own[seat] ?? {});
    return {
      ...common,
      ...(sees !== undefined && { sees }),
      ...(events !== undefined && { events: events.map((event, i) => mine[i] ?? event) }),
    };
  });
