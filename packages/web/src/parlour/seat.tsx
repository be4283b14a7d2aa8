/** A player's place at a gambling table: who, with how much, and what lies in front of them. */
import { memo } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { Emblem } from '../pieces/index.ts';
import { useMark } from '../pieces/seat-mark.ts';
import { useTable, type TableState } from '../table/table-store.ts';
import { table as tableWords } from '../words/table.ts';
import { words } from '../words/parlour.ts';
import { City, isDistrict } from './boards/city.tsx';
import { isShipment, Warehouse } from './boards/warehouse.tsx';
import { handsShown } from './hands-shown.ts';
import { DiceRow, Zone } from './spots.tsx';
import { gameOf, isForMoney, seatOf } from './use-game.ts';
import styles from './seat.module.css';

interface SeatProps {
  /** The seat in the game. */
  readonly at: number;
  readonly own?: boolean;
}

export const Seat = memo(function Seat({ at, own = false }: SeatProps) {
  const seat = useTable((state) => gameOf(state)!.seats[at]);
  const decides = useTable((state) => state.table!.asked?.waiting.includes(seatOf(state, at)) === true);
  const seatAtTable = useTable((state) => seatOf(state, at));
  const mark = useMark(seatAtTable);
  if (seat === undefined) return null;
  return (
    <section
      className={styles.seat}
      data-seat={mark}
      data-mat={seatAtTable}
      data-own={own || undefined}
      data-turn={decides || undefined}
      data-folded={seat.folded || undefined}
      aria-label={seat.name}
    >
      <Head at={at} decides={decides} />
      {!own && <Spread at={at} own={false} />}
    </section>
  );
});

function Head({ at, decides }: { readonly at: number; readonly decides: boolean }) {
  const { name, chips, bet, stake, folded } = useTable((state) => gameOf(state)!.seats[at]);
  const seat = useTable((state) => seatOf(state, at));
  const inInn = useTable((state) => !isForMoney(state));
  const isFirst = useTable((state) => gameOf(state)!.first === at);
  const isOver = useTable((state) => gameOf(state)!.result !== null);
  const presence = useTable((state) => {
    const { kind, here, standIn } = state.table!.seats[seat];
    return kind === 'bot' ? 'bot' : standIn ? 'standIn' : here ? '' : 'away';
  });
  return (
    <>
      <header className={styles.head}>
        <Emblem seat={seat} character={inInn ? name : undefined} size="small" />
        <h2 className={styles.name}>{name}</h2>
        {isFirst && <Badge icon="candle" word={words.first} />}
        {presence === 'bot' && <Badge icon="bot" word={tableWords.bot} />}
        {presence === 'standIn' && <Badge icon="bot" word={tableWords.standIn} tone="warn" />}
        {presence === 'away' && <Badge icon="away" word={tableWords.away} tone="warn" />}
      </header>
      <p className={styles.money}>
        {!inInn && (
          <span className={styles.chips} data-anchor={`gold:${seat}`}>
            <Icon name="gold" />
            {chips}
            <span className="for-ears"> {words.chips}</span>
          </span>
        )}
        {bet > 0 && (
          <strong className={styles.bet} data-anchor={`bet:${seat}`}>
            {words.bets(bet)}
          </strong>
        )}
        {bet === 0 && stake > 0 && <span className={styles.stake}>{words.staked(stake)}</span>}
        {folded && !isOver && <strong className={styles.folded}>{words.folded}</strong>}
        {decides && (
          <strong className={styles.decides}>
            <Icon name="hourglass" /> {words.decides}
          </strong>
        )}
      </p>
      <SeatCounts at={at} />
    </>
  );
}

interface BadgeProps {
  readonly icon: IconName;
  readonly word: string;
  readonly tone?: 'warn';
}

function Badge({ icon, word, tone }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} title={word}>
      <Icon name={icon} label={word} />
    </span>
  );
}

/** Open numbers that the game keeps for each player. */
const PER_SEAT = ['declared', 'paid', 'taken', 'purse'] as const;

function SeatCounts({ at }: { readonly at: number }) {
  const counts = useTable((state) => gameOf(state)!.counts);
  const isOver = useTable((state) => gameOf(state)!.result !== null);
  const shown = isOver ? [] : PER_SEAT.filter((name) => (counts[name]?.[at] ?? 0) > 0);
  if (shown.length === 0) return null;
  return (
    <p className={styles.counts}>
      {shown.map((name) => (
        <span key={name}>
          {words.count(name)} {counts[name][at]}
        </span>
      ))}
    </p>
  );
}

/** Zones with a place of their own: the city and what was built this year, the Warehouse, one's own hand. */
const isElsewhere = (zone: string, handless: boolean): boolean =>
  isDistrict(zone) || isShipment(zone) || (handless && (zone === 'hand' || zone === 'plan'));

/** The showdown lists what everybody held. */
function isToldAtTheEnd(state: TableState): boolean {
  const { result, seats } = gameOf(state)!;
  return result !== null && handsShown(state.story, seats.length).some((hand) => hand.length > 0);
}

interface SpreadProps {
  readonly at: number;
  readonly own: boolean;
  /** Without the hand, which has a place of its own. */
  readonly handless?: boolean;
}

/** What lies in front of a player, by the names that the game gives it. */
export function Spread({ at, own, handless = false }: SpreadProps) {
  const { name, zones, dice } = useTable((state) => gameOf(state)!.seats[at]);
  const game = useTable((state) => gameOf(state)!.game);
  const isTold = useTable((state) => !own && isToldAtTheEnd(state));
  const names = Object.keys(zones).filter(
    (zone) => zones[zone].size > 0 && !isTold && !isElsewhere(zone, handless),
  );
  const rolled = Object.keys(dice).filter((zone) => dice[zone].length > 0);
  const hasWarehouse = !isTold && Object.keys(zones).some(isShipment);
  const isBare = names.length + rolled.length === 0 && !hasWarehouse;
  if (isBare && (own || game !== 'city-square')) return null;
  return (
    // It scrolls where there is much of it: also for whoever has only keys.
    <div
      className={styles.spread}
      {...(own ? {} : { tabIndex: 0, role: 'region', 'aria-label': words.shows(name) })}
    >
      {names.map((zone) => (
        <Zone
          key={zone}
          label={words.zone(game, zone)}
          zone={zones[zone]}
          size={own ? 'small' : 'strip'}
          own={own}
        />
      ))}
      {rolled.map((zone) => (
        <DiceRow
          key={zone}
          label={words.zone(game, zone)}
          dice={dice[zone]}
          own={own && zone === 'dice'}
          size={own ? 'big' : 'small'}
        />
      ))}
      {hasWarehouse && <Warehouse zones={zones} own={own} />}
      {!own && <City at={at} own={false} />}
    </div>
  );
}
