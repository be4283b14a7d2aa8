/** For the host: who watches and what they may see, and whose chat is passed on. */
import { useState } from 'react';
import { allowWatchers, changeGuest, muteSeat, renewCode } from '../link/house.ts';
import type { HeldSeat } from '../link/seats.ts';
import { Button, Sheet, Switch } from '../pieces/index.ts';
import { useTable } from '../table/table-store.ts';
import { words } from '../words/all.ts';
import styles from './guests-sheet.module.css';
import panel from './panel.module.css';
import { useAction } from './use-action.ts';
import { Wrong } from './wrong.tsx';

interface GuestsSheetProps {
  readonly held: HeldSeat;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The button and its sheet. */
export function Guests({ held }: { readonly held: HeldSeat }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="chat" onClick={() => setOpen(true)}>
        {words.guests.open}
      </Button>
      <GuestsSheet held={held} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export function GuestsSheet({ held, open, onClose }: GuestsSheetProps) {
  const table = useTable((state) => state.table!);
  const { guests } = words;
  const decide = useAction((how: () => Promise<void>) => how());
  const others = table.seats.flatMap(({ kind, name, muted }, n) =>
    kind === 'human' && n !== table.host ? [{ n, name, muted: muted === true }] : [],
  );
  return (
    <Sheet open={open} onClose={onClose} title={guests.title} about={guests.about}>
      <div className={panel.stack}>
        <Wrong text={decide.wrong} />
        <Switch
          label={guests.talk}
          hint={guests.talkHint}
          checked={table.watchersTalk}
          onChange={(talk) => decide.run(() => allowWatchers(held, { talk }))}
        />
        <Switch
          label={guests.hands}
          hint={table.status === 'lobby' ? guests.handsHint : guests.handsSettled}
          checked={table.watchers === 'hands'}
          disabled={table.status !== 'lobby'}
          onChange={(hands) =>
            decide.run(() => allowWatchers(held, { watchers: hands ? 'hands' : 'public' }))
          }
        />
        <section aria-labelledby="players-heard">
          <h3 id="players-heard">{guests.players}</h3>
          {others.length === 0 && <p>{guests.noPlayers}</p>}
          <ul className={styles.list}>
            {others.map(({ n, name, muted }) => (
              <li key={n} className={styles.row}>
                <span className={styles.name}>{muted ? guests.isMuted(name) : name}</span>
                <Voice name={name} muted={muted} onMute={(now) => decide.run(() => muteSeat(held, n, now))} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="code-of-table">
          <h3 id="code-of-table">
            {guests.code}: <span translate="no">{table.code}</span>
          </h3>
          <p>{guests.codeHint}</p>
          <Button size="small" icon="undo" onClick={() => decide.run(() => renewCode(held))}>
            {guests.newCode}
          </Button>
        </section>
        <section aria-labelledby="those-who-watch">
          <h3 id="those-who-watch">{guests.watching}</h3>
          <p>{table.guests.length === 0 ? guests.nobody : guests.watchingHint}</p>
          <ul className={styles.list}>
            {table.guests.map(({ n, muted }) => (
              <li key={n} className={styles.row}>
                <span className={styles.name}>
                  {muted ? guests.isMuted(guests.watcher(n)) : guests.watcher(n)}
                </span>
                <Voice
                  name={guests.watcher(n)}
                  muted={muted}
                  onMute={(now) => decide.run(() => changeGuest(held, n, { muted: now }))}
                />
                <Button
                  kind="warn"
                  size="small"
                  icon="outside"
                  onClick={() => decide.run(() => changeGuest(held, n, { remove: true }))}
                >
                  {guests.remove(guests.watcher(n))}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Sheet>
  );
}

interface VoiceProps {
  readonly name: string;
  readonly muted: boolean;
  readonly onMute: (muted: boolean) => void;
}

function Voice({ name, muted, onMute }: VoiceProps) {
  const { guests } = words;
  return (
    <Button size="small" icon={muted ? 'sound' : 'sound-off'} onClick={() => onMute(!muted)}>
      {muted ? guests.unmute(name) : guests.mute(name)}
    </Button>
  );
}
