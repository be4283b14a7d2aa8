/** What the rewritten sources ask at every place that has mutants: which one is active, and that they were here. */

export const ENDLESS = 'This goes round in circles.';

/** Too many places were reached for anything that comes to an end. */
export class Endless extends Error {
  override message = ENDLESS;
}

type Answer = boolean | number;

export class Switch {
  /** The mutant that is active; −1: none, the sources are as written. */
  active = -1;
  /** 1 for every place that was reached. */
  readonly reached: Uint8Array;
  /** How often any place was reached, and when that is too often. */
  ticks = 0;
  limit = Infinity;

  constructor(size: number) {
    this.reached = new Uint8Array(size);
  }

  /** The places that were reached. */
  places(): number[] {
    const places: number[] = [];
    this.reached.forEach((is, place) => is === 1 && places.push(place));
    return places;
  }

  is(at: number): boolean {
    this.#reach(at);
    return this.active === at;
  }

  /** A value, or what stands there instead. */
  either<T>(at: number, value: T, one: T, two?: T): T | undefined {
    this.#reach(at);
    return this.active === at ? one : this.active === at + 1 && two !== undefined ? two : value;
  }

  not(at: number, value: unknown): unknown {
    this.#reach(at);
    return this.active === at ? value : !value;
  }

  and(at: number, left: unknown, right: () => unknown): unknown {
    return this.is(at) ? left || right() : left && right();
  }

  or(at: number, left: unknown, right: () => unknown): unknown {
    return this.is(at) ? left && right() : left || right();
  }

  minus(at: number, value: number): number {
    return this.is(at) ? -value : value;
  }

  binary(at: number, left: number, right: number, operator: string, one: string, two?: string): Answer {
    this.#reach(at);
    const other = this.active === at ? one : this.active === at + 1 ? two : undefined;
    return calculate(other ?? operator, left, right);
  }

  #reach(at: number): void {
    this.reached[at] = 1;
    if (++this.ticks > this.limit) throw new Endless();
  }
}

function calculate(operator: string, left: number, right: number): Answer {
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '===':
      return left === right;
    case '!==':
      return left !== right;
    case '+':
      return left + right;
    default:
      return left - right;
  }
}
