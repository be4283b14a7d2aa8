/** Dragging a card up out of the hand. Sideways belongs to scrolling; a short way is a click. */
import { useRef, type PointerEvent, type MouseEvent } from 'react';
import type { TableStore } from '../table-store.ts';

/** So far up it counts as thrown. */
const THROWN = 70;
const STARTED = 12;
/** So long it must be held to be shown large. */
const HELD = 450;

interface Held {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
  dragging: boolean;
  shown: boolean;
}

export function useDrag(card: number, store: TableStore) {
  const held = useRef<Held | null>(null);
  const letGo = (element: HTMLElement): void => {
    if (held.current !== null) clearTimeout(held.current.timer);
    held.current = null;
    element.style.transform = '';
    delete element.dataset.dragging;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return;
      const touch = event.pointerType !== 'mouse';
      const timer = setTimeout(() => {
        if (held.current === null || held.current.dragging || !touch) return;
        held.current.shown = true;
        store.zoom(card);
      }, HELD);
      held.current = { x: event.clientX, y: event.clientY, timer, dragging: false, shown: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const at = held.current;
      if (at === null || at.shown) return;
      const [dx, dy] = [event.clientX - at.x, event.clientY - at.y];
      if (!at.dragging) {
        if (dy > -STARTED || Math.abs(dx) > -dy * 2) {
          if (Math.hypot(dx, dy) > STARTED) clearTimeout(at.timer);
          return;
        }
        at.dragging = true;
        clearTimeout(at.timer);
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.dataset.dragging = '';
      }
      event.currentTarget.style.transform = `translate(${dx}px, ${dy}px)`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const at = held.current;
      const element = event.currentTarget;
      if (at === null) return;
      const thrown = at.dragging && at.y - event.clientY > THROWN;
      const { dragging, shown } = at;
      const under = thrown ? targetUnder(event.clientX, event.clientY) : null;
      letGo(element);
      // The click that follows a drag or a long look is none.
      if (dragging || shown) swallowed.add(element);
      if (thrown) store.throwCard(card, under);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>): void {
      letGo(event.currentTarget);
    },
    onClickCapture(event: MouseEvent<HTMLElement>): void {
      if (!swallowed.delete(event.currentTarget)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu(event: MouseEvent<HTMLElement>): void {
      event.preventDefault();
      store.zoom(card);
    },
  };
}

const swallowed = new WeakSet<HTMLElement>();

/** The seat or thing under the pointer: what can be aimed at lights up only once the card is up, so mats say who they are. */
function targetUnder(x: number, y: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const mat = element.closest<HTMLElement>('[data-mat]');
    if (mat !== null) return Number(mat.dataset.mat);
  }
  return null;
}
