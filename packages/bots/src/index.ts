import type { Bot } from './bot.ts';
import { sensibleGuest } from './mark/sensible.ts';
import { eveningOf } from './parlour/evening.ts';
import { randomGambler } from './parlour/random.ts';
import { sensibleGambler } from './parlour/sensible.ts';
import { randomGuest } from './random.ts';

export { dragon, ladder, madeWhole, master, regular, seasoned, sharp, tipsy, type OwnBot } from './ladder.ts';
export { hintsFor, hintWords, reasonFor, reasonWords, type Reason, type Witnessed } from './hints.ts';
export { remark, temperAt, TEMPERS, type Occasion, type Temper } from './temper.ts';
export type { Weighed } from './think/search.ts';
export { Chair } from './chair.ts';
export {
  answerOf,
  Guest,
  Late,
  lineOf,
  named,
  namesOf,
  playsOf,
  type Bots,
  type Invitation,
} from './guest.ts';
export type { Bot, BotGame, BotTable, InnTable, ParlourTable, Plays } from './bot.ts';

/** Answers anything that is legal: what the rules are tried with. */
export const random = {
  name: 'random',
  inn: randomGuest,
  parlour: randomGambler,
  evening: eveningOf(randomGambler),
} satisfies Bot;

/** The mark by which others are measured: it stays as it is. */
export const sensible = {
  name: 'sensible',
  inn: sensibleGuest,
  parlour: sensibleGambler,
  evening: eveningOf(sensibleGambler),
} satisfies Bot;

/** Bots that nobody plays with, and that all others are measured by. */
export const marks: readonly Bot[] = [sensible];
