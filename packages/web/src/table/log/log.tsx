/** The story of the table: who did what to whom and why, turn by turn, with what was said in between. */
import type { PublicTable } from '@taproom/client';
import { memo, useMemo, useState, type UIEvent } from 'react';
import type { ChatLine, StoryEvent } from '../../link/table-link.ts';
import { Icon, type IconName } from '../../icons/index.ts';
import { toggleMuted, useHeard, useMuted } from '../../link/muted.ts';
import { Button, Emblem } from '../../pieces/index.ts';
import { useMark } from '../../pieces/seat-mark.ts';
import { RuleButton } from '../../rules/rule-button.tsx';
import { behind as about } from '../../words/behind.ts';
import { table as words } from '../../words/table.ts';
import { characterOf, nameOf } from '../names.ts';
import type { Remark } from '../remarks.ts';
import { useShown, useStore, useTable } from '../table-store.ts';
import { useRemarks } from '../use-remarks.ts';
import { Chat } from './chat.tsx';
import { isWorthTelling } from './worth-telling.ts';
import styles from './log.module.css';

/** So many turns are kept in the page; the whole story is in the replay. */
const TURNS_SHOWN = 16;

/**
 * So many lines are drawn, enough for any window on this screen, and as many more for whoever scrolls up to them: nobody has
 * to carry what nobody reads.
 */
const LINES_AT_ONCE = Math.max(40, Math.ceil(screen.height / 24));

const NOBODY: PublicTable['seats'] = [];

/** Whoever watches is no seat, and may mute those who watch, too. */
const NO_SEAT = -3;

type Line = {
  readonly key: string;
  readonly event?: StoryEvent;
  readonly said?: ChatLine;
  readonly remark?: Remark;
};

export const Log = memo(function Log() {
  const story = useShown((state) => state.story);
  const table = useTable((state) => state.table?.table ?? '');
  const chat = useHeard(
    table,
    useShown((state) => state.chat),
  );
  const seats = useTable((state) => state.table?.seats);
  const remarks = useRemarks(story, seats ?? NOBODY);
  const lines = useMemo(() => merged(story, chat, remarks), [story, chat, remarks]);
  const [withRules, setWithRules] = useState(false);
  const [drawn, setDrawn] = useState(LINES_AT_ONCE);
  const scrolled = ({ currentTarget: box }: UIEvent<HTMLElement>): void => {
    // It counts backwards from the end.
    const above = box.scrollHeight - box.clientHeight + box.scrollTop;
    if (above < box.clientHeight) setDrawn((before) => Math.min(before, lines.length) + LINES_AT_ONCE);
  };
  return (
    <section className={styles.log} aria-label={words.log}>
      <div
        className={styles.scroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={words.log}
        onScroll={scrolled}
      >
        <div className={styles.lines}>
          {lines
            .slice(-drawn)
            .map(({ key, event, said, remark }) =>
              event !== undefined ? (
                <Told key={key} event={event} withRules={withRules} />
              ) : remark !== undefined ? (
                <Remarked key={key} remark={remark} />
              ) : (
                <Said key={key} line={said!} />
              ),
            )}
        </div>
      </div>
      <MutedNames />
      <p className={styles.muted}>
        <Button
          kind="quiet"
          size="small"
          icon="rules"
          aria-pressed={withRules}
          title={about.withRulesAbout}
          onClick={() => setWithRules(!withRules)}
        >
          {about.withRules}
        </Button>
      </p>
      <Chat />
    </section>
  );
});

function merged(
  story: readonly StoryEvent[],
  chat: readonly ChatLine[],
  remarks: readonly Remark[],
): readonly Line[] {
  let from = 0;
  let turns = 0;
  for (let i = story.length - 1; i >= 0 && turns < TURNS_SHOWN; i--)
    if (story[i].e === 'turn') {
      turns++;
      from = turns === TURNS_SHOWN ? i : 0;
    }
  const lines: Line[] = [];
  const first = story[from]?.at ?? 0;
  let said = chat.findIndex(({ at }) => at >= first);
  if (said < 0) said = chat.length;
  const remarked = new Map(remarks.map((remark) => [remark.at, remark]));
  for (let i = from; i < story.length; i++) {
    for (; said < chat.length && chat[said].at <= story[i].at; said++)
      lines.push({ key: `c${chat[said].time}-${said}`, said: chat[said] });
    if (story[i].e === 'turn' || isWorthTelling(story[i]))
      lines.push({ key: `e${story[i].at}`, event: story[i] });
    const remark = remarked.get(story[i].at);
    if (remark !== undefined) lines.push({ key: `r${remark.at}`, remark });
  }
  for (; said < chat.length; said++) lines.push({ key: `c${chat[said].time}-${said}`, said: chat[said] });
  return lines;
}

const SIGNS: Readonly<Record<string, IconName>> = {
  play: 'hand',
  fortitude: 'fortitude',
  alcohol: 'alcohol',
  gold: 'gold',
  paid: 'gold',
  ante: 'gold',
  pot: 'pot',
  skim: 'gold',
  share: 'gold',
  draw: 'deck',
  discard: 'discard',
  ordered: 'drink-me',
  served: 'drink-me',
  reveal: 'mug',
  chaser: 'chaser',
  event: 'bell',
  round: 'dice',
  control: 'crown',
  'round-won': 'crown',
  'contest-won': 'crown',
  'contest-value': 'contest',
  'last-chance': 'warning',
  out: 'out',
  over: 'trophy',
  negated: 'shield',
  ignored: 'shield',
  'drink-ignored': 'shield',
};

/** Where the gambling games call the same by another name, or mean something else by it. */
const GAMBLING_SIGNS: Readonly<Record<string, IconName>> = {
  ...SIGNS,
  turn: 'dice',
  reveal: 'eye',
  show: 'eye',
  deal: 'hand',
  exchange: 'hand',
  place: 'table',
  roll: 'dice',
  keep: 'dice',
  call: 'gold',
  bet: 'gold',
  raise: 'gold',
  'all-in': 'gold',
  rebate: 'gold',
  loan: 'gold',
  fold: 'out',
  score: 'trophy',
  wins: 'pot',
  choice: 'rules',
};

interface ToldProps {
  readonly event: StoryEvent;
  /** With the rule behind it. */
  readonly withRules: boolean;
}

const Told = memo(function Told({ event, withRules }: ToldProps) {
  const store = useStore();
  const { e, seat = -1, card, text, word } = event;
  const name = useTable((state) => nameOf(state, seat));
  const character = useTable((state) => characterOf(state, seat));
  const isInn = useTable((state) => state.view !== null);
  const mark = useMark(seat);
  if (e === 'turn' && isInn)
    return (
      <h2 className={styles.turn} data-seat={mark}>
        {seat >= 0 && <Emblem seat={seat} character={character} size="small" />}
        {words.turnOf(name)}
      </h2>
    );
  const sign = (isInn ? SIGNS : GAMBLING_SIGNS)[e];
  const inside = (
    <>
      {sign === undefined ? <span className={styles.dot} /> : <Icon name={sign} />}
      <span>{text}</span>
    </>
  );
  return (
    <p className={styles.told} data-weight={e === 'out' || e === 'over' || e === 'play' ? e : undefined}>
      {card === undefined ? (
        inside
      ) : (
        <button type="button" className={styles.about} data-peek={card} onClick={() => store.zoom(card)}>
          {inside}
        </button>
      )}
      {withRules && (
        <RuleButton
          title={about.whyTold}
          said={[{ words: text, event: e, within: e === 'game' ? word : undefined }]}
        />
      )}
    </p>
  );
});

const Said = memo(function Said({ line }: { readonly line: ChatLine }) {
  const table = useTable((state) => state.table?.table ?? '');
  const own = useTable((state) => state.own?.seat ?? NO_SEAT);
  const mark = useMark(line.seat);
  return (
    <p className={styles.said} data-seat={mark}>
      <strong>{line.name}</strong> {line.text}
      {line.seat !== own && table !== '' && (
        <Button
          kind="quiet"
          size="small"
          icon="sound-off"
          label={words.mute(line.name)}
          onClick={() => toggleMuted(table, line.seat)}
        />
      )}
    </p>
  );
});

/** A bot has a word for what happened. */
const Remarked = memo(function Remarked({ remark: { seat, text } }: { readonly remark: Remark }) {
  const name = useTable((state) => nameOf(state, seat));
  const mark = useMark(seat);
  return (
    <p className={styles.said} data-seat={mark}>
      <strong>{name}</strong> {text}
    </p>
  );
});

/** Who is not heard here, and how to hear them again. */
function MutedNames() {
  const table = useTable((state) => state.table?.table ?? '');
  const seats = useTable((state) => state.table?.seats);
  const muted = useMuted(table);
  if (muted.length === 0) return null;
  return (
    <p className={styles.muted}>
      {muted.map((seat) => (
        <Button key={seat} kind="quiet" size="small" icon="sound" onClick={() => toggleMuted(table, seat)}>
          {words.unmute(seats?.[seat]?.name ?? words.watchers)}
        </Button>
      ))}
    </p>
  );
}
