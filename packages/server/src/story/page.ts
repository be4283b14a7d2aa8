/** A story as it is sent, page by page. */
import type { ChatLine, Story } from '@taproom/client';

/** In words that can be sent as they are: a page of it is put together from these. */
export interface WrittenStory {
  readonly events: readonly string[];
  /** Whenever a number on a mat changed: how many events there had been, and what is told of it. */
  readonly numbers: readonly { readonly at: number; readonly text: string }[];
}

/** Which part of a story: from which event on, and how many of them at most. */
export interface StoryPage {
  readonly from: number;
  readonly most: number;
}

/** A page of a story as it is sent, with what was said meanwhile. */
export function pageOf(
  { events, numbers }: WrittenStory,
  chat: readonly ChatLine[],
  fair: Story['fair'],
  { from, most }: StoryPage,
): string {
  const end = Math.min(events.length, from + most);
  const isLast = end === events.length;
  // What the numbers were when the page begins is told with it.
  const first = Math.max(
    0,
    numbers.findLastIndex(({ at }) => at <= from),
  );
  const told = numbers.slice(first).filter(({ at }) => at <= end);
  const said = chat.filter(({ at }) => at >= from && (at < end || isLast));
  return (
    `{"total":${events.length},"from":${from},"events":[${events.slice(from, end).join(',')}],` +
    `"chat":${JSON.stringify(said)},"numbers":[${told.map(({ text }) => text).join(',')}],` +
    `"fair":${JSON.stringify(fair)}}`
  );
}
