/** `until …`: the table runs on and nobody does anything that can be left undone. */
import { areMates, type Answer } from '@taproom/inn';
import { idleGameAnswer } from '../game/deeds.ts';
import { ScenarioProblem } from '../../language/problem.ts';
import { PHASES } from '../given/table-keys.ts';
import { firstOf } from '../../run/sole-choice.ts';
import type { Until } from '../../run/step.ts';
import type { InnTable } from '../table/inn-table.ts';
import { answerCarried } from './carried.ts';
import { openWindow } from './windows.ts';

/** A whole game of eight people who only drink has far fewer questions than this. */
const TOO_LONG = 50_000;

export function runUntil(table: InnTable, step: Until): void {
  const reached = goal(table, step);
  for (let i = 0; i < TOO_LONG; i++) {
    if (reached()) return;
    if (table.isOver()) break;
    if (!answerCarried(table)) table.answer(idleAnswer(table));
  }
  throw new ScenarioProblem(
    step.line,
    `"${step.text}": ${table.isOver() ? 'the game is over before that' : 'that never comes'}${table.lastSentences()}`,
  );
}

/** Passes, discards nothing, declines; a drink goes to the nearest player on the left; a forced choice takes the first. */
function idleAnswer(table: InnTable): Answer {
  const question = table.question();
  const { seat } = question;
  switch (question.kind) {
    case 'discard':
      return { seat, do: 'discard', cards: [] };
    case 'choose':
      return { seat, do: 'choose', picks: firstOf(question) };
    case 'game':
      return idleGameAnswer(table, question);
    case 'order': {
      const order = table.legal(seat).find((answer) => answer.do === 'order');
      if (order === undefined) throw new Error('A Drink is to be ordered, and nobody may be given one.');
      return order;
    }
    case 'turn-end':
      return { seat: -1, do: 'turn-end' };
    default:
      return { seat, do: 'pass' };
  }
}

function goal(table: InnTable, step: Until): () => boolean {
  switch (step.what) {
    case 'game-end':
      return () => table.isOver();
    case 'turn-end':
      return () => (table.isPaused() || table.isOver()) && table.isActive(step.seat);
    case 'last-chance':
      return () => {
        const question = table.question();
        if (
          question.kind === 'respond' &&
          question.about === 'last-chance' &&
          areMates(table.state, question.seat, step.seat)
        )
          return true;
        return table.lately.some(
          ({ e, seat, list }) => e === 'last-chance' && (seat === step.seat || list.includes(step.seat)),
        );
      };
    case 'action':
      return actionGoal(table, step.seat);
  }
}

/** The Action that is still to come: of this turn, or else of the player's next one, even if there is none to play. */
function actionGoal(table: InnTable, seat: number): () => boolean {
  const { turns, phase } = table.state;
  const window = openWindow(table);
  const stillToCome =
    !table.isActive(seat) || place(phase) < place('action') || (phase === 'action' && window?.skip === seat);
  return () => {
    const question = table.question();
    if (question.kind === 'action' && table.asks(seat)) return true;
    const { state } = table;
    const past = table.isActive(seat) && place(state.phase) > place('action');
    return past && (stillToCome || state.turns > turns);
  };
}

const place = (phase: (typeof PHASES)[number]): number => PHASES.indexOf(phase);
