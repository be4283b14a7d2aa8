/** The text of a rule: its terms explain themselves, and the rules that it names can be gone to. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { address } from '../address.ts';
import { markedText } from './marked-text.ts';
import type { Term } from './rulebook.ts';
import styles from './rule-text.module.css';

interface RuleTextProps {
  readonly text: string;
  readonly terms: readonly Term[];
  readonly chapter: string;
}

export function RuleText({ text, terms, chapter }: RuleTextProps) {
  return (
    <p>
      {markedText(text, terms, chapter).map((part, i) =>
        typeof part === 'string' ? (
          part
        ) : 'rule' in part ? (
          <a key={i} href={address(`/rules#${part.rule}`)}>
            {part.word}
          </a>
        ) : (
          <button key={i} type="button" className={styles.term} data-term={part.term.term}>
            {part.word}
          </button>
        ),
      )}
    </p>
  );
}

interface Open {
  readonly word: HTMLElement;
  readonly term: Term;
  readonly place: { readonly left: number; readonly top: number };
}

const NOTE = 'term-note';
/** As wide as the note may be, with its margins, in pixels. */
const WIDTH = 320;

interface TermNotesProps {
  readonly terms: readonly Term[];
  readonly children: ReactNode;
}

/** Around texts of rules: shows the note to the word that is pointed at, focused or tapped. */
export function TermNotes({ terms, children }: TermNotesProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const around = useRef<HTMLDivElement>(null);
  const show = (target: EventTarget | null): void => {
    const word = target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;
    const term = terms.find((one) => one.term === word?.dataset.term);
    const frame = around.current?.getBoundingClientRect();
    if (word === null || term === undefined || frame === undefined) return setOpen(null);
    const { left, bottom } = word.getBoundingClientRect();
    const most = Math.max(0, frame.width - WIDTH);
    setOpen({ word, term, place: { left: Math.min(left - frame.left, most), top: bottom - frame.top } });
  };
  useEffect(() => {
    open?.word.setAttribute('aria-describedby', NOTE);
    return () => open?.word.removeAttribute('aria-describedby');
  }, [open]);
  return (
    <div
      ref={around}
      role="presentation"
      className={styles.around}
      onMouseOver={({ target }) => show(target)}
      onMouseLeave={() => setOpen(null)}
      onFocus={({ target }) => show(target)}
      onBlur={() => setOpen(null)}
      onClick={({ target }) => show(target)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(null)}
    >
      {children}
      {open !== null && (
        <span
          role="tooltip"
          id={NOTE}
          className={styles.note}
          style={{ insetInlineStart: `${open.place.left}px`, insetBlockStart: `${open.place.top}px` }}
        >
          <strong>{open.term.term}</strong> {open.term.says}
        </span>
      )}
    </div>
  );
}
