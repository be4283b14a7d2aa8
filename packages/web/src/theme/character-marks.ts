/** A character's emblem and the colour of the back of its deck (always dark enough for parchment on it). */
import type { IconName } from '../icons/icons.ts';

export interface CharacterMark {
  readonly emblem: IconName;
  readonly accent: string;
}

const MARKS: Readonly<Record<string, CharacterMark>> = {
  Sera: { emblem: 'sera', accent: '#6d2436' },
  Joran: { emblem: 'joran', accent: '#2c3f7a' },
  Lizwick: { emblem: 'lizwick', accent: '#5b4a12' },
  Zakhan: { emblem: 'zakhan', accent: '#7a3a10' },
  Vlazlo: { emblem: 'vlazlo', accent: '#5c0f1c' },
  Amundyr: { emblem: 'amundyr', accent: '#665019' },
  Torglesnarf: { emblem: 'torglesnarf', accent: '#4a5a14' },
  Daareka: { emblem: 'daareka', accent: '#4c2a6b' },
  Warthorn: { emblem: 'warthorn', accent: '#74351b' },
  Molly: { emblem: 'molly', accent: '#5d3b1f' },
  Jasper: { emblem: 'jasper', accent: '#3a3f46' },
  'The Wench': { emblem: 'the-wench', accent: '#7a2547' },
  Dale: { emblem: 'dale', accent: '#3d5a24' },
  Jett: { emblem: 'jett', accent: '#1f5666' },
  Petra: { emblem: 'petra', accent: '#6e2a14' },
  Terci: { emblem: 'terci', accent: '#255a4c' },
  Ygella: { emblem: 'ygella', accent: '#4a3f1c' },
  Otto: { emblem: 'otto', accent: '#4a4a52' },
};

const STRANGER: CharacterMark = { emblem: 'mug', accent: '#5a3a22' };

export const characterMark = (name: string): CharacterMark => MARKS[name] ?? STRANGER;
