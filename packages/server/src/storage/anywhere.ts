/** For whoever runs a house: the same for tables in a folder and in a Postgres, which is written as `postgres://…`. */
import type { Errand, Reply } from '../errands.ts';
import { Refused } from '../refused.ts';
import * as folder from './backup.ts';
import * as errandBox from './errand-box.ts';
import { isShared, openKept, openShared, type Kept } from './kept.ts';
import type { Moved } from './moving.ts';
import type { Ban, KeptTable } from './storage.ts';

/** Whoever keeps tables in a folder need not wait for it. */
const street = () => import('./postgres/visiting.ts');

/** Throws FolderTaken or CannotOpen. */
export const openTables = async (where: string): Promise<Kept> =>
  isShared(where) ? openShared(where) : openKept(where);

export const tablesIn = async (where: string): Promise<KeptTable[]> =>
  isShared(where) ? (await street()).tablesIn(where) : folder.tablesIn(where);

export const bansIn = async (where: string): Promise<Ban[]> =>
  isShared(where) ? (await street()).bansIn(where) : folder.bansIn(where);

export const sendErrand = async (where: string, errand: Errand): Promise<Reply | null> =>
  isShared(where) ? (await street()).sendErrand(where, errand) : errandBox.sendErrand(where, errand);

/** `instead`: what whoever asks this of a Postgres does. */
export function mustBeFolder(where: string, instead: string): void {
  if (isShared(where)) throw new Refused(400, `These tables are in a Postgres. ${instead}`);
}

export const moveHouse = async (from: string, to: string): Promise<Moved> =>
  (await import('./moving.ts')).moveHouse(from, to);
