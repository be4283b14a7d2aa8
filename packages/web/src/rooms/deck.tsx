/** All cards of one character, or of a deck that is nobody's: to look through, and to print for a real table. */
import { about, type CharacterAbout } from '@taproom/cast/about';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, Card, Mugs, Portrait, Sheet } from '../pieces/index.ts';
import { isKnown } from '../theme/character-marks.ts';
import { words } from '../words/all.ts';
import { decks as told } from '../words/decks.ts';
import { DECKS } from './decks-of-the-house.ts';
import { addressOf, type ShownCard, type ShownDeck } from './decks.ts';
import styles from './deck.module.css';
import { Room } from './room.tsx';
import { Wrong } from './wrong.tsx';

const MOODS = ['sober', 'merry', 'drunk', 'under'] as const;

export default function Deck({ name }: { readonly name: string }) {
  const [open, setOpen] = useState<ShownCard | null>(null);
  const address = name.toLowerCase();
  const one = about.find((who) => addressOf(who.name) === address);
  const title = one?.fullName ?? told.laid[address]?.title;
  const found = DECKS[address];
  if (title === undefined || found === undefined)
    return (
      <Room title={words.characters.title}>
        <Wrong text={told.nobody(name)} />
        <Link href="/characters">{told.all}</Link>
      </Room>
    );
  const { decks, decided } = found;
  // Whom nobody plays has an emblem, too.
  const character = one?.name ?? (isKnown(title) ? title : undefined);
  return (
    <Room title={title} about={one?.pitch ?? told.laid[address]?.about} width="wide">
      {one !== undefined && <Looks one={one} />}
      <div className={styles.tools}>
        <Link href="/characters">{told.all}</Link>
        <Button onClick={() => window.print()}>{told.print}</Button>
      </div>
      {decks.map((deck) => (
        <Cards key={deck.title} deck={deck} character={character} onOpen={setOpen} />
      ))}
      <Marks decks={decks} />
      {decided.length > 0 && (
        <section className={styles.notes}>
          <h2>{told.decided}</h2>
          <ul>
            {decided.map((ruling) => (
              <li key={ruling}>{ruling}</li>
            ))}
          </ul>
        </section>
      )}
      <Sheet open={open !== null} title={open?.face.title ?? ''} titled onClose={() => setOpen(null)}>
        {open !== null && (
          <>
            <Card face={open.face} size="zoom" character={character} />
            <HowMany card={open} />
          </>
        )}
      </Sheet>
    </Room>
  );
}

function Looks({ one }: { readonly one: CharacterAbout }) {
  return (
    <>
      <p className={styles.moods}>
        {MOODS.map((mood) => (
          <Portrait key={mood} character={one.name} mood={mood} label={told.moods[mood](one.name)} />
        ))}
      </p>
      <p className={styles.source}>
        {told.sources[one.book]} <Mugs n={one.mugs} />
      </p>
    </>
  );
}

/** How often a card is there, and which books know it. */
function HowMany({ card: { copies, books } }: { readonly card: ShownCard }) {
  return (
    <span className={styles.copies}>
      {told.copies(copies)}
      {books.length > 0 && <span> · {told.books(books)}</span>}
    </span>
  );
}

interface CardsProps {
  readonly deck: ShownDeck;
  readonly character: string | undefined;
  onOpen(this: void, card: ShownCard): void;
}

function Cards({ deck, character, onOpen }: CardsProps) {
  const count = deck.cards.reduce((sum, { copies }) => sum + copies, 0);
  return (
    <section className={styles.deck} aria-label={deck.title}>
      <h2>{deck.title}</h2>
      <p className={styles.count}>{told.count(count, deck.cards.length)}</p>
      <ul className={styles.cards}>
        {deck.cards.map((card) => (
          <li key={card.face.key}>
            <HowMany card={card} />
            <button type="button" className={styles.open} onClick={() => onOpen(card)}>
              <Card face={card.face} character={character} />
            </button>
            {/* On paper nothing opens. */}
            {card.face.rulings.length > 0 && (
              <ul className={styles.rulings}>
                {card.face.rulings.map((ruling) => (
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

/** What the words in the corners of the cards mean. */
function Marks({ decks }: { readonly decks: readonly ShownDeck[] }) {
  const { provenance, provenanceMark } = words.card;
  const there = new Set(decks.flatMap(({ cards }) => cards.map(({ face }) => face.provenance)));
  // Two of them are told by the same word.
  const marks = new Map([...there].map((one) => [provenanceMark[one], provenance[one]]));
  return (
    <section className={styles.notes}>
      <h2>{told.marks}</h2>
      <dl>
        {[...marks].map(([mark, meaning]) => (
          <div key={mark}>
            <dt>{mark}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
