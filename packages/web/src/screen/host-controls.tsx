/** What the host may do from the big screen: begin, sounds, voices, full screen. */
import { useState } from 'react';
import { startTable } from '../link/house.ts';
import type { HeldSeat } from '../link/seats.ts';
import { Button, toast } from '../pieces/index.ts';
import { useSettings } from '../settings/store.ts';
import { useTable } from '../table/table-store.ts';
import { screen as words } from '../words/screen.ts';
import { toggleFullScreen, useFullScreen } from './full-screen.ts';
import { toggleSound, toggleVoice } from './use-keys.ts';
import styles from './host-controls.module.css';

export function HostControls({ held }: { readonly held: HeldSeat }) {
  const { sound, voice } = useSettings();
  const isFull = useFullScreen();
  const canStart = useTable(({ table }) => table?.status === 'lobby');
  const hasFree = useTable(({ table }) => table?.seats.some(({ kind }) => kind === 'open') === true);
  const [busy, setBusy] = useState(false);
  const start = (): void => {
    setBusy(true);
    startTable(held.table, held.token, hasFree).catch((error: Error) => {
      setBusy(false);
      toast(error.message, 'warn');
    });
  };
  return (
    <section className={styles.controls} aria-label={words.controls}>
      {canStart && (
        <Button kind="main" size="big" icon="mug" busy={busy} onClick={start}>
          {busy ? words.starting : hasFree ? words.fill : words.start}
        </Button>
      )}
      <Button
        kind="quiet"
        icon={sound ? 'sound' : 'sound-off'}
        label={sound ? words.mute : words.unmute}
        onClick={toggleSound}
      />
      <Button
        kind="quiet"
        icon="voice"
        label={voice ? words.voiceOff : words.voiceOn}
        aria-pressed={voice}
        onClick={toggleVoice}
      />
      <Button
        kind="quiet"
        icon="full-screen"
        label={isFull ? words.leaveFull : words.full}
        onClick={toggleFullScreen}
      />
    </section>
  );
}
