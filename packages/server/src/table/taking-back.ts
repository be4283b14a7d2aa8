/** Somebody would like to take back an answer: while the others are asked whether they agree, the time stands still. */
import type { Memory } from './memory.ts';
import type { AskedBack } from './taken.ts';

/** Whoever has said nothing by then does not agree: the table waits for nobody who has gone. */
const PATIENCE = 30_000;

interface Table {
  memory(): Memory | null;
  /** The time stands still, or no longer. */
  changed(): void;
}

export class TakingBack {
  private asked: AskedBack | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The answers that somebody has asked for already, by where they stand in the log: each is asked for once. */
  private readonly askedFor = new Set<number>();
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** Who asks, and who has not agreed yet; null once anything has happened since. */
  now(): AskedBack | null {
    return this.asked?.sequence === this.table.memory()?.sequence ? this.asked : null;
  }

  /** Whoever was refused could hold up the table for half a minute again and again. */
  wasAskedFor(to: number): boolean {
    return this.askedFor.has(to);
  }

  ask(asked: AskedBack): void {
    this.forget();
    this.asked = asked;
    this.askedFor.add(asked.to);
    this.timer = setTimeout(() => this.end(), PATIENCE);
    this.table.changed();
  }

  /** One of them agrees; the others have no more time for it. */
  agree(seat: number): void {
    if (this.asked === null) return;
    this.asked = { ...this.asked, waiting: this.asked.waiting.filter((other) => other !== seat) };
    this.table.changed();
  }

  /** They do not agree, or it is no longer wanted. */
  end(): void {
    const was = this.now();
    this.forget();
    if (was !== null) this.table.changed();
  }

  forget(): void {
    clearTimeout(this.timer);
    this.asked = null;
  }
}
