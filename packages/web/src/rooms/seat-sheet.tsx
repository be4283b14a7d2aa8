/** Changing a seat before the game: one's own name and character; for the host, who sits there. */
import type { PublicTable } from '@taproom/client';
import { useState, type FormEvent } from 'react';
import { changeSeat } from '../link/house.ts';
import { keepName, type HeldSeat } from '../link/seats.ts';
import { Button, Choice, Field, Sheet } from '../pieces/index.ts';
import { guestsOf, packsIn } from '../theme/guests.ts';
import { words } from '../words/all.ts';
import { CharacterList } from './character-picker.tsx';
import { charactersOn } from './host-wish.ts';
import panel from './panel.module.css';
import { useAction } from './use-action.ts';
import { Wrong } from './wrong.tsx';

export interface SeatSheetProps {
  readonly table: PublicTable;
  readonly held: HeldSeat;
  /** Which seat. */
  readonly n: number;
  readonly mine: boolean;
  readonly onClose: () => void;
}

export function SeatSheet({ table, held, n, mine, onClose }: SeatSheetProps) {
  const seat = table.seats[n];
  const change = useAction(async (what: Parameters<typeof changeSeat>[2], close: boolean) => {
    await changeSeat(held, n, what);
    if (close) onClose();
  });
  const { lobby, host } = words;
  const isInn = table.game === 'inn';
  const taken = table.seats.map(({ character }) => character).filter((_, i) => i !== n);
  const characters = seat.kind === 'bot' ? lobby.botCharacter : lobby.freeCharacter;
  return (
    <Sheet open onClose={onClose} title={mine ? lobby.yourSeat : lobby.seat(n + 1)}>
      <div className={panel.stack}>
        <Wrong text={change.wrong} />
        {mine && (
          <NameForm name={seat.name} busy={change.busy} onName={(name) => change.run({ name }, true)} />
        )}
        {!mine && seat.kind === 'human' && (
          <>
            <p>{lobby.sendAwayHint(seat.name)}</p>
            <Button
              kind="warn"
              icon="outside"
              busy={change.busy}
              onClick={() => change.run({ kind: 'open' }, true)}
            >
              {lobby.sendAway(seat.name)}
            </Button>
            <Button icon="bot" busy={change.busy} onClick={() => change.run({ kind: 'bot' }, true)}>
              {lobby.giveToBot}
            </Button>
          </>
        )}
        {seat.kind === 'open' && (
          <Button icon="bot" busy={change.busy} onClick={() => change.run({ kind: 'bot' }, true)}>
            {lobby.addBot}
          </Button>
        )}
        {seat.kind === 'bot' && (
          <>
            <Button icon="person" busy={change.busy} onClick={() => change.run({ kind: 'open' }, true)}>
              {lobby.makeFree}
            </Button>
            <Choice
              label={lobby.botKind}
              options={host.botKinds}
              value={seat.bot ?? 'regular'}
              onChange={(bot) => change.run({ bot }, false)}
            />
          </>
        )}
        {isInn && (mine || seat.kind !== 'human') && (
          <section className={panel.stack}>
            <h3>{mine ? lobby.character : characters}</h3>
            <CharacterList
              value={seat.character}
              taken={taken.filter((character) => character !== '')}
              only={charactersOn(table, n)}
              guests={guestsOf(packsIn(table.variants))}
              onChange={(character) => change.run({ character: character === '' ? null : character }, true)}
            />
          </section>
        )}
      </div>
    </Sheet>
  );
}

interface NameFormProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onName: (name: string) => void;
}

function NameForm({ name: now, busy, onName }: NameFormProps) {
  const [name, setName] = useState(now);
  const [nameless, setNameless] = useState(false);
  const { lobby } = words;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wanted = name.trim();
    setNameless(wanted === '');
    if (wanted === '') return;
    keepName(wanted);
    onName(wanted);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Field
        label={lobby.name}
        wrong={nameless ? lobby.nameNeeded : undefined}
        value={name}
        maxLength={24}
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" icon="check" busy={busy} disabled={name.trim() === now}>
        {lobby.keepName}
      </Button>
    </form>
  );
}
