/** How a game ended: who stands where, with what, and who takes which pot. */
import type { ParlourView } from '@taproom/parlour';
import { useEffect, useRef, useState } from 'react';
import type { StoryEvent } from '../link/table-link.ts';
import { Icon } from '../icons/index.ts';
import { SeatChip } from '../table/middle/seat-chip.tsx';
import { useTable } from '../table/table-store.ts';
import { words } from '../words/parlour.ts';
import { bestOf, potsPaid } from './pots-paid.ts';
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
      {pots.length > 1 && <PotsTaken pots={pots} result={result} names={names} />}
      <ol className={styles.list}>
        {order.map((seat) => (
          <li key={seat} className={styles.line} data-best={result.winners.includes(seat) || undefined}>
            <span className={styles.place}>
              {isPlaced(result, seat) ? words.place(result.places[seat]) : ''}
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
    </section>
  );
}

/** Who folded has no place; who is left alone has the first. */
const isPlaced = ({ winners, scores }: Result, seat: number): boolean =>
  winners.length > 0 && (scores[seat] !== null || winners.includes(seat));

/** Of each pot the best of those who could win it. */
function PotsTaken({ pots, result, names }: { pots: Pots; result: Result; names: readonly string[] }) {
  return (
    <ul className={styles.pots}>
      {pots.map((pot, i) => {
        const takers = bestOf(pot, result.places);
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
  for (let i = story.length - 1; i >= 0; i--) {
    const { e, seat = -1, list = [] } = story[i];
    // Of the game before; an evening is over too, after its last game.
    if (e === 'bet' || e === 'ante' || (e === 'over' && hands.some((hand) => hand.length > 0))) break;
    if (e === 'score' && seat >= 0 && hands[seat]?.length === 0) hands[seat] = list;
  }
  return hands;
}

/** The pots that were paid out: they are gone by the time the game is decided. `chips`: what everybody has since. */
export function useLastPots(result: Result | null, chips: readonly number[]): Pots {
  const game = useGame();
  const last = useRef<ParlourView | null>(null);
  const [kept, setKept] = useState<Pots>([]);
  useEffect(() => {
    if (game !== null && game.result === null) last.current = game;
    else if (result !== null && last.current !== null) {
      setKept(potsPaid(last.current, result, chips));
      last.current = null;
    }
  }, [game, result, chips]);
  return kept;
}

/** The end of the game on the table. */
export function GameEnd() {
  const game = useTable(gameOf);
  const pots = useLastPots(game?.result ?? null, game?.seats.map(({ chips }) => chips) ?? []);
  if (game?.result == null) return null;
  const names = game.seats.map(({ name }) => name);
  const { winners } = game.result;
  const title =
    winners.length === 1 && winners[0] === game.seat
      ? words.youWin
      : words.winner(winners.map((seat) => names[seat]));
  return <Showdown result={game.result} title={title} names={names} pots={pots} />;
}
