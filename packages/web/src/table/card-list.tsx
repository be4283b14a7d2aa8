import { Card } from '../pieces/index.ts';
import { table as words } from '../words/table.ts';
import { useStore, useTable } from './table-store.ts';
import styles from './pile-sheet.module.css';

interface CardListProps {
  readonly cards: readonly number[];
  /** With what they do: where there are few, and they are new to most. */
  readonly whole?: boolean;
}

/** Cards to look at; a click shows one large. */
export function CardList({ cards, whole = false }: CardListProps) {
  const store = useStore();
  const faces = useTable((state) => state.faces);
  if (cards.length === 0) return <p>{words.emptyPile}</p>;
  return (
    <ul className={styles.cards} data-whole={whole || undefined}>
      {cards.map((card) => {
        const face = faces?.cards[card];
        if (face === undefined) return null;
        return (
          <li key={card}>
            <button type="button" onClick={() => store.zoom(card)}>
              <Card
                face={face}
                size={whole ? 'hand' : 'small'}
                character={faces?.characters[face.owner]?.name}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
