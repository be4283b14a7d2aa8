/** Going through a finished game: by hand, by keys, or by itself. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Eyes, Replaying } from '../link/replaying.ts';

export interface Playback {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly eyes: Eyes;
  /** By hand: it no longer goes by itself. */
  readonly go: (stop: number) => void;
  readonly turn: (by: -1 | 1) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
}

/** How long a step is shown at normal speed. */
const SHOWN = 1600;
/** Where keys belong to what has the focus. */
const OWN_KEYS = 'input, select, textarea, [role="dialog"] *, [popover] *';

export function usePlayback(link: Replaying): Playback {
  const at = useSyncExternalStore(link.subscribe, link.at);
  const eyes = useSyncExternalStore(link.subscribe, link.seenBy);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = link.stops.length - 1;
  const plays = isPlaying && at < last;

  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(() => link.go(at + 1), SHOWN / speed);
    return () => clearTimeout(timer);
  }, [link, plays, at, speed]);

  // The link leads to this very moment, without a new entry in the way back.
  useEffect(() => history.replaceState(history.state, '', `#${at + 1}`), [at]);

  const go = (stop: number): void => {
    setPlaying(false);
    link.go(stop);
  };
  const turn = (by: -1 | 1): void => go(turnFrom(link, at, by));
  const toggle = (): void => {
    if (!plays && at === last) link.go(0);
    setPlaying(!plays);
  };

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, shiftKey } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || target.matches(OWN_KEYS)) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key] as -1 | 1 | undefined;
      if (by !== undefined) {
        if (shiftKey) turn(by);
        else go(at + by);
      } else if (key === 'Home') go(0);
      else if (key === 'End') go(last);
      else if (key === ' ' && !target.matches('button, a')) toggle();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });

  return { at, last, isPlaying: plays, speed, eyes, go, turn, toggle, setSpeed };
}

/** The first stop of the next turn; or of this one, or of the one before if this one has just begun. */
export function turnFrom({ stops }: Pick<Replaying, 'stops'>, at: number, by: -1 | 1): number {
  const now = stops[at]?.turn ?? 0;
  if (by > 0) {
    const next = stops.findIndex(({ turn }, i) => i > at && turn > now);
    return next < 0 ? stops.length - 1 : next;
  }
  const first = stops.findIndex(({ turn }) => turn === now);
  if (first < at) return Math.max(0, first);
  const before = stops[at - 1]?.turn;
  return Math.max(0, before === undefined ? 0 : stops.findIndex(({ turn }) => turn === before));
}
