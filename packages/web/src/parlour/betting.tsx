/** The one big button, and in a Betting Round what stands beside it: to fold, and to bet or raise by any sum. */
import type { WireAnswer } from '@taproom/client';
import type { ParlourQuestion } from '@taproom/parlour';
import { useId, useState } from 'react';
import { Button } from '../pieces/index.ts';
import { useStore, useTable } from '../table/table-store.ts';
import { table as tableWords } from '../words/table.ts';
import { words } from '../words/parlour.ts';
import { isWayOut } from './options.ts';
import { gameOf } from './use-game.ts';
import styles from './betting.module.css';

type Bet = Extract<ParlourQuestion, { kind: 'bet' }>;

export function ActionBar() {
  const bet = useTable((state) => state.asked.game?.bet ?? null);
  const question = useTable((state) => state.table!.asked?.number ?? -1);
  const [open, setOpen] = useState(-1);
  const raising = open === question;
  return (
    <div className={styles.bars}>
      {bet !== null && raising && <Raise key={question} bet={bet} />}
      <div className={styles.bar}>
        <Out />
        <Main />
        {bet !== null && (
          <OpenRaise bet={bet} raising={raising} onToggle={() => setOpen(raising ? -1 : question)} />
        )}
      </div>
    </div>
  );
}

function Main() {
  const store = useStore();
  const primary = useTable((state) => state.asked.primary);
  const isAsked = useTable((state) => state.asked.isAsked);
  const sending = useTable((state) => state.desk.sending);
  const canDo = primary.do !== 'nothing';
  return (
    <div className={styles.main} data-coach="big-button">
      <Button
        kind="main"
        size="big"
        asking={isAsked && canDo}
        aria-busy={sending || undefined}
        // Not disabled: it keeps the focus, and the keys that come with it.
        aria-disabled={!canDo || sending}
        wide
        aria-keyshortcuts="Space"
        onClick={() => store.press()}
      >
        {sending ? tableWords.sending : primary.label}
      </Button>
    </div>
  );
}

/** To fold in a Betting Round, or where a game offers it to fold or to leave: some may be left on others' turns, too. */
function Out() {
  const store = useStore();
  const asked = useTable((state) => state.asked.game);
  const canLeave = useTable(
    (state) => state.own?.choices.some(({ answer }) => answer.do === 'leave') === true,
  );
  const at = asked?.options.findIndex(isWayOut) ?? -1;
  const out = (answer: WireAnswer, word: string) => (
    <Button kind="warn" data-out onClick={() => store.answer(answer)}>
      {word}
    </Button>
  );
  if (asked !== null && at >= 0)
    return out({ do: 'choose', picks: [at] }, words.option(asked.options[at].word!));
  if (asked !== null && asked.bet !== null) return out({ do: 'fold' }, words.fold);
  return canLeave ? out({ do: 'leave' }, words.option('leave')) : null;
}

interface OpenRaiseProps {
  readonly bet: Bet;
  readonly raising: boolean;
  readonly onToggle: () => void;
}

function OpenRaise({ bet, raising, onToggle }: OpenRaiseProps) {
  const store = useStore();
  const { current, most } = bet;
  const word = current === 0 ? words.bet : words.raise;
  // Short of money, or raised by less than a full raise: the table says which.
  if (most <= current)
    return (
      <Button aria-disabled onClick={() => void store.explain(-1, 'raise')} title={words.noRaise}>
        {word}
      </Button>
    );
  return (
    <Button icon={raising ? 'down' : 'up'} aria-expanded={raising} data-raise onClick={onToggle}>
      {word}
    </Button>
  );
}

const between = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));

function Raise({ bet }: { readonly bet: Bet }) {
  const store = useStore();
  const { current, mine, least, most, lift } = bet;
  const id = useId();
  /** What lies on the table once this bet is called. */
  const pot = useTable((state) => {
    const game = gameOf(state)!;
    return game.pot + game.seats.reduce((sum, seat) => sum + seat.bet, 0) + current - mine;
  });
  const [wish, setTo] = useState(least);
  const to = between(wish, least, most);
  const set = (n: number): void => setTo(between(Math.round(n), least, most));
  const presets = [
    { word: words.minimum, to: least },
    { word: words.halfPot, to: between(current + Math.ceil(pot / 2), least, most) },
    { word: words.wholePot, to: between(current + pot, least, most) },
    { word: words.allIn, to: most },
  ];
  return (
    <div className={styles.raise} role="group" aria-label={words.howMuch}>
      <p className={styles.limits}>{words.limits(least, most, current, lift)}</p>
      <div className={styles.presets}>
        {presets.map((preset) => (
          <Button
            key={preset.word}
            size="small"
            kind={preset.to === to ? 'main' : 'plain'}
            aria-pressed={preset.to === to}
            data-raise-to={preset.to}
            onClick={() => set(preset.to)}
          >
            {preset.word} <span className={styles.sum}>{preset.to}</span>
          </Button>
        ))}
      </div>
      <div className={styles.slide}>
        <Button icon="minus" label={words.lessBet} disabled={to <= least} onClick={() => set(to - 1)} />
        <label className="for-ears" htmlFor={id}>
          {words.howMuch}
        </label>
        <input
          id={id}
          className={styles.slider}
          type="range"
          min={least}
          max={most}
          value={to}
          aria-valuetext={words.coins(to)}
          onChange={({ target }) => set(Number(target.value))}
        />
        <Button icon="plus" label={words.moreBet} disabled={to >= most} onClick={() => set(to + 1)} />
        <Button kind="main" data-raised={to} onClick={() => store.answer({ do: 'raise', to })}>
          {words.betTo(to, current === 0, to === most)}
        </Button>
      </div>
    </div>
  );
}
