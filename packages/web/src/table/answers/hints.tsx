/** What somebody good would do, for whoever asks: next to the button. */
import { lazy, Suspense, useState } from 'react';
import { table as words } from '../../words/table.ts';
import { PopUp } from '../pop-up.tsx';
import { useTable } from '../table-store.ts';

/** Loaded when somebody asks. */
const HintsBox = lazy(() => import('./hints-box.tsx'));

export function Hints() {
  const question = useTable(({ asked, table }) =>
    asked.isAsked && table?.hints === true ? (table.asked?.number ?? -1) : -1,
  );
  /** The question that was asked about. */
  const [about, setAbout] = useState(-1);
  if (question < 0) return null;
  return (
    // Another question is another box: what was open is about something that is over.
    <PopUp key={question} icon="owl" label={words.hint} onOpen={() => setAbout(question)}>
      {about === question && (
        <Suspense fallback={null}>
          <HintsBox />
        </Suspense>
      )}
    </PopUp>
  );
}
