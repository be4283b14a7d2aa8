/** One person as one small SVG file: four moods side by side. The colours of a face come in by name. */
import { AROUND, BROWS, CHEEKS, EYES, MOODS, MOUTHS, type ByMood, type Mood } from './features.ts';
import { at, dot, drawing, views } from './pen.ts';

/** Busts on a grid of 128, cut to a circle by whoever shows them. Layers from back to front. */
export interface Person {
  readonly skin: string;
  readonly shade: string;
  readonly iris: string;
  readonly brow: string;
  /** Behind them: a colour against which they stand out, and the light in it. */
  readonly ground: string;
  readonly light: string;
  /** Where, and how large. */
  readonly eyes: readonly [number, number, number];
  readonly mouth: readonly [number, number, number];
  /** Hair and whatever is behind the body, then the body. */
  readonly back: string;
  readonly head: string;
  /** Over the cheeks, under the eyes. */
  readonly beard?: string;
  /** With the mouth: fangs. */
  readonly teeth?: string;
  /** Over the eyes: hair, hats, glasses, a nose. */
  readonly front: string;
  /** Over the brows. */
  readonly hat?: string;
  /** Brows that are not a stroke of the pen. */
  readonly brows?: string;
  /** A face unlike all others. */
  readonly face?: { readonly eyes: ByMood; readonly mouth: ByMood };
  /** What they hold: dropped under the table. */
  readonly thing: string;
  /** How deep they sink behind the plank: their sign stays above it. */
  readonly sink?: number;
}

const POSES = {
  sober: 'translate(-7 -3) scale(1.11)',
  merry: 'translate(-7 -3) scale(1.11) rotate(-4 64 110)',
  drunk: 'translate(-11 0) scale(1.11) rotate(8 64 112)',
} as const;

const BROWS_LIFT = { sober: 0, merry: 4, drunk: 1, under: 0 } as const;

const id = (what: string, inside: string | undefined): string =>
  inside ? `<g id="${what}">${inside}</g>` : '';

const use = (what: string, inside: string | undefined): string => (inside ? `<use href="#${what}"/>` : '');

const placed = ([x, y, size]: readonly [number, number, number], inside: string): string =>
  inside === '' ? '' : at(`translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`, inside);

function inMood(who: Person, mood: Mood): string {
  const { eyes, mouth, face, brows } = who;
  const [x, y] = eyes;
  const awake = mood !== 'under';
  const ownBrows =
    brows === undefined
      ? placed(eyes, BROWS[mood])
      : at(`translate(${x} ${y - BROWS_LIFT[mood]})${mood === 'drunk' ? ' rotate(-7)' : ''}`, brows);
  const pose =
    mood === 'under' ? `translate(4 ${who.sink ?? 23}) scale(1.06) rotate(-13 64 70)` : POSES[mood];
  return [
    `<path d="M0 0h128v128H0z" fill="${who.ground}"/>`,
    dot(64, 54, 47, who.light),
    at(
      pose,
      use('b', who.back),
      use('h', who.head),
      face === undefined ? placed(eyes, CHEEKS[mood]) : '',
      use('c', who.beard),
      placed(eyes, (face?.eyes ?? EYES)[mood]),
      awake ? placed(mouth, (face?.mouth ?? MOUTHS)[mood]) + (who.teeth ?? '') : '',
      use('f', who.front),
      face === undefined ? ownBrows : '',
      use('k', who.hat),
      awake ? use('t', who.thing) : '',
    ),
    AROUND[mood],
  ].join('');
}

const SIZE = 128;

export function portrait(who: Person): string {
  const layers =
    id('b', who.back) +
    id('h', who.head) +
    id('c', who.beard) +
    id('f', who.front) +
    id('k', who.hat) +
    id('t', who.thing);
  const moods = Object.fromEntries(MOODS.map((mood) => [mood, inMood(who, mood)]));
  return (
    drawing(SIZE, SIZE, `<defs>${layers}</defs>${views(SIZE, moods)}`)
      // Without a size of its own some browsers do not make pixels of it.
      .replace('<svg ', `<svg width="${SIZE}" height="${SIZE}" `)
      .replace(
        /var\(--(skin|shade|iris|brow)\)/g,
        (_, colour: 'skin' | 'shade' | 'iris' | 'brow') => who[colour],
      )
  );
}
