/** What one seat, or a spectator, may know of an evening. Money and markers lie open; the game hides its own. */
import type { ParlourQuestion } from '../table/question.ts';
import type { ParlourSetup } from '../table/state.ts';
import { openPart, type OpenTable } from '../table/own.ts';
import type { ParlourView } from '../table/view.ts';
import { scoreOf } from './procedure.ts';
import { roundsOf, type Chosen, type EveningState, type PlayedGame } from './state.ts';

export interface EveningSeatView {
  /** As at the table. */
  readonly name: string;
  /** Money in hand: while a game is played, what is not bet in it. */
  readonly chips: number;
  /** Markers for what this player has lent. */
  readonly loans: number;
  /** Markers for what this player owes. */
  readonly debts: number;
  /** What counts at the end, were it now. */
  readonly score: number;
}

export interface EveningView {
  /** Whose view it is; −2: of somebody who watches. */
  readonly seat: number;
  /** Which game this is, from 1. */
  readonly round: number;
  /** How many games the evening has. */
  readonly rounds: number;
  /** The Starting Player; −1 until chance has found the first. */
  readonly first: number;
  /** By seat. */
  readonly seats: readonly EveningSeatView[];
  /** What earlier games left in the pot. */
  readonly carried: number;
  /** What the Starting Player has chosen; null: nothing yet. */
  readonly chosen: Chosen | null;
  /** The game on the table; null: between two of them. */
  readonly game: ParlourView | null;
  /** What the game on the table was set up with: everybody knows it. */
  readonly agreed: ParlourSetup | null;
  /** The games that are over. */
  readonly played: readonly PlayedGame[];
  /** What the viewer is asked. */
  readonly question: ParlourQuestion | null;
  /** Whose move it is; −1: nobody’s. */
  readonly waitingFor: number;
  /** Everybody who may answer now. */
  readonly asked: readonly number[];
  /** Seats, once the evening is over. */
  readonly winners: readonly number[] | null;
}

export function eveningView(s: EveningState, viewer: number, game: ParlourView | null): EveningView {
  const chips = s.game?.chips ?? s.chips;
  const { ask } = s;
  const waitingFor = game?.waitingFor ?? ask?.seat ?? -1;
  return {
    seat: viewer,
    round: s.round,
    rounds: roundsOf(s.setup),
    first: s.first,
    seats: s.setup.players.map((name, seat) => ({
      name,
      chips: chips[seat],
      loans: s.loans[seat],
      debts: s.debts[seat],
      score: scoreOf({ ...s, chips }, seat),
    })),
    carried: s.carried,
    chosen: s.chosen,
    game,
    agreed: s.game?.setup ?? null,
    played: s.played.slice(),
    question: game !== null ? game.question : isFor(ask, viewer) ? ask : null,
    waitingFor,
    asked: game?.asked ?? (waitingFor < 0 ? [] : [waitingFor]),
    winners: s.winners?.slice() ?? null,
  };
}

const isFor = (ask: ParlourQuestion | null, viewer: number): boolean =>
  ask !== null && (ask.seat === viewer || ask.kind === 'over');

/** The view without who looks and what they are asked. */
export type OpenEvening = Omit<EveningView, 'seat' | 'question' | 'waitingFor' | 'asked' | 'game'> & {
  readonly game: OpenTable | null;
};

export function openEvening({
  seat: _seat,
  question: _question,
  waitingFor: _waitingFor,
  asked: _asked,
  game,
  ...open
}: EveningView): OpenEvening {
  return { ...open, game: game && openPart(game) };
}
