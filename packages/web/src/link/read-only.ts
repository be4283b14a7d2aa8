/** A table that is only looked at: nothing can be said or done there. */
import type { TableLink, TableSnapshot, WhyNot } from './table-link.ts';

export abstract class ReadOnlyLink implements TableLink {
  abstract snapshot(): TableSnapshot;
  abstract subscribe(listener: () => void): () => void;
  abstract close(): void;

  answer(): Promise<void> {
    return Promise.resolve();
  }

  withdraw(): void {}
  undo(): void {}
  hold(): void {}
  orders(): void {}
  addChance(): void {}
  say(): void {}
  phrase(): void {}

  whyNot(): Promise<readonly WhyNot[]> {
    return Promise.resolve([]);
  }
}
