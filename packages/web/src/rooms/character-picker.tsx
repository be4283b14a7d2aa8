/** Who to be: the choice so far, and behind it everybody with what they are like and how hard they are. */
import { about } from '@taproom/cast/about';
import { useId, useState } from 'react';
import { Icon } from '../icons/index.ts';
import { Mugs, Portrait, Sheet } from '../pieces/index.ts';
import { characterMark } from '../theme/character-marks.ts';
import { guestNamed, type Guest } from '../theme/guests.ts';
import { words } from '../words/all.ts';
import styles from './character-picker.module.css';
import { useHouseGuests } from './house-guests.ts';

export interface CharacterPickerProps {
  readonly label: string;
  /** A short name; empty: a surprise. */
  readonly value: string;
  readonly onChange: (character: string) => void;
  /** Those that others play already. */
  readonly taken?: readonly string[];
  /** Nobody but these; null: everybody. */
  readonly only?: readonly string[] | null;
  /** Those whom packs have brought. */
  readonly guests?: readonly Guest[];
}

/** The easy ones first. */
const BY_MUGS = about.toSorted((a, b) => a.mugs - b.mugs);

export function CharacterPicker({ label, ...list }: CharacterPickerProps) {
  const { value, onChange } = list;
  const [open, setOpen] = useState(false);
  const id = useId();
  const choose = (character: string): void => {
    onChange(character);
    setOpen(false);
  };
  return (
    <div>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <button
        type="button"
        className={styles.option}
        aria-haspopup="dialog"
        aria-describedby={id}
        onClick={() => setOpen(true)}
      >
        <Face character={value} more />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={label} about={words.characters.mugsSay}>
        <CharacterList {...list} onChange={choose} />
      </Sheet>
    </div>
  );
}

/** Everybody there is to choose from, and the surprise. */
export function CharacterList({
  value,
  onChange,
  taken = [],
  only = null,
  guests = [],
}: Omit<CharacterPickerProps, 'label'>) {
  const added = useHouseGuests();
  const offered = [
    ...[...guests, ...added].filter(({ villain }) => only === null || villain),
    ...BY_MUGS.filter(({ name }) => only === null || only.includes(name)),
  ].map(({ name }) => name);
  return (
    <ul className={styles.list}>
      {['', ...offered].map((character) => (
        <li key={character}>
          <button
            type="button"
            className={styles.option}
            aria-pressed={character === value}
            disabled={taken.includes(character)}
            onClick={() => onChange(character)}
          >
            <Face character={character} taken={taken.includes(character)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface FaceProps {
  readonly character: string;
  readonly taken?: boolean;
  /** There is more behind it. */
  readonly more?: boolean;
}

function Face({ character, taken = false, more = false }: FaceProps) {
  const { characters } = words;
  const known = about.find(({ name }) => name === character);
  const one = known ?? guestNamed(character);
  const mark = characterMark(character);
  return (
    <span className={styles.card} style={{ '--deck': mark.accent }}>
      <span className={styles.emblem}>
        {known === undefined ? (
          <Icon name={one === undefined ? 'dice' : mark.emblem} />
        ) : (
          <Portrait character={character} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.name}>{one?.name ?? characters.surprise}</span>
          {taken && <span className={styles.taken}>{characters.taken}</span>}
          {one !== undefined && !taken && <Mugs n={one.mugs} />}
        </span>
        <span className={styles.pitch}>{one?.pitch ?? characters.surpriseHint}</span>
      </span>
      {more && <Icon name="right" />}
    </span>
  );
}
