/** The chance to win by playing on: in imagined worlds, to the end, with nobody folding and everybody choosing anything. */
import { answerChance, isChance, type Game, type Luck } from '@taproom/kernel';
import type { ParlourAnswer, ParlourState, ParlourTypes } from '@taproom/parlour';
import { randomGambler } from './random.ts';

/** What is played on, and where from. */
export interface Ahead {
  readonly game: Game<ParlourTypes>;
  readonly luck: Luck;
  readonly imagine: () => ParlourState;
}

/** Far more than any game needs. */
const TOO_MANY = 500;

/** What few games tell is mostly luck: as if so many more had been played, won by everybody equally often. */
const DOUBT = 14;

/** The part of the pot that a seat takes on average; of a game that comes to no end, an even part. */
export function chanceByPlaying({ game, luck, imagine }: Ahead, seat: number, samples: number): number {
  let sum = 0;
  let even = 0;
  for (let i = 0; i < samples; i++) {
    const state = imagine();
    even = evenIn(state);
    sum += playOut(game, state, seat, luck);
  }
  return (sum + DOUBT * even) / (samples + DOUBT);
}

const evenIn = ({ folded }: ParlourState): number => 1 / folded.filter((out) => !out).length;

function playOut(game: Game<ParlourTypes>, state: ParlourState, seat: number, luck: Luck): number {
  for (let i = 0; i < TOO_MANY; i++) {
    const question = game.question(state);
    if (question.kind === 'over') {
      const { winners } = question;
      return winners.includes(seat) ? 1 / winners.length : 0;
    }
    if (isChance(question)) game.apply(state, answerChance(luck, question), true);
    else game.apply(state, goOn(game, state, luck), true);
  }
  return evenIn(state);
}

/** Bets are checked or called; anything else is chosen as it comes. */
function goOn(game: Game<ParlourTypes>, state: ParlourState, luck: Luck): ParlourAnswer {
  const answers = game.answers(state, { bare: true });
  const stays = answers.legal.find(({ do: what }) => what === 'check' || what === 'call');
  return stays ?? randomGambler({ answers, luck });
}
