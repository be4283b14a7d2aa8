/** One seat before the game: who is there, and the way to change it for whoever may. */
import type { PublicTable } from '@taproom/client';
import { Icon } from '../icons/index.ts';
import { Button, Emblem } from '../pieces/index.ts';
import { words } from '../words/all.ts';
import styles from './lobby.module.css';

export interface LobbySeatProps {
  readonly seat: PublicTable['seats'][number];
  readonly n: number;
  readonly mine: boolean;
  readonly host: boolean;
  /** −1: there are no sides. */
  readonly side: number;
  readonly game: PublicTable['game'];
  /** Null for whoever may change nothing here. */
  readonly onChange: (() => void) | null;
  /** Null where it makes no sense. */
  readonly onBot: (() => void) | null;
}

export function LobbySeat({ seat, n, mine, host, side, game, onChange, onBot }: LobbySeatProps) {
  const { lobby } = words;
  const free = seat.kind === 'open';
  const character = game === 'inn' && (!free || seat.character !== '');
  return (
    <li className={styles.seat} data-free={free || undefined} data-mine={mine || undefined}>
      {free ? (
        <span className={styles.chair}>
          <Icon name="plus" />
        </span>
      ) : (
        <Emblem seat={n} character={seat.character} />
      )}
      <span className={styles.who}>
        <span className={styles.name}>{free ? lobby.free : seat.name || lobby.bot}</span>
        {character && <span className={styles.character}>{seat.character || lobby.surprise}</span>}
      </span>
      <Badges seat={seat} mine={mine} host={host} side={side} />
      {onBot !== null && <Button kind="quiet" size="small" icon="bot" label={lobby.addBot} onClick={onBot} />}
      {onChange !== null && (
        <Button
          kind="quiet"
          size="small"
          icon="settings"
          label={lobby.changeSeat(n + 1, seat.name)}
          onClick={onChange}
        />
      )}
    </li>
  );
}

function Badges({ seat, mine, host, side }: Pick<LobbySeatProps, 'seat' | 'mine' | 'host' | 'side'>) {
  const { lobby } = words;
  return (
    <span className={styles.badges}>
      {side >= 0 && <span className={styles.badge}>{words.host.side(side)}</span>}
      {mine && <span className={styles.badge}>{lobby.you}</span>}
      {host && (
        <span className={styles.badge}>
          <Icon name="crown" />
          {lobby.hosts}
        </span>
      )}
      {seat.kind === 'bot' && (
        <span className={styles.badge}>
          <Icon name="bot" />
          {lobby.bot}
        </span>
      )}
      {seat.kind === 'human' && !seat.here && (
        <span className={styles.badge}>
          <Icon name="away" />
          {lobby.away}
        </span>
      )}
    </span>
  );
}
