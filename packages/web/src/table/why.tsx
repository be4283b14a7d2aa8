/** Why a bot may have played its last card, for whoever asks. */
import { useState } from 'react';
import type { ReasonTold } from '../link/table-link.ts';
import { Button } from '../pieces/index.ts';
import { advice as words } from '../words/advice.ts';
import { titleOf } from './answers/names.ts';
import { useStore, useTable, type TableState } from './table-store.ts';

/** The card that the bot of a seat played last; −1: none, or nobody may ask. */
function lastOf({ table, story, own }: TableState, seat: number): number {
  if (table?.hints !== true || table.status !== 'playing' || own === null || own.seat < 0) return -1;
  if (table.seats[seat]?.kind !== 'bot') return -1;
  return story.findLast((event) => event.e === 'play' && event.seat === seat)?.card ?? -1;
}

export function Why({ seat }: { readonly seat: number }) {
  const store = useStore();
  const card = useTable((state) => lastOf(state, seat));
  const faces = useTable((state) => state.faces);
  const name = useTable((state) => state.view!.seats[seat].name);
  const [reason, setReason] = useState<ReasonTold | null>(null);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  if (card < 0) return null;
  const ask = (): void => {
    setBusy(true);
    store.link
      .reason(seat)
      .then(
        (told) => setReason(told),
        (error: Error) => setTrouble(error.message),
      )
      .finally(() => setBusy(false));
  };
  if (reason?.card === card)
    return (
      <p role="status">
        <strong>{words.why(titleOf(faces, card))}</strong> {words.because(name, reason)}
      </p>
    );
  return (
    <>
      <Button icon="owl" busy={busy} onClick={ask}>
        {words.why(titleOf(faces, card))}
      </Button>
      {trouble !== '' && <p role="alert">{trouble}</p>}
    </>
  );
}
