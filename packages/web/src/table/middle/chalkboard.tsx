/** While nothing is being resolved, the board behind the bar says what happened last. */
import type { StoryEvent } from '../../link/table-link.ts';
import { table as words } from '../../words/table.ts';
import { isWorthTelling } from '../log/worth-telling.ts';
import { useTable, type TableState } from '../table-store.ts';
import styles from './chalkboard.module.css';

const SHOWN = 6;

export function Chalkboard() {
  const story = useTable(storyOf);
  const lines = lastLines(story);
  const beginning = useTable(whoBegins);
  return (
    // On a low screen it scrolls: also for whoever has only keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.board} tabIndex={0} role="region" aria-label={words.happenedLast}>
      {lines.length === 0 ? (
        <p data-last>{beginning}</p>
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

/** Nothing has happened yet. What one is asked stands beside one's hand. */
function whoBegins({ view, own }: TableState): string {
  const { turn, seats } = view!;
  if (turn < 0) return words.nothingYet;
  return turn === own?.seat ? words.youBegin : words.begins(seats[turn].name);
}

const storyOf = (state: TableState): readonly StoryEvent[] => state.story;

function lastLines(story: readonly StoryEvent[]): readonly StoryEvent[] {
  const lines: StoryEvent[] = [];
  for (let i = story.length - 1; i >= 0 && lines.length < SHOWN; i--)
    if (isWorthTelling(story[i]) && story[i].e !== 'draw') lines.unshift(story[i]);
  return lines;
}
