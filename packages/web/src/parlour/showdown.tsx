/** How a game ended: who stands where, with what, and who takes which pot. */
import type { ParlourView } from '@taproom/parlour';
import { useEffect, useRef, useState } from 'react';
import type { StoryEvent } from '../link/table-link.ts';
import { Icon } from '../icons/index.ts';
import { SeatChip } from '../table/middle/seat-chip.tsx';
import { useTable } from '../table/table-store.ts';
import { words } from '../words/parlour.ts';
import { PlayingCard } from './playing-card.tsx';
import { gameOf, useGame } from './use-game.ts';
import styles from './showdown.module.css';

type Result = NonNullable<ParlourView['result']>;
type Pots = ParlourView['pots'];

interface ShowdownProps {
  readonly result: Result;
  readonly title: string;
  /** Who is at the table, by seat. */
  readonly names: readonly string[];
  /** The pots as they lay at the end, where they were seen. */
  readonly pots: Pots;
}

export function Showdown({ result, title, names, pots }: ShowdownProps) {
  const story = useTable((state) => state.story);
  const hands = handsShown(story, names.length);
  const order = names.map((_, seat) => seat).sort((a, b) => result.places[a] - result.places[b]);
  const isRanked = result.scores.some((score) => score !== null);
  return (
    <section className={styles.showdown} aria-label={words.showdown}>
      <h2 className={styles.title}>
        <Icon name="trophy" /> {title}
      </h2>
      <ol className={styles.list}>
        {order.map((seat) => (
          <li key={seat} className={styles.line} data-best={result.winners.includes(seat) || undefined}>
            <span className={styles.place}>
              {result.winners.length > 0 ? words.place(result.places[seat]) : ''}
            </span>
            <SeatChip seat={seat} />
            <span className={styles.score}>
              {result.scores[seat] === null
                ? isRanked
                  ? words.folded
                  : ''
                : result.winners.length > 0
                  ? words.score(result.scores[seat])
                  : words.balance(result.scores[seat])}
            </span>
            <strong className={styles.won}>{words.wins(result.won[seat])}</strong>
            {hands[seat].length > 0 && (
              <span className={styles.hand}>
                {hands[seat].map((card) => (
                  <PlayingCard key={card} card={card} size="tiny" />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      {pots.length > 1 && <PotsTaken pots={pots} result={result} names={names} />}
    </section>
  );
}

/** Of each pot the best of those who could win it. */
function PotsTaken({ pots, result, names }: { pots: Pots; result: Result; names: readonly string[] }) {
  return (
    <ul className={styles.pots}>
      {pots.map((pot, i) => {
        const best = Math.min(...pot.for.map((seat) => result.places[seat]));
        const takers = pot.for.filter((seat) => result.places[seat] === best);
        return (
          <li key={i}>
            {i === 0 ? words.mainPot : words.sidePot(i)} <strong>{pot.amount}</strong>:{' '}
            {words.takesPot(takers.map((seat) => names[seat]))}
          </li>
        );
      })}
    </ul>
  );
}

/** What everybody showed at the end of the last game, as the story tells it. */
function handsShown(story: readonly StoryEvent[], seats: number): readonly (readonly number[])[] {
  const hands: (readonly number[])[] = Array.from({ length: seats }, () => []);
  let over = false;
  for (let i = story.length - 1; i >= 0; i--) {
    const { e, seat = -1, list = [] } = story[i];
    if (e === 'over') {
      if (over) break;
      over = true;
    }
    if (e === 'bet' || e === 'ante') break;
    if (e === 'score' && seat >= 0 && hands[seat]?.length === 0) hands[seat] = list;
  }
  return hands;
}

/** The pots as they lay just before the game was decided; they are gone by the time it is. */
export function useLastPots(): Pots {
  const game = useGame();
  const last = useRef<Pots>([]);
  const [kept, setKept] = useState<Pots>([]);
  const isOver = game?.result != null;
  useEffect(() => {
    if (game !== null && game.result === null && game.pots.length > 0) last.current = game.pots;
    if (isOver) setKept(last.current);
  }, [game, isOver]);
  return kept;
}

/** The end of the game on the table. */
export function GameEnd() {
  const game = useTable(gameOf);
  const pots = useLastPots();
  if (game?.result == null) return null;
  const names = game.seats.map(({ name }) => name);
  const { winners } = game.result;
  const title =
    winners.length === 1 && winners[0] === game.seat
      ? words.youWin
      : words.winner(winners.map((seat) => names[seat]));
  return <Showdown result={game.result} title={title} names={names} pots={pots} />;
}
