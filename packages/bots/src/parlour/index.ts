import type { ParlourBot } from './bot.ts';
import { eveningOf, type EveningBot } from './evening.ts';
import { randomGambler } from './random.ts';
import { sensibleGambler } from './sensible.ts';

export type { ParlourBot, ParlourBotTable } from './bot.ts';
export type { EveningBot, EveningBotTable } from './evening.ts';

/** The same gamblers at an evening of Adventurer's Choice. */
export const eveningGamblers = {
  random: eveningOf(randomGambler),
  sensible: eveningOf(sensibleGambler),
} satisfies Readonly<Record<'random' | 'sensible', EveningBot>>;

/** The gamblers of the house, by the same names as its other players. */
export const gamblers = {
  random: randomGambler,
  sensible: sensibleGambler,
} satisfies Readonly<Record<'random' | 'sensible', ParlourBot>>;
