/** The middle of a gambling table: the pots, what lies there for everybody, and the boards that some games have. */
import { Fragment, memo } from 'react';
import { Icon } from '../icons/index.ts';
import { Heap } from '../pieces/index.ts';
import { useTable } from '../table/table-store.ts';
import { SeatChip } from '../table/middle/seat-chip.tsx';
import { words } from '../words/parlour.ts';
import { CardHeap } from './card-heap.tsx';
import { City } from './boards/city.tsx';
import { Hordes } from './boards/hordes.tsx';
import { isSpoke } from './boards/wheel-strength.ts';
import { Wheel } from './boards/wheel.tsx';
import { DiceRow, Zone } from './spots.tsx';
import { gameOf, isForMoney, seatOf, useGame } from './use-game.ts';
import styles from './middle.module.css';

export const GameMiddle = memo(function GameMiddle() {
  const game = useGame();
  const money = useTable(isForMoney);
  if (game === null) return null;
  return (
    <div className={styles.middle} data-game={game.game} data-board>
      {money && <Pots />}
      <Common />
      <City at={game.seat} own />
      <Wheel />
      <Hordes />
    </div>
  );
});

function Pots() {
  const pots = useTable((state) => gameOf(state)!.pots);
  const carried = useTable((state) => gameOf(state)!.carried);
  const playing = useTable((state) => gameOf(state)!.seats.filter(({ folded }) => !folded).length);
  const isHordes = useTable((state) => gameOf(state)!.counts.hordes !== undefined);
  // Coins on Horde Cards are shown there.
  if (pots.length === 0 || isHordes) return null;
  return (
    <ul className={styles.pots}>
      {pots.map((pot, i) => (
        <li key={i} className={styles.pot} data-whole data-anchor={i === 0 ? 'pot' : undefined}>
          <Heap n={pot.amount} />
          <span className={styles.what}>
            {pots.length === 1 ? words.pot : i === 0 ? words.mainPot : words.sidePot(i)}
          </span>
          <strong>{pot.amount}</strong>
          {pot.for.length < playing && (
            <span className={styles.whom}>
              <PotFor seats={pot.for} />
            </span>
          )}
        </li>
      ))}
      {carried > 0 && <li className={styles.carried}>{words.carried(carried)}</li>}
    </ul>
  );
}

function PotFor({ seats }: { readonly seats: readonly number[] }) {
  const names = useTable((state) => seats.map((at) => gameOf(state)!.seats[at].name).join('|'));
  const at = useTable((state) => seats.map((seat) => seatOf(state, seat)).join());
  return (
    <>
      <span className="for-ears">{words.potFor(names.split('|'))}</span>
      <span aria-hidden className={styles.chips}>
        {at.split(',').map((seat) => (
          <SeatChip key={seat} seat={Number(seat)} bare />
        ))}
      </span>
    </>
  );
}

/** Zones that have a board, or a count, of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set(['clock']);
/** With more cards than this they are drawn small. */
const ROOMY = 8;
/** With more than this they do not lie side by side on a small screen. */
const HEAPED = 18;

function Common() {
  const game = useTable((state) => gameOf(state)!.game);
  const { zones, dice } = useTable((state) => gameOf(state)!.common);
  const deck = useTable((state) => gameOf(state)!.deck);
  const discard = useTable((state) => gameOf(state)!.discard);
  const round = useTable((state) => gameOf(state)!.counts.round?.[0] ?? 0);
  const names = Object.keys(zones).filter(
    (zone) => zones[zone].size > 0 && !isSpoke(game, zone) && !ELSEWHERE.has(zone),
  );
  const rolled = Object.keys(dice).filter((zone) => dice[zone].length > 0);
  return (
    <div className={styles.common}>
      {round > 0 && (
        <p className={styles.count}>
          {words.count('round')} <strong>{round}</strong>
        </p>
      )}
      {deck > 0 && (
        <p className={styles.count} data-anchor="drink-deck">
          <Icon name="deck" /> {words.deck} <strong>{deck}</strong>
        </p>
      )}
      {discard > 0 && (
        <p className={styles.count} data-anchor="drink-discard">
          <Icon name="discard" /> {words.discard} <strong>{discard}</strong>
        </p>
      )}
      {names.map((zone) => {
        const { size, cards } = zones[zone];
        const isHeap = size > HEAPED && cards !== null;
        const label = words.zone(game, zone);
        return (
          <Fragment key={zone}>
            {isHeap && <CardHeap label={label} cards={cards} />}
            <Zone label={label} zone={zones[zone]} size={size > ROOMY ? 'tiny' : 'small'} heap={isHeap} />
          </Fragment>
        );
      })}
      {rolled.map((zone) => (
        <DiceRow key={zone} label={words.zone(game, zone)} dice={dice[zone]} size="big" />
      ))}
    </div>
  );
}
