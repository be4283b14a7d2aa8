/** What Drinks are served in, side by side in one file, on a grid of 48. */
import { at, box, cord, drawing, line, oval, patch, shape, views } from './pen.ts';

const GLASS = '#d7e7e8';

const VESSELS = {
  mug:
    cord('M34 20h4a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-4', 3, '#a87440') +
    shape('M9 15h25l-1 28H10z', '#b98048') +
    patch('M27 16h6l-1 26h-6z', '#94602f') +
    line('M10 21h23M10.5 37h22.5', 3, '#6b4a2c') +
    line('M17 23v12M25 23v12', 1.6, '#8a5a2c') +
    shape(
      'M7 15C5 9 11 6 14 9C15 4 24 3 26 8C30 5 37 8 35 14C35 17 31 18 29 16C27 19 23 19 21 16C20 21 15 21 14 17C11 19 7 18 7 15z',
      '#fff6e0',
    ),
  goblet:
    shape('M13 5h22c1 12-3 21-9 22v9c4 1 8 2 8 7H14c0-5 4-6 8-7v-9C16 26 12 17 13 5z', '#d9a94a') +
    patch('M14.6 10h18.8c-.5 8-3.5 13.5-9.4 14.5C18 23.5 15 18 14.6 10z', '#8c2439') +
    line('M16.5 7.5v6', 2, '#fff3c9') +
    line('M21 31h6', 2.4, '#8a5a1c'),
  glass:
    shape('M11 9h26l-3 34H14z', GLASS) +
    patch('M13.2 20h21.6l-1.9 21.5H15.1z', '#d9772c') +
    at('rotate(14 20 24)', box(15, 18, 9, 9, 1.5, '#f6e2c0')) +
    at('rotate(-10 28 31)', box(24, 26, 8, 8, 1.5, '#f6e2c0')) +
    line('M15 13l1.5 20', 2, '#fff'),
  shot:
    shape('M13 16h22l-4 26H17z', GLASS) +
    patch('M14.6 24h18.8l-2.6 16.5H17.2z', '#7fb53a') +
    line('M17.5 20l2.5 17', 2, '#f4ffe0') +
    shape('M24 15C18 11 24 8 22 3C28 5 31 11 26 15z', '#5aa9e6'),
  bottle:
    shape('M20 4h8v11c5 3 8 6 8 12v16H12V27c0-6 3-9 8-12z', '#3f6b3a') +
    patch('M29 16c4 3 6 6 6 11v15h-5V27c0-5 0-8-1-11z', '#2c4d28') +
    box(18.5, 2.5, 11, 6, 1.5, '#b98048') +
    shape('M14 27h20v11H14z', '#f5e9d0') +
    patch('M24 28.5l1.6 2.6 3 .5-2 2.2.4 3-3-1.3-3 1.3.4-3-2-2.2 3-.5z', '#7b1e2b') +
    line('M16.5 22c1-2 2.5-3.5 4-4.5', 1.8, '#a5cf7f'),
  cup:
    line('M18 14C14 10 21 8 18 3M27 14C23 10 30 8 27 3', 2.2, '#efe4d0') +
    cord('M34 22h3a4 4 0 0 1 0 10h-4', 2.6, '#e9dcc0') +
    shape('M9 18h27c0 12-4 19-9 20h-9C13 37 9 30 9 18z', '#f3ead6') +
    oval(22.5, 18, 13.5, 3, '#6b3f22') +
    line('M12 25C17 28 28 28 33 25', 2.2, '#2f6a86') +
    shape('M6 39h33c-2 4-6 5-10 5H16c-4 0-8-1-10-5z', '#e3d5b4'),
  water:
    shape('M13 7h22l-2 36H15z', GLASS) +
    patch('M14.3 18h19.4l-1.5 23.5H15.8z', '#6fb7d8') +
    line('M17 12l1 22', 2, '#fff') +
    oval(24, 18, 9.7, 2.2, '#a9dcf0'),
} as const;

export type Vessel = keyof typeof VESSELS;

export const vessels = (): string => drawing(48, 48, views(48, VESSELS));
