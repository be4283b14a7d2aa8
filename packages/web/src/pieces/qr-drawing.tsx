/** The drawing of a QR code, dark on light so that every camera reads it. */
import { generate } from 'lean-qr';
import { useMemo } from 'react';
import type { QrCodeProps } from './qr-code.tsx';
import styles from './qr-code.module.css';

/** The light border that the standard asks for. */
const QUIET = 4;

export default function QrDrawing({ text, label }: QrCodeProps) {
  const { side, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

function drawn(text: string): { side: number; path: string } {
  const code = generate(text);
  const parts: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1)
      if (code.get(x, y)) parts.push(`M${x + QUIET} ${y + QUIET}h1v1h-1z`);
  return { side: code.size + 2 * QUIET, path: parts.join('') };
}
