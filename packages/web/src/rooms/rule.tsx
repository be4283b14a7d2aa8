/** One rule of the book: what it says, what shows it at work, and what was ruled and worked out about it. */
import { memo, useState } from 'react';
import { Link } from 'wouter';
import { words } from '../words/all.ts';
import type { RuleEntry, Term } from './rulebook.ts';
import { RuleText } from './rule-text.tsx';
import styles from './rules.module.css';

interface RuleProps {
  readonly rule: RuleEntry;
  readonly terms: readonly Term[];
  readonly chapter: string;
  /** The id that the address asks for. */
  readonly wanted?: string;
  /** Where it stands, if that cannot be seen. */
  readonly from?: string;
}

/** Drawn once: of what a search finds, more is shown from moment to moment. */
export const Rule = memo(function Rule({ rule, terms, chapter, wanted, from }: RuleProps) {
  const { id, text, below = [], examples = [] } = rule;
  // Where it was searched for one will do: the rest stands in its chapter, and a slow phone is done sooner.
  const shown = from === undefined ? rule.shown : rule.shown.slice(0, 1);
  return (
    <li id={id} tabIndex={-1} data-wanted={id === wanted || undefined}>
      {from !== undefined && <p className={styles.from}>{from}</p>}
      <RuleText text={text} terms={terms} chapter={chapter} />
      {shown.length > 0 && (
        <p className={styles.shown}>
          {words.rules.showMe}
          {shown.map(({ scene, name }) => (
            <span key={scene}>
              <Link href={`/show/${scene}?rule=${id}`}>{name}</Link>
              <span className={styles.try}>
                (<Link href={`/try/${scene}`}>{words.rules.tryIt}</Link>)
              </span>
            </span>
          ))}
        </p>
      )}
      {below.length > 0 && <Below below={below} terms={terms} chapter={chapter} wanted={wanted} />}
      {examples.length > 0 && (
        <p className={styles.shown}>
          {words.rules.examples}
          {examples.map((example) => (
            <a key={example} href={`#${example}`}>
              {example}
            </a>
          ))}
        </p>
      )}
      <a href={`#${id}`} className={styles.id} aria-label={words.rules.linkTo(id)}>
        {id}
      </a>
    </li>
  );
});

interface BelowProps extends Omit<RuleProps, 'rule' | 'from'> {
  readonly below: readonly RuleEntry[];
}

function Below({ below, terms, chapter, wanted }: BelowProps) {
  const isWanted = below.some(({ id }) => id === wanted);
  const [unfolded, setUnfolded] = useState(isWanted);
  // A link to what stands in here opens it; afterwards the reader decides.
  const [before, setBefore] = useState(isWanted);
  if (before !== isWanted) {
    setBefore(isWanted);
    setUnfolded(isWanted);
  }
  const worked = below.filter(({ id }) => id.includes('.ex.')).length;
  return (
    <details
      className={styles.below}
      open={unfolded}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary>{words.rules.below(below.length - worked, worked)}</summary>
      {unfolded && (
        <ul>
          {below.map((rule) => (
            <Rule key={rule.id} rule={rule} terms={terms} chapter={chapter} wanted={wanted} />
          ))}
        </ul>
      )}
    </details>
  );
}
