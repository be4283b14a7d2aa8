export { limitsFrom } from './net/limits.ts';
export { repairTable } from './repair.ts';
export { Refused } from './refused.ts';
export { startServer, type RunningServer, type ServerOptions } from './server.ts';
export { backup, checkFolder, restore } from './storage/backup.ts';
export { FolderTaken } from './storage/folder-lock.ts';
export { CannotOpen, openKept } from './storage/kept.ts';
export type { SqliteStorage } from './storage/sqlite.ts';
export type { KeptTable } from './storage/storage.ts';
