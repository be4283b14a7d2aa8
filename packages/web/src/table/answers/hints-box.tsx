/** The best answers, and what they lead to. */
import type { WireAnswer } from '@taproom/client';
import { useEffect, useState } from 'react';
import type { Hint } from '../../link/table-link.ts';
import { Button } from '../../pieces/index.ts';
import { advice as words } from '../../words/advice.ts';
import { closePopUp } from '../pop-up.tsx';
import { useStore, useTable } from '../table-store.ts';
import { answerWords } from './answer-words.ts';
import styles from './hints.module.css';

export default function HintsBox() {
  const store = useStore();
  const [hints, setHints] = useState<readonly Hint[] | null>(null);
  const [trouble, setTrouble] = useState('');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    store.link.hints().then(setHints, (error: Error) => setTrouble(error.message));
  }, [store, tries]);
  const askAgain = (): void => {
    setTrouble('');
    setTries(tries + 1);
  };
  return (
    <div className={styles.box}>
      <h2>{words.title}</h2>
      {trouble !== '' ? (
        <>
          <p role="alert">{trouble}</p>
          <Button size="small" onClick={askAgain}>
            {words.again}
          </Button>
        </>
      ) : hints === null ? (
        <p role="status">{words.thinking}</p>
      ) : (
        <ol className={styles.hints}>
          {hints.map((hint, i) => (
            <Advised key={JSON.stringify(hint.answer)} hint={hint} best={i === 0} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Advised({ hint: { answer, expects }, best }: { readonly hint: Hint; readonly best: boolean }) {
  const store = useStore();
  const label = useTable(({ own, faces }) => answerWords(own?.choices ?? [], faces, answer));
  return (
    <li>
      <Button
        kind={best ? 'main' : 'plain'}
        size="small"
        wide
        onClick={({ currentTarget }) => {
          closePopUp(currentTarget);
          // It is one of the answers that the table itself offers.
          const { seat: _seat, ...said } = answer;
          store.answer(said as unknown as WireAnswer);
        }}
      >
        {label}
      </Button>
      {expects === undefined ? (
        <p>{words.onlyOne}</p>
      ) : (
        <p>
          <strong>{words.chance(expects.chance)}</strong> {words.later(expects)}
        </p>
      )}
    </li>
  );
}
