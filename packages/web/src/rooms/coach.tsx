/**
 * A hand for the first turn: short bubbles that point at things, one at a time. The table marks what they point at
 * with `data-coach`; what is not there is left out. Nothing is blocked: whoever wants to play, plays, and the bubble
 * goes on to the next thing. Where there is no room for it beside what is asked, it folds itself up to a small button.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../pieces/index.ts';
import { useTable } from '../table/table-store.ts';
import { words } from '../words/index.ts';
import { isCoachExpected, keepCoached } from './coach-memory.ts';
import { placeFor, type Box, type Place } from './coach-place.ts';
import { mark } from './ring.ts';
import styles from './coach.module.css';

type Step = (typeof words.coach.steps)[number];

/** How often it looks whether what it points at has moved. */
const LOOKS = 250;
/** Whose turn it is, what is answered, asked and to be chosen, what comes of it, one's own numbers, and the button. */
const NEVER_COVERED =
  '[data-coach="big-button"], [data-tray] > *, [data-top], [data-clear], [data-option], [data-options] button, [data-aim], [data-turn-of], [data-own] [data-mat]';
/** Cards, and what lies before the players. */
const RATHER_FREE = '[data-hand-card], [data-card], [data-mat], [data-of]';

/** Comes only to whoever pressed "Play now" and has never been shown around. */
export function Coach({ table }: { readonly table: string }) {
  const [here, setHere] = useState(() => isCoachExpected(table));
  const [steps, setSteps] = useState<readonly Step[] | null>(null);
  const [n, setN] = useState(0);
  // The table may still be dealing: wait until there is something to point at.
  useEffect(() => {
    if (!here || steps !== null) return undefined;
    const timer = setInterval(() => {
      const found = words.coach.steps.filter(({ at }) => seen(at) !== null);
      if (found.some(({ at }) => at === 'hand')) setSteps(found);
    }, LOOKS);
    return () => clearInterval(timer);
  }, [here, steps]);
  const isShown = here && steps !== null;
  const last = steps === null || n >= steps.length - 1;
  const next = (): void => {
    if (!last) return setN(n + 1);
    keepCoached();
    setHere(false);
  };
  // Whoever acts has read enough of this one.
  const acts = useTable((state) => state.desk.sending);
  const acted = useRef(acts);
  useEffect(() => {
    const began = acts && !acted.current;
    acted.current = acts;
    if (began && isShown) next();
  });
  if (!isShown) return null;
  return (
    <Bubble
      key={n}
      step={steps[n]}
      count={words.coach.of(n + 1, steps.length)}
      last={last}
      onNext={next}
      onSkip={() => {
        keepCoached();
        setHere(false);
      }}
    />
  );
}

/** The first one on screen: there is one hand, but a track on every mat, and one's own is marked. */
function seen(at: string): HTMLElement | null {
  const own = document.querySelector<HTMLElement>(`[data-own] [data-coach="${at}"]`);
  const all = document.querySelectorAll<HTMLElement>(`[data-coach="${at}"]`);
  return [own, ...all].find((one) => one !== null && one.getClientRects().length > 0) ?? null;
}

const boxes = (selector: string): Box[] =>
  Array.from(document.querySelectorAll(selector), (one) => one.getBoundingClientRect()).filter(
    ({ width, height }) => width > 0 && height > 0,
  );

interface BubbleProps {
  readonly step: Step;
  readonly count: string;
  readonly last: boolean;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

function Bubble({ step, count, last, onNext, onSkip }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const pill = useRef<HTMLDivElement>(null);
  const lies = useRef<Place | null>(null);
  /** There is no room for it just now; the player may want it all the same. */
  const [folded, setFolded] = useState(false);
  const [wanted, setWanted] = useState(false);
  useLayoutEffect(() => {
    const place = (): void => {
      const target = seen(step.at);
      if (bubble.current === null || ring.current === null || pill.current === null) return;
      const at = point(bubble.current, target, lies.current);
      lies.current = at;
      setFolded(!at.isFree);
      point(pill.current, target, null);
      mark(ring.current, target);
    };
    place();
    const timer = setInterval(place, LOOKS);
    addEventListener('resize', place);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', place);
    };
  }, [step]);
  const { coach } = words;
  const isFolded = folded && !wanted;
  return (
    <>
      <div ref={ring} className={styles.ring} data-folded={isFolded || undefined} aria-hidden />
      <div
        ref={bubble}
        className={styles.bubble}
        role="region"
        aria-label={coach.label}
        data-folded={isFolded || undefined}
        inert={isFolded}
      >
        <p role="status">
          {step.text}
          {'keys' in step && <span className={styles.keys}> {step.keys}</span>}
        </p>
        <div className={styles.foot}>
          <span>{count}</span>
          <Button kind="quiet" size="small" onClick={onSkip}>
            {coach.skip}
          </Button>
          <Button kind="main" size="small" onClick={onNext}>
            {last ? coach.done : coach.next}
          </Button>
        </div>
      </div>
      <div ref={pill} className={styles.pill} data-folded={isFolded || undefined} inert={!isFolded}>
        <Button size="small" icon="help" label={coach.unfold} onClick={() => setWanted(true)} />
      </div>
    </>
  );
}

/** Puts it beside what it points at, or where it is least in the way. */
function point(bubble: HTMLElement, target: HTMLElement | null, now: Place | null): Place {
  const { innerWidth: width, innerHeight: height } = window;
  const at = target?.getBoundingClientRect() ?? { left: width / 2, right: width / 2, top: 0, bottom: 0 };
  const place = placeFor(
    { width: bubble.offsetWidth, height: bubble.offsetHeight },
    { screen: { width, height }, target: at, never: boxes(NEVER_COVERED), rather: boxes(RATHER_FREE), now },
  );
  bubble.style.translate = `${place.left}px ${place.top}px`;
  return place;
}
