/** Puzzles of ours: tables at which whoever's turn it is can win. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Room } from '../rooms/room.tsx';
import { useAction } from '../rooms/use-action.ts';
import { Wrong } from '../rooms/wrong.tsx';
import { own as words } from '../words/own.ts';
import { nameIn, scenesOf } from './scene-text.ts';
import styles from './puzzles.module.css';

export default function Puzzles() {
  const [puzzles, setPuzzles] = useState<Readonly<Record<string, string>> | null>(null);
  const fetching = useAction(async () => setPuzzles(await scenesOf('puzzles')));
  const { run } = fetching;
  useEffect(() => run(), [run]);
  return (
    <Room title={words.puzzles} about={words.puzzlesAbout}>
      <Wrong text={fetching.wrong} />
      <ul className={styles.puzzles}>
        {Object.entries(puzzles ?? {}).map(([scene, text]) => (
          <li key={scene}>
            <Link href={`/try/${scene}`} className={styles.name}>
              {nameIn(text)}
            </Link>
            <Link href={`/show/${scene}`}>{words.solution}</Link>
          </li>
        ))}
      </ul>
      <Link href="/own">{words.ownPuzzle}</Link>
    </Room>
  );
}
