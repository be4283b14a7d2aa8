/** A button that opens a small box beside it: the browser's own popover, with its focus, Escape and tap elsewhere. */
import { useId, useRef, type ReactNode, type ToggleEvent } from 'react';
import type { IconName } from '../icons/index.ts';
import { Button } from '../pieces/index.ts';
import styles from './pop-up.module.css';

interface PopUpProps {
  readonly icon: IconName;
  readonly label: string;
  readonly kind?: 'plain' | 'quiet' | 'warn';
  /** A number to be seen beside the icon. */
  readonly count?: number;
  /** What is in it may be loaded only now. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

const GAP = 8;

export function PopUp({ icon, label, kind = 'plain', count, onOpen, children }: PopUpProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  /** Above what lies low, below what lies high, and never off the screen. */
  const place = ({ newState, currentTarget: { style } }: ToggleEvent<HTMLDivElement>): void => {
    const at = button.current?.getBoundingClientRect();
    if (newState !== 'open' || at === undefined) return;
    onOpen?.();
    const isLow = at.top > window.innerHeight / 2;
    style.top = isLow ? 'auto' : `${at.bottom + GAP}px`;
    style.bottom = isLow ? `${window.innerHeight - at.top + GAP}px` : 'auto';
    style.maxBlockSize = `${(isLow ? at.top : window.innerHeight - at.bottom) - 2 * GAP}px`;
    style.right = `${Math.max(GAP, window.innerWidth - at.right)}px`;
  };
  return (
    <>
      <Button ref={button} kind={kind} icon={icon} label={label} popoverTarget={id}>
        {count}
      </Button>
      <div
        id={id}
        popover="auto"
        className={styles.box}
        role="group"
        aria-label={label}
        onBeforeToggle={place}
      >
        {children}
      </div>
    </>
  );
}

/** Inside a box: closes it after it did what it does. */
export const closePopUp = (element: Element): void =>
  element.closest<HTMLElement>('[popover]')?.hidePopover();
