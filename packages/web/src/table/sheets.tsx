/** What is opened from the edge of the table, one at a time. */
import { DealDialog } from '../fair/deal-dialog.tsx';
import type { HeldSeat } from '../link/seats.ts';
import { Sheet } from '../pieces/index.ts';
import { GuestsSheet } from '../rooms/guests-sheet.tsx';
import { MoveSeatDialog } from '../rooms/move-seat.tsx';
import { SettingsSheet } from '../settings/index.ts';
import { table as words } from '../words/table.ts';
import { Keys } from './keys.tsx';
import { Log } from './log/log.tsx';
import { PeopleSheet } from './people-sheet.tsx';
import { PileSheet } from './pile-sheet.tsx';
import { useTable } from './table-store.ts';
import styles from './top-bar.module.css';

export type SheetName = 'log' | 'settings' | 'handover' | 'drinks' | 'keys' | 'guests' | 'deal' | 'people';

interface SheetsProps {
  readonly sheet: SheetName;
  readonly held: HeldSeat | null;
  readonly onClose: () => void;
}

const NO_CARDS: readonly number[] = [];

export default function Sheets({ sheet, held, onClose }: SheetsProps) {
  const drunk = useTable((state) => state.view?.drinkDiscard ?? NO_CARDS);
  switch (sheet) {
    case 'log':
      return (
        <Sheet open onClose={onClose} title={words.log}>
          <div className={styles.log}>
            <Log />
          </div>
        </Sheet>
      );
    case 'settings':
      return <SettingsSheet open onClose={onClose} />;
    case 'handover':
      return held && <MoveSeatDialog held={held} open onClose={onClose} />;
    case 'guests':
      return held && <GuestsSheet held={held} open onClose={onClose} />;
    case 'people':
      return held && <PeopleSheet held={held} onClose={onClose} />;
    case 'drinks':
      return <PileSheet onClose={onClose} title={words.drinkDiscard} cards={drunk} />;
    case 'deal':
      return <DealDialog open onClose={onClose} />;
    case 'keys':
      return <Keys onClose={onClose} />;
  }
}
