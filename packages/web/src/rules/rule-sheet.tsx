/** The rules behind what the table has said: word for word, each with what shows it at work. */
import { useEffect, useState } from 'react';
import { address } from '../address.ts';
import { RuleText, TermNotes } from '../rooms/rule-text.tsx';
import { entryFor, type FoundEntry, type Rulebook, type Term } from '../rooms/rulebook.ts';
import { Sheet } from '../pieces/index.ts';
import { useStore, useTable } from '../table/table-store.ts';
import { behind as words } from '../words/behind.ts';
import { rulesOf } from './found.ts';
import { readRulebook } from './rulebook.ts';
import styles from './rule-sheet.module.css';

export default function RuleSheet() {
  const store = useStore();
  const behind = useTable((state) => state.desk.behind);
  const game = useTable(({ gambling, view }) => gambling?.game?.game ?? view?.round?.game?.game ?? null);
  const isInn = useTable((state) => state.view !== null);
  const [book, setBook] = useState<Rulebook | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    readRulebook().then(setBook, () => setMissing(true));
  }, []);
  if (behind === null) return null;
  return (
    <Sheet open onClose={() => store.showRules(null)} title={behind.title}>
      {isMissing && <p role="alert">{words.missing}</p>}
      {book === null && !isMissing && <p role="status">{words.opening}</p>}
      {book !== null && (
        <TermNotes terms={book.terms}>
          {behind.said.map((said, i) => (
            <section key={i} className={styles.said}>
              {behind.said.length > 1 && <h3>{said.words}</h3>}
              {entriesOf(book, rulesOf(said, game, isInn)).map((rule) => (
                <Rule key={rule.id} rule={rule} terms={book.terms} />
              ))}
            </section>
          ))}
        </TermNotes>
      )}
    </Sheet>
  );
}

/** Elsewhere, so that the table stays where it is. */
function Rule({ rule, terms }: { readonly rule: FoundEntry; readonly terms: readonly Term[] }) {
  const { id, text, shown, chapter } = rule;
  return (
    <div className={styles.rule}>
      <RuleText text={text} terms={terms} chapter={chapter} />
      <p className={styles.ways}>
        {shown.slice(0, 1).map(({ scene }) => (
          <a key={scene} href={address(`/show/${scene}?rule=${id}`)} target="_blank" rel="noreferrer">
            {words.showMe}
          </a>
        ))}
        <a href={address(`/rules#${id}`)} target="_blank" rel="noreferrer">
          {words.inTheBook(id)}
        </a>
      </p>
    </div>
  );
}

/** In the order in which they are asked for. */
const entriesOf = (book: Rulebook, ids: readonly string[]): FoundEntry[] =>
  ids.flatMap((id) => entryFor(book, id) ?? []);
