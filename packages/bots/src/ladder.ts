/** The ladder: how well somebody plays is how far they think. Each rung is answered for by the one below it. */
import { below } from '@taproom/kernel';
import type { Bot } from './bot.ts';
import { regularGuest } from './inn/regular.ts';
import { eveningOf } from './parlour/evening.ts';
import { gamblerOf } from './parlour/gambler.ts';
import { randomGambler } from './parlour/random.ts';
import { randomGuest } from './random.ts';
import { thinkAhead } from './think/search.ts';
import { Value, type Weights } from './think/value.ts';
import learned from './think/weights.json' with { type: 'json' };

const value = new Value(learned satisfies Weights);

/** Plays the whole game, by what each answer is worth, without thinking ahead. */
export const regular = {
  name: 'regular',
  formerly: ['sensible'],
  inn: (table) => regularGuest(table),
  ...gamblerOf(40),
} satisfies Bot;

/** Out of a hundred answers of somebody tipsy so many are just any. */
const SLIPS = 30;

const randomEvening = eveningOf(randomGambler);

/** A regular who has had a few. */
export const tipsy: Bot = {
  name: 'tipsy',
  below: 'regular',
  inn: (table) => (below(table.luck, 100) < SLIPS ? randomGuest(table) : regular.inn(table)),
  parlour: (table) => (below(table.luck, 100) < SLIPS ? randomGambler(table) : regular.parlour(table)),
  evening: (table) => (below(table.luck, 100) < SLIPS ? randomEvening(table) : regular.evening(table)),
};

/** Looks at so many futures for each question, so many turns ahead. */
const rung = (name: string, under: string, futures: number, turns: number): Bot => ({
  ...regular,
  ...gamblerOf(160),
  name,
  formerly: [],
  below: under,
  inn: (table) => thinkAhead(table, { futures, turns, value }),
});

export const seasoned = rung('seasoned', 'regular', 6, 1);
export const sharp = rung('sharp', 'seasoned', 28, 1);
export const master = rung('master', 'sharp', 400, 2);
export const dragon = rung('dragon', 'master', 2500, 3);

/** From the weakest to the strongest. */
export const ladder: readonly Bot[] = [tipsy, regular, seasoned, sharp, master, dragon];
