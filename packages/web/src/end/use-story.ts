/** The whole story of a table with the numbers on the mats, fetched when it is needed. */
import type { Story } from '@taproom/client';
import { useEffect, useState } from 'react';
import { storyOf } from '../link/house.ts';

export type Fetched = Story | 'loading' | 'failed';

export function useStory(table: string, token?: string): Fetched {
  const [story, setStory] = useState<Fetched>('loading');
  useEffect(() => {
    let left = false;
    storyOf(table, token).then(
      (told) => left || setStory(told),
      () => left || setStory('failed'),
    );
    return () => {
      left = true;
    };
  }, [table, token]);
  return story;
}
