/** An address as a QR code. How it is drawn is fetched when the first one is shown. */
import { lazy, Suspense } from 'react';
import styles from './qr-code.module.css';

const Drawing = lazy(() => import('./qr-drawing.tsx'));

export interface QrCodeProps {
  readonly text: string;
  /** What it leads to, for ears. */
  readonly label: string;
}

export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<span className={styles.code} />}>
      <Drawing {...props} />
    </Suspense>
  );
}
