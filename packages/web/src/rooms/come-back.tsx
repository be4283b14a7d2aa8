/** The seats that this device holds: a closed page loses nothing. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/index.ts';
import { stateOf } from '../link/house.ts';
import { forgetTable } from '../link/open-here.ts';
import { forgetSeat, heldSeats, type HeldSeat } from '../link/seats.ts';
import { Button, toast } from '../pieces/index.ts';
import { isPocket } from '../pocket/pocket-id.ts';
import { here } from '../words/here.ts';
import { words } from '../words/index.ts';
import { ago } from './ago.ts';
import { howItStands, type Standing } from './how-it-stands.ts';
import styles from './home.module.css';

/** So many are shown at first. */
const FIRST = 6;

export default function ComeBack() {
  const [held, setHeld] = useState(heldSeats);
  const [all, setAll] = useState(false);
  if (held.length === 0) return null;
  const { home } = words;
  return (
    <section className={styles.back} aria-labelledby="come-back">
      <h2 id="come-back">{home.comeBack}</h2>
      <ul>
        {held.slice(0, all ? undefined : FIRST).map((seat) => (
          <Held key={seat.table} seat={seat} onForgotten={() => setHeld(heldSeats())} />
        ))}
      </ul>
      {held.length > FIRST && !all && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {here.showAll(held.length)}
        </Button>
      )}
    </section>
  );
}

interface HeldProps {
  readonly seat: HeldSeat;
  readonly onForgotten: () => void;
}

function Held({ seat, onForgotten }: HeldProps) {
  const { table, code, at, what = '', over = false } = seat;
  const { home } = words;
  const [sure, setSure] = useState(false);
  const standing = useStanding(seat);
  const isHere = isPocket(table);
  const forget = (): void => {
    // What lies in the pocket is nowhere else.
    if (isHere && !sure) return setSure(true);
    if (isHere) forgetTable(seat).catch((error: Error) => toast(error.message, 'warn'));
    forgetSeat(table);
    onForgotten();
  };
  if (sure)
    return (
      <li className={styles.sure}>
        <span>{here.sure}</span>
        <Button size="small" onClick={() => setSure(false)}>
          {here.keep}
        </Button>
        <Button size="small" kind="warn" onClick={forget}>
          {here.remove}
        </Button>
      </li>
    );
  const name = isHere ? what || home.unnamed : code === '' ? home.unnamed : home.comeBackTo(code);
  const when = isHere ? (over ? here.overHere : here.keptHere)(ago(at)) : home.taken(ago(at));
  return (
    <li>
      <Link href={`/table/${code || table}`}>
        <Icon name={isHere ? 'phone' : 'table'} />
        <span>
          {name}
          {standing !== null && (
            <span className={styles.when} data-yours={standing.isYours || undefined}>
              {standing.text}
            </span>
          )}
          <span className={styles.when}>{when}</span>
        </span>
      </Link>
      <Button kind="quiet" icon="close" label={home.forgetTable(isHere ? name : code)} onClick={forget} />
    </li>
  );
}

/** What is going on there, once the house has said so; where it does not, the way there says why. */
function useStanding(seat: HeldSeat): Standing | null {
  const [standing, setStanding] = useState<Standing | null>(null);
  useEffect(() => {
    let isShown = true;
    stateOf(seat).then(
      (state) => isShown && setStanding(howItStands(state)),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [seat]);
  return standing;
}
