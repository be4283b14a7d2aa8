/** The ladder: how well somebody plays is how far they think. Each rung is answered for by the one below it. */
import { below } from '@taproom/kernel';
import type { Bot, Reason } from './bot.ts';
import { regularGuest } from './inn/regular.ts';
import { eveningOf } from './parlour/evening.ts';
import { gamblerOf } from './parlour/gambler.ts';
import { randomGambler } from './parlour/random.ts';
import { randomGuest } from './random.ts';
import { weigh, type Weighed } from './think/search.ts';
import { value } from './think/learned.ts';

/** Plays the whole game, by what each answer is worth, without thinking ahead. */
export const regular = {
  name: 'regular',
  formerly: ['sensible'],
  inn: (table) => regularGuest(table, table.temper),
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

/** Looks at so many futures for each question, so many turns ahead. Each that sits down remembers its last thoughts. */
function rung(name: string, under: string, futures: number, turns: number): Bot {
  let thoughts: readonly Weighed[] = [];
  return {
    ...gamblerOf(160),
    name,
    below: under,
    inn(table) {
      thoughts = weigh(table, { futures, turns, value, temper: table.temper });
      return thoughts[0].answer;
    },
    reason: () => reasonOf(thoughts),
    anew: () => rung(name, under, futures, turns),
  };
}

/** Of what it did not do only that it might have passed: the rest would tell what it holds. */
function reasonOf(thoughts: readonly Weighed[]): Reason | null {
  if (thoughts.length === 0 || thoughts[0].futures === 0) return null;
  const { chance, futures } = thoughts[0];
  const passed = thoughts.slice(1).find(({ answer }) => answer.do === 'pass');
  return { chance, futures, passing: passed?.chance ?? null };
}

export const seasoned = rung('seasoned', 'regular', 6, 1);
export const sharp = rung('sharp', 'seasoned', 28, 1);
export const master = rung('master', 'sharp', 400, 2);
export const dragon = rung('dragon', 'master', 2500, 3);

/** From the weakest to the strongest. */
export const ladder: readonly Bot[] = [tipsy, regular, seasoned, sharp, master, dragon];
