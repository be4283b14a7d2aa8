/**
 * Everything a player reads. One file per room; another language would be another such table. The words of rooms that
 * are entered late (end.ts, replay.ts, screen.ts) travel with them.
 */
import { card, general, track } from './general.ts';
import {
  characters,
  coach,
  credits,
  frame,
  guests,
  handover,
  home,
  host,
  join,
  lobby,
  rules,
  share,
} from './rooms.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

export const words = {
  card,
  characters,
  coach,
  credits,
  frame,
  general,
  guests,
  handover,
  home,
  host,
  join,
  lobby,
  rules,
  settings,
  share,
  table,
  track,
} as const;
