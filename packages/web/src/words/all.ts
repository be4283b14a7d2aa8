/** The same with the words of all rooms before a game. */
import { words as first } from './index.ts';
import { packs } from './packs.ts';
import { characters, credits, guests, handover, host, join, lobby, rules, share } from './rooms.ts';

export const words = {
  ...first,
  characters,
  credits,
  guests,
  handover,
  host,
  join,
  lobby,
  packs,
  rules,
  share,
} as const;
