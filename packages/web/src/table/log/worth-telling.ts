import type { StoryEvent } from '../../link/table-link.ts';

/** The shuffling goes without saying, and so does whose turn it is where that is to be seen. */
const QUIET: ReadonlySet<string> = new Set(['shuffled', 'turn']);

export const isWorthTelling = (event: StoryEvent): boolean => !QUIET.has(event.e);
