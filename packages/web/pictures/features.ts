/** What all faces share, by mood. Eyes lie at ±11 around (0, 0), mouths hang from (0, 0). */
import { both, box, INK, line, patch, ring, shape } from './pen.ts';

export const MOODS = ['sober', 'merry', 'drunk', 'under'] as const;

export type Mood = (typeof MOODS)[number];

export type ByMood = Readonly<Record<Mood, string>>;

const mirrored = (half: string): string => both(half, 0);

const eye = (look: number): string =>
  `<ellipse cx="11" rx="6.6" ry="5.2" fill="#fff6e6"/><circle cx="${11 + look}" cy=".4" r="3.6" fill="var(--iris)"/><circle cx="${11 + look}" cy=".4" r="1.8" fill="${INK}"/><circle cx="${12.2 + look}" cy="-1" r="1" fill="#fff"/>`;

export const EYES: ByMood = {
  sober: mirrored(eye(-0.6) + line('M4-1.6C6-6.2 16-6.4 18.4-.8', 2.6)),
  merry: mirrored(line('M4.4 2.2C6.6-5.6 15.4-5.6 17.8 2.2', 3.2) + line('M19-1l2.6-2M19.6 2l3-.6', 1.5)),
  drunk:
    eye(2.2) +
    `<g transform="scale(-1 1)">${eye(1.6)}</g>` +
    patch('M3.8 .4C4-7.6 18-7.6 18.4 .2C14 2 8 2 3.8 .4z', 'var(--shade)') +
    line('M4 .4C8 2 14 2 18.4 .2', 2.4) +
    patch('M-3.8-1.8C-4-8.2-18-8.2-18.4-2C-14-.2-8-.2-3.8-1.8z', 'var(--shade)') +
    line('M-4-1.8C-8-.2-14-.2-18.4-2', 2.4) +
    line('M6 7.6c3 1.8 7 1.8 10 0M-6 7.6c-3 1.8-7 1.8-10 0', 1.4, 'var(--shade)'),
  under: mirrored(line('M6.5-4.5l9 9M15.5-4.5l-9 9', 3.2)),
};

const brow = (d: string): string => line(d, 3.4, 'var(--brow)');

export const BROWS: ByMood = {
  sober: mirrored(brow('M4.5-10.5C9-13 15-13 19-10')),
  merry: mirrored(brow('M4.5-12.5C9-16 15-16 19-12')),
  drunk: brow('M4.5-14C9-18 15-17 19-12M-4.5-9C-9-10.5-15-11-19-8.5'),
  under: mirrored(brow('M5-12C9-12.5 14-10.5 18-8')),
};

/** Under the table the plank hides it. */
export const MOUTHS: ByMood = {
  sober: line('M-7 0C-3 3 4 3 8-.8', 2.6),
  merry:
    shape('M-10-2.5C-5-.8 5-.8 10-2.5C10 6 5 10.5 0 10.5S-10 6-10-2.5z', '#5a1420') +
    patch('M-8.6-1.5C-4-.2 4-.2 8.6-1.5L8 1.6C4 2.8-4 2.8-8 1.6z', '#fff6e6') +
    patch('M-5.5 7.8C-3 5 3 5 5.5 7.8C3 10.5-3 10.5-5.5 7.8z', '#d9606a'),
  drunk:
    shape('M-9 1C-6-2.5-3 2.5 0 0S6-3 9.5-.5C9 6 5 8.5 2 8C-2 7.5-4 3-9 1z', '#5a1420') +
    patch('M2.5 3.5C4.5 2.5 8 3 8.5 3.8C8.5 8 9.5 12 6.5 12.5C3.5 12.8 2.8 8 2.5 3.5z', '#e0747c'),
  under: '',
};

const flush = (y: number, opacity: number): string =>
  mirrored(`<ellipse cx="17" cy="${y}" rx="6.5" ry="4.2" fill="#e22f35" opacity="${opacity}"/>`);

const redNose = '<ellipse cx="1" cy="9.5" rx="3.6" ry="2.8" fill="#e22f35" opacity=".45"/>';

export const CHEEKS: ByMood = {
  sober: '',
  merry: flush(10, 0.34),
  drunk: flush(11, 0.5) + redNose,
  under: flush(11, 0.5) + redNose,
};

const bubbles = (...at: readonly (readonly [number, number, number])[]): string =>
  `<g fill-opacity=".28">${at.map(([x, y, r]) => ring(x, y, r, '#ffe9b0', 1.6).replace('none', '#fff6d8')).join('')}</g>`;

const star = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${shape('M0-9L2.6-2.8 9-2.6 4 1.5 5.6 8 0 4.3-5.6 8-4 1.5-9-2.6-2.6-2.8z', '#ffd75e')}</g>`;

const fingers = [0, 8, 16, 24]
  .map((x) => box(14 + x, x % 24 === 0 ? 94 : 92, 8.5, 17, 4.2, 'var(--skin)'))
  .join('');

/** What is in the air, and at last the table itself. */
export const AROUND: ByMood = {
  sober: '',
  merry: bubbles([102, 26, 4], [110, 40, 2.6]),
  drunk: bubbles([100, 20, 5.5], [111, 36, 3.6], [20, 22, 4.6], [12, 40, 3], [30, 9, 2.6], [90, 8, 2.8]),
  under:
    star(28, 40, 1) +
    star(52, 24, 0.75) +
    star(84, 26, 0.85) +
    star(104, 44, 1) +
    patch('M-2 97h132v33H-2z', '#6a4326') +
    patch('M-2 97h132v6H-2z', '#9a6b3e') +
    line('M6 114h40M60 120h56M84 111h30', 1.6, '#4a2d18') +
    fingers,
};
