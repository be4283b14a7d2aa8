/** The edge of the table: the log, the rules, the settings, and the way out. */
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { DealDialog } from '../fair/deal-dialog.tsx';
import { Icon } from '../icons/index.ts';
import { Button, Sheet } from '../pieces/index.ts';
import type { HeldSeat } from '../link/seats.ts';
import { GuestsSheet } from '../rooms/guests-sheet.tsx';
import { MoveSeatDialog } from '../rooms/move-seat.tsx';
import { SettingsSheet } from '../settings/index.ts';
import { words as all } from '../words/index.ts';
import { table as words } from '../words/table.ts';
import { Log } from './log/log.tsx';
import { mayChatNow, Phrases } from './log/chat.tsx';
import { PileSheet } from './pile-sheet.tsx';
import { closePopUp, PopUp } from './pop-up.tsx';
import { useStore, useTable } from './table-store.ts';
import styles from './top-bar.module.css';

type SheetName = 'log' | 'settings' | 'handover' | 'drinks' | 'guests' | 'deal';

interface TopBarProps {
  readonly held: HeldSeat | null;
  readonly hasLog: boolean;
  readonly onLog: () => void;
  /** What is going on: whose turn it is, and how far it has come. */
  readonly children: ReactNode;
}

const NO_CARDS: readonly number[] = [];

export function TopBar({ held, hasLog, onLog, children }: TopBarProps) {
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const mayChat = useTable(mayChatNow);
  const drunk = useTable((state) => state.view?.drinkDiscard ?? NO_CARDS);
  const close = (): void => setSheet(null);
  return (
    <header className={styles.bar} data-bar>
      <div className={styles.turn}>
        <Link href="/" className={styles.home} aria-label={`${all.general.name}: ${words.leave}`}>
          <Icon name="inn" />
          <span className={styles.name}>{all.general.name}</span>
        </Link>
        {children}
      </div>
      <div className={styles.buttons}>
        {mayChat && (
          <span className={styles.wide}>
            <Phrases />
          </span>
        )}
        <Button
          kind="quiet"
          icon="log"
          data-coach="log"
          label={hasLog ? words.hideLog : words.showLog}
          aria-expanded={hasLog}
          onClick={() => (window.matchMedia('(min-width: 64rem)').matches ? onLog() : setSheet('log'))}
        />
        <Menu held={held} onOpen={setSheet} />
      </div>
      {sheet === 'log' && (
        <Sheet open onClose={close} title={words.log}>
          <div className={styles.log}>
            <Log />
          </div>
        </Sheet>
      )}
      {held !== null && <MoveSeatDialog held={held} open={sheet === 'handover'} onClose={close} />}
      {held !== null && sheet === 'guests' && <GuestsSheet held={held} open onClose={close} />}
      <PileSheet open={sheet === 'drinks'} onClose={close} title={words.drinkDiscard} cards={drunk} />
      <DealDialog open={sheet === 'deal'} onClose={close} />
      <SettingsSheet open={sheet === 'settings'} onClose={close} />
    </header>
  );
}

interface MenuProps {
  readonly held: HeldSeat | null;
  readonly onOpen: (sheet: SheetName) => void;
}

/** What is needed seldom. */
function Menu({ held, onOpen }: MenuProps) {
  const store = useStore();
  const code = useTable((state) => state.table!.code);
  const isInn = useTable((state) => state.table!.game === 'inn');
  const isHost = useTable(({ table, own }) => table!.host === own?.seat);
  const isFair = useTable((state) => state.table!.fair !== null);
  const open =
    (sheet: SheetName) =>
    ({ currentTarget }: { currentTarget: Element }): void => {
      closePopUp(currentTarget);
      onOpen(sheet);
    };
  return (
    <PopUp icon="more" kind="quiet" label={words.menu}>
      <div className={styles.menu}>
        {isInn && held !== null && (
          <Button
            kind="quiet"
            icon="person"
            onClick={({ currentTarget }) => {
              closePopUp(currentTarget);
              store.openMat(held.seat);
            }}
          >
            {words.yourCharacter}
          </Button>
        )}
        {isInn && (
          <Button kind="quiet" icon="discard" onClick={open('drinks')}>
            {words.drinkDiscard}
          </Button>
        )}
        <a href="/rules" target="_blank" rel="noreferrer" className={styles.link}>
          <Icon name="rules" /> {words.rules}
        </a>
        {isInn && (
          <a href={`/table/${code}/screen`} target="_blank" rel="noreferrer" className={styles.link}>
            <Icon name="tv" /> {words.sharedScreen}
          </a>
        )}
        {held !== null && isHost && (
          <Button kind="quiet" icon="chat" onClick={open('guests')}>
            {words.guests}
          </Button>
        )}
        {held !== null && (
          <Button kind="quiet" icon="phone" onClick={open('handover')}>
            {words.toOtherDevice}
          </Button>
        )}
        {isFair && (
          <Button kind="quiet" icon="lock" onClick={open('deal')}>
            {words.fairDeal}
          </Button>
        )}
        <Button kind="quiet" icon="settings" onClick={open('settings')}>
          {words.settings}
        </Button>
      </div>
    </PopUp>
  );
}
