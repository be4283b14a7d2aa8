import type { ParlourBot } from './bot.ts';
import { randomGambler } from './random.ts';
import { sensibleGambler } from './sensible.ts';

export type { ParlourBot, ParlourBotTable } from './bot.ts';

/** The gamblers of the house, by the same names as its other players. */
export const gamblers: Readonly<Record<'random' | 'sensible', ParlourBot>> = {
  random: randomGambler,
  sensible: sensibleGambler,
};
