/** The paths of all icons that the page has names for (src/icons/icons.ts). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ICONS, type Drawing } from '../src/icons/icons.ts';
import { shorterPath } from './shorter-path.ts';

export interface Drawn {
  /** `odd`: what lies within an odd number of outlines is filled; `filled`: whatever they wind around. */
  readonly how: 'filled' | 'odd' | 'lines';
  readonly d: string;
  /** Of the box that it is drawn in. */
  readonly side: number;
}

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** How wide our own lines are. */
export const WEIGHT = 2.4;
const SIDE_OF_OWN = 24;
const SIDE_OF_GAME_ICONS = 512;
/** Whatever else there may be in such a drawing, a font does not have it. */
const ONE_PATH = /^<path fill="currentColor" d="([^"]*)"\/>$/;

export function iconDrawings(): Map<string, Drawn> {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as IconSet;
  const gameIcon = (icon: string): string => {
    const d = ONE_PATH.exec(icons[icon]?.body ?? '')?.[1];
    if (d === undefined) throw new Error(`There is no game-icon “${icon}” that is one path.`);
    return shorterPath(d);
  };
  const drawn = (drawing: Drawing): Drawn => {
    if ('icon' in drawing) return { how: 'filled', d: gameIcon(drawing.icon), side: SIDE_OF_GAME_ICONS };
    if ('lines' in drawing) return { how: 'lines', d: drawing.lines, side: SIDE_OF_OWN };
    return { how: 'odd', d: drawing.filled, side: SIDE_OF_OWN };
  };
  return new Map(Object.entries<Drawing>(ICONS).map(([name, drawing]) => [name, drawn(drawing)]));
}
