/** A table of gambling games: the others around it, the game in the middle, and you at the bottom. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { HeldSeat } from '../link/seats.ts';
import { Button } from '../pieces/index.ts';
import { Announcer } from '../table/announcer.tsx';
import { Connection } from '../table/connection.tsx';
import { Keyboard } from '../table/keyboard.tsx';
import { Log } from '../table/log/log.tsx';
import { Waiting } from '../table/middle/waiting.tsx';
import { Motion } from '../table/motion/motion.tsx';
import { Keeps } from '../rooms/keeps.tsx';
import { Again, EveningScore } from '../end/again.tsx';
import { useTable } from '../table/table-store.ts';
import tableStyles from '../table/table.module.css';
import { TopBar } from '../table/top-bar.tsx';
import { useLog } from '../table/use-log.ts';
import { useTapElsewhere } from '../table/use-tap-elsewhere.ts';
import { OpenedRules } from '../rules/opened.tsx';
import { words } from '../words/parlour.ts';
import { ActionBar } from './betting.tsx';
import { BetweenGames, EveningBar } from './evening.tsx';
import { GameMiddle } from './middle.tsx';
import { NextGame } from './next-game.tsx';
import { Seat, Spread } from './seat.tsx';
import { GameEnd } from './showdown.tsx';
import { Zone } from './spots.tsx';
import { GameTray } from './tray.tsx';
import { gameOf, useGamblingQuestions, useGame } from './use-game.ts';
import { Title } from './title.tsx';
import styles from './parlour.module.css';

interface ParlourTableProps {
  readonly held: HeldSeat | null;
  /** On the big screen nobody is near enough to touch anything. */
  readonly onScreen?: boolean;
}

export default function ParlourTable({ held, onScreen = false }: ParlourTableProps) {
  const table = useTapElsewhere();
  const { hasLog, toggleLog } = useLog();
  const sits = useTable((state) => state.own !== null && state.own.seat >= 0);
  const isOver = useTable((state) => state.table!.status === 'over');
  const hasClock = useTable((state) => state.clock !== null);
  useGamblingQuestions();
  return (
    <div
      ref={table}
      className={tableStyles.table}
      data-log={hasLog || undefined}
      data-watching={!sits || undefined}
    >
      {onScreen ? (
        <header className={styles.sign}>
          <Title bare />
        </header>
      ) : (
        <TopBar held={held} hasLog={hasLog} onLog={toggleLog}>
          <Title />
        </TopBar>
      )}
      <Others />
      <main className={styles.middle} data-coach="middle">
        <h1 className="for-ears">{words.table}</h1>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who cannot point must be able to scroll it */}
        <div className={styles.stage} tabIndex={0} role="region" aria-label={words.table}>
          <EveningBar />
          <GameEnd />
          <GameMiddle />
          <BetweenGames />
        </div>
        <div className={styles.waiting} data-clock={hasClock || undefined}>
          <Waiting />
        </div>
      </main>
      {hasLog && (
        <aside className={tableStyles.log}>
          <Log />
        </aside>
      )}
      {(sits || (isOver && !onScreen)) && (
        <section className={styles.own} aria-label={words.yourPlace} data-own data-over={isOver || undefined}>
          {sits && <Own />}
          <div className={styles.button}>{isOver ? <AfterTheGame held={held} /> : <ActionBar />}</div>
        </section>
      )}
      <Connection />
      <OpenedRules />
      <Announcer />
      <Motion />
      <Keyboard />
    </div>
  );
}

/** So many others have a line each on a phone; more lie side by side, to be pushed along. */
const FEW = 3;
/** Games that need the room in the middle themselves. */
const FILLS_MIDDLE: ReadonlySet<string> = new Set([
  'city-square',
  'the-wheel',
  'dragon-hordes',
  'streets-of-greyport',
]);

/** The others, in seat order from the one to the left. */
function Others() {
  const game = useGame();
  if (game === null) return null;
  const count = game.seats.length;
  const first = game.seat >= 0 ? game.seat + 1 : 0;
  const others = Array.from({ length: game.seat >= 0 ? count - 1 : count }, (_, i) => (first + i) % count);
  return (
    <section
      className={styles.others}
      aria-label={words.players}
      data-few={(others.length <= FEW && !FILLS_MIDDLE.has(game.game)) || undefined}
      data-over={game.result !== null || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who cannot point must be able to scroll it
      tabIndex={0}
    >
      {others.map((at) => (
        <Seat key={at} at={at} />
      ))}
    </section>
  );
}

function Own() {
  const seat = useTable((state) => gameOf(state)?.seat ?? -1);
  return (
    <>
      <div className={styles.tray}>
        <GameTray />
      </div>
      {seat >= 0 && (
        <>
          <div className={styles.mat}>
            <Seat at={seat} own />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who cannot point must be able to scroll it */}
          <div className={styles.cards} tabIndex={0} role="region" aria-label={words.yourCards}>
            <OwnCards seat={seat} />
          </div>
        </>
      )}
    </>
  );
}

function OwnCards({ seat }: { readonly seat: number }) {
  const hand = useTable((state) => gameOf(state)!.seats[seat].zones.hand);
  const game = useTable((state) => gameOf(state)!.game);
  return (
    <>
      {hand !== undefined && hand.size > 0 && (
        <Zone label={words.zone(game, 'hand')} zone={hand} size="big" own inHand />
      )}
      <Spread at={seat} own handless />
    </>
  );
}

function AfterTheGame({ held }: { readonly held: HeldSeat | null }) {
  const [path, go] = useLocation();
  const table = useTable((state) => state.table!.table);
  const isHost = useTable((state) => state.table!.host === state.own?.seat);
  const isEvening = useTable((state) => state.gambling?.evening != null);
  const [game, setGame] = useState('');
  return (
    <div className={styles.after}>
      <EveningScore />
      {held !== null && isHost && !isEvening && <NextGame value={game} onChange={setGame} />}
      {held !== null && <Again held={held} parlour={game === '' ? undefined : { game, variants: [] }} />}
      <div className={styles.ways}>
        {!path.endsWith('/replay') && (
          <Button onClick={() => go(`/table/${table}/replay`)}>{words.replay}</Button>
        )}
        <Button icon="home" onClick={() => go('/')}>
          {words.goHome}
        </Button>
      </div>
      <Keeps what="finished" />
    </div>
  );
}
