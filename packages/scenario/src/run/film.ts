/** A scenario as it runs, picture by picture: for whoever wants to see a rule at work. */
import type { AnyState } from '@taproom/kernel';
import type { Table } from './table.ts';

/** The table after something has happened. */
export interface Shot {
  readonly state: AnyState;
  /** What has happened since the last one, as everybody is told. */
  readonly told: readonly string[];
  /** The step of the scenario under way; null before the first. */
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
    this.shoot(table, table.log.slice());
  }

  /** What happens from now on belongs to this step. */
  next(step: string): void {
    this.#step = step;
  }

  shoot({ rules, whole }: Table, told: readonly string[]): void {
    this.shots.push({ state: rules.copy(whole), told, step: this.#step });
  }
}
