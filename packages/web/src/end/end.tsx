/** The game is over: who won and why, what happened, and what to do next. The table stays to be looked at. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { HeldSeat } from '../link/seats.ts';
import { Button, Dialog } from '../pieces/index.ts';
import { useTable } from '../table/table-store.ts';
import { end as words } from '../words/end.ts';
import { Again, EveningScore } from './again.tsx';
import { Faces } from './faces.tsx';
import { headlineOf } from './headline.ts';
import { Result } from './result.tsx';
import { useStory } from './use-story.ts';
import styles from './end.module.css';

export function End({ held }: { readonly held: HeldSeat | null }) {
  const table = useTable((state) => state.table!);
  const view = useTable((state) => state.view!);
  const story = useStory(table.table, held?.token);
  const [open, setOpen] = useState(true);
  const [, go] = useLocation();
  const { who, why } = headlineOf(view, table);
  return (
    <>
      {!open && (
        <div className={styles.again}>
          <Button kind="main" icon="trophy" onClick={() => setOpen(true)}>
            {words.show}
          </Button>
        </div>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={who}
        about={why}
        wide
        foot={
          <>
            <Button kind="quiet" icon="home" label={words.home} onClick={() => go('/')} />
            <Button onClick={() => go(`/table/${table.table}/replay`)}>{words.replay}</Button>
            {held !== null && <Again held={held} />}
          </>
        }
      >
        <Faces />
        <EveningScore />
        <Result story={story} />
      </Dialog>
    </>
  );
}
