/** Cards and dice as they lie on the table. What can be chosen now is a button; so is what cannot, to say why. */
import type { ParlourView } from '@taproom/parlour';
import { memo } from 'react';
import { Icon } from '../icons/index.ts';
import { useStore, useTable, type TableState } from '../table/table-store.ts';
import { words } from '../words/parlour.ts';
import { table as tableWords } from '../words/table.ts';
import { Die } from './die.tsx';
import { optionOfDie, optionsOfCard } from './options.ts';
import { PlayingBack, PlayingCard, type CardSize } from './playing-card.tsx';
import { isForMoney } from './use-game.ts';
import styles from './spots.module.css';

type Lies = 'plain' | 'open' | 'marked' | 'held' | 'shut';

interface CardSpotProps {
  readonly card: number;
  readonly size?: CardSize;
  /** One's own: where it cannot be chosen it says why. */
  readonly own?: boolean;
  readonly inHand?: boolean;
}

function howCardLies({ asked, desk, view }: TableState, card: number, own: boolean): Lies {
  const { game } = asked;
  if (game === null || !asked.isAsked) return 'plain';
  if (desk.held === card) return 'held';
  const options = optionsOfCard(asked, card);
  if (options.some((option) => desk.marks.includes(option))) return 'marked';
  if (options.length > 0) return 'open';
  // Inside the inn the numbers of cards are those of its own.
  const isShut = own && view === null && game.options.some((option) => option.card !== undefined);
  return isShut ? 'shut' : 'plain';
}

const SAID: Readonly<Record<Lies, string>> = {
  plain: '',
  open: tableWords.playable,
  marked: tableWords.marked,
  held: tableWords.picked,
  shut: tableWords.notPlayable,
};

export const CardSpot = memo(function CardSpot({
  card,
  size = 'small',
  own = false,
  inHand = false,
}: CardSpotProps) {
  const store = useStore();
  const lies = useTable((state) => howCardLies(state, card, own));
  // What travels over the table is known by its number.
  const name = useTable((state) => (isForMoney(state) ? card : undefined));
  const option = useTable((state) => optionsOfCard(state.asked, card)[0] ?? -1);
  if (lies === 'plain')
    return (
      <span className={styles.spot} data-spot data-card={name}>
        <PlayingCard card={card} size={size} />
      </span>
    );
  const click = (): void => {
    const options = optionsOfCard(store.state().asked, card);
    if (options.length === 0) void store.explain(card);
    else if (options.length > 1) store.hold(card);
    else store.mark(options[0]);
  };
  return (
    <button
      type="button"
      className={styles.spot}
      data-spot
      data-card={name}
      data-lies={lies}
      data-option={option < 0 ? undefined : option}
      data-hand-card={inHand || undefined}
      data-aim={inHand || lies === 'shut' ? undefined : true}
      aria-pressed={lies === 'shut' ? undefined : lies === 'marked' || lies === 'held'}
      onClick={click}
    >
      <PlayingCard card={card} size={size} inButton />
      <span className="for-ears">, {SAID[lies]}</span>
      {lies === 'marked' && (
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
      )}
    </button>
  );
});

interface DieSpotProps {
  readonly dice: readonly number[];
  readonly at: number;
  readonly size?: 'big' | 'small';
  /** One's own dice can be chosen. */
  readonly own: boolean;
}

export function DieSpot({ dice, at, size = 'small', own }: DieSpotProps) {
  const store = useStore();
  const option = useTable((state) => (own ? optionOfDie(state.asked, dice, at) : -1));
  const marked = useTable((state) => option >= 0 && state.desk.marks.includes(option));
  const asks = useTable(
    (state) => own && state.asked.game?.options.some(({ die }) => die !== undefined) === true,
  );
  const value = dice[at];
  if (!asks) return <Die value={value} size={size} />;
  const isShut = option < 0;
  return (
    <button
      type="button"
      className={styles.spot}
      data-spot
      data-lies={isShut ? 'shut' : marked ? 'marked' : 'open'}
      data-option={isShut ? undefined : option}
      data-aim={isShut ? undefined : true}
      aria-pressed={isShut ? undefined : marked}
      aria-label={`${words.die(value)}, ${SAID[isShut ? 'shut' : marked ? 'marked' : 'open']}`}
      onClick={() => (isShut ? void store.explain(-1, `${value}`) : store.mark(option))}
    >
      <Die value={value} size={size} mute />
      {marked && (
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}

/** So many backs are drawn; the number says the rest. */
const BACKS_DRAWN = 8;

/** So many cards of a hand lie side by side, on a phone and around a round table; more take two rows. */
const IN_A_ROW = 7;
const IN_A_LONG_ROW = 14;
const columnsOf = (many: number, most: number): number => (many > most ? Math.ceil(many / 2) : many);

interface ZoneProps {
  readonly label: string;
  readonly zone: ParlourView['seats'][number]['zones'][string];
  readonly size?: CardSize;
  readonly own?: boolean;
  readonly inHand?: boolean;
  /** On a small screen something else tells of them. */
  readonly heap?: boolean;
}

/** Some cards in a row, under what their place is called. */
export function Zone({ label, zone, size = 'small', own = false, inHand = false, heap = false }: ZoneProps) {
  const { cards, size: many } = zone;
  return (
    <div
      className={styles.zone}
      style={{ '--short': columnsOf(many, IN_A_ROW), '--long': columnsOf(many, IN_A_LONG_ROW) }}
      data-size={size}
      data-backs={cards === null || undefined}
      data-heap={heap || undefined}
    >
      <p className={styles.label}>{label}</p>
      {cards === null ? (
        <div className={styles.backs} role="img" aria-label={words.faceDown(many)}>
          {Array.from({ length: Math.min(many, BACKS_DRAWN) }, (_, i) => (
            <PlayingBack key={i} size={size === 'big' ? 'small' : 'tiny'} />
          ))}
          <strong>{many}</strong>
        </div>
      ) : (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card}>
              <CardSpot card={card} size={size} own={own} inHand={inHand} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface DiceRowProps {
  readonly label: string;
  readonly dice: readonly number[];
  readonly size?: 'big' | 'small';
  readonly own?: boolean;
}

export function DiceRow({ label, dice, size = 'small', own = false }: DiceRowProps) {
  return (
    <div className={styles.zone} data-size={size === 'small' ? 'strip' : undefined}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.dice}>
        {dice.map((_, at) => (
          <li key={at}>
            <DieSpot dice={dice} at={at} size={size} own={own} />
          </li>
        ))}
      </ul>
    </div>
  );
}
