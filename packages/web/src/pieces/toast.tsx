/** A sentence that comes, is read out, and goes. One place for all of them, one at a time. */
import { useSyncExternalStore } from 'react';
import { Icon } from '../icons/index.ts';
import { words } from '../words/index.ts';
import { Button } from './button.tsx';
import styles from './toast.module.css';

interface Note {
  readonly id: number;
  readonly text: string;
  readonly kind: 'note' | 'warn';
  readonly action?: Action;
}

/** What can be done about it: then it stays until somebody does, or closes it. */
interface Action {
  readonly label: string;
  act(): void;
}

let notes: readonly Note[] = [];
let last = 0;
const listeners = new Set<() => void>();

function change(next: readonly Note[]): void {
  notes = next;
  for (const listener of listeners) listener();
}

const drop = (id: number): void => change(notes.filter((note) => note.id !== id));

/** Long enough to be read twice. */
const SHOWN = 7000;

export function toast(text: string, kind: Note['kind'] = 'note', action?: Action): void {
  const id = ++last;
  change([...notes.filter((note) => note.text !== text).slice(-2), { id, text, kind, action }]);
  if (action === undefined) setTimeout(() => drop(id), SHOWN);
}

/** Somebody else looks at the page. */
export const forgetToasts = (): void => change(notes.filter(({ action }) => action !== undefined));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where they appear: once in the whole page. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => notes);
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {shown.map(({ id, text, kind, action }) => (
        <div key={id} className={styles.toast} data-kind={kind}>
          <Icon name={kind === 'warn' ? 'warning' : 'bell'} />
          <p>{text}</p>
          {action !== undefined && (
            <Button size="small" kind="main" onClick={() => action.act()}>
              {action.label}
            </Button>
          )}
          <Button
            kind="quiet"
            size="small"
            icon="close"
            label={words.general.close}
            onClick={() => drop(id)}
          />
        </div>
      ))}
    </div>
  );
}
