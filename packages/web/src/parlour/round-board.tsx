/** A gambling game inside a Round at the inn: its table in the middle of the inn's. */
import { useTable } from '../table/table-store.ts';
import { words } from '../words/parlour.ts';
import { chosenName } from './evening.tsx';
import { HelpButton } from './help-button.tsx';
import { GameMiddle } from './middle.tsx';
import { Seat, Spread } from './seat.tsx';
import { GameEnd } from './showdown.tsx';
import { Zone } from './spots.tsx';
import { Options } from './tray.tsx';
import { gameOf, useGamblingQuestions } from './use-game.ts';
import styles from './round-board.module.css';

export default function RoundBoard() {
  useGamblingQuestions();
  const game = useTable(gameOf);
  const isAsked = useTable((state) => state.asked.game !== null);
  const agreed = useTable((state) => state.view?.round?.agreed ?? null);
  const chosen = useTable((state) => state.view?.chosenGame ?? null);
  if (game === null || agreed === null)
    return chosen === null ? null : (
      <p className={styles.chosen}>{words.chosenFor(chosenName({ ...chosen, mode: 'betting' }))}</p>
    );
  const { seat, seats } = game;
  const others = seats.map((_, at) => at).filter((at) => at !== seat);
  const hand = seats[seat]?.zones.hand;
  return (
    <section
      className={styles.board}
      aria-label={words.inRound(chosenName({ ...agreed, variants: agreed.variants ?? [] }))}
    >
      <h2 className={styles.title}>
        {chosenName({ ...agreed, variants: agreed.variants ?? [] })} <HelpButton />
      </h2>
      <div className={styles.others} role="group" aria-label={words.theOthers}>
        {others.map((at) => (
          <Seat key={at} at={at} />
        ))}
      </div>
      <GameEnd />
      <GameMiddle />
      {seat >= 0 && (
        <div className={styles.own}>
          {hand !== undefined && hand.size > 0 && (
            <Zone
              label={words.yourCards}
              zone={hand}
              own
              size={hand.size > 5 || !isAsked ? 'tiny' : 'small'}
            />
          )}
          <Spread at={seat} own handless />
          <Options />
        </div>
      )}
    </section>
  );
}
