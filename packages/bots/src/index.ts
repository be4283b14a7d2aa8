import { random } from './random.ts';
import { sensible } from './sensible.ts';
import type { Bot } from './bot.ts';

export type { Bot, BotTable } from './bot.ts';
export * from './parlour/index.ts';

/** The players of the house, by name. */
export const bots: Readonly<Record<'random' | 'sensible', Bot>> = { random, sensible };
