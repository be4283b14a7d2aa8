/** The deal of a table that is being played, or set: for whoever wants to know, and to add something of their own. */
import type { FairDeal } from '@taproom/client';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, Field } from '../pieces/index.ts';
import { useStore, useTable } from '../table/table-store.ts';
import { fair as words } from '../words/fair.ts';
import { Deal } from './deal.tsx';
import styles from './fair.module.css';

interface DealDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function DealDialog({ open, onClose }: DealDialogProps) {
  const table = useTable((state) => state.table);
  const sits = useTable((state) => (state.own?.seat ?? -1) >= 0);
  if (!open || table === null || table.fair === null) return null;
  const { fair, seats, status } = table;
  // A seat that is still free has nobody who could have added anything.
  const names = seats.map(({ name, character }, seat) => name || character || String(seat + 1));
  return (
    <Dialog open onClose={onClose} title={words.title} about={words.about}>
      <div className={styles.deal}>
        {sits && status === 'lobby' && <OwnAddition />}
        <Deal {...fair} names={names} />
      </div>
    </Dialog>
  );
}

function OwnAddition() {
  const store = useStore();
  const [text, setText] = useState('');
  const add = (event: FormEvent): void => {
    event.preventDefault();
    store.link.addChance(text);
    setText('');
  };
  return (
    <form className={styles.own} onSubmit={add}>
      <Field
        label={words.own}
        hint={words.ownHint}
        value={text}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" icon="dice" disabled={text.trim() === ''}>
        {words.add}
      </Button>
    </form>
  );
}

/** In the lobby: one sentence, and the way to more. */
export function DealLine({ commitment }: Pick<FairDeal, 'commitment'>) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.line}>
      <p>{words.line}</p>
      <Button kind="quiet" size="small" icon="lock" onClick={() => setOpen(true)}>
        <span className={styles.number} translate="no">
          {commitment.slice(0, SHOWN)} …
        </span>
        <span className="for-ears">{words.open}</span>
      </Button>
      <DealDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

/** Enough digits to notice that they are others. */
const SHOWN = 12;
