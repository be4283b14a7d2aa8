/**
 * The whole table by keyboard: the space bar presses the big button, Escape takes back (also what was declared), U the
 * last answer where that is still possible, H holds a window; arrow keys go through the hand and, where somebody is to be
 * chosen, from mat to mat. The focus is never lost: what had it may be played and gone.
 */
import { useEffect, useLayoutEffect } from 'react';
import { useStore, useTable } from './table-store.ts';

const AIM = '[data-aim]';
const HAND = '[data-hand-card]';
const OPTION = '[data-options] button';
/** Where keys belong to what has the focus. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"] *, [popover] *';

const all = (selector: string): HTMLElement[] => Array.from(document.querySelectorAll<HTMLElement>(selector));

/** Whoever uses the pointer does not need the focus to be carried after them. */
let byKeys = false;
let lastInHand = 0;

export function Keyboard() {
  const store = useStore();
  const asked = useTable((state) => state.asked);
  const hand = useTable((state) => state.view?.seats[state.view.seat]?.hand);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      byKeys = true;
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || target.matches(OWN_KEYS)) return;
      const { primary } = store.state().asked;
      if (key === 'Escape') {
        if (primary.do === 'withdraw') store.press();
        else store.takeBack();
      } else if (key === ' ') {
        // Enter presses what has the focus, the space bar always the big button.
        event.preventDefault();
        // Pressed once too often it must not take back what was just said: that is for Escape.
        if (!event.repeat && primary.do !== 'withdraw') store.press();
      } else if (key === 'u' || key === 'U') store.undo();
      else if (key === 'h' || key === 'H') store.think();
      else if (key.startsWith('Arrow')) walk(event, target);
    };
    const release = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (key === ' ' && target instanceof HTMLButtonElement && !target.matches(OWN_KEYS))
        event.preventDefault();
    };
    const point = (): void => {
      byKeys = false;
    };
    const focus = ({ target }: FocusEvent): void => {
      const at = target instanceof HTMLElement ? all(HAND).indexOf(target) : -1;
      if (at >= 0) lastInHand = at;
    };
    window.addEventListener('keydown', press);
    window.addEventListener('keyup', release);
    window.addEventListener('pointerdown', point);
    window.addEventListener('focusin', focus);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('keyup', release);
      window.removeEventListener('pointerdown', point);
      window.removeEventListener('focusin', focus);
    };
  }, [store]);

  // A card that was taken up leads on to what it asks: its options, or whom it is played on.
  const step = asked.step?.ask ?? null;
  useWhenDrawn(() => {
    if (!byKeys || step === null) return;
    const [first] = step === 'targets' ? all(AIM) : all(OPTION);
    first?.focus();
  }, [step]);

  useWhenDrawn(() => {
    const { activeElement } = document;
    if (!byKeys || (activeElement !== null && activeElement !== document.body)) return;
    const cards = all(HAND);
    (cards[Math.min(lastInHand, cards.length - 1)] ?? all('[data-coach="big-button"] button')[0])?.focus();
  }, [asked, hand]);

  return null;
}

/** Before the next key, and not before the others have drawn what has changed as well. */
function useWhenDrawn(act: () => void, changed: readonly unknown[]): void {
  // oxlint-disable-next-line react/exhaustive-deps -- whoever calls it says what it depends on
  useLayoutEffect(() => queueMicrotask(act), changed);
}

/** Left and right among the cards or among the mats; up to the mats, down to the hand. */
function walk(event: KeyboardEvent, from: Element): void {
  const cards = all(HAND);
  const aims = all(AIM);
  const inHand = cards.indexOf(from as HTMLElement);
  const onMat = aims.indexOf(from as HTMLElement);
  const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  let to: HTMLElement | undefined;
  if (side !== undefined)
    to = onMat >= 0 ? aims[onMat + side] : inHand >= 0 ? cards[inHand + side] : undefined;
  else if (event.key === 'ArrowUp' && onMat < 0) to = aims[0];
  else if (event.key === 'ArrowDown' && inHand < 0) to = cards[Math.min(lastInHand, cards.length - 1)];
  if (to === undefined) return;
  event.preventDefault();
  to.focus();
}
