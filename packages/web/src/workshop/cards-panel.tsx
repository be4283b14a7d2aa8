/** A deck: its cards in a list, and the one that is being made, with its form beside what it will look like. */
import { cardOf, faceOf, type CardFile, type CharacterFile } from '@taproom/inn';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, Card } from '../pieces/index.ts';
import panel from '../rooms/panel.module.css';
import { words } from '../words/workshop.ts';
import { NEW_SIDE_CARD, partNamed } from './forms.ts';
import { SchemaForm } from './schema-form.tsx';
import styles from './workshop.module.css';

interface CardsPanelProps {
  readonly heading: string;
  readonly cards: readonly CardFile[];
  readonly character: CharacterFile;
  /** What its side deck is called; empty: it is the Character Deck. */
  readonly sideDeck: string;
  /** Which card is open, −1: none. */
  readonly open: number;
  readonly onOpen: (card: number) => void;
  readonly onChange: (cards: readonly CardFile[]) => void;
}

const NEW_CARD: CardFile = {
  title: 'A new card',
  types: ['action'],
  uses: [
    {
      label: 'attack',
      when: { at: 'action' },
      pick: { from: 'another', min: 1, max: 1 },
      effects: [{ verb: 'fortitude', who: 'target', by: -2 }],
    },
  ],
};
export function CardsPanel({ heading, cards, character, sideDeck, open, onOpen, onChange }: CardsPanelProps) {
  const card = cards[open];
  // The list may be longer than the screen.
  const bench = useRef<HTMLDivElement>(null);
  useEffect(() => bench.current?.scrollIntoView({ block: 'nearest' }), [open]);
  const add = (one: CardFile): void => {
    onChange([...cards, one]);
    onOpen(cards.length);
  };
  return (
    <section className={panel.panel} aria-label={heading}>
      <h2>{heading}</h2>
      <ul className={styles.cards}>
        {cards.map(({ title, copies = 1 }, i) => (
          <li key={i}>
            <button
              type="button"
              className={styles.pick}
              aria-expanded={i === open}
              onClick={() => onOpen(i === open ? -1 : i)}
            >
              {copies} × {title}
            </button>
          </li>
        ))}
      </ul>
      <div className={panel.buttons}>
        <Button size="small" icon="plus" onClick={() => add(sideDeck === '' ? NEW_CARD : NEW_SIDE_CARD)}>
          {words.addCard}
        </Button>
      </div>
      {card !== undefined && (
        <div ref={bench} className={styles.bench} role="group" aria-label={words.card(card.title)}>
          <div className={styles.form}>
            <SchemaForm
              schema={partNamed('card')}
              name={words.card(card.title)}
              value={card}
              character={character}
              // What comes out of a form for cards is one, or what is wrong with it is told.
              onChange={(next) => onChange(cards.with(open, next as CardFile))}
            />
            <div className={panel.buttons}>
              <Button size="small" icon="copy" onClick={() => add({ ...card, copies: 1 })}>
                {words.copyCard}
              </Button>
              <Button
                size="small"
                kind="warn"
                icon="close"
                onClick={() => {
                  onOpen(-1);
                  onChange(cards.toSpliced(open, 1));
                }}
              >
                {words.removeCard}
              </Button>
            </div>
          </div>
          <Preview card={card} character={character} sideDeck={sideDeck} />
        </div>
      )}
    </section>
  );
}

interface PreviewProps {
  readonly card: CardFile;
  readonly character: CharacterFile;
  readonly sideDeck: string;
}

function Preview({ card, character, sideDeck }: PreviewProps) {
  const face = useMemo(() => faceFor(card, character, sideDeck), [card, character, sideDeck]);
  // While a card cannot be read it stays as it was.
  const [shown, setShown] = useState(face);
  if (face !== null && face !== shown) setShown(face);
  return (
    <div className={styles.preview}>
      <p>{face === null ? words.notYet : words.looks}</p>
      <div aria-live="polite">
        {shown !== null && <Card face={shown} size="zoom" character={character.name} />}
      </div>
    </div>
  );
}

function faceFor(card: CardFile, character: CharacterFile, sideDeck: string) {
  try {
    const def = cardOf(character, card);
    return def === null ? null : faceOf(def, sideDeck === '' ? 'character' : 'item', sideDeck);
  } catch {
    // Half a card: it names a token that is not there yet, say.
    return null;
  }
}
