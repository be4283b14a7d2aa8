/** What a player has said beforehand about an open window. Nobody else can tell that they have. */
import type { Orders } from '@taproom/client';
import type { AnyGame } from '@taproom/house';
import type { AnyAnswer, AnyState } from '@taproom/kernel';
import type { GameQuestion } from './asked.ts';

interface Play extends AnyAnswer {
  readonly card: number;
}

const isPlay = (answer: AnyAnswer): answer is Play => answer.do === 'play' && 'card' in answer;

/**
 * The answer that needs no asking; null: the player is asked. `skipsUnable`: also where they could only pass. `legal`: what
 * the seat may answer.
 */
export function standingAnswer(
  game: AnyGame,
  state: AnyState,
  seat: number,
  orders: Orders,
  skipsUnable: boolean,
  legal: () => readonly AnyAnswer[] = () => game.answers(state, { seat, bare: true }).legal,
): AnyAnswer | null {
  const { pass: passing, abouts, unlessHit, cards, ahead } = orders;
  const pass: AnyAnswer = { seat, do: 'pass' };
  const asksForPlays = skipsUnable || ahead.length > 0 || cards.length > 0;
  const plays = asksForPlays ? legal().filter(isPlay) : [];
  if (ahead.length > 0) {
    const loss = lossOf(game, state, seat);
    for (const { card, atLeast } of ahead) {
      const ways = plays.filter((play) => play.card === card);
      if (loss >= atLeast && ways.length === 1) return ways[0];
    }
  }
  const { about = '' }: GameQuestion = game.question(state);
  const isPassed = passing !== 'no' || abouts.includes(about);
  if (isPassed && !(unlessHit && game.concerns(state, seat))) return pass;
  if (!asksForPlays || plays.some(({ card }) => !cards.includes(card))) return null;
  return skipsUnable || plays.length > 0 ? pass : null;
}

/** What a seat would lose of what keeps it in the game if nobody answered. */
function lossOf(game: AnyGame, state: AnyState, seat: number): number {
  let loss = 0;
  for (const line of game.forecast(state)?.lines ?? [])
    if (line.seat === seat && WORSE[line.what] === Math.sign(line.n)) loss += Math.abs(line.n);
  return loss;
}

/** By number on a mat, in which direction it is bad for its player. */
const WORSE: Readonly<Record<string, number>> = { fortitude: -1, alcohol: 1 };
