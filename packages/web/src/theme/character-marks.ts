/** A character's emblem and the colour of the back of its deck (always dark enough for parchment on it). */
import type { RoomName } from '../../pictures/rooms.ts';
import type { IconName } from '../icons/icons.ts';
import { guestNamed } from './guests.ts';

export interface CharacterMark {
  readonly emblem: IconName;
  readonly accent: string;
  /** Where their book plays. */
  readonly room: RoomName;
}

const MARKS: Readonly<Record<string, CharacterMark>> = {
  Sera: { emblem: 'sera', accent: '#6d2436', room: 'taproom' },
  Joran: { emblem: 'joran', accent: '#2c3f7a', room: 'taproom' },
  Lizwick: { emblem: 'lizwick', accent: '#5b4a12', room: 'taproom' },
  Zakhan: { emblem: 'zakhan', accent: '#7a3a10', room: 'taproom' },
  Vlazlo: { emblem: 'vlazlo', accent: '#5c0f1c', room: 'depths' },
  Amundyr: { emblem: 'amundyr', accent: '#665019', room: 'depths' },
  Torglesnarf: { emblem: 'torglesnarf', accent: '#4a5a14', room: 'depths' },
  Daareka: { emblem: 'daareka', accent: '#4c2a6b', room: 'depths' },
  Warthorn: { emblem: 'warthorn', accent: '#74351b', room: 'bar' },
  Molly: { emblem: 'molly', accent: '#5d3b1f', room: 'bar' },
  Jasper: { emblem: 'jasper', accent: '#3a3f46', room: 'bar' },
  'The Wench': { emblem: 'the-wench', accent: '#7a2547', room: 'bar' },
  Dale: { emblem: 'dale', accent: '#3d5a24', room: 'undercity' },
  Jett: { emblem: 'jett', accent: '#1f5666', room: 'undercity' },
  Petra: { emblem: 'petra', accent: '#6e2a14', room: 'undercity' },
  Terci: { emblem: 'terci', accent: '#255a4c', room: 'undercity' },
  Ygella: { emblem: 'ygella', accent: '#4a3f1c', room: 'undercity' },
  Otto: { emblem: 'otto', accent: '#4a4a52', room: 'undercity' },
};

/** Whoever is known has a picture, too. */
export const isKnown = (name: string): boolean => name in MARKS;

const STRANGER: CharacterMark = { emblem: 'mug', accent: '#5a3a22', room: 'taproom' };

export const characterMark = (name: string): CharacterMark => MARKS[name] ?? guestMark(name);

/** Whoever came with a pack has the mark that it says. */
function guestMark(name: string): CharacterMark {
  const mark = guestNamed(name)?.mark;
  return mark === undefined ? STRANGER : { ...STRANGER, emblem: mark.sign, accent: mark.colour };
}
