/** Steps of a gambling game that is played in a Round: the words of the gambling tables, by the names of the inn's players. */
import type { Answer, Question } from '@taproom/inn';
import { cardName, type ParlourState } from '@taproom/parlour';
import { isMeant, meantBy, type ChooseQuestion } from '../../parlour/options.ts';
import { rulesOfQuestion } from '../../parlour/reasons.ts';
import { declining } from '../../parlour/run-on.ts';
import type { Named, ParlourDeed } from '../../parlour/deed.ts';
import { solePicks } from '../../run/sole-choice.ts';
import type { Picked } from '../steps/step.ts';
import type { InnTable } from '../table/inn-table.ts';
import { gameOf } from './luck.ts';

type GameQuestion = Extract<Question, { kind: 'game' }>;

/** The game's own question behind the one that the inn asks. */
function inner(table: InnTable): { readonly game: ParlourState; readonly ask: ChooseQuestion } | null {
  const game = gameOf(table.state);
  return table.question().kind === 'game' && game?.ask?.kind === 'choose' ? { game, ask: game.ask } : null;
}

const asInn = ({ seat }: Question, picks: readonly number[]): Answer => ({ seat, do: 'choose', picks });

/** The answer to the open question that a deed is; null if it is none. */
function meant(table: InnTable, deed: ParlourDeed): ReturnType<typeof meantBy> {
  const asked = inner(table);
  if (asked === null || table.question().seat !== deed.seat || deed.choice === null) return null;
  return meantBy(asked.game, asked.ask, { ...deed, seat: asked.ask.seat });
}

export const canDo = (table: InnTable, deed: ParlourDeed): boolean => meant(table, deed) !== null;

/** Why the game does not let a player do it now. */
export function rulesAgainstDeed(table: InnTable, { choice }: ParlourDeed): readonly string[] {
  const asked = inner(table);
  if (asked === null || choice === null) return [];
  const { game, ask } = asked;
  const { refused } = table.games.parlour.answers(game, { seat: ask.seat });
  const refusal = refused.find(({ option }) => isMeant(game, ask, option, choice));
  return refusal?.rules ?? rulesOfQuestion(table.games.parlour, game, ask);
}

/** Does it if it answers the open question; what is named beyond that is for the questions that follow. */
export function attemptDeed(table: InnTable, deed: ParlourDeed): boolean {
  const found = meant(table, deed);
  if (found === null) return false;
  table.answer(asInn(table.question(), found.picks));
  if (found.rest.length === 0) return true;
  return attemptDeed(table, { ...deed, choice: { ...deed.choice!, named: found.rest } });
}

/** `picks` and `passes` are words of the inn too: here they are read as the game's. */
export function picksAsDeed(seat: number, picks: readonly Picked[]): ParlourDeed {
  const named = picks.map((pick): Named =>
    pick.by === 'word' && pick.word.includes('/') ? { by: 'card', name: pick.word.toLowerCase() } : pick,
  );
  return { seat, bet: null, roll: null, choice: { words: [], named, declines: named.length === 0 } };
}

/** What the game leaves no choice about. */
export function soleGameAnswer(table: InnTable): Answer | null {
  const asked = inner(table);
  const sole = asked && solePicks(asked.ask, cardName);
  return sole && asInn(table.question(), sole);
}

/** Nothing, where that may be; else the first that is possible. */
export function idleGameAnswer(table: InnTable, question: GameQuestion): Answer {
  const asked = inner(table);
  return asInn(question, asked === null ? [] : declining(asked.ask));
}
