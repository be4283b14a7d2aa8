/** What everybody is told of a table. What has not changed stays the same object: whoever compares sees it at once. */
import type { PublicTable } from '@taproom/client';
import type { TableRecord } from '../storage/storage.ts';
import { peopleAt, publicPart } from './parts.ts';
import type { Presence } from './presence.ts';
import type { AskedBack } from './taken.ts';

interface Made {
  readonly trouble: string | null;
  readonly askedBack: AskedBack | null;
  readonly part: PublicTable;
}

export class PublicParts {
  private made: Made | null = null;
  private readonly record: TableRecord;
  private readonly presence: Presence;

  constructor(record: TableRecord, presence: Presence) {
    this.record = record;
    this.presence = presence;
  }

  /** The record has changed, or somebody has come or gone. */
  forget(): void {
    this.made = null;
  }

  of(
    view: PublicTable['view'],
    asked: PublicTable['asked'],
    trouble: string | null,
    askedBack: AskedBack | null,
  ): PublicTable {
    if (this.made?.trouble !== trouble || this.made.askedBack !== askedBack) {
      const people = peopleAt(this.record, this.presence);
      const part = publicPart(this.record, people, null, null, trouble, askedBack);
      this.made = { trouble, askedBack, part };
    }
    return { ...this.made.part, view, asked };
  }
}
