/** Gambling games in Rounds: which to choose, and how to play them. The gambler of the parlour sits at the inn's table. */
import { below } from '@taproom/kernel';
import type { Answer, Question } from '@taproom/inn';
import type { ParlourAnswer } from '@taproom/parlour';
import type { InnTable } from '../bot.ts';
import { chanceToWin } from '../parlour/chance.ts';
import { chooseBy } from '../parlour/choose.ts';

/** So many tables are imagined before a card of the inn is spent on the game. */
const SAMPLES = 20;
/** So much of an even chance is too little. */
const POOR = 0.6;

/** An answer to what the game asks. The game numbers its seats in its own way. */
export function playGame({ view, answers, luck }: InnTable): Answer {
  const { game, agreed } = view.round!;
  const question = view.question as Extract<Question, { kind: 'game' }>;
  const { what, options, min, max } = question;
  const seat = game!.seat;
  const choice = (picks: readonly number[]): ParlourAnswer => ({ seat, do: 'choose', picks });
  const legal = answers.legal.flatMap((answer) => (answer.do === 'choose' ? [choice(answer.picks)] : []));
  const many = answers.many && { min, max, items: options.map((_, i) => choice([i])), none: choice([]) };
  const answer = chooseBy(
    {
      view: game!,
      setup: agreed!,
      luck,
      answers: { ...answers, seat, legal, many, choices: [], refused: [] },
    },
    { seat, kind: 'choose', what, options, min, max },
  );
  return answer.do === 'choose' ? { ...answer, seat: answers.seat } : answers.legal[0];
}

/** Any game is as good as another; now and then with a variant, and mostly with an even split. */
export function chooseGame({ answers, luck }: InnTable, what: string, options: number): Answer | null {
  const chances: Readonly<Record<string, number>> = {
    'gambling-game': 80,
    'gambling-variant': 30,
    'gambling-split': 10,
  };
  if (!(what in chances)) return null;
  const picks = below(luck, 100) < chances[what] ? [below(luck, options)] : [];
  return { seat: answers.seat, do: 'choose', picks };
}

/** Whether one has fared too badly in the game to want it to go on, or has no part in it. */
export function wantsRoundOver({ view, luck }: InnTable): boolean {
  const { round, seat } = view;
  if (!round?.game || !round.agreed || !round.inside.includes(seat)) return true;
  return chanceToWin(round.game, round.agreed, luck, SAMPLES) * round.inside.length < POOR;
}
