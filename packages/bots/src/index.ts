import type { Bot } from './bot.ts';
import { eveningOf } from './parlour/evening.ts';
import { randomGambler } from './parlour/random.ts';
import { sensibleGambler } from './parlour/sensible.ts';
import { randomGuest } from './random.ts';
import { sensibleGuest } from './sensible.ts';

export { Chair } from './chair.ts';
export type { Bot, BotTable, InnTable, ParlourTable, Plays } from './bot.ts';

/** Answers anything that is legal: what the rules are tried with. */
export const random = {
  name: 'random',
  inn: randomGuest,
  parlour: randomGambler,
  evening: eveningOf(randomGambler),
} satisfies Bot;

export const sensible = {
  name: 'sensible',
  inn: sensibleGuest,
  parlour: sensibleGambler,
  evening: eveningOf(sensibleGambler),
} satisfies Bot;
