/** Who is asked what at a table, whichever game is played. */
import type { AnyGame } from '@taproom/house';
import { windowOf, type AnyAnswer, type AnyQuestion, type Answers, type AnyState } from '@taproom/kernel';
import type { OwnPart } from '@taproom/client';

/** What a question may say beyond its kind. */
export interface GameQuestion extends AnyQuestion {
  /** What a window for responses is about. */
  readonly about?: string;
  readonly what?: string;
}

/** A window for responses is open: everybody declares, and then it happens. */
export const isWindow = (state: AnyState): boolean => windowOf(state) !== null;

/** What a seat has declared in the open window; null: nothing. */
export const declaredBy = (state: AnyState, seat: number): AnyAnswer | null =>
  windowOf(state)?.said?.[seat] ?? null;

/** The cards that are declared in the open window. */
export const declaredPlays = (state: AnyState): AnyAnswer[] =>
  (windowOf(state)?.said ?? []).filter((said) => said?.do === 'play') as AnyAnswer[];

/** Everybody who has a say in the open window, whether or not they have declared. */
export function windowSeats(game: AnyGame, state: AnyState): number[] {
  const said = windowOf(state)?.said ?? [];
  const { seats } = game.asked(state);
  return said.flatMap((declared, seat) => (declared !== null || seats.includes(seat) ? [seat] : []));
}

/** A window between the phases of a turn that nobody is asked in who does not want to be. */
export const isFreeMoment = (game: AnyGame, state: AnyState): boolean =>
  isWindow(state) && (game.question(state) as GameQuestion).about === 'idle';

/** Those who must answer; of a team, teammates may do it in their place. */
export function mustAnswer(game: AnyGame, state: AnyState): readonly number[] {
  const { how, seats } = game.asked(state);
  return how === 'any' ? [game.question(state).seat] : seats;
}

/** Who decides at the same time, each for themselves; null where nobody does. */
export interface Together {
  readonly what: string;
  readonly asked: readonly number[];
}

export function together(game: AnyGame, state: AnyState): Together | null {
  const { how, seats } = game.asked(state);
  if (how !== 'at-once' || isWindow(state)) return null;
  return { what: (game.question(state) as GameQuestion).what ?? '', asked: seats };
}

/**
 * Whether the same question is still open for those who have not answered it: all decide at the same time, and
 * nobody's answer may make another one's come too late.
 */
export function isStillOpen(before: Together | null, after: Together | null): boolean {
  if (before === null || after === null || before.what !== after.what) return false;
  return after.asked.every((seat) => before.asked.includes(seat));
}

/** What a seat may answer, and what it is asked: null if it is not its turn to say anything. */
export type Offer = Pick<OwnPart, 'question' | 'choices' | 'many'>;

/** Empty lists are shared: who compares sees at once that nothing is different. */
export const NO_OFFER: Offer = { question: null, choices: [], many: null };

/** `answers`: what the seat may answer. */
export function offerTo(
  game: AnyGame,
  state: AnyState,
  seat: number,
  answers: () => Answers<AnyAnswer>,
): Offer {
  const question = game.questionFor(state, seat);
  if (question?.kind === 'over' || (question === null && isWindow(state))) return NO_OFFER;
  // Whoever is not asked may still have something to do that can be done at any time.
  const { choices, many } = answers();
  return {
    question: question as OwnPart['question'],
    choices: choices.length === 0 ? NO_OFFER.choices : (choices as readonly object[] as OwnPart['choices']),
    many: question === null || many === undefined ? null : { min: many.min, max: many.max },
  };
}
