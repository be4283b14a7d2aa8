/** All cards of one character, to look through, and to print for a real table. */
import { about } from '@taproom/cast/about';
import type { CardFace } from '@taproom/inn';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, Card, Mugs, Portrait, Sheet } from '../pieces/index.ts';
import { words } from '../words/all.ts';
import { DECKS } from './decks-of-the-house.ts';
import { addressOf, type ShownDeck } from './decks.ts';
import styles from './deck.module.css';
import { Room } from './room.tsx';
import { Wrong } from './wrong.tsx';

const MOODS = ['sober', 'merry', 'drunk', 'under'] as const;

export default function Deck({ name }: { readonly name: string }) {
  const { characters } = words;
  const [open, setOpen] = useState<CardFace | null>(null);
  const one = about.find((who) => addressOf(who.name) === name.toLowerCase());
  const decks = one === undefined ? undefined : DECKS[one.name];
  if (one === undefined || decks === undefined)
    return (
      <Room title={characters.title}>
        <Wrong text={characters.nobody(name)} />
        <Link href="/characters">{characters.all}</Link>
      </Room>
    );
  return (
    <Room title={one.fullName} about={one.pitch} width="wide">
      <p className={styles.moods}>
        {MOODS.map((mood) => (
          <Portrait key={mood} character={one.name} mood={mood} label={characters.moods[mood](one.name)} />
        ))}
      </p>
      <div className={styles.tools}>
        <Mugs n={one.mugs} />
        <Link href="/characters">{characters.all}</Link>
        <Button onClick={() => window.print()}>{characters.print}</Button>
      </div>
      {decks.map((deck) => (
        <Cards key={deck.title} deck={deck} character={one.name} onOpen={setOpen} />
      ))}
      <Sheet open={open !== null} title={open?.title ?? ''} onClose={() => setOpen(null)}>
        {open !== null && <Card face={open} size="zoom" character={one.name} />}
      </Sheet>
    </Room>
  );
}

interface CardsProps {
  readonly deck: ShownDeck;
  readonly character: string;
  onOpen(this: void, face: CardFace): void;
}

function Cards({ deck, character, onOpen }: CardsProps) {
  const { characters } = words;
  const count = deck.cards.reduce((sum, { copies }) => sum + copies, 0);
  return (
    <section className={styles.deck} aria-label={deck.title}>
      <h2>{deck.title}</h2>
      <p className={styles.count}>{characters.count(count, deck.cards.length)}</p>
      <ul className={styles.cards}>
        {deck.cards.map(({ copies, face }) => (
          <li key={face.key}>
            <span className={styles.copies}>{characters.copies(copies)}</span>
            <button type="button" className={styles.open} onClick={() => onOpen(face)}>
              <Card face={face} character={character} />
            </button>
            {/* On paper nothing opens. */}
            {face.rulings.length > 0 && (
              <ul className={styles.rulings}>
                {face.rulings.map((ruling) => (
                  <li key={ruling}>{ruling}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
