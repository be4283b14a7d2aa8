/**
 * The inn's own rules inside boardgame.io's reducer: the same game, held the way the framework holds a game. A move hands
 * our answer to our rules, which change immer's draft instead of a plain state; chance answers within the move.
 */
import type { Answer, InnState } from '@taproom/inn';
import { answerChance, CHANCE, luckFrom, type ChanceQuestion, type Luck } from '@taproom/kernel';
import {
  CreateGameReducer,
  InitializeGame,
  ProcessGameConfig,
  type Game,
} from 'boardgame.io/dist/cjs/internal.js';
import type { Contender } from './contender.ts';
import { castNote, GAMES, inn, randomAnswer, setup, type PlayedInn } from './inn-table.ts';

interface Table {
  state: InnState;
  luck: Luck;
}

/**
 * Immer drafts plain objects only. The rules find a table's cards by the identity of its set-up, and a draft of it would
 * cost them that on every move, which would be no fault of the framework's.
 */
class Setup {
  readonly players = setup.players;
}
const SETUP = new Setup();

function settle(G: Table): void {
  let question = inn.question(G.state);
  if (question.seat !== CHANCE || question.kind === 'over') return;
  const luck: Luck = [...G.luck];
  while (question.seat === CHANCE && question.kind !== 'over') {
    inn.apply(G.state, answerChance(luck, question as ChanceQuestion));
    question = inn.question(G.state);
  }
  G.luck = luck;
}

const game: Game<Table, { seed: number }, Answer> = ProcessGameConfig({
  name: 'inn',
  disableUndo: true,
  setup(_context, { seed }) {
    const G: Table = { state: inn.create(SETUP), luck: luckFrom(seed) };
    settle(G);
    return G;
  },
  moves: {
    answer({ G }, answer) {
      inn.apply(G.state, answer);
      settle(G);
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => inn.question(G.state).seat,
      next: ({ G }) => inn.question(G.state).seat,
    },
  },
  endIf: ({ G }) => G.state.winners ?? undefined,
});

const reduce = CreateGameReducer({ game });
const BARE = { bare: true };

/** Plays the game that `playRandomly` plays. */
export function playHosted(seed: number): PlayedInn {
  const policy = luckFrom(seed + 0x5eed);
  let state = InitializeGame({ game, numPlayers: setup.players.length, setupData: { seed } });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const answer = randomAnswer(inn.answers(state.G.state, BARE), policy);
    const playerID = state.ctx.currentPlayer;
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'answer', args: [answer], playerID } });
    if (state.transients?.error !== undefined) throw new Error(`Refused: ${state.transients.error.type}`);
    decisions++;
  }
  return { decisions, end: state.G.state };
}

let played = 0;

export const contender: Contender = {
  batch(counts) {
    counts.units += playHosted(played++ % GAMES).decisions;
    counts.games++;
  },
  note: castNote,
};
