/** The edge of the table: the log, the rules, the settings, and the way out. */
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { address } from '../address.ts';
import { Icon } from '../icons/index.ts';
import { Button, toast } from '../pieces/index.ts';
import type { HeldSeat } from '../link/seats.ts';
import { isPocket } from '../pocket/pocket-id.ts';
import { words as all } from '../words/index.ts';
import { table as words } from '../words/table.ts';
import { mayChatNow, Phrases } from './log/chat.tsx';
import { closePopUp, PopUp } from './pop-up.tsx';
import type { SheetName } from './sheets.tsx';
import { useStore, useTable } from './table-store.ts';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly held: HeldSeat | null;
  readonly hasLog: boolean;
  readonly onLog: () => void;
  /** What is going on: whose turn it is, and how far it has come. */
  readonly children: ReactNode;
}

/** Fetched when one of them is opened. */
const Sheets = lazy(() => import('./sheets.tsx'));

export function TopBar({ held, hasLog, onLog, children }: TopBarProps) {
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const mayChat = useTable(mayChatNow);
  useEffect(() => {
    const help = ({ key, target }: KeyboardEvent): void => {
      if (key === '?' && !(target instanceof Element && target.matches('input, textarea'))) setSheet('keys');
    };
    window.addEventListener('keydown', help);
    return () => window.removeEventListener('keydown', help);
  }, []);
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
      {sheet !== null && (
        <Suspense fallback={null}>
          <Sheets sheet={sheet} held={held} onClose={() => setSheet(null)} />
        </Suspense>
      )}
    </header>
  );
}

/** Fetched when somebody wants it. */
function save(held: HeldSeat): void {
  import('../link/open-here.ts')
    .then(({ saveAsFile }) => saveAsFile(held))
    .catch((error: Error) => toast(error.message, 'warn'));
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
  const seat = useTable(({ own }) => own?.seat ?? -1);
  // Nobody else can come to a table in the pocket.
  const isHere = useTable((state) => isPocket(state.table!.table));
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
        {isInn && seat >= 0 && (
          <Button
            kind="quiet"
            icon="person"
            onClick={({ currentTarget }) => {
              closePopUp(currentTarget);
              store.openMat(seat);
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
        <a href={address('/rules')} target="_blank" rel="noreferrer" className={styles.link}>
          <Icon name="rules" /> {words.rules}
        </a>
        {isInn && code !== '' && !isHere && (
          <a href={address(`/table/${code}/screen`)} target="_blank" rel="noreferrer" className={styles.link}>
            <Icon name="tv" /> {words.sharedScreen}
          </a>
        )}
        {held !== null && isHost && !isHere && (
          <Button kind="quiet" icon="chat" onClick={open('guests')}>
            {words.guests}
          </Button>
        )}
        {held !== null && (
          <Button kind="quiet" icon="hourglass" onClick={open('people')}>
            {words.people}
          </Button>
        )}
        {held !== null && !isHere && (
          <Button kind="quiet" icon="phone" onClick={open('handover')}>
            {words.toOtherDevice}
          </Button>
        )}
        {isFair && (
          <Button kind="quiet" icon="lock" onClick={open('deal')}>
            {words.fairDeal}
          </Button>
        )}
        {held !== null && isHere && (
          <Button
            kind="quiet"
            icon="share"
            onClick={({ currentTarget }) => {
              closePopUp(currentTarget);
              save(held);
            }}
          >
            {words.save}
          </Button>
        )}
        <Button kind="quiet" icon="settings" onClick={open('settings')}>
          {words.settings}
        </Button>
        <Button kind="quiet" icon="help" onClick={open('keys')}>
          {words.keys}
        </Button>
        <Link href="/" className={styles.link} title={held === null ? undefined : words.leaveHint}>
          <Icon name="outside" /> {words.leave}
        </Link>
      </div>
    </PopUp>
  );
}
