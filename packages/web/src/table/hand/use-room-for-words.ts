/**
 * The words of the card that one looks at are whole, however many they are: step by step it leaves out what they say
 * anyway, and then makes them smaller (`data-tight`, in the styles of the card's room). Only that card is measured:
 * watching all of them cost a table of eight a third of its speed.
 */
import { useEffect, useRef, type RefObject } from 'react';

const GROWN = '[data-open], :hover, :has(> :focus-visible)';
const TIGHTEST = 6;

interface Watched {
  readonly ref: RefObject<HTMLLIElement | null>;
  /** It may have grown, or become small again. */
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onTransitionEnd: () => void;
}

export function useRoomForWords(isOpen: boolean): Watched {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const li = ref.current;
    if (li === null || !isOpen) return;
    makeRoom(li);
    const observer = new ResizeObserver(() => makeRoomSoon(li));
    observer.observe(li.firstElementChild ?? li);
    return () => {
      observer.disconnect();
      makeRoomSoon(li);
    };
  }, [isOpen]);
  const look = (): void => {
    if (ref.current !== null) makeRoomSoon(ref.current);
  };
  return {
    ref,
    onPointerEnter: look,
    onPointerLeave: look,
    onFocus: look,
    onBlur: look,
    onTransitionEnd: look,
  };
}

const makeRoomSoon = (li: HTMLLIElement): void => {
  if (li.matches(GROWN) || li.dataset.tight !== undefined) requestAnimationFrame(() => makeRoom(li));
};

function makeRoom(li: HTMLLIElement): void {
  // Still growing: the end of that is told, too.
  if (li.getAnimations().length > 0) return;
  delete li.dataset.tight;
  const lines = li.querySelector('[data-lines]');
  if (lines === null || !li.matches(GROWN)) return;
  for (let tight = 1; tight <= TIGHTEST && lines.scrollHeight > lines.clientHeight + 1; tight++)
    li.dataset.tight = String(tight);
}
