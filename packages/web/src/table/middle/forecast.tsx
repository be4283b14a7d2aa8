/** Under what is happening: what comes of it if nobody answers. In sentences, or in brief where they would be a page. */
import type { Forecast as Foreseen } from '@taproom/client';
import { Icon } from '../../icons/index.ts';
import { RuleButton } from '../../rules/rule-button.tsx';
import { behind as about } from '../../words/behind.ts';
import { table as words } from '../../words/table.ts';
import { useTable } from '../table-store.ts';
import { condensed } from './condensed.ts';
import { inBrief, type Brief } from './in-brief.ts';
import styles from './forecast.module.css';

/** More letters than these are told in brief. */
const LONG = 120;
/** An icon and two numbers take as much room as so many letters. */
const LETTERS_OF_A_NUMBER = 9;

export function Forecast() {
  const forecast = useTable((state) => state.table!.asked?.forecast ?? null);
  const own = useTable((state) => state.view!.seat);
  const names = useTable((state) => state.view!.seats.map(({ name }) => name).join()).split(',');
  if (forecast === null) return null;
  const nameOf = (seat: number): string => names[seat] ?? '';
  const lines = condensed(forecast.lines, own, nameOf, words.eachOf);
  const letters = lettersOf(lines.map(({ text }) => text));
  const brief = letters <= LONG ? null : inBrief(forecast.lines, own);
  return (
    <div
      className={styles.forecast}
      style={{ '--letters': brief === null ? letters : lettersOfBrief(brief, nameOf) }}
      data-clear
    >
      <strong>{words.ifNobody}</strong>{' '}
      {brief === null ? (
        lines.map(({ key, text, mine, isOut }, i) => (
          <span key={key} className={styles.line} data-mine={mine || undefined} data-out={isOut || undefined}>
            {isOut && <Icon name="warning" />}
            {unbroken(text)}
            {i < lines.length - 1 ? '; ' : '.'}
          </span>
        ))
      ) : (
        <InBrief of={brief} forecast={forecast} own={own} nameOf={nameOf} />
      )}
      <RuleButton
        title={about.whyForeseen}
        said={forecast.lines.map(({ what, text }) => ({ words: text, step: what }))}
      />
    </div>
  );
}

/** What a number was and what it becomes is read in one line. */
const unbroken = (text: string): string => text.replaceAll(' → ', '\u00a0→\u00a0');

const lettersOf = (texts: readonly string[]): number => texts.join('; ').length + words.ifNobody.length;

const lettersOfBrief = ({ people, sentences }: Brief, nameOf: (seat: number) => string): number =>
  lettersOf([
    ...sentences,
    ...people.map(
      ({ seat, track, moved, besides, isOut }) =>
        nameOf(seat) +
        (track < 0 ? '' : words.onTrackOf(nameOf(track))) +
        besides +
        (isOut ? words.tooMuch : '') +
        '–'.repeat(LETTERS_OF_A_NUMBER * moved.length),
    ),
  ]);

interface InBriefProps {
  readonly of: Brief;
  readonly forecast: Foreseen;
  readonly own: number;
  readonly nameOf: (seat: number) => string;
}

function InBrief({ of: { people, sentences }, forecast, own, nameOf }: InBriefProps) {
  return (
    <>
      <span className="for-ears">{forecast.text}</span>
      <span aria-hidden>
        {people.map(({ seat, track, moved, besides, isOut }) => (
          <span
            key={`${seat} ${track}`}
            className={styles.person}
            data-mine={seat === own || undefined}
            data-out={isOut || undefined}
          >
            {isOut && <Icon name="warning" />}
            <b>{nameOf(seat)}</b>
            {track >= 0 && <span>{words.onTrackOf(nameOf(track))}</span>}
            {moved.map(({ what, before, after }) => (
              <span key={`${what} ${before} ${after}`} className={styles.number}>
                <Icon name={what} />
                {before === after ? before : `${before}→${after}`}
              </span>
            ))}
            {besides !== '' && <span>{besides}</span>}
            {isOut && <span>{words.tooMuch}</span>}
          </span>
        ))}
        {sentences.map((text) => (
          <span key={text} className={styles.person}>
            {text}
          </span>
        ))}
      </span>
    </>
  );
}
