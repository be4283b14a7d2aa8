/** A game inside a game: an ordinary procedure that hands on questions, answers and events. */
import type { Run } from './engine.ts';
import type { AnyFrame, Procedure } from './frames.ts';
import type { Game, Types } from './game.ts';

export interface Host<R, F, Inner extends Types> {
  game(t: R): Game<Inner>;
  state(t: R, f: F): Inner['state'];
  tell(t: R, f: F, events: readonly Inner['event'][]): void;
  whenOver(t: R, f: F): void;
}

/** The inner game's questions are asked as they are, of the same seats; whoever checks answers asks the inner game. */
export function hostProcedure<T extends Types, R extends Run<T>, F extends AnyFrame, Inner extends Types>(
  host: Host<R, F, Inner>,
): Procedure<R, F, Inner['answer']> {
  return {
    steps: [
      function handOn(t, f) {
        const question = host.game(t).question(host.state(t, f));
        if (question.kind === 'over') return host.whenOver(t, f);
        f.step--;
        t.ask(question);
      },
    ],
    answered(t, f, answer) {
      host.tell(t, f, host.game(t).apply(host.state(t, f), answer, true));
    },
  };
}
