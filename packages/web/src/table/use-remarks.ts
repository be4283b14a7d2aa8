/** What bots have said, as far as it is known: their words are fetched when the table is there. */
import type { PublicTable } from '@taproom/client';
import { useEffect, useMemo, useState } from 'react';
import { afterTheFirstTable } from '../after-the-first-table.ts';
import type { StoryEvent } from '../link/table-link.ts';
import type { Remark, remarksOn } from './remarks.ts';

const NONE: readonly Remark[] = [];

export function useRemarks(story: readonly StoryEvent[], seats: PublicTable['seats']): readonly Remark[] {
  const [remarked, setRemarked] = useState<typeof remarksOn | null>(null);
  useEffect(() => {
    let left = false;
    async function load(): Promise<void> {
      await afterTheFirstTable();
      const known = await import('./remarks.ts');
      if (!left) setRemarked(() => known.remarksOn);
    }
    // Where they can't be fetched, bots keep quiet.
    load().catch(() => {});
    return () => {
      left = true;
    };
  }, []);
  return useMemo(() => remarked?.(story, seats) ?? NONE, [remarked, story, seats]);
}
