/** Gamblers of several strengths: how often they imagine what is hidden, and what is still to come, before they bet. */
import {
  parlour,
  type EveningTypes,
  type ParlourAnswer,
  type ParlourState,
  type ParlourTypes,
} from '@taproom/parlour';
import type { ParlourTable, Plays } from '../bot.ts';
import { betBy } from './bet.ts';
import { chanceToWin } from './chance.ts';
import { eveningOf } from './evening.ts';
import { chanceByPlaying, type Ahead } from './playouts.ts';
import { sensibleGambler } from './sensible.ts';

/** Games in which nearly everything is still to come when the first bets are made: they are played on to their end. */
const PLAYED_ON: ReadonlySet<string> = new Set(['city-square', 'jack-of-all-trades']);
/** Who chooses anything wins less often than who thinks. */
const SKILL = 1.2;

function gamble(table: ParlourTable & Ahead, samples: number): ParlourAnswer {
  const { view, setup, luck } = table;
  const { question } = view;
  if (question?.kind !== 'bet') return sensibleGambler(table);
  const chance = PLAYED_ON.has(setup.game)
    ? SKILL * chanceByPlaying(table, view.seat, Math.ceil(samples / 2))
    : chanceToWin(view, setup, luck, samples);
  return betBy(view, question, chance, luck);
}

/** How somebody gambles who imagines so many tables. */
export function gamblerOf(samples: number): {
  readonly parlour: Plays<ParlourTypes>;
  readonly evening: Plays<EveningTypes>;
} {
  return {
    parlour: (table) =>
      gamble(
        withAhead(table, () => table.imagine()),
        samples,
      ),
    evening: (table) => {
      const ahead = (): ParlourState => table.imagine().game!;
      return eveningOf((inner) => gamble(withAhead(inner, ahead), samples))(table);
    },
  };
}

const withAhead = (
  { view, answers, setup, luck }: ParlourTable,
  imagine: () => ParlourState,
): ParlourTable & Ahead => ({ view, answers, setup, luck, game: parlour, imagine });
