/** What both ends agree on beside the messages. No schema is needed for it: a page gets it without any. */
import type { Orders } from './basics.ts';

/**
 * The version of the protocol, told in each `welcome`. Its first number changes where a client of before could no longer
 * play; its second where something is added, which a client may overlook.
 */
export const PROTOCOL = '1.1';

/** No message of a client is longer than this, in bytes. */
export const LONGEST_MESSAGE = 8192;
/** But for the request that opens a table: whoever hosts it may bring packs. */
export const LONGEST_TABLE = 320_000;
/** And for a game that is brought along: all its answers. */
export const LONGEST_GAME = 1_000_000;

/** Letters and digits that nobody takes for another: no 0, 1, I, L, O or S. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRTUVWXYZ';

export const QUICK_PHRASES = [
  'Cheers!',
  'Your round!',
  'I’m in!',
  'Ouch.',
  'Who, me?',
  'Well played.',
  'Thank you!',
  'One moment, please.',
  'Hurry up, the ale gets warm!',
  'Good game!',
] as const;

export const NO_ORDERS: Orders = {
  pass: 'no',
  abouts: [],
  unlessHit: true,
  freeMoments: false,
  cards: [],
  ahead: [],
  hurry: false,
};
