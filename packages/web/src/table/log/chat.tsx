/** Say something: in one's own words, or with a quick phrase. */
import { QUICK_PHRASES } from '@taproom/client';
import { useState, type FormEvent } from 'react';
import { Button } from '../../pieces/index.ts';
import { table as words } from '../../words/table.ts';
import type { TableSnapshot } from '../../link/table-link.ts';
import { closePopUp, PopUp } from '../pop-up.tsx';
import { useStore, useTable } from '../table-store.ts';
import styles from './log.module.css';

/** Whoever sits at the table may, unless the host has muted them; those who watch where the host lets them. */
export function mayChatNow({ own, table }: TableSnapshot): boolean {
  if (isAlone(table)) return false;
  if (own === null || own.seat < 0) return table?.watchersTalk === true;
  return table?.seats[own.seat]?.muted !== true;
}

/** A table that nobody can come to. */
const isAlone = (table: TableSnapshot['table']): boolean => table?.code === '';

export function Chat() {
  const store = useStore();
  const mayChat = useTable(mayChatNow);
  const sits = useTable(({ own, table }) => own !== null && own.seat >= 0 && !isAlone(table));
  const [text, setText] = useState('');
  if (!mayChat) return sits ? <p role="status">{words.youAreMuted}</p> : null;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    store.link.say(text.trim());
    setText('');
  };
  return (
    <form className={styles.chat} onSubmit={send}>
      <Phrases />
      <input
        className={styles.input}
        value={text}
        maxLength={300}
        placeholder={words.chat}
        aria-label={words.chat}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" icon="right" label={words.chatSend} disabled={text.trim() === ''} />
    </form>
  );
}

/** One click, no typing: for the phone, and for those who do not want to talk. */
export function Phrases() {
  const store = useStore();
  return (
    <PopUp icon="chat" kind="quiet" label={words.phrases}>
      <div className={styles.phrases}>
        {QUICK_PHRASES.map((phrase, n) => (
          <Button
            key={phrase}
            size="small"
            onClick={({ currentTarget }) => {
              store.link.phrase(n);
              closePopUp(currentTarget);
            }}
          >
            {phrase}
          </Button>
        ))}
      </div>
    </PopUp>
  );
}
