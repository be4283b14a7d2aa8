/** Between two hands the host may change what is played: each game with a sentence. */
import { useId } from 'react';
import { MENU } from '../rooms/menu-of-the-house.ts';
import { useTable } from '../table/table-store.ts';
import { again } from '../words/again.ts';
import { canFollow, gameName, goalOf } from './games.ts';
import { useGame } from './use-game.ts';
import styles from './parlour.module.css';

interface NextGameProps {
  /** Empty: the same again. */
  readonly value: string;
  readonly onChange: (game: string) => void;
}

export function NextGame({ value, onChange }: NextGameProps) {
  const id = useId();
  const now = useGame()?.game ?? '';
  const count = useTable((state) => state.table!.seats.length);
  const mode = useTable((state) => (state.table!.variants as { mode?: string }).mode ?? 'betting');
  const fits = MENU.gambling.filter((game) => canFollow(game, count, mode));
  return (
    <div className={styles.nextGame}>
      <label htmlFor={id}>{again.nextGame}</label>
      <select
        id={id}
        value={value === '' ? now : value}
        onChange={({ target }) => onChange(target.value === now ? '' : target.value)}
      >
        {fits.map((game) => (
          <option key={game.id} value={game.id}>
            {gameName(game.id)}
          </option>
        ))}
      </select>
      {value !== '' && <p>{goalOf(value)}</p>}
    </div>
  );
}
