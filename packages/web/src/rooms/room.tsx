/** What every room around the table has: the sign, the settings, the ways to the other rooms. */
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/index.ts';
import { Button } from '../pieces/index.ts';
import { SettingsSheet } from '../settings/index.ts';
import { words } from '../words/index.ts';
import styles from './room.module.css';

export interface RoomProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly about?: string;
  /** In place of the title: the home page has a sign of its own. */
  readonly sign?: ReactNode;
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
}

export function Room({ title, about, sign, width = 'narrow', children }: RoomProps) {
  const [settings, setSettings] = useState(false);
  const { frame, general } = words;
  useEffect(() => {
    document.title = title === general.name ? general.name : `${title} · ${general.name}`;
  }, [title, general.name]);
  return (
    <div className={styles.room}>
      <a className={styles.skip} href="#content">
        {frame.skip}
      </a>
      <header className={styles.head}>
        <Link href="/" className={styles.home} aria-label={sign === undefined ? undefined : general.home}>
          <Icon name="inn" />
          {sign === undefined && <span>{general.name}</span>}
        </Link>
        <Button kind="quiet" icon="settings" label={words.settings.open} onClick={() => setSettings(true)} />
      </header>
      <main id="content" className={styles.main} data-width={width} tabIndex={-1}>
        {sign ?? (
          <div className={styles.title}>
            <h1>{title}</h1>
            {about !== undefined && <p>{about}</p>}
          </div>
        )}
        {children}
      </main>
      <footer className={styles.foot}>
        <nav aria-label={frame.nav}>
          <Link href="/rules">
            <Icon name="rules" />
            {frame.rules}
          </Link>
          <Link href="/characters">
            <Icon name="person" />
            {frame.characters}
          </Link>
          <Link href="/workshop">
            <Icon name="fist" />
            {frame.workshop}
          </Link>
          <Link href="/credits">
            <Icon name="candle" />
            {frame.credits}
          </Link>
        </nav>
        <p>{frame.unofficial}</p>
      </footer>
      <SettingsSheet open={settings} onClose={() => setSettings(false)} />
    </div>
  );
}
