/**
 * A dialog in the middle, or a sheet from an edge. The library gives focus, Escape and what a screen reader needs;
 * its own overlay is left out because it writes a style element into the page, which the house does not allow.
 */
import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { words } from '../words/index.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What is in it shows the title: here it is for ears only. */
  readonly titled?: boolean;
  /** One sentence under the title. */
  readonly about?: string;
  /** Where it comes from: the middle unless said. */
  readonly from?: 'middle' | 'bottom' | 'side';
  /** There is much to see in it. */
  readonly wide?: boolean;
  /** Below what scrolls: the buttons. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

export function Dialog({
  open,
  onClose,
  title,
  titled = false,
  about,
  from = 'middle',
  wide = false,
  foot,
  children,
}: DialogProps) {
  // The library returns the focus to a trigger of its own; here anything may have opened it.
  const before = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <div className={styles.scrim} data-scrim data-from={from}>
          <Radix.Content
            className={styles.panel}
            data-wide={wide || undefined}
            onOpenAutoFocus={() => {
              before.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (before.current instanceof HTMLElement) before.current.focus();
            }}
            {...(about === undefined && { 'aria-describedby': undefined })}
          >
            <header className={styles.head} data-bare={titled || undefined}>
              <Radix.Title className={titled ? 'for-ears' : styles.title}>{title}</Radix.Title>
              <Radix.Close asChild>
                <Button kind="quiet" icon="close" label={words.general.close} />
              </Radix.Close>
            </header>
            {about !== undefined && <Radix.Description className={styles.about}>{about}</Radix.Description>}
            <div className={styles.body}>{children}</div>
            {foot !== undefined && <footer className={styles.foot}>{foot}</footer>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A sheet pulled up from the bottom; on a wide screen it comes from the side. */
export function Sheet(props: Omit<DialogProps, 'from'>) {
  return <Dialog {...props} from="side" />;
}
