/** A gambler at an evening of Adventurer's Choice: plays every game as ever, borrows when short, and likes variety. */
import { below } from '@taproom/kernel';
import type { EveningTypes, ParlourAnswer } from '@taproom/parlour';
import type { BotTable, ParlourTable } from '../bot.ts';
import { randomGambler } from './random.ts';

/** Out of a hundred times so often another variant is added. */
const VARIANTS = 35;

export const eveningOf =
  (gambler: (table: ParlourTable) => ParlourAnswer) =>
  ({ view, answers, luck }: Pick<BotTable<EveningTypes>, 'view' | 'answers' | 'luck'>): ParlourAnswer => {
    const { game, agreed, question } = view;
    if (game !== null && agreed !== null) return gambler({ view: game, setup: agreed, answers, luck });
    const { seat } = answers;
    if (gambler === randomGambler || question?.kind !== 'choose') return randomGambler({ answers, luck });
    switch (question.what) {
      // The markers cost nothing, and nobody wins without money.
      case 'loan':
        return { seat, do: 'choose', picks: [0] };
      case 'variants':
        return below(luck, 100) < VARIANTS
          ? { seat, do: 'choose', picks: [below(luck, question.options.length)] }
          : { seat, do: 'choose', picks: [] };
      default:
        return { seat, do: 'choose', picks: [below(luck, question.options.length)] };
    }
  };
