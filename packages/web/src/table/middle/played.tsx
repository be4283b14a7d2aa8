/** A card that is being resolved: who played it, on whom, and what was added to it. */
import type { StackView } from '@taproom/inn';
import { Icon } from '../../icons/index.ts';
import { Card } from '../../pieces/index.ts';
import { Vessel } from '../../pieces/card-picture.tsx';
import { joined } from '../../pieces/joined.ts';
import { CARD_TYPES } from '../../theme/card-types.ts';
import { table as words } from '../../words/table.ts';
import { useStore, useTable } from '../table-store.ts';
import type { Thing } from './answering.ts';
import { SeatChip, TargetChip } from './seat-chip.tsx';
import alone from './stack.module.css';
import around from './stack-around.module.css';

const styles = joined(alone, around);

interface PlayedCardProps {
  readonly play: Extract<StackView, { kind: 'play' }>;
  readonly isTop: boolean;
  /** What it answers. */
  readonly answers: Thing | null;
}

export function PlayedCard({ play, isTop, answers }: PlayedCardProps) {
  const answered = useTitle(answers);
  const { card, by, targets, negated, added } = play;
  const use = useTable((state) => {
    const face = state.faces?.cards[card];
    return face !== undefined && face.uses.length > 1 ? (face.uses[play.use]?.label ?? '') : '';
  });
  const whom = targets.length > 0 ? targets : hitBy(play);
  const isSmall = !isTop || whom.length > 2 || added.length > 0;
  return (
    <div className={styles.played} data-negated={negated || undefined}>
      <div className={styles.who}>
        {answers !== null && (
          <span className={styles.answers}>
            <Icon name="undo" label={words.answersWhat(answered)} />
          </span>
        )}
        {by >= 0 && <SeatChip seat={by} small={isSmall} />}
      </div>
      <Played card={card} isTop={isTop} />
      <div className={styles.whom}>
        {whom.length > 0 && (
          <>
            <Icon name="right" label={words.onWhom} className={styles.arrow} />
            {whom.map((target) => (
              <TargetChip key={target} target={target} small={isSmall} />
            ))}
          </>
        )}
        {use !== '' && <span className={styles.use}>{use}</span>}
        {negated && <span className={styles.stamp}>{words.negated}</span>}
      </div>
      {added.length > 0 && (
        <div className={styles.added}>
          {added.map((other) => (
            <Strip key={other} card={other} />
          ))}
        </div>
      )}
    </div>
  );
}

/** What something that is being resolved is called: the title of its card, or that it is a Drink. */
export function useTitle(thing: Thing | null): string {
  return useTable((state) => {
    if (thing === null) return '';
    if (!('card' in thing)) return words.theDrink;
    return `“${state.faces?.cards[thing.card]?.title ?? ''}”`;
  });
}

/** Where nobody was picked: whoever it would happen to. */
function hitBy({ strokes, by }: PlayedCardProps['play']): number[] {
  return [...new Set(strokes.map(({ seat }) => seat))].filter((seat) => seat >= 0 && seat !== by);
}

interface PlayedProps {
  readonly card: number;
  readonly isTop: boolean;
  readonly turn?: number;
}

/** A card lies there whole, if there is room for it; otherwise, and where another lies on it, its title is enough. */
export function Played({ card, isTop, turn }: PlayedProps) {
  return (
    <>
      <span className={styles.roomy} data-under={!isTop || undefined}>
        <FaceUp card={card} big turn={turn} />
      </span>
      <span className={styles.tight} data-under={!isTop || undefined}>
        <Strip card={card} />
      </span>
    </>
  );
}

/** A card lying open in the middle; a click shows it large. */
export function FaceUp({
  card,
  big,
  turn,
}: {
  readonly card: number;
  readonly big: boolean;
  readonly turn?: number;
}) {
  const store = useStore();
  const face = useTable((state) => state.faces?.cards[card]);
  const whose = useTable((state) =>
    face === undefined ? undefined : state.faces?.characters[face.owner]?.name,
  );
  if (face === undefined) return null;
  return (
    <button
      type="button"
      className={styles.card}
      data-card={card}
      data-peek={card}
      data-big={big || undefined}
      data-turn={turn}
      style={turn === undefined ? undefined : { '--turn': turn }}
      onClick={() => store.zoom(card)}
    >
      <Card face={face} size={big ? 'hand' : 'tiny'} character={whose} />
    </button>
  );
}

/** A card of which its title is enough. */
export function Strip({ card, turn }: { readonly card: number; readonly turn?: number }) {
  const store = useStore();
  const face = useTable((state) => state.faces?.cards[card]);
  if (face === undefined) return null;
  const [type] = face.types;
  const { colour, icon } = CARD_TYPES[type] ?? {};
  // What is turned up from the Drink Deck is known by its picture where there is no room for its title.
  const isDrink = type === 'drink' || type === 'event';
  return (
    <button
      type="button"
      className={styles.strip}
      style={{ '--type': colour, '--turn': turn }}
      data-card={card}
      data-peek={card}
      data-turn={turn}
      data-drink={isDrink || undefined}
      onClick={() => store.zoom(card)}
    >
      {type === 'drink' && <Vessel title={face.title} />}
      {type === 'event' && <Icon name={icon} />}
      <span>{face.title}</span>
    </button>
  );
}

interface EventCardProps {
  readonly card: number;
  readonly by: number;
  readonly ignored: readonly number[];
  readonly isTop: boolean;
}

export function EventCard({ card, by, ignored, isTop }: EventCardProps) {
  return (
    <div className={styles.played}>
      <div className={styles.who}>{by >= 0 && <SeatChip seat={by} small={!isTop} />}</div>
      <Played card={card} isTop={isTop} />
      <div className={styles.whom}>
        {ignored.map((seat) => (
          <SeatChip key={seat} seat={seat} tone="gone" />
        ))}
      </div>
    </div>
  );
}

/** Cards turned up from a deck, before anything is done with them. */
export function Lifted({ seat, cards }: { readonly seat: number; readonly cards: readonly number[] }) {
  return (
    <div className={styles.played}>
      <div className={styles.who}>
        <SeatChip seat={seat} />
      </div>
      <div className={styles.cards}>
        {cards.map((card, i) => (
          <Strip key={card} card={card} turn={i} />
        ))}
      </div>
    </div>
  );
}
