/** Tables at which something went wrong: whose fault it is, and what their players are told. */
import { Refused } from './refused.ts';
import type { Aside } from './storage/storage.ts';

/** A second fault of a table within so many milliseconds is no accident. */
const FAULTS_WITHIN = 600_000;
const MOST_FAULTS = 10_000;

export class Faults {
  /** When a table last had a fault of its own. */
  private readonly last = new Map<string, number>();

  /** Whether this is its second fault within a while. */
  isAgain(id: string): boolean {
    const now = performance.now();
    const last = this.last.get(id);
    this.last.set(id, now);
    if (this.last.size > MOST_FAULTS) this.last.clear();
    return last !== undefined && now - last < FAULTS_WITHIN;
  }
}

export const setAside = ({ fault }: Aside): Refused =>
  new Refused(
    423,
    `Something is wrong with this table, so it was set aside; nothing of it is lost. Tell whoever runs the house: fault ${fault}.`,
  );

export const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
