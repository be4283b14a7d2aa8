/** Small signs on a mat: whose turn, who is waited for, bot or away, in the Round or out of the game. */
import { Icon, type IconName } from '../../icons/index.ts';
import { table as words } from '../../words/table.ts';
import { useTable } from '../table-store.ts';
import styles from './badges.module.css';

interface BadgesProps {
  readonly seat: number;
  readonly isTurn: boolean;
  readonly isWaited: boolean;
}

export function Badges({ seat, isTurn, isWaited }: BadgesProps) {
  const kind = useTable((state) => {
    const { kind: who, here, standIn } = state.table!.seats[seat];
    if (who === 'bot' || who === 'automated') return who;
    return standIn ? 'standIn' : here ? '' : 'away';
  });
  const temper = useTable((state) => state.table!.seats[seat].temper);
  const out = useTable((state) => state.view!.seats[seat].out);
  const isOutside = useTable((state) => state.view!.seats[seat].backAt >= 0);
  const boss = useTable((state) => state.faces?.characters[seat]?.boss === true);
  const shuns = useTable((state) => state.view!.seats[seat].shuns);
  const held = useTable((state) => state.view!.seats[seat].held);
  const actions = useTable(({ view }) =>
    view!.turn === seat && view!.phase === 'action' ? view!.seats[seat].actions : 0,
  );
  const winning = useTable((state) => state.view!.round?.control === seat);
  const isLastChance = useTable(
    (state) =>
      state.table!.asked?.about === 'last-chance' && state.table!.asked.forecast?.lines[0]?.seat === seat,
  );
  return (
    <span className={styles.badges}>
      {isTurn && <Badge icon="candle" word={words.turnNow} tone="turn" wordy />}
      {boss && <Badge icon="boss" word={words.boss} tone="turn" wordy />}
      {actions > 1 && <Badge icon="fist" word={words.actionsLeft(actions)} wordy />}
      {shuns && <Badge icon="shield" word={words.shuns} tone="wait" />}
      {held && <Badge icon="lock" word={words.heldBack} tone="warn" />}
      {isWaited && <Badge icon="hourglass" word={words.waitedFor} tone="wait" />}
      {winning && <Badge icon="crown" word={words.inControlShort} tone="turn" />}
      {isLastChance && <Badge icon="warning" word={words.lastChance} tone="warn" />}
      {out === 1 && <Badge icon="out" word={words.passedOut} tone="warn" wordy />}
      {out === 2 && <Badge icon="out" word={words.broke} tone="warn" wordy />}
      {out === 3 && <Badge icon="out" word={words.conceded} tone="warn" wordy />}
      {isOutside && out === 0 && <Badge icon="outside" word={words.outside} tone="wait" />}
      {out === 0 && kind === 'bot' && (
        <Badge icon="bot" word={temper ?? words.bot} short={temper?.replace(/^the /, '')} />
      )}
      {out === 0 && kind === 'automated' && <Badge icon="bot" word={words.automated} wordy />}
      {out === 0 && kind === 'standIn' && <Badge icon="bot" word={words.standIn} tone="warn" />}
      {out === 0 && kind === 'away' && <Badge icon="away" word={words.away} tone="warn" />}
    </span>
  );
}

interface BadgeProps {
  readonly icon: IconName;
  readonly word: string;
  readonly tone?: 'plain' | 'turn' | 'wait' | 'warn';
  /** With its word to be read, not only to be heard. */
  readonly wordy?: boolean;
  /** To be read instead of it, where there is room for all of it. */
  readonly short?: string;
}

function Badge({ icon, word, tone = 'plain', wordy = false, short }: BadgeProps) {
  return (
    <span
      className={styles.badge}
      data-tone={tone}
      data-wordy={wordy || short !== undefined || undefined}
      title={word}
    >
      <Icon name={icon} label={wordy ? undefined : word} />
      {(wordy || short !== undefined) && (
        <span className={styles.word} aria-hidden={short !== undefined || undefined}>
          {short ?? word}
        </span>
      )}
    </span>
  );
}
