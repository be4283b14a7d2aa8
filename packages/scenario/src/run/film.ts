/** A scenario as it runs, picture by picture: for whoever wants to see a rule at work. */
import type { AnyAnswer, AnyEvent, AnyState } from '@taproom/kernel';
import type { ScoreInput } from '../parlour/score-input.ts';
import type { Table } from './table.ts';

/** The table after something has happened. */
export interface Shot {
  readonly state: AnyState;
  /** What has happened since the last one, and how everybody is told of it. */
  readonly events: readonly AnyEvent[];
  readonly told: readonly string[];
  /** The step of the scenario under way; null before the first and after the last. */
  readonly step: string | null;
  /** Through whose eyes it is meant to be seen, where it is about that. */
  readonly eyes?: number;
}

/** What is scored where nothing is played: one thing, or two side by side. */
export interface ScoredScene {
  readonly game: string;
  readonly variants: readonly string[];
  readonly scored: readonly {
    readonly input: ScoreInput;
    readonly score: number;
    readonly overkill?: number;
  }[];
  /** Their places among `scored`; where there is but one, nobody wins. */
  readonly winners: readonly number[];
}

export class Film {
  readonly shots: Shot[] = [];
  /** Every answer that was given, chance's and those that came by themselves among them. */
  readonly answers: AnyAnswer[] = [];
  /** The table itself, where the scenario has come to; null: it came to no table at all. */
  table: Table | null = null;
  /** In place of it where a hand, a roll or a city is scored. */
  scored: ScoredScene | null = null;
  /** What is so at the end, in words. */
  outcome = '';
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

  note(answer: AnyAnswer): void {
    this.answers.push(answer);
  }

  shoot({ rules, whole }: Table, events: readonly AnyEvent[], told: readonly string[], eyes?: number): void {
    const seenBy = eyes === undefined ? {} : { eyes };
    this.shots.push({ state: rules.copy(whole), events, told, step: this.#step, ...seenBy });
  }
}
