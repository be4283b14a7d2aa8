/** Between two people who share a device: whose turn it is to look, what everybody knows, and nothing else. */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/index.ts';
import type { Cover } from '../link/table-link.ts';
import { Button } from '../pieces/index.ts';
import { forgetToasts } from '../pieces/toast.tsx';
import { hotSeat as words } from '../words/hot-seat.ts';
import { ComeIn } from './come-in.tsx';
import styles from './cover-up.module.css';
import { useStore, useTable } from './table-store.ts';

/** Whoever has just pressed something must not turn the table up with the same press, or the next. */
const NOT_YET = 700;
/** So much of what happened is told to whoever comes. */
const TOLD = 5;

export function CoverUp({ cover: { seat, name } }: { readonly cover: Cover }) {
  const { link } = useStore();
  const [ready, setReady] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const story = useTable((state) => state.story);
  const character = useTable(({ table }) => table?.seats[seat]?.character ?? '');
  useEffect(() => {
    forgetToasts();
    const timer = setTimeout(() => setReady(true), NOT_YET);
    button.current?.focus();
    return () => clearTimeout(timer);
  }, []);
  const told = story.filter(({ text }) => text !== '').slice(-TOLD);
  return (
    <main className={styles.cover} data-cover={seat}>
      <Icon name="table" className={styles.icon} />
      <h1>
        <span className={styles.give}>{words.give}</span> {name}
      </h1>
      {character !== '' && character !== name && <p className={styles.as}>{words.as(character)}</p>}
      {told.length > 0 && (
        <section className={styles.told} aria-label={words.meanwhile}>
          <h2>{words.meanwhile}</h2>
          <ol>
            {told.map(({ at, text }) => (
              <li key={at}>{text}</li>
            ))}
          </ol>
        </section>
      )}
      <p className={styles.others}>{words.others}</p>
      <Button
        ref={button}
        kind="main"
        size="big"
        icon="right"
        aria-disabled={!ready}
        data-uncover
        onClick={() => ready && link.uncover?.()}
      >
        {words.show(name)}
      </Button>
      <ComeIn />
      <Link href="/" className={styles.out}>
        {words.out}
      </Link>
    </main>
  );
}
