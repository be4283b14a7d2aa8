/** A scenario as it runs, picture by picture: for whoever wants to see a rule at work. */
import type { AnyEvent, AnyState } from '@taproom/kernel';
import type { Table } from './table.ts';

/** The table after something has happened. */
export interface Shot {
  readonly state: AnyState;
  /** What has happened since the last one, and how everybody is told of it. */
  readonly events: readonly AnyEvent[];
  readonly told: readonly string[];
  /** The step of the scenario under way; null before the first and after the last. */
  readonly step: string | null;
}

export class Film {
  readonly shots: Shot[] = [];
  /** The table itself, where the scenario has come to; null: it came to no table at all. */
  table: Table | null = null;
  #step: string | null = null;

  /** The table as it is laid. */
  begin(table: Table): void {
    this.table = table;
    table.film = this;
    this.shoot(table, table.events.slice(), table.log.slice());
  }

  /** What happens from now on belongs to this step, or to none. */
  next(step: string | null): void {
    this.#step = step;
  }

  shoot({ rules, whole }: Table, events: readonly AnyEvent[], told: readonly string[]): void {
    this.shots.push({ state: rules.copy(whole), events, told, step: this.#step });
  }
}
