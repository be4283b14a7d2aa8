/** The middle of the table: what is happening now, what will come of it, and who is waited for. */
import { lazy, memo, Suspense } from 'react';
import { table as words } from '../../words/table.ts';
import { Choose } from '../answers/choose.tsx';
import { useTable } from '../table-store.ts';
import { Chalkboard } from './chalkboard.tsx';
import { SOME_DRINKS } from './drinks.tsx';
import { Forecast } from './forecast.tsx';
import { LastChance } from './last-chance.tsx';
import { Piles } from './piles.tsx';
import { Round } from './round.tsx';
import { Stack } from './stack.tsx';
import { Waiting } from './waiting.tsx';
import styles from './middle.module.css';

/** A gambling game in a Round is loaded when one is played. */
const RoundBoard = lazy(() => import('../../parlour/round-board.tsx'));

/** Only where a device is shared. */
const ComeIn = lazy(() => import('../come-in.tsx').then(({ ComeIn: box }) => ({ default: box })));

export const Middle = memo(function Middle() {
  const isQuiet = useTable((state) => !state.view!.stack.some(({ kind }) => kind !== 'window'));
  const isChoosing = useTable((state) => state.asked.marking === 'panel');
  const hasRound = useTable((state) => state.view!.round !== null);
  const hasGame = useTable(({ view }) => view!.chosenGame !== null || view!.round?.game != null);
  const isShared = useTable((state) => state.mayComeIn !== undefined);
  const isForeseen = useTable(({ table }) => table!.asked?.forecast != null);
  const isCrowded = useTable(({ view }) =>
    view!.stack.some((thing) => thing.kind === 'drinks' && thing.drinks.length > SOME_DRINKS),
  );
  const isUnder = hasGame && (!isQuiet || isChoosing);
  return (
    <main
      className={styles.middle}
      data-coach="middle"
      data-quiet={isQuiet || undefined}
      data-round={hasRound || undefined}
    >
      <h1 className="for-ears">{words.theTable}</h1>
      <Piles />
      <div
        className={styles.stage}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: also for whoever has only keys
        tabIndex={0}
        data-shared={isUnder || undefined}
        data-handed={isShared || undefined}
        data-foreseen={isForeseen || undefined}
        data-choosing={isChoosing || undefined}
        data-crowded={isCrowded || undefined}
      >
        <LastChance />
        {hasGame && (
          <div className={styles.game} data-under={isUnder || undefined}>
            <Suspense fallback={null}>
              <RoundBoard />
            </Suspense>
          </div>
        )}
        {isChoosing && <Choose />}
        {isQuiet ? !isChoosing && !hasGame && <Chalkboard /> : <Stack />}
        <Forecast />
        {isShared && (
          <Suspense fallback={null}>
            <ComeIn />
          </Suspense>
        )}
      </div>
      {hasRound && <Round />}
      <Waiting />
    </main>
  );
});
