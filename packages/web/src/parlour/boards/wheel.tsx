/** The Wheel: five Leaders in a circle, and the cards played to them. */
import type { ParlourView } from '@taproom/parlour';
import { Icon } from '../../icons/index.ts';
import { useStore, useTable } from '../../table/table-store.ts';
import { words } from '../../words/parlour.ts';
import { RANK_ICONS, RANK_NAMES } from '../cards.ts';
import { optionOfPlace } from '../options.ts';
import { CardSpot } from '../spots.tsx';
import { gameOf } from '../use-game.ts';
import { LEADERS, strengthOf, strongestOf } from './wheel-strength.ts';
import styles from './boards.module.css';

const cardsAt = ({ common }: ParlourView, leader: number): readonly number[] =>
  common.zones[RANK_NAMES[leader]]?.cards ?? [];

export function Wheel() {
  const game = useTable((state) => gameOf(state)!);
  if (game.game !== 'the-wheel') return null;
  const strongest = strongestOf((leader) => cardsAt(game, leader));
  const clock = game.common.zones.clock?.size ?? 0;
  return (
    <section className={styles.wheel} aria-label={words.wheel}>
      {LEADERS.map((leader) => (
        <Spoke
          key={leader}
          leader={leader}
          cards={cardsAt(game, leader)}
          strength={strengthOf(cardsAt(game, leader), leader)}
          isStrongest={leader === strongest}
          isMarked={game.counts.markers?.includes(leader) === true}
        />
      ))}
      <p className={styles.clock}>
        <Icon name="clock" />
        {words.zone(game.game, 'clock')}
        <strong>{clock}</strong>
      </p>
    </section>
  );
}

interface SpokeProps {
  readonly leader: number;
  readonly cards: readonly number[];
  readonly strength: number;
  readonly isStrongest: boolean;
  readonly isMarked: boolean;
}

function Spoke({ leader, cards, strength, isStrongest, isMarked }: SpokeProps) {
  const store = useStore();
  const option = useTable((state) => {
    const { held, marks } = state.desk;
    // A single card to place, from the Clock, needs not be taken up.
    const card =
      held >= 0 ? held : state.asked.game?.what === 'clock' ? (state.asked.game.options[0]?.card ?? -1) : -1;
    return marks.length > 0 ? -1 : optionOfPlace(state.asked, card, leader);
  });
  const name = RANK_NAMES[leader];
  return (
    <div
      className={styles.spoke}
      data-leader={leader}
      data-strongest={isStrongest || undefined}
      data-aimed={option >= 0 || undefined}
    >
      <p className={styles.leader}>
        <Icon name={RANK_ICONS[leader]} />
        {name}
        {isStrongest && <Icon name="crown" label={words.strongest} />}
        {isMarked && <Icon name="lock" label={words.marked} />}
        <span className={styles.strength} title={words.strength(strength)}>
          {strength}
          <span className="for-ears"> {words.strength(strength)}</span>
        </span>
      </p>
      <ul className={styles.spread}>
        {cards.map((card) => (
          <li key={card}>
            <CardSpot card={card} size="tiny" />
          </li>
        ))}
      </ul>
      {option >= 0 && (
        <button
          type="button"
          className={styles.aim}
          data-aim
          data-option={option}
          aria-label={words.playHere(name)}
          onClick={() => store.answer({ do: 'choose', picks: [option] })}
        >
          <Icon name="target" />
        </button>
      )}
    </div>
  );
}
