/** Resting on a card, with the pointer or the focus, shows it large beside it. On a touch screen a long press does. */
import { useEffect, useState } from 'react';
import { Card } from '../pieces/index.ts';
import { useTable } from './table-store.ts';
import styles from './zoom.module.css';

const RESTS = 350;
const WIDTH = 352;
/** On a narrow screen it would hide what it is beside. */
const ROOMY = 700;

interface Peeked {
  readonly card: number;
  readonly rect: DOMRect;
}

export function Peek() {
  const [peeked, setPeeked] = useState<Peeked | null>(null);
  const face = useTable((state) => (peeked === null ? undefined : state.faces?.cards[peeked.card]));
  const whose = useTable((state) =>
    face === undefined ? undefined : state.faces?.characters[face.owner]?.name,
  );
  const isBusy = useTable((state) => state.desk.zoom >= 0 || state.desk.intent !== null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;
    const rest = (element: Element | null): void => {
      if (element === over) return;
      over = element;
      clearTimeout(timer);
      setPeeked(null);
      if (!(element instanceof HTMLElement)) return;
      timer = setTimeout(() => {
        if (element.isConnected)
          setPeeked({ card: Number(element.dataset.peek), rect: element.getBoundingClientRect() });
      }, RESTS);
    };
    const under = ({ target }: Event): Element | null =>
      target instanceof Element ? target.closest('[data-peek]') : null;
    const point = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && window.innerWidth >= ROOMY) rest(under(event));
    };
    const focus = (event: FocusEvent): void => {
      if (window.innerWidth < ROOMY || !(event.target instanceof Element)) return;
      if (event.target.matches(':focus-visible')) rest(under(event));
    };
    const leave = (): void => rest(null);
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', leave);
    };
  }, []);

  if (peeked === null || face === undefined || isBusy) return null;
  const { rect } = peeked;
  // Above what lies low, below what lies high, and always inside the window.
  const low = rect.top > window.innerHeight / 2;
  const left = Math.max(8, Math.min(window.innerWidth - WIDTH - 8, rect.left + rect.width / 2 - WIDTH / 2));
  const style = low
    ? { left, bottom: window.innerHeight - rect.top + 12, maxHeight: rect.top - 20 }
    : { left, top: rect.bottom + 8, maxHeight: window.innerHeight - rect.bottom - 16 };
  return (
    <div className={styles.peek} style={style} aria-hidden>
      <Card face={face} size="zoom" character={whose} />
    </div>
  );
}
