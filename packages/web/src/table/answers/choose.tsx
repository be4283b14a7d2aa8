/** A choice among things that lie nowhere on the table: cards, players, words. */
import type { Option } from '@taproom/inn';
import { lazy, Suspense } from 'react';
import { Button, Card } from '../../pieces/index.ts';
import { table as words } from '../../words/table.ts';
import { SeatChip } from '../middle/seat-chip.tsx';
import { useStore, useTable } from '../table-store.ts';
import { isLadder } from './is-ladder.ts';
import { Ladder } from './ladder.tsx';
import { capital } from './names.ts';
import { doesOf, inShort, linesBeside } from './options-say.ts';
import { Says } from './says.tsx';
import styles from './answers.module.css';

/** What the gambling games are about is fetched when one is offered. */
const GameSays = lazy(() => import('../../parlour/game-says.tsx'));

const OF_GAMES: ReadonlySet<string> = new Set(['gambling-game', 'gambling-variant']);

export function Choose() {
  const options = useTable((state) => state.asked.options);
  const many = useTable((state) => state.asked.many);
  const ladder = useTable((state) => isLadder(state.asked));
  const hasCards = useTable(({ asked, faces }) =>
    asked.options.some(({ card }) => faces?.cards[card ?? -1] !== undefined),
  );
  return (
    <section className={styles.choose} data-words={!hasCards || undefined} aria-label={words.choosing}>
      <Beside />
      {many !== null && many.max > 1 && (
        <p className={styles.cause}>{words.chooseCount(many.min, many.max)}</p>
      )}
      {ladder ? (
        <Ladder />
      ) : (
        <ul className={styles.picks}>
          {options.map((option, i) => (
            <li key={i}>
              <Pick option={option} mark={i} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The card that asks, in its own words. */
export function Cause() {
  const text = useTable((state) => state.faces?.cards[state.asked.cause]?.lines ?? null);
  if (text === null) return null;
  return <p className={styles.cause}>{text.join(' ')}</p>;
}

/** The same without what stands on the buttons. */
function Beside() {
  const face = useTable((state) => state.faces?.cards[state.asked.cause]);
  const options = useTable((state) => state.asked.options);
  if (face === undefined) return null;
  const lines = linesBeside(
    face,
    options.flatMap(({ word }) => word ?? []),
  );
  if (lines.length === 0) return null;
  return (
    <p className={styles.cause} data-says data-beside={lines.length < face.lines.length || undefined}>
      {lines.join(' ')}
    </p>
  );
}

function Pick({ option, mark }: { readonly option: Option; readonly mark: number }) {
  const store = useStore();
  const marked = useTable((state) => state.desk.marks.includes(mark));
  const face = useTable((state) => (option.card === undefined ? undefined : state.faces?.cards[option.card]));
  const whose = useTable((state) =>
    face === undefined ? undefined : state.faces?.characters[face.owner]?.name,
  );
  const isGame = useTable((state) =>
    OF_GAMES.has((state.own?.question as { what?: string } | null)?.what ?? ''),
  );
  const { word, seat } = option;
  if (face !== undefined)
    return (
      <button
        type="button"
        className={styles.pick}
        aria-pressed={marked}
        data-option={mark}
        data-peek={option.card}
        onClick={() => store.mark(mark)}
      >
        {word !== undefined && <span className={styles.word}>{word}</span>}
        <Card face={face} size="hand" state={marked ? 'marked' : 'plain'} character={whose} />
      </button>
    );
  return (
    <Button
      kind={marked ? 'main' : 'plain'}
      aria-pressed={marked}
      data-option={mark}
      onClick={() => store.mark(mark)}
    >
      {seat !== undefined ? (
        <SeatChip seat={seat} />
      ) : isGame && word !== undefined ? (
        <Suspense fallback={word}>
          <GameSays name={word} />
        </Suspense>
      ) : (
        <Word word={word ?? words.chooseNothing} />
      )}
    </Button>
  );
}

/** The name of a token reads as the token is called; what the card that asks offers says what it does. */
function Word({ word }: { readonly word: string }) {
  const does = useTable(({ faces, asked }) => {
    const face = faces?.cards[asked.cause];
    return face === undefined ? '' : doesOf(face, word);
  });
  const title = useTable(
    (state) =>
      state.faces?.characters.flatMap(({ tokens }) => tokens).find(({ name }) => name === word)?.title,
  );
  return <Says label={title ?? (does === '' ? capital(word) : inShort(word))} does={does} />;
}
