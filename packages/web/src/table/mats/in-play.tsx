/** What lies in front of a player, open or face down. It can be read, used by its player, and sometimes aimed at. */
import type { SeatView } from '@taproom/inn';
import { Icon } from '../../icons/index.ts';
import { CARD_TYPES } from '../../theme/card-types.ts';
import { table as words } from '../../words/table.ts';
import { THING } from '../answers/plays.ts';
import { pointing } from '../pointing.ts';
import { useStore, useTable } from '../table-store.ts';
import type { MatKind } from './mat-kind.ts';
import styles from './in-play.module.css';

interface InPlayProps {
  readonly seat: number;
  readonly at: SeatView;
  readonly kind: MatKind;
}

export function InPlay({ at, kind, seat }: InPlayProps) {
  if (at.play.length + at.spent.length + at.plotSize === 0) return null;
  return (
    <ul className={styles.play} aria-label={words.inFront}>
      {at.play.map((card) => (
        <Thing key={card} card={card} mark={at.marks[card]} placed={kind !== 'whole'} />
      ))}
      {at.spent.map((card) => (
        <Thing key={card} card={card} mark={undefined} placed={kind !== 'whole'} spent />
      ))}
      {at.plot !== null
        ? at.plot.map((card) => (
            <Thing key={card} card={card} mark={undefined} placed={kind !== 'whole'} hidden />
          ))
        : at.plotSize > 0 && (
            <li className={styles.down} data-anchor={`plot:${seat}`}>
              <Icon name="scheme" />
              {at.plotSize} {words.faceDown.toLowerCase()}
            </li>
          )}
    </ul>
  );
}

interface ThingProps {
  readonly card: number;
  readonly mark: number | undefined;
  /** It lies here on the table, and is not only listed. */
  readonly placed: boolean;
  readonly hidden?: boolean;
  /** An Action Card of this phase, which stays until it is over. */
  readonly spent?: boolean;
}

function Thing({ card, mark, placed, hidden = false, spent = false }: ThingProps) {
  const store = useStore();
  const face = useTable((state) => state.faces?.cards[card]);
  const target = useTable((state) => state.asked.targets.has(THING + card));
  const chosen = useTable((state) => state.asked.chosen.includes(THING + card));
  const usable = useTable((state) => state.asked.playable.has(card));
  const picked = useTable((state) => state.desk.intent?.card === card);
  if (face === undefined) return null;
  const type = CARD_TYPES[face.types[0]];
  const state = target
    ? words.aimAt(face.title)
    : usable
      ? words.useIt(face.title)
      : words.readCard(face.title);
  return (
    <li data-touched={target || usable || undefined}>
      <button
        type="button"
        className={styles.thing}
        style={{ '--type': type?.colour }}
        data-card={placed ? card : undefined}
        data-peek={card}
        data-aim={target || undefined}
        data-target={target ? THING + card : undefined}
        data-usable={usable || undefined}
        data-picked={picked || chosen || undefined}
        data-down={hidden || undefined}
        aria-pressed={target || usable ? chosen || picked : undefined}
        {...(target && pointing(store, THING + card))}
        onClick={() => (target ? store.aim(THING + card) : usable ? store.pick(card) : store.zoom(card))}
      >
        {hidden && <Icon name="scheme" label={words.faceDown} />}
        {spent && <Icon name="check" label={words.spent} />}
        <span className={styles.title}>{face.title}</span>
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
        <span className="for-ears">. {state}</span>
      </button>
    </li>
  );
}
