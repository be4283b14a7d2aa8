/** One step of a table: an answer, or a window that closes, and everything that follows by itself up to the next question. */
import { inn } from '@taproom/cast';
import { inContention, type Answer, type InnEvent, type InnState, type PlayAnswer } from '@taproom/inn';
import { CHANCE, IllegalAnswer, type ChanceQuestion } from '@taproom/kernel';
import { openInn, windowOf } from '../everybody-is-asked.ts';
import type { Chance } from '../secrets.ts';

export interface Step {
  /** All answers that were given to the rules, in order. */
  readonly did: Answer[];
  readonly events: InnEvent[];
}

function give(state: InnState, answer: Answer, step: Step): void {
  const events = openInn.apply(state, answer);
  step.did.push(answer);
  for (const event of events) step.events.push(event);
}

/** Chance answers, and free moments pass unless somebody wants to be asked there, up to a question for players. */
function goOn(state: InnState, chance: Chance, freeMoments: boolean, step: Step): void {
  for (;;) {
    const question = openInn.question(state);
    if (question.kind === 'over') return;
    if (question.seat === CHANCE) give(state, chance(question as ChanceQuestion) as Answer, step);
    else if (question.kind === 'respond' && question.about === 'idle' && !freeMoments) passAll(state, step);
    else return;
  }
}

/** Everybody who is still to be asked in the open window passes. */
function passAll(state: InnState, step: Step): void {
  const window = windowOf(state);
  while (window !== null && windowOf(state) === window)
    give(state, { seat: openInn.question(state).seat, do: 'pass' }, step);
}

/** The first step of a game: the cards are shuffled and dealt. */
export function begin(state: InnState, chance: Chance, freeMoments: boolean): Step {
  const step: Step = { did: [], events: [] };
  goOn(state, chance, freeMoments, step);
  return step;
}

/** An answer to a question that is for one player. Throws IllegalAnswer, and nothing has happened. */
export function answered(state: InnState, answer: Answer, chance: Chance, freeMoments: boolean): Step {
  const step: Step = { did: [], events: [] };
  give(state, answer, step);
  goOn(state, chance, freeMoments, step);
  return step;
}

/**
 * The window closes. Of several cards the first in the books' order is played (core.timing.contention-*), and the
 * others are taken back: everybody is asked again. Without any card, everybody passes.
 */
export function closeWindow(
  state: InnState,
  said: readonly Answer[],
  chance: Chance,
  freeMoments: boolean,
): Step {
  const step: Step = { did: [], events: [] };
  const plays = said.filter((answer): answer is PlayAnswer => answer.do === 'play');
  for (const play of inContention(state, inn.content(state), plays))
    try {
      give(state, play, step);
      goOn(state, chance, freeMoments, step);
      return step;
    } catch (error) {
      // It was legal when it was declared, and nothing has happened since; still, a window must close.
      if (!(error instanceof IllegalAnswer) || step.did.length > 0) throw error;
    }
  passAll(state, step);
  goOn(state, chance, freeMoments, step);
  return step;
}

/** Whether what the open window is about would hit a seat. Everybody can see that. */
export function isHit(state: InnState, seat: number): boolean {
  const window = windowOf(state);
  if (window === null) return true;
  if (window.about === 'last-chance' || window.about === 'event') return true;
  const subject = inn.view(state, seat).stack.at(-2);
  switch (subject?.kind) {
    case 'play':
      return (
        subject.strokes.some((stroke) => stroke.seat === seat && stroke.n <= 0) ||
        subject.losses.some((loss) => loss.seat === seat)
      );
    case 'drinks':
      return subject.drinks.some((drink) => drink.seat === seat);
    default:
      return false;
  }
}
