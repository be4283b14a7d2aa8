/** The lessons there are, fetched when somebody wants to learn. */
import { LESSONS } from './lessons-address.ts';

export interface ListedLesson {
  readonly id: string;
  /** The heading under which it stands. */
  readonly group: 'first' | 'characters' | 'ways' | 'games';
  readonly name: string;
  readonly about: string;
  readonly minutes: number;
  readonly text: string;
}

let fetching: Promise<readonly ListedLesson[]> | null = null;

export function readLessons(): Promise<readonly ListedLesson[]> {
  fetching ??= fetch(LESSONS).then(async (response) => {
    if (!response.ok) throw new Error(response.statusText);
    return (await response.json()) as readonly ListedLesson[];
  });
  // Whoever asks next may have more luck.
  fetching.catch(() => (fetching = null));
  return fetching;
}
