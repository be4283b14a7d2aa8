/**
 * What a player reads first. One file per room; another language would be another such table. The words of rooms that are
 * entered late (all.ts, end.ts, replay.ts, screen.ts) travel with them.
 */
import { card, general, track } from './general.ts';
import { coach, frame, home } from './home.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

export const words = { card, coach, frame, general, home, settings, table, track } as const;
