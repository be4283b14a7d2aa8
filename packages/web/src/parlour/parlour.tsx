/** A table of gambling games: the others around it, the game in the middle, and you at the bottom. */
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { HeldSeat } from '../link/seats.ts';
import { Button } from '../pieces/index.ts';
import { Announcer } from '../table/announcer.tsx';
import { Break } from '../table/break.tsx';
import { Connection } from '../table/connection.tsx';
import { Keyboard } from '../table/keyboard.tsx';
import { Log } from '../table/log/log.tsx';
import { Waiting } from '../table/middle/waiting.tsx';
import { Motion } from '../table/motion/motion.tsx';
import { Keeps } from '../rooms/keeps.tsx';
import { Again, EveningScore } from '../end/again.tsx';
import { useTable } from '../table/table-store.ts';
import { Around } from '../table/mats/around.tsx';
import { NoHands } from '../table/no-hands.tsx';
import plan from '../table/plan.module.css';
import { TopBar } from '../table/top-bar.tsx';
import { useBigLetters } from '../table/use-big-letters.ts';
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
import { GameTray, hasOptions } from './tray.tsx';
import { gameOf, useGamblingQuestions } from './use-game.ts';
import { Title } from './title.tsx';
import styles from './parlour.module.css';

interface ParlourTableProps {
  readonly held: HeldSeat | null;
  /** On the big screen nobody is near enough to touch anything. */
  readonly onScreen?: boolean;
}

export default function ParlourTable({ held, onScreen = false }: ParlourTableProps) {
  const table = useTapElsewhere();
  useBigLetters();
  const { hasLog, toggleLog } = useLog();
  const sits = useTable((state) => state.own !== null && state.own.seat >= 0);
  const isOver = useTable((state) => state.table!.status === 'over');
  const isChoosing = useTable(hasOptions);
  const choosesGame = useTable(({ asked }) => asked.game?.what === 'game');
  useGamblingQuestions();
  return (
    <div ref={table} className={plan.table} data-cloth>
      <div
        className={`${plan.plan} ${styles.plan}`}
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
        <Others>
          {hasLog && (
            <aside className={plan.log}>
              <Log />
            </aside>
          )}
        </Others>
        <main data-coach="middle">
          <h1 className="for-ears">{words.table}</h1>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who cannot point must be able to scroll it */}
          <div className={styles.stage} tabIndex={0} role="region" aria-label={words.table}>
            <EveningBar />
            <GameEnd />
            <GameMiddle />
            <BetweenGames />
          </div>
          {/* It would lie over the games to choose from, which say it themselves. */}
          {!choosesGame && <Waiting />}
        </main>
        {!onScreen && <NoHands />}
        {(sits || (isOver && !onScreen)) && (
          <section
            className={`${plan.own} ${styles.own}`}
            aria-label={words.yourPlace}
            data-own
            data-choosing={isChoosing || undefined}
            data-over={isOver || undefined}
          >
            {sits && <Own />}
            <div className={plan.button}>{isOver ? <AfterTheGame held={held} /> : <ActionBar />}</div>
          </section>
        )}
      </div>
      <Connection />
      <Break held={held} />
      <OpenedRules />
      <Announcer />
      <Motion />
      <Keyboard />
    </div>
  );
}

/** The others, in seat order from the one to the left. */
function Others({ children }: { readonly children: ReactNode }) {
  const count = useTable((state) => gameOf(state)?.seats.length ?? 0);
  const own = useTable((state) => gameOf(state)?.seat ?? -1);
  const first = own >= 0 ? own + 1 : 0;
  const places = Array.from({ length: own >= 0 ? count - 1 : count }, (_, i) => {
    const at = (first + i) % count;
    return { key: at, many: 1, mat: <Seat at={at} /> };
  });
  return (
    <Around label={words.players} places={places}>
      {children}
    </Around>
  );
}

function Own() {
  const seat = useTable((state) => gameOf(state)?.seat ?? -1);
  return (
    <>
      <div className={`${plan.tray} ${styles.tray}`}>
        <GameTray />
      </div>
      {seat >= 0 && (
        <>
          <div className={plan.mat}>
            <Seat at={seat} own />
          </div>
          <div
            className={`${plan.hand} ${styles.cards}`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who cannot point must be able to scroll it
            tabIndex={0}
            role="region"
            aria-label={words.yourCards}
          >
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
      <div className={styles.keeps}>
        <Keeps what="finished" />
      </div>
    </div>
  );
}
