/** Shoulders, necks, faces, hands that several people share. */
import { line, patch, shape } from './pen.ts';

export const NECK = patch('M54 76h20v18c0 9-20 9-20 0z', 'var(--shade)');

/** A slim face from the brow to the chin, the light from the left. */
export const SLIM_FACE =
  shape('M42 46C42 26 86 26 86 46L85 63C84 77 74 87 64 88C54 87 44 77 43 63z', 'var(--skin)') +
  patch('M80 44C86 50 85 60 84 66C82 78 72 87 64 87.5C74 82 80 70 80 44z', 'var(--shade)', 0.55);

/** A broad one, for those who are small or strong. */
export const BROAD_FACE =
  shape('M38 50C38 28 90 28 90 50L90 64C88 80 77 89 64 89S40 80 38 64z', 'var(--skin)') +
  patch('M84 46C90 54 89 62 87 68C84 82 74 88 64 88.5C77 82 84 68 84 46z', 'var(--shade)', 0.55);

export const NOSE = line('M65 60C68 64 68.5 67 64.5 68.5', 1.8, 'var(--shade)');

/** A hand from below, something lies on it. */
export const PALM = shape('M92 106C96 100 116 100 120 106C118 116 96 118 92 106z', 'var(--skin)');

/** A hand around something upright. */
export const GRIP =
  shape('M94 104C94 96 106 94 112 99C118 104 114 116 106 116S94 112 94 104z', 'var(--skin)') +
  line('M98 103h11M98 108h12', 1.5, 'var(--shade)');
