/** What lies in front of one player, as everybody sees it. A mat that can be aimed at is one big button. */
import type { SeatView } from '@taproom/inn';
import { memo } from 'react';
import { Icon } from '../../icons/index.ts';
import { Coins, Emblem, Track } from '../../pieces/index.ts';
import { joined } from '../../pieces/joined.ts';
import { useMark } from '../../pieces/seat-mark.ts';
import { table as words } from '../../words/table.ts';
import { SeatChip } from '../middle/seat-chip.tsx';
import { moodOf } from '../names.ts';
import { pointing } from '../pointing.ts';
import { useStore, useTable, type TableState } from '../table-store.ts';
import { Badges } from './badges.tsx';
import { Coming } from './coming.tsx';
import { Counts } from './counts.tsx';
import { InPlay } from './in-play.tsx';
import type { MatKind } from './mat-kind.ts';
import { Remark } from './remark.tsx';
import whole from './mat.module.css';
import room from './mat-room.module.css';

const styles = joined(whole, room);

interface MatProps {
  readonly seat: number;
  readonly kind: MatKind;
}

const isTarget = (seat: number) => (state: TableState) => state.asked.targets.has(seat);
const isChosen = (seat: number) => (state: TableState) => state.asked.chosen.includes(seat);

/** Who plays there, where that is not clear: among several people. */
const playerOf =
  (seat: number) =>
  ({ table, own }: TableState): string => {
    const { seats } = table!;
    if (!seats.some(({ kind }, other) => kind === 'human' && other !== own?.seat)) return '';
    return seats[seat].kind === 'human' ? seats[seat].name : words.bot;
  };

export const Mat = memo(function Mat({ seat, kind }: MatProps) {
  const store = useStore();
  const at = useTable((state) => state.view!.seats[seat]);
  const who = useTable((state) => state.table!.seats[seat]);
  const isTurn = useTable((state) => state.view!.turn === seat && state.view!.winners === null);
  const target = useTable(isTarget(seat));
  const chosen = useTable(isChosen(seat));
  const waited = useTable((state) => state.table!.asked?.waiting.includes(seat) === true);
  const sharing = useTable((state) => (kind === 'whole' ? sideOf(state, seat) : ''));
  const player = useTable(playerOf(seat));
  const mark = useMark(seat);
  const { name } = at;
  const called = (
    <>
      <span>{name}</span>{' '}
      {player !== '' && (
        <span className={styles.player} data-bot={who.kind !== 'human' || undefined}>
          {player}
        </span>
      )}
    </>
  );
  return (
    <section
      className={styles.mat}
      data-seat={mark}
      data-kind={kind === 'mate' ? 'other' : kind}
      data-turn={isTurn || undefined}
      data-target={target ? seat : undefined}
      data-chosen={chosen || undefined}
      data-waited={waited || undefined}
      data-out={at.out !== 0 || undefined}
      data-mat={kind === 'whole' ? undefined : seat}
      aria-label={words.matOf(name, who?.name ?? '')}
    >
      <header className={styles.head}>
        <Emblem seat={seat} character={name} mood={moodOf(at)} size={kind === 'whole' ? 'big' : 'small'} />
        {kind === 'whole' ? (
          <h3 className={styles.name}>{called}</h3>
        ) : (
          <button
            type="button"
            className={styles.name}
            aria-label={words.lookAt(`${name} ${player}`.trim())}
            onClick={() => store.openMat(seat)}
          >
            {called}
          </button>
        )}
        <Badges seat={seat} isTurn={isTurn} isWaited={waited} />
      </header>
      {sharing !== '' && <p className={styles.side}>{sharing}</p>}
      <div className={styles.track}>
        {at.tracks.length > 0 ? (
          <Tracks tracks={at.tracks} />
        ) : (
          kind !== 'mate' && (
            <Track
              fortitude={at.fortitude}
              alcohol={at.alcohol}
              drunkenness={at.drunkenness}
              slim={kind === 'other'}
            />
          )
        )}
        <Coming seat={seat} />
      </div>
      <Counts seat={seat} at={at} kind={kind} gold={kind === 'mate' ? null : <Coins n={at.gold} />} />
      <InPlay seat={seat} at={at} kind={kind} />
      {kind !== 'whole' && who.temper !== undefined && <Remark seat={seat} />}
      {target && kind !== 'whole' && (
        <button
          type="button"
          className={styles.aim}
          data-aim
          aria-label={words.aimAt(name)}
          aria-pressed={chosen}
          {...pointing(store, seat)}
          onClick={() => store.aim(seat)}
        >
          <Icon name={chosen ? 'check' : 'target'} />
        </button>
      )}
    </section>
  );
});

/** Whoever nobody plays has a track for each of the others. */
function Tracks({ tracks }: { readonly tracks: SeatView['tracks'] }) {
  return (
    <ul className={styles.tracks}>
      {tracks.map(({ seat, fortitude, alcohol }) => (
        <li key={seat}>
          <SeatChip seat={seat} bare />
          <Track fortitude={fortitude} alcohol={alcohol} slim />
        </li>
      ))}
    </ul>
  );
}

/** Who shares this track, where players stand together. */
function sideOf({ view }: TableState, seat: number): string {
  const seats = view!.seats;
  const mates = seats.filter((other, i) => i !== seat && other.side === seats[seat].side);
  return mates.length === 0 ? '' : words.sides([seats[seat].name, ...mates.map(({ name }) => name)]);
}
