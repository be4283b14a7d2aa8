/** What is written in one commit, as write_batch reads it (schema.ts). */
import { Conflict, type Done } from '../storage.ts';

export interface Write {
  readonly what: string;
  /** The table whose log or record it belongs to; empty: none. */
  readonly table: string;
  /** In which epoch of that table it was made. */
  readonly epoch?: number;
  readonly values: readonly (string | number)[];
}

/** What has been said for a table in this batch. */
interface Touched {
  appends: number;
  /** The last entry of which was told. */
  told: number;
  /** Something else was written, too: what follows must not be written before it. */
  other: boolean;
}

export class Batch {
  /** How many entries of logs. */
  entries = 0;
  private readonly appends: object[] = [];
  private readonly tells: object[] = [];
  private readonly others: object[] = [];
  private readonly touched = new Map<string, Touched>();
  private readonly waiting: { readonly table: string; readonly done: Done }[] = [];

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  add({ what, table, epoch, values }: Write, done: Done): void {
    const i = this.waiting.length;
    this.waiting.push({ table, done });
    if (what === 'append') this.entries++;
    let here = this.touched.get(table);
    if (here === undefined) this.touched.set(table, (here = { appends: 0, told: -1, other: false }));
    const [n, b] = values;
    if (what === 'append' && !here.other)
      this.appends.push({ i, t: table, e: epoch, n, k: ++here.appends, b });
    else if (what === 'tell' && !here.other && Number(n) > here.told) {
      here.told = Number(n);
      this.tells.push({ t: table, e: epoch, n, b });
    } else {
      here.other = true;
      this.others.push({ i, what, t: table, e: epoch, v: values });
    }
  }

  values(): unknown[] {
    const lists = [this.appends, this.tells, this.others].map((list) => JSON.stringify(list));
    return [[...this.touched.keys()], ...lists];
  }

  /** `late`: the numbers of those that came too late. */
  tell(late: readonly number[], failed: Error | null): void {
    const tooLate = new Set(late);
    this.waiting.forEach(({ table, done }, i) =>
      done(tooLate.has(i) ? new Conflict(`Table ${table}`) : failed),
    );
  }
}
