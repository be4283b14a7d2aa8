/** A table that is only looked at: nothing can be said or done there. */
import type { WireAnswer } from '@taproom/client';
import type { Hint, ReasonTold, TableLink, TableSnapshot, WhyNot } from './table-link.ts';

const NOBODY = 'Nobody plays here.';

export abstract class ReadOnlyLink implements TableLink {
  abstract snapshot(): TableSnapshot;
  abstract subscribe(listener: () => void): () => void;
  abstract close(): void;

  answer(_answer?: WireAnswer): Promise<void> {
    return Promise.resolve();
  }

  withdraw(): void {}
  undo(): void {}
  hold(): void {}
  orders(): void {}
  addChance(): void {}
  say(): void {}
  phrase(): void {}

  hints(): Promise<readonly Hint[]> {
    return Promise.reject(new Error(NOBODY));
  }

  reason(): Promise<ReasonTold> {
    return Promise.reject(new Error(NOBODY));
  }

  whyNot(): Promise<readonly WhyNot[]> {
    return Promise.resolve([]);
  }
}
