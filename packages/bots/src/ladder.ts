/** The ladder: how well somebody plays is how far they think. Each rung is answered for by the one below it. */
import type { InnView } from '@taproom/inn';
import { below } from '@taproom/kernel';
import type { Bot } from './bot.ts';
import { regularGuest } from './inn/regular.ts';
import { eveningOf } from './parlour/evening.ts';
import { gamblerOf } from './parlour/gambler.ts';
import { randomGambler } from './parlour/random.ts';
import { randomGuest } from './random.ts';
import { USUAL_PLAYERS, weigh } from './think/search.ts';
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

/** How far somebody thinks: how many futures for a question, how many turns ahead, and how seldom not at all. */
interface Depth {
  readonly futures: number;
  readonly turns: number;
  /** Out of a hundred questions at a table of four: they are answered like a regular does. */
  readonly rests: number;
}

/** With fewer players there is less to watch, and less rest: at a table of two a quarter as much. */
function restsAt({ seats }: InnView, rests: number): number {
  const left = seats.filter(({ out }) => out === 0).length;
  return rests * (Math.min(USUAL_PLAYERS, left) / USUAL_PLAYERS) ** 2;
}

const rung = (name: string, under: string, depth: Depth): Bot => ({
  ...gamblerOf(160),
  name,
  below: under,
  inn(table) {
    if (below(table.luck, 100) < restsAt(table.view, depth.rests)) return regular.inn(table);
    return weigh(table, { ...depth, value, temper: table.temper })[0].answer;
  },
});

/** Thinks a little, and not always. */
export const seasoned = rung('seasoned', 'regular', { futures: 6, turns: 1, rests: 62 });
export const sharp = rung('sharp', 'seasoned', { futures: 20, turns: 1, rests: 0 });
export const master = rung('master', 'sharp', { futures: 600, turns: 2, rests: 0 });
/** For whoever has cores to spare. */
export const dragon = rung('dragon', 'master', { futures: 2500, turns: 3, rests: 0 });

/** From the weakest to the strongest. */
export const ladder: readonly Bot[] = [tipsy, regular, seasoned, sharp, master, dragon];

/** A bot of one's own: it need not play every game. Those it does not know, and what it fails at, the regular plays. */
export type OwnBot = Partial<Bot> & Pick<Bot, 'name'>;

export const madeWhole = (bot: OwnBot): Bot => ({ ...regular, formerly: [], below: 'regular', ...bot });
