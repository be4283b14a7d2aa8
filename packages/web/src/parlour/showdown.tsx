/** How a game ended: who stands where, with what, and who takes which pot. */
import type { ParlourView } from '@taproom/parlour';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/index.ts';
import { SeatChip } from '../table/middle/seat-chip.tsx';
import { useTable } from '../table/table-store.ts';
import { words } from '../words/parlour.ts';
import { handsShown } from './hands-shown.ts';
import { bestOf, potsPaid } from './pots-paid.ts';
import { PlayingCard } from './playing-card.tsx';
import { gameOf, useGame } from './use-game.ts';
import styles from './showdown.module.css';

type Result = NonNullable<ParlourView['result']>;
type Pots = ParlourView['pots'];

/** More cards than these have a line of their own. */
const FEW = 8;

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
  const isRanked = result.scores.some((score) => score !== null);
  const all = names.map((_, seat) => seat);
  // Whoever has nothing to show and nothing to take.
  const folded = all.filter(
    (seat) => isRanked && result.scores[seat] === null && result.won[seat] === 0 && hands[seat].length === 0,
  );
  const order = all
    .filter((seat) => !folded.includes(seat))
    .sort((a, b) => result.places[a] - result.places[b]);
  return (
    <section className={styles.showdown} aria-label={words.showdown} data-board-end>
      <h2 className={styles.title}>
        <Icon name="trophy" /> {title}
      </h2>
      {pots.length > 1 && <PotsTaken pots={pots} result={result} names={names} />}
      <ol
        className={styles.list}
        data-many={hands.some((hand) => hand.length > FEW) || undefined}
        data-crowd={crowdOf(order.length + Number(folded.length > 0) + Number(pots.length > 1))}
      >
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
                  <PlayingCard key={card} card={card} size="slim" />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      {folded.length > 0 && (
        <p className={styles.folded} data-folded>
          {words.folded}: {folded.map((seat) => names[seat]).join(', ')}
        </p>
      )}
    </section>
  );
}

/** How crowded so many lines are in a small room. */
const crowdOf = (lines: number): string | undefined =>
  lines > 5 ? 'many' : lines > 4 ? 'some' : lines > 2 ? 'few' : undefined;

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
