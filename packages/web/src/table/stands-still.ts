import type { PublicTable } from '@taproom/client';

/** The host has paused the game, or it is being settled whether an answer is taken back: nobody can answer meanwhile. */
export const standsStill = (table: PublicTable | null | undefined): boolean =>
  table?.status === 'playing' && (table.paused === true || table.takingBack !== undefined);
