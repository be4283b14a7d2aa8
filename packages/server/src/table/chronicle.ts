/**
 * What is kept of a table as it was told, step by step: another release, which cannot play the log again, can still show
 * it. Nothing of it is ever read while the table is played.
 */
import { diffText, type Plain, type ToldStep, type WireEvent } from '@taproom/client';
import type { AnyGame } from '@taproom/house';
import { SPECTATOR, type AnyEvent, type AnyState } from '@taproom/kernel';
import type { Storage, TableRecord } from '../storage/storage.ts';
import type { Memory } from './memory.ts';
import { commonEvent, ownEvent } from './wire-event.ts';

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

  constructor(record: TableRecord, storage: Storage) {
    this.record = record;
    this.storage = storage;
  }

  /** Keeps what has just been told beside the last entry of the log. */
  keep(game: AnyGame, { state, sequence }: Memory, events: readonly AnyEvent[] = [], undone?: number): void {
    this.storage.tell(this.record.id, sequence, this.step(game, state, events, undone));
  }

  private step(game: AnyGame, state: AnyState, events: readonly AnyEvent[], undone?: number): string {
    // A view is plain data; its type does not say so of itself.
    const view = game.open(state) as Plain;
    const parts: string[] = [];
    const add = (name: string, text: string): void => void (text !== '' && parts.push(`"${name}":${text}`));
    add('view', diffText(this.view, view));
    this.view = view;
    if (undone !== undefined) add('undone', String(undone));
    if (events.length > 0)
      add('events', JSON.stringify(events.map((event) => commonEvent(game, state, event))));
    const numbers = JSON.stringify(game.numbers(state));
    if (numbers !== this.numbers) add('numbers', numbers);
    this.numbers = numbers;
    const own = this.record.seats.flatMap(({ kind }, seat) =>
      kind === 'human' ? this.ownStep(game, state, events, seat) : [],
    );
    if (own.length > 0) add('own', `{${own.join(',')}}`);
    return `{${parts.join(',')}}`;
  }

  private ownStep(game: AnyGame, state: AnyState, events: readonly AnyEvent[], seat: number): string[] {
    // So is an overlay.
    const sees = game.own(state, seat) as Plain;
    const patch = diffText(this.sees.get(seat) ?? null, sees);
    this.sees.set(seat, sees);
    const mine = events.flatMap((event, i) => {
      const own = ownEvent(game, state, event, seat);
      return own === null ? [] : [`"${i}":${JSON.stringify(own)}`];
    });
    const parts = patch === '' ? [] : [`"sees":${patch}`];
    if (mine.length > 0) parts.push(`"events":{${mine.join(',')}}`);
    return parts.length === 0 ? [] : [`"${seat}":{${parts.join(',')}}`];
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
