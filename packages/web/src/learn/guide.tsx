/** What the lesson says, below the table; what it points at has a ring around it, and the focus of whoever uses keys. */
import type { Lesson } from '@taproom/scenario/film';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/index.ts';
import { Button } from '../pieces/index.ts';
import { RuleButton } from '../rules/rule-button.tsx';
import coach from '../rooms/coach.module.css';
import { mark } from '../rooms/ring.ts';
import { useStore, type TableState } from '../table/table-store.ts';
import { learn as words } from '../words/learn.ts';
import type { LessonLink } from './lesson-link.ts';
import { pointAt } from './pointing.ts';
import styles from './lesson-room.module.css';

/** How often it looks whether what it points at has moved. */
const LOOKS = 200;
const NEXT = '[data-lesson-next]';

interface GuideProps {
  readonly link: LessonLink;
  readonly lesson: Lesson;
  readonly chapter: number;
  readonly onEnd: () => void;
  /** To the chapter before; null: there is none. */
  readonly onBack: (() => void) | null;
}

export function Guide({ link, lesson, chapter, onEnd, onBack }: GuideProps) {
  const store = useStore();
  // Everything about the lesson changes together with its table.
  useSyncExternalStore(store.subscribe, store.state);
  const ring = useRef<HTMLDivElement>(null);
  const { step, at, expected, isDone } = link;
  const { steps, name } = lesson.chapters[chapter];
  const isLast = at === steps.length - 1;
  useEffect(
    () =>
      follow(
        () => ring.current,
        () => wanted(store.state(), link),
      ),
    [store, link],
  );
  const back = at > 0 ? () => link.go(at - 1) : onBack;
  return (
    <>
      <div ref={ring} className={coach.ring} data-lesson-ring aria-hidden />
      <section className={styles.guide} aria-label={words.region} data-lesson={`${chapter}.${at}`}>
        <h2 className={styles.head}>
          <span>{name}</span>
          <span className={styles.place}>{words.of(at + 1, steps.length)}</span>
        </h2>
        <p className={styles.say} role="status" key={at}>
          {step.say}
          {step.rules.length > 0 && (
            <RuleButton title={words.why} said={step.rules.map((rule) => ({ words: rule, rules: [rule] }))} />
          )}
        </p>
        <div className={styles.foot}>
          <Link href="/learn" className={styles.leave} aria-label={words.leave} title={words.leave}>
            <Icon name="close" />
          </Link>
          <span className={styles.mine}>{expected !== null && words.yourMove}</span>
          {back !== null && (
            <Button kind="quiet" size="small" icon="left" label={words.back} onClick={back} />
          )}
          {expected !== null ? (
            <Button kind="quiet" size="small" onClick={() => void link.doIt()}>
              {words.doIt}
            </Button>
          ) : (
            <Button kind="main" data-lesson-next onClick={() => (isDone && isLast ? onEnd() : link.next())}>
              {words.next}
            </Button>
          )}
        </div>
      </section>
    </>
  );
}

interface Wanted {
  /** What has a ring around it. */
  readonly shown: string;
  /** What is to be pressed. */
  readonly pressed: string;
}

function wanted(state: TableState, { step, expected, chapter }: LessonLink): Wanted {
  if (expected !== null) {
    const pressed = pointAt(state, expected);
    return { shown: pressed, pressed };
  }
  const { at } = step;
  const seat = (chapter.setup as { players: readonly string[] }).players.indexOf(at);
  const shown =
    at === ''
      ? ''
      : seat >= 0
        ? `[data-mat="${seat}"]`
        : at === 'in-play'
          ? IN_PLAY
          : `[data-own] [data-coach="${at}"], [data-coach="${at}"]`;
  return { shown, pressed: NEXT };
}

const IN_PLAY = '[data-own] [data-peek]:not([data-hand-card])';

/** The first that can be seen, in the order of the selectors; where all are covered or scrolled away, the first of them. */
function seen(selectors: string): HTMLElement | null {
  if (selectors === '') return null;
  const there = selectors
    .split(', ')
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .filter((one) => one.getClientRects().length > 0);
  return there.find(isOpen) ?? there[0] ?? null;
}

/** Nothing lies over the middle of it. */
function isOpen(one: HTMLElement): boolean {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && one.contains(top);
}

/** Something lies over the table. */
const isReading = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** Keeps the ring where it belongs, and, for whoever uses keys, the focus on what is to be pressed. */
function follow(ring: () => HTMLElement | null, look: () => Wanted): () => void {
  let byKeys = false;
  let focused: HTMLElement | null = null;
  let brought: HTMLElement | null = null;
  const place = (): void => {
    const { shown, pressed } = look();
    const box = ring();
    const target = seen(pressed);
    // A hand may be longer than a phone is wide.
    if (target !== null && target !== brought) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    brought = target;
    if (box !== null) mark(box, seen(shown));
    if (!byKeys || target === null || target === focused || isReading()) return;
    focused = target;
    target.focus();
  };
  const key = (): void => {
    byKeys = true;
  };
  const point = (): void => {
    byKeys = false;
  };
  const timer = setInterval(place, LOOKS);
  addEventListener('keydown', key);
  addEventListener('pointerdown', point);
  addEventListener('resize', place);
  place();
  return () => {
    clearInterval(timer);
    removeEventListener('keydown', key);
    removeEventListener('pointerdown', point);
    removeEventListener('resize', place);
  };
}
