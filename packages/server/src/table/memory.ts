/** What a table remembers of its game beyond the state, and how the log brings it back. */
import type { Answer, InnEvent, InnState } from '@taproom/inn';
import { openInn } from '../everybody-is-asked.ts';
import type { Entry, Loaded } from '../storage/storage.ts';

/** How many events are kept for those who come back. */
export const EVENTS_KEPT = 100;
/** How many ids of answers are kept for each seat: a client repeats at most its last ones. */
const IDS_KEPT = 32;

export interface Memory {
  state: InnState;
  /** The number of the last entry in the log. */
  sequence: number;
  /** The number of the open question. */
  question: number;
  /** What players have declared in the open window, by seat. */
  declared: Record<string, Answer>;
  /** The ids of the last answers, by seat. */
  ids: Record<string, string[]>;
  /** How many events there were, and the last of them. */
  eventCount: number;
  recent: InnEvent[];
}

export function freshMemory(state: InnState): Memory {
  return { state, sequence: 0, question: 0, declared: {}, ids: {}, eventCount: 0, recent: [] };
}

/** Everything but the rules themselves: the same whether an entry is new or read from the log. */
export function remember(memory: Memory, entry: Entry, events: readonly InnEvent[]): void {
  memory.sequence++;
  if (entry.by !== undefined && entry.id !== undefined) {
    const ids = (memory.ids[entry.by] ??= []);
    ids.push(entry.id);
    if (ids.length > IDS_KEPT) ids.shift();
  }
  if (entry.did.length > 0) {
    memory.question++;
    memory.declared = {};
  } else if (entry.by !== undefined && entry.said !== undefined) memory.declared[entry.by] = entry.said;
  memory.eventCount += events.length;
  memory.recent.push(...events);
  if (memory.recent.length > EVENTS_KEPT) memory.recent.splice(0, memory.recent.length - EVENTS_KEPT);
}

/** The table as it was: the snapshot, and what the log says happened since. Null: its game has not begun. */
export function recall({ record, snapshot, entries }: Loaded): Memory | null {
  if (record.setup === null) return null;
  const memory =
    snapshot === null ? freshMemory(openInn.create(record.setup)) : (JSON.parse(snapshot.body) as Memory);
  for (const entry of entries) {
    const events: InnEvent[] = [];
    for (const answer of entry.did) events.push(...openInn.apply(memory.state, answer));
    remember(memory, entry, events);
  }
  return memory;
}

/** For a snapshot. The recent events stay, so that who comes back is told of them. */
export const asSnapshot = (memory: Memory): string => JSON.stringify(memory);
