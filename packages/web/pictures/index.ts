/** Every picture that we have drawn, by the name of its file. */
import * as people from './people/index.ts';
import { portrait } from './portrait.ts';
import { rooms } from './rooms.ts';
import { vessels } from './vessels.ts';

/** The Wench's file is `the-wench`, as her emblem is. */
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const pictures = (): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(people).map(([name, who]) => [`${dashed(name)}.svg`, portrait(who)] as const),
    ...Object.entries(rooms()).map(([name, room]) => [`${name}.svg`, room] as const),
    ['vessels.svg', vessels()],
  ]);
