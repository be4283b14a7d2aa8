/** The end on the big screen: who won and why, and what one will talk about. */
import type { ReactNode } from 'react';
import { Faces } from '../end/faces.tsx';
import { headlineOf } from '../end/headline.ts';
import { Result } from '../end/result.tsx';
import { useStory } from '../end/use-story.ts';
import { Connection } from '../table/connection.tsx';
import { useTable } from '../table/table-store.ts';
import { end as endWords } from '../words/end.ts';
import { screen as words } from '../words/screen.ts';
import styles from './screen-end.module.css';

/** With more players there are more charts, and all of them shall be seen at once. */
const FEW = 5;

/** `children`: what the host may do here. */
export function ScreenEnd({ children }: { readonly children: ReactNode }) {
  const table = useTable((state) => state.table!);
  const view = useTable((state) => state.view!);
  const story = useStory(table.table);
  const { who, why } = headlineOf(view, table);
  return (
    <main className={styles.end} data-screen data-many={view.seats.length > FEW || undefined}>
      <header className={styles.head}>
        <Faces />
        <div>
          <h1>{who}</h1>
          <p>{why}</p>
        </div>
        <div className={styles.next}>
          {children}
          <p>{words.again}</p>
        </div>
      </header>
      <h2 className="for-ears">{endWords.moments}</h2>
      <Result story={story} tv />
      <Connection />
    </main>
  );
}
