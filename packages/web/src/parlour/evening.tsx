/** Adventurer's Choice: which game of how many, who chooses what, and how everybody stands. */
import type { EveningView } from '@taproom/parlour';
import { useEffect, useState } from 'react';
import type { WhyNot } from '../link/table-link.ts';
import { Icon } from '../icons/index.ts';
import { Button } from '../pieces/index.ts';
import { MENU } from '../rooms/menu-of-the-house.ts';
import { SeatChip } from '../table/middle/seat-chip.tsx';
import { useStore, useTable } from '../table/table-store.ts';
import { words } from '../words/parlour.ts';
import { gameName, goalOf, isForShares, plainGame, variantName } from './games.ts';
import { Showdown, useLastPots } from './showdown.tsx';
import styles from './evening.module.css';

const NOBODY: EveningView | null = null;

export function useEvening(): EveningView | null {
  return useTable((state) => state.gambling?.evening ?? NOBODY);
}

/** Between two games: how the last one ended, and the choice of the next. */
export function BetweenGames() {
  const evening = useEvening();
  const mine = useTable((state) => state.own?.seat === evening?.first);
  const pots = useLastPots(
    evening?.game === null ? (evening.played.at(-1)?.result ?? null) : null,
    evening?.seats.map(({ chips }) => chips) ?? NO_CHIPS,
  );
  if (evening === null || evening.game !== null) return null;
  const { played, seats, chosen, first, winners } = evening;
  const names = seats.map(({ name }) => name);
  const last = played.at(-1);
  return (
    <div className={styles.between}>
      {winners !== null && (
        <h2 className={styles.title}>
          <Icon name="trophy" /> {words.winner(winners.map((seat) => names[seat]))}
        </h2>
      )}
      {winners === null && first >= 0 && (
        <p className={styles.chooses}>
          {chosen !== null
            ? words.chosenSoFar(chosenName(chosen))
            : mine
              ? words.youChoose
              : words.chooses(names[first])}
        </p>
      )}
      <Games />
      <Standings />
      {last !== undefined && (
        <Showdown result={last.result} title={words.lastGame(chosenName(last))} names={names} pots={pots} />
      )}
    </div>
  );
}

const NO_CHIPS = [] as const;

/** `Threes for Shares with Hidden Fate`. */
export function chosenName({ game, mode, variants }: NonNullable<EveningView['chosen']>): string {
  const offer = MENU.gambling.find(({ id }) => id === game);
  const shares = mode === 'shares' && offer?.betting === true ? ` ${words.forShares}` : '';
  const names = variants.map((id) => variantName(id, game));
  return `${gameName(game)}${shares}${names.length > 0 ? ` ${words.withVariants(names)}` : ''}`;
}

/** The games to choose from, each with what it is about; what does not suit the table says why. */
function Games() {
  const store = useStore();
  const asked = useTable((state) => (state.asked.game?.what === 'game' ? state.asked.game : null));
  const question = useTable((state) => state.table!.asked?.number ?? -1);
  const [barred, setBarred] = useState<readonly WhyNot[]>([]);
  const isAsked = asked !== null;
  useEffect(() => {
    if (!isAsked) return;
    let gone = false;
    void store.whys().then((whys) => {
      if (!gone) setBarred(whys.filter(({ what }) => MENU.gambling.some(({ id }) => id === what)));
    });
    return () => {
      gone = true;
    };
  }, [store, isAsked, question]);
  if (asked === null) return null;
  const offered = asked.options.map(({ word = '' }) => word);
  return (
    <ul className={styles.games} data-options>
      {asked.options.map(({ word = '' }, i) => {
        if (isForShares(word) && offered.includes(plainGame(word))) return null;
        const shares = offered.findIndex((other) => other !== word && plainGame(other) === word);
        const choose = (pick: number): void => store.answer({ do: 'choose', picks: [pick] });
        return (
          <li key={word} className={styles.offer}>
            <button type="button" className={styles.game} data-aim onClick={() => choose(i)}>
              <strong>{gameName(word)}</strong>
              <span>{goalOf(plainGame(word))}</span>
            </button>
            {shares >= 0 && (
              <button type="button" className={styles.shares} data-aim onClick={() => choose(shares)}>
                <span className="for-ears">{gameName(word)} </span>
                {words.forShares}
              </button>
            )}
          </li>
        );
      })}
      {barred.map(({ what, reasons }) => (
        <li key={what} className={styles.game} data-barred>
          <strong>{gameName(what)}</strong>
          <span>{reasons[0]?.words ?? words.notNow}</span>
        </li>
      ))}
    </ul>
  );
}

/** Money, what was lent and is owed, and what it all comes to. */
export function Standings() {
  const evening = useEvening();
  if (evening === null) return null;
  const { seats, first } = evening;
  const order = seats.map((_, seat) => seat).sort((a, b) => seats[b].score - seats[a].score);
  return (
    <section className={styles.standings} aria-label={words.standings}>
      <h2>{words.standings}</h2>
      <ol>
        {order.map((seat) => {
          const { chips, loans, debts, score } = seats[seat];
          return (
            <li key={seat}>
              <SeatChip seat={seat} />
              {seat === first && <Icon name="candle" label={words.first} />}
              <span className={styles.chips}>
                <Icon name="gold" /> {chips}
                <span className="for-ears"> {words.chips}</span>
              </span>
              {(loans > 0 || debts > 0) && (
                <span className={styles.owed}>
                  {loans > 0 && <span className={styles.marker}>{words.loans(loans)}</span>}
                  {debts > 0 && (
                    <span className={styles.marker} data-debt>
                      {words.debts(debts)}
                    </span>
                  )}
                  <strong>
                    {words.worth} {score}
                  </strong>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Above a game of an evening: which it is; everybody's standing is a tap away. */
export function EveningBar() {
  const evening = useEvening();
  const [open, setOpen] = useState(false);
  if (evening === null || evening.game === null) return null;
  return (
    <div className={styles.bar}>
      <Button
        kind="quiet"
        size="small"
        icon={open ? 'up' : 'down'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {words.gameOf(evening.round, evening.rounds)} · {words.standings}
      </Button>
      {open && <Standings />}
    </div>
  );
}
