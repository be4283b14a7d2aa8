/** A table laid by picking: who sits there, whose turn it is, what everybody has. */
import { useId, useState } from 'react';
import { Button, Choice } from '../pieces/index.ts';
import { own as words } from '../words/own.ts';
import type { Laid } from './bench.ts';
import { newSeat, type Picked, type PickedSeat } from './picked.ts';
import styles from './own.module.css';

const MOST = 6;
const FEWEST = 2;

interface PickingProps {
  readonly laid: Laid;
  readonly picked: Picked;
  readonly onChange: (picked: Picked) => void;
}

export function Picking({ laid, picked, onChange }: PickingProps) {
  const { seats, turn, phase } = picked;
  const change = (at: number, seat: PickedSeat | null): void => {
    const next = seat === null ? seats.filter((_, i) => i !== at) : seats.with(at, seat);
    onChange({ ...picked, seats: next, turn: Math.min(turn, next.length - 1) });
  };
  const free = laid.characters
    .map(({ name }) => name)
    .filter((name) => !seats.some(({ character }) => character === name));
  return (
    <div className={styles.picking}>
      {seats.map((seat, at) => (
        <Seat
          key={seat.character}
          n={at + 1}
          seat={seat}
          laid={laid}
          free={free}
          mayLeave={seats.length > FEWEST}
          onChange={(next) => change(at, next)}
        />
      ))}
      {seats.length < MOST && free.length > 0 && (
        <Button icon="plus" onClick={() => onChange({ ...picked, seats: [...seats, newSeat(free[0])] })}>
          {words.player(seats.length + 1)}
        </Button>
      )}
      <Choice
        label={words.whoseTurn}
        options={seats.map(({ character }, value) => ({ value: String(value), label: character }))}
        value={String(turn)}
        onChange={(value) => onChange({ ...picked, turn: Number(value) })}
      />
      <Choice
        label={words.phase}
        options={words.phases}
        value={phase}
        onChange={(value) => onChange({ ...picked, phase: value })}
      />
    </div>
  );
}

interface SeatProps {
  readonly n: number;
  readonly seat: PickedSeat;
  readonly laid: Laid;
  readonly free: readonly string[];
  readonly mayLeave: boolean;
  readonly onChange: (seat: PickedSeat | null) => void;
}

function Seat({ n, seat, laid, free, mayLeave, onChange }: SeatProps) {
  const id = useId();
  const { character, hand, drinkMe } = seat;
  const titles = laid.characters.find(({ name }) => name === character)?.titles ?? [];
  return (
    <fieldset className={styles.seat}>
      <legend>{character}</legend>
      <div className={styles.numbers}>
        <label htmlFor={id}>{words.player(n)}</label>
        <select
          id={id}
          value={character}
          onChange={({ target }) =>
            onChange(target.value === '' ? null : { ...seat, character: target.value, hand: [] })
          }
        >
          {mayLeave && <option value="">{words.nobody}</option>}
          {[character, ...free].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {(['fortitude', 'alcohol', 'gold'] as const).map((what) => (
          <label key={what} className={styles.number}>
            {words[what]}
            <input
              type="number"
              min={0}
              max={what === 'gold' ? 99 : 20}
              value={seat[what]}
              onChange={({ target }) => onChange({ ...seat, [what]: Math.max(0, target.valueAsNumber || 0) })}
            />
          </label>
        ))}
      </div>
      <Cards
        label={words.hand}
        offered={titles}
        cards={hand}
        onChange={(next) => onChange({ ...seat, hand: next })}
      />
      <Cards
        label={words.drinks}
        offered={laid.drinks}
        cards={drinkMe}
        onChange={(next) => onChange({ ...seat, drinkMe: next })}
      />
    </fieldset>
  );
}

interface CardsProps {
  readonly label: string;
  readonly offered: readonly string[];
  readonly cards: readonly string[];
  readonly onChange: (cards: readonly string[]) => void;
}

function Cards({ label, offered, cards, onChange }: CardsProps) {
  const [wish, setWish] = useState('');
  return (
    <div className={styles.cards} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      <ul>
        {cards.map((title, i) => (
          <li key={`${title} ${i}`}>
            {title}
            <Button
              kind="quiet"
              size="small"
              icon="close"
              label={words.remove(title)}
              onClick={() => onChange(cards.filter((_, at) => at !== i))}
            />
          </li>
        ))}
      </ul>
      <select
        aria-label={`${label}: ${words.add}`}
        value={wish}
        onChange={({ target }) => {
          setWish('');
          if (target.value !== '') onChange([...cards, target.value]);
        }}
      >
        <option value="">{words.add}</option>
        {offered.map((title) => (
          <option key={title}>{title}</option>
        ))}
      </select>
    </div>
  );
}
