/** Something is wrong at the table: told to whoever runs the house, or kept as a file. */
import { useState } from 'react';
import { reportProblem, storyOf } from '../link/house.ts';
import type { HeldSeat } from '../link/seats.ts';
import { Button } from '../pieces/index.ts';
import { isPocket } from '../pocket/pocket-id.ts';
import panel from '../rooms/panel.module.css';
import { useAction } from '../rooms/use-action.ts';
import { Wrong } from '../rooms/wrong.tsx';
import { people as words } from '../words/people.ts';
import styles from './report.module.css';
import { useStore } from './table-store.ts';

export function Report({ held }: { readonly held: HeldSeat }) {
  const store = useStore();
  const [text, setText] = useState('');
  const [sent, setSent] = useState<string | null>(null);
  const send = useAction(async () => {
    const { report } = await reportProblem(
      held,
      `${text}\n(${navigator.userAgent}, ${innerWidth}×${innerHeight})`,
    );
    setSent(words.sent(report));
    setText('');
  });
  /** Nothing in it that this seat does not know. */
  const save = useAction(async () => {
    const { table, own } = store.state();
    const story = await storyOf(held.table, held.token);
    const said = { text, browser: navigator.userAgent, window: [innerWidth, innerHeight], table, own, story };
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(said, null, 1)], { type: 'application/json' }));
    link.download = `taproom-problem-${held.table}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
  return (
    <section className={panel.stack} aria-labelledby="report">
      <h3 id="report">{words.report}</h3>
      <label className={styles.field}>
        {words.reportHint}
        <textarea rows={3} maxLength={1800} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Wrong text={send.wrong ?? save.wrong} />
      {sent !== null && <p role="status">{sent}</p>}
      <div className={styles.ways}>
        {!isPocket(held.table) && (
          <Button disabled={text.trim() === ''} busy={send.busy} onClick={() => send.run()}>
            {words.send}
          </Button>
        )}
        <Button kind="quiet" busy={save.busy} onClick={() => save.run()}>
          {words.file}
        </Button>
      </div>
    </section>
  );
}
