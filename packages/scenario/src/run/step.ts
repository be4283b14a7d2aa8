/** The steps of `when`, as data; a deed is whatever players do in the game at hand. */
import type { Fact } from './fact.ts';

/** Where a step stands, and its words. */
export interface Line {
  readonly line: number;
  readonly text: string;
}

/** Without its line: whoever reads the step knows that. */
export type Bare<S> = S extends Line ? Omit<S, 'line' | 'text'> : never;

/** Somebody does something. */
export interface DeedStep<D> extends Line {
  readonly kind: 'deed';
  readonly deed: D;
}

/** Lets the table run on. */
export type Until = Line & { readonly kind: 'until' } & (
    | { readonly what: 'action' | 'last-chance' | 'turn-end'; readonly seat: number }
    | { readonly what: 'game-end' }
  );

/** Steps that only look. */
export type Claim<T, D> = Line &
  (
    | {
        readonly kind: 'can';
        readonly can: boolean;
        readonly deed: D;
        readonly because: string | null;
      }
    | { readonly kind: 'asked'; readonly seat: number; readonly is: boolean }
    /** Whether a player may look at what is another's, or nobody's (`of` −1). */
    | {
        readonly kind: 'sees';
        readonly seat: number;
        readonly of: number;
        readonly part: string;
        readonly is: boolean;
      }
    | { readonly kind: 'out' | 'wins'; readonly seat: number }
    | { readonly kind: 'nobody-wins' }
    | { readonly kind: 'check'; readonly facts: readonly Fact<T>[] }
  );

export type Step<T, D> = DeedStep<D> | Until | Claim<T, D>;
