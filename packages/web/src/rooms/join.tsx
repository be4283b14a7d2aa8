/** Sitting down at somebody's table: with a code, a link, or from the list of open ones. */
import { useEffect, useState, type FormEvent } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { Icon } from '../icons/index.ts';
import { listTables, takeSeat, type Listed } from '../link/house.ts';
import { keepName, lastName, seatAt } from '../link/seats.ts';
import { Button, Field } from '../pieces/index.ts';
import { words } from '../words/all.ts';
import { CharacterPicker } from './character-picker.tsx';
import { isCode, tidyCode } from './code.ts';
import styles from './join.module.css';
import panel from './panel.module.css';
import { Room } from './room.tsx';
import { useAction } from './use-action.ts';
import { useTableOfCode } from './use-table-of-code.ts';
import { Wrong } from './wrong.tsx';

export default function Join() {
  const { code: given = '' } = useParams<{ code?: string }>();
  // From the list below one comes here again, with another code.
  return <CodeForm key={given} given={given} />;
}

function CodeForm({ given }: { readonly given: string }) {
  const [code, setCode] = useState(() => tidyCode(given));
  const [looked, setLooked] = useState(false);
  const { join } = words;
  const complete = isCode(code);
  const { table, wrong } = useTableOfCode(complete ? code : '');
  return (
    <Room title={join.title}>
      <section className={panel.panel}>
        <Field
          big
          label={join.code}
          hint={join.codeHint}
          wrong={looked && !complete ? join.codeWrong : (wrong ?? undefined)}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(tidyCode(event.target.value))}
        />
        {complete && seatAt(code) !== null ? (
          <GoThere code={code} sentence={join.already} button={join.goThere} />
        ) : table !== null && (table.status === 'over' || table.free === 0) ? (
          <GoThere
            code={code}
            sentence={table.status === 'lobby' ? join.full : join.begun}
            button={join.watch}
          />
        ) : (
          <>
            {table?.status === 'playing' && <p role="status">{join.keptFree}</p>}
            <SitDown
              code={complete && wrong === null ? code : ''}
              // In the middle of a game one plays whoever sits there.
              picks={table === null || (table.game === 'inn' && table.status === 'lobby')}
              onNoCode={() => setLooked(true)}
            />
          </>
        )}
      </section>
      <OpenTables />
    </Room>
  );
}

interface GoThereProps {
  readonly code: string;
  readonly sentence: string;
  readonly button: string;
}

/** There is nothing to fill in: one's own seat, or a look at the table. */
function GoThere({ code, sentence, button }: GoThereProps) {
  const [, go] = useLocation();
  return (
    <div className={panel.stack}>
      <p role="status">{sentence}</p>
      <Button kind="main" size="big" icon="table" wide onClick={() => go(`/table/${code}`)}>
        {button}
      </Button>
    </div>
  );
}

interface SitDownProps {
  /** Empty while it is not one. */
  readonly code: string;
  /** Whether there is a character to be chosen. */
  readonly picks: boolean;
  readonly onNoCode: () => void;
}

function SitDown({ code, picks, onNoCode }: SitDownProps) {
  const [, go] = useLocation();
  const [name, setName] = useState(lastName);
  const [character, setCharacter] = useState('');
  const [nameless, setNameless] = useState(false);
  const sit = useAction(async () => {
    keepName(name.trim());
    const seat = await takeSeat(code, name.trim(), picks && character !== '' ? character : undefined);
    go(`/table/${seat.code || seat.table}`);
  });
  const { join } = words;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setNameless(name.trim() === '');
    if (code === '') onNoCode();
    else if (name.trim() !== '') sit.run();
  }

  return (
    <form className={panel.stack} onSubmit={submit} noValidate>
      <Field
        label={join.name}
        wrong={nameless ? join.nameNeeded : undefined}
        value={name}
        maxLength={24}
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
      {picks && <CharacterPicker label={join.character} value={character} onChange={setCharacter} />}
      <Wrong text={sit.wrong} />
      <Button type="submit" kind="main" size="big" icon="inn" wide busy={sit.busy}>
        {sit.busy ? join.sitting : join.sit}
      </Button>
    </form>
  );
}

function OpenTables() {
  const [tables, setTables] = useState<readonly Listed[] | null>(null);
  const look = useAction(async () => setTables(await listTables()));
  const { run } = look;
  useEffect(() => run(), [run]);
  const { join } = words;
  return (
    <section className={styles.open} aria-labelledby="open-tables">
      <div className={styles.head}>
        <h2 id="open-tables">{join.openTables}</h2>
        <Button size="small" icon="undo" busy={look.busy} onClick={() => run()}>
          {join.lookAgain}
        </Button>
      </div>
      <Wrong text={look.wrong} />
      {tables?.length === 0 && <p>{join.noTables}</p>}
      <ul>
        {tables?.map(({ table, code, game, host, free, seats }) => (
          <li key={table}>
            <Link href={`/join/${code}`}>
              <Icon name={game === 'inn' ? 'mug' : 'dice'} />
              {join.listed(host, free, seats, game)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
