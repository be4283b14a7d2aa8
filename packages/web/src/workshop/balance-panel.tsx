/** How strong it is, and what is played of it. */
import type { CharacterFile, PackFile } from '@taproom/inn';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../pieces/index.ts';
import panel from '../rooms/panel.module.css';
import { words } from '../words/workshop.ts';
import { GAMES, NOTHING_YET, weighUp, type Balance } from './balance.ts';
import styles from './workshop.module.css';

const SEATS = 4;
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

interface BalancePanelProps {
  readonly pack: PackFile;
  readonly character: CharacterFile;
  readonly sound: boolean;
}

export function BalancePanel({ pack, character, sound }: BalancePanelProps) {
  const [balance, setBalance] = useState<Balance | null>(null);
  const [running, setRunning] = useState(false);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  function start(): void {
    setBalance(NOTHING_YET);
    setRunning(true);
    stop.current = weighUp(pack, character.name, (so) => {
      setBalance(so);
      if (so.games >= GAMES) setRunning(false);
    });
  }

  return (
    <section className={panel.panel} aria-labelledby="balance">
      <h2 id="balance">{words.balance}</h2>
      <p>{words.balanceHint}</p>
      <div className={panel.buttons}>
        <Button icon="dice" disabled={!sound || running} onClick={start}>
          {words.count(GAMES)}
        </Button>
        {running && (
          <Button
            kind="quiet"
            onClick={() => {
              stop.current();
              setRunning(false);
            }}
          >
            {words.stop}
          </Button>
        )}
      </div>
      {balance !== null && (
        <>
          {running && <p>{words.counting(balance.games, GAMES)}</p>}
          <div role="status">
            {!running && balance.games > 0 && <Verdict balance={balance} name={character.name} />}
          </div>
          {balance.games > 0 && <Played balance={balance} character={character} />}
        </>
      )}
    </section>
  );
}

function Verdict({ balance: { games, wins }, name }: { readonly balance: Balance; readonly name: string }) {
  const share = wins / games;
  const error = Math.sqrt((share * (1 - share)) / games);
  const off = share - 1 / SEATS;
  const verdict = Math.abs(off) <= 2 * error ? words.even : off > 0 ? words.strong : words.weak;
  return (
    <p>
      <strong>{words.wins(name, percent(share), (100 * error).toFixed(1), games)}</strong> {verdict}
    </p>
  );
}

function Played({ balance, character }: { readonly balance: Balance; readonly character: CharacterFile }) {
  const { deck, sideDecks = [] } = character;
  const titles = [
    ...new Set([...deck, ...sideDecks.flatMap(({ cards }) => cards)].map(({ title }) => title)),
  ];
  const rows = titles
    .map((title) => ({ title, share: (balance.played[title] ?? 0) / balance.games }))
    .toSorted((a, b) => b.share - a.share);
  const never = rows.filter(({ share }) => share === 0).map(({ title }) => title);
  return (
    <>
      {never.length > 0 && <p>{words.never(never)}</p>}
      <table className={styles.played}>
        <caption>{words.tableOf}</caption>
        <thead>
          <tr>
            <th scope="col">{words.cardHead}</th>
            <th scope="col">{words.playedHead}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, share }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
