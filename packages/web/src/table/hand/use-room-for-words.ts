/**
 * The words of the card that one looks at are whole, however many they are: step by step it leaves out what they say
 * anyway, and then makes them smaller (`data-tight`, in the styles of the card's room).
 */
import { useEffect, useRef, type RefObject } from 'react';

const GROWN = '[data-open], :hover, :has(> :focus-visible)';
const TIGHTEST = 6;

export function useRoomForWords(): RefObject<HTMLLIElement | null> {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const li = place.current;
    if (li === null) return;
    let frame = 0;
    const later = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => makeRoom(li));
    });
    later.observe(li.firstElementChild ?? li);
    return () => {
      later.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return place;
}

function makeRoom(li: HTMLLIElement): void {
  // Still growing: its last size is told, too.
  if (li.getAnimations().length > 0) return;
  delete li.dataset.tight;
  const lines = li.querySelector('[data-lines]');
  if (lines === null || !li.matches(GROWN)) return;
  for (let tight = 1; tight <= TIGHTEST && lines.scrollHeight > lines.clientHeight + 1; tight++)
    li.dataset.tight = String(tight);
}
