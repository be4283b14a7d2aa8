/** Between the table and the hand: what is asked, what can be chosen, why a card must wait. One thing at a time. */
import { useLocation } from 'wouter';
import { Button } from '../../pieces/index.ts';
import { laterBy } from '../../words/general.ts';
import { table as words } from '../../words/table.ts';
import { pointing } from '../pointing.ts';
import { useStore, useTable } from '../table-store.ts';
import { playableInstead } from './is-choosing.ts';
import { Cause } from './choose.tsx';
import { capital, titleOf } from './names.ts';
import { isThing, THING } from './plays.ts';
import { aboutToPlay, previewOf } from './preview.ts';
import { OrdersNote } from './orders.tsx';
import { Says } from './says.tsx';
import { TrayFrame } from './tray-frame.tsx';
import styles from './tray.module.css';

export function Tray() {
  const waiting = useTable((state) => state.faces?.cards[state.desk.why?.card ?? -1]?.title ?? '');
  const takenBack = useTable((state) => state.desk.takenBack);
  const prompt = useTable((state) => state.asked.prompt);
  const kind = useTable((state) => (state.desk.intent === null ? state.asked.kind : 'play'));
  const marking = useTable((state) => state.asked.marking);
  return (
    <TrayFrame
      waiting={waiting}
      kind={kind}
      prompt={
        takenBack ? (
          <>
            <span className={styles.notice}>{words.takenBack}</span> {prompt}
          </>
        ) : (
          prompt
        )
      }
    >
      <OutOfIt />
      <OrdersNote />
      <Preview />
      <Steps />
      <Instead />
      {marking !== 'panel' && <Cause />}
    </TrayFrame>
  );
}

/** Whoever is out may watch with all hands, where the table allows it. */
function OutOfIt() {
  const after = useTable(({ table, own, view }) =>
    table!.status === 'playing' && table!.watchers === 'hands' && (view!.seats[own!.seat]?.out ?? 0) !== 0
      ? (table!.handsAfter ?? null)
      : null,
  );
  const id = useTable((state) => state.table!.table);
  const [, go] = useLocation();
  if (after === null) return null;
  return (
    <Button size="small" icon="eye" onClick={() => go(`/table/${id}/watch`)}>
      {words.watchHands(laterBy(after))}
    </Button>
  );
}

/** What comes of the card that was picked up, with this table's numbers; of whom it waits for, the one pointed at. */
function Preview() {
  const text = useTable((state) => {
    const played = aboutToPlay(state, state.desk.pointed);
    if (played === null || state.view === null) return '';
    return previewOf(state.view, state.faces, played)
      .map((line) => line.text)
      .join('; ');
  });
  if (text === '') return null;
  return (
    <p className={styles.preview} data-preview>
      <strong>{words.ifPlayed}</strong> {text}.
    </p>
  );
}

interface Which {
  readonly drink: number;
  readonly label: string;
}

/** Drinks in few words: whose they are, where that tells them apart. */
function whichOf(drinks: readonly Which[]): readonly Which[] {
  const named = drinks.map(({ drink, label }) => ({
    drink,
    label: label.match(/\(([^)]*)\)$/)?.[1] ?? label,
  }));
  const short = named.map(({ drink, label }) => ({ drink, label: label.replace(/ “.*”$/, '') }));
  return new Set(short.map(({ label }) => label)).size === drinks.length ? short : named;
}

/** What the card that was picked up wants to know, where that is not shown on the table itself. */
function Steps() {
  const store = useStore();
  const step = useTable((state) => state.asked.step);
  const faces = useTable((state) => state.faces);
  const card = useTable((state) => state.desk.intent?.card ?? -1);
  if (step === null) return null;
  const face = faces?.cards[card];
  switch (step.ask) {
    case 'use':
      return (
        <div className={styles.options} data-options>
          {step.uses.map(({ use, label }) => (
            <Button key={use} size="small" data-option={use} onClick={() => store.narrow({ use })}>
              <Says label={capital(face?.uses[use]?.label ?? label)} does={face?.uses[use]?.text ?? ''} />
            </Button>
          ))}
        </div>
      );
    case 'drink':
      return (
        <div className={styles.options} data-options data-many={step.drinks.length > 4 || undefined}>
          {whichOf(step.drinks).map(({ drink, label }) => (
            <Button
              key={drink}
              size="small"
              icon="mug"
              data-option={drink}
              onClick={() => store.narrow({ drink })}
            >
              {label}
            </Button>
          ))}
        </div>
      );
    case 'targets': {
      const things = [...step.open, ...step.chosen].filter(isThing);
      if (things.length === 0) return null;
      return (
        <div className={styles.options} data-options data-things>
          {things.map((thing) => (
            <Button
              key={thing}
              size="small"
              icon="target"
              data-option={thing}
              aria-pressed={step.chosen.includes(thing)}
              {...pointing(store, thing)}
              onClick={() => store.aim(thing)}
            >
              {titleOf(faces, thing - THING)}
            </Button>
          ))}
        </div>
      );
    }
    case 'pays':
      return (
        <div className={styles.options} data-options>
          {step.ways.map(({ key, cards }) => (
            <Button key={key} size="small" data-option={key} onClick={() => store.narrow({ pays: key })}>
              {words.list(cards.map((paid) => faces?.cards[paid]?.title ?? ''))}
            </Button>
          ))}
        </div>
      );
    default:
      return null;
  }
}

/** While cards are being marked, the one that was marked last may also be played. */
function Instead() {
  const store = useStore();
  const card = useTable(playableInstead);
  const title = useTable((state) => state.faces?.cards[card]?.title ?? '');
  if (card < 0) return null;
  return (
    <div className={styles.options} data-options>
      <Button size="small" onClick={() => store.pickInstead(card)}>
        {words.insteadPlay(title)}
      </Button>
    </div>
  );
}
