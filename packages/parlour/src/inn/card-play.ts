/**
 * Inside The Red Dragon Inn nobody bets: where a Betting Round would be, everybody still in the Round may once play a
 * Gambling or Cheating Card, or pass (gii.app-b.card-play-round). The cards are the inn's; here it is only told who has
 * their turn, and what a card that was played lets them do (adjust.ts).
 */
import { IllegalAnswer } from '@taproom/kernel';
import type { ParlourProcedure } from '../table/def.ts';
import type { ParlourAnswer, ParlourQuestion } from '../table/question.ts';
import type { ParlourRun } from '../table/run.ts';
import type { ParlourFrame } from '../table/state.ts';
import { pushAdjust } from './adjust.ts';

/** What can be answered, but for the seat. */
const CARD_ANSWERS = [
  { do: 'pass' },
  { do: 'card', effect: 'gambling' },
  { do: 'card', effect: 'cheating' },
  { do: 'card', effect: 'either' },
] as const;

type CardQuestion = Extract<ParlourQuestion, { kind: 'card-play' }>;

/** Where it is nobody's turn the game only waits for the inn. */
export const cardAnswers = ({ seat, free }: CardQuestion): ParlourAnswer[] =>
  (free ? CARD_ANSWERS.slice(0, 1) : CARD_ANSWERS).map((answer) => ({ seat, ...answer }));

/** Throws if that is no answer to the question. */
export function checkCard(question: CardQuestion, answer: ParlourAnswer): void {
  const fits = cardAnswers(question).some(
    (known) =>
      known.do === answer.do &&
      (known.do !== 'card' || answer.do !== 'card' || known.effect === answer.effect),
  );
  if (!fits)
    throw new IllegalAnswer('Play a Gambling or Cheating Card, or pass.', ['gii.app-b.card-play-round']);
}

/** The next in turn order who has not acted yet; the frame's seat is the last who has. There is no second lap. */
function nextPlayer(t: ParlourRun, f: ParlourFrame): void {
  const inside = t.inside();
  const seat = inside.find((other) => other > f.seat);
  if (inside.length < 2 || seat === undefined) return;
  f.step--;
  t.ask({ seat, kind: 'card-play' });
}

/** Other cards of the inn may be played before the game goes on, and whoever leaves then folds (house.434-moments-of-a-game). */
function pause(t: ParlourRun, f: ParlourFrame): void {
  const [seat, other] = t.inside();
  if (other === undefined) return;
  f.step--;
  t.ask({ seat, kind: 'card-play', free: true });
}

export const interlude: ParlourProcedure = { steps: [pause], answered: (_t, f) => void f.step++ };

export const cardPlay: ParlourProcedure = {
  steps: [nextPlayer, (t) => t.begin('interlude')],
  answered(t, f, answer) {
    f.seat = answer.seat;
    if (answer.do === 'card') pushAdjust(t, answer.seat, answer.effect);
  },
};
