/** While nothing is being resolved, the board behind the bar says what happened last. */
import type { StoryEvent } from '../../link/table-link.ts';
import { table as words } from '../../words/table.ts';
import { isWorthTelling } from '../log/worth-telling.ts';
import { nameOf } from '../names.ts';
import { useTable, type TableState } from '../table-store.ts';
import styles from './chalkboard.module.css';

const SHOWN = 6;

export function Chalkboard() {
  const story = useTable(storyOf);
  const lines = lastLines(story);
  const first = useTable((state) => nameOf(state, state.view!.turn));
  return (
    // On a low screen it scrolls: also for whoever has only keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.board} tabIndex={0} role="region" aria-label={words.happenedLast}>
      {lines.length === 0 ? (
        <p data-last>{words.nothingYet(first)}</p>
      ) : (
        lines.toReversed().map((event, i) => (
          <p key={event.at} data-last={i === 0 || undefined}>
            {event.text}
          </p>
        ))
      )}
    </div>
  );
}

const storyOf = (state: TableState): readonly StoryEvent[] => state.story;

function lastLines(story: readonly StoryEvent[]): readonly StoryEvent[] {
  const lines: StoryEvent[] = [];
  for (let i = story.length - 1; i >= 0 && lines.length < SHOWN; i--)
    if (isWorthTelling(story[i]) && story[i].e !== 'draw') lines.unshift(story[i]);
  return lines;
}
