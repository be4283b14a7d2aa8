/**
 * The same game of Threes in boardgame.io's reducer, as its users write one: a turn order of its own, one move per turn,
 * `endIf`, `ai.enumerate` for the legal moves. Undo is off, the configuration is processed once, and the dice luck is
 * taken out of the draft while dice are thrown: everything that makes it quicker without leaving the framework.
 */
import { below, luckFrom, type Luck } from '@taproom/kernel';
import {
  CreateGameReducer,
  InitializeGame,
  ProcessGameConfig,
  type Ctx,
  type Game,
} from 'boardgame.io/dist/cjs/internal.js';
import type { Contender } from './contender.ts';
import { checksum, PLAYERS, policySeed, type Played } from './threes-game.ts';

interface Seat {
  roll: number[];
  keep: number[];
}

interface Table {
  seats: Seat[];
  luck: Luck;
}

const DICE = 5;

function keepValue(seat: Seat, roll: readonly number[], value: number): void {
  for (const die of roll) if (die === value) seat.keep.push(value);
  seat.roll = [];
}

/** Everybody with dice left rolls; who has nothing to choose keeps at once. Until there is a choice, or nobody has dice. */
function rollAll(G: Table): void {
  const luck: Luck = [...G.luck];
  let rolling = true;
  let choosing = false;
  while (rolling && !choosing) {
    rolling = false;
    for (const seat of G.seats) {
      const left = DICE - seat.keep.length;
      if (left === 0) continue;
      rolling = true;
      const roll = Array.from({ length: left }, () => below(luck, 6) + 1);
      if (roll.every((die) => die === roll[0])) keepValue(seat, roll, roll[0]);
      else {
        seat.roll = roll;
        choosing = true;
      }
    }
  }
  G.luck = luck;
}

/** The first seat from `from` on, round the table, that has dice to choose from. */
function choosing(G: Table, from: number): number | undefined {
  for (let i = 0; i < G.seats.length; i++) {
    const seat = (from + i) % G.seats.length;
    if (G.seats[seat].roll.length > 0) return seat;
  }
  return undefined;
}

function winnersOf(G: Table): number[] {
  const totals = G.seats.map(({ keep }) => keep.reduce((sum, die) => sum + (die === 3 ? 0 : die), 0));
  const best = Math.min(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

function enumerate(G: Table, _ctx: Ctx, playerID: string): { move: string; args: number[] }[] {
  const { roll } = G.seats[Number(playerID)];
  const moves: { move: string; args: number[] }[] = [];
  for (let value = 1; value <= 6; value++)
    if (roll.includes(value)) moves.push({ move: 'keep', args: [value] });
  return moves;
}

const game: Game<Table, { seed: number }> = ProcessGameConfig({
  name: 'threes',
  disableUndo: true,
  setup({ ctx }, { seed }) {
    const G: Table = {
      seats: Array.from({ length: ctx.numPlayers }, () => ({ roll: [], keep: [] })),
      luck: luckFrom(seed),
    };
    rollAll(G);
    return G;
  },
  moves: {
    keep({ G, playerID }, value) {
      const seat = G.seats[Number(playerID)];
      const roll = [...seat.roll];
      if (!roll.includes(value)) return 'INVALID_MOVE';
      keepValue(seat, roll, value);
      if (choosing(G, 0) === undefined) rollAll(G);
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => choosing(G, 0) ?? 0,
      // A new roll starts with the first seat again, and so does this: nobody before the one who moved has dice then.
      next: ({ G }) => choosing(G, 0),
    },
  },
  endIf: ({ G }) =>
    G.seats.every(({ keep }) => keep.length === DICE) ? { winners: winnersOf(G) } : undefined,
  ai: { enumerate },
});

const reduce = CreateGameReducer({ game });

export function playBoardgameIo(seed: number): Played {
  const policy = luckFrom(policySeed(seed));
  let state = InitializeGame({ game, numPlayers: PLAYERS.length, setupData: { seed } });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const legal = enumerate(state.G, state.ctx, playerID);
    const { move, args } = legal[below(policy, legal.length)];
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
    if (state.transients?.error !== undefined) throw new Error(`Refused: ${state.transients.error.type}`);
    moves++;
  }
  const { winners } = state.ctx.gameover as { winners: number[] };
  return {
    moves,
    sum: checksum(
      moves,
      state.G.seats.map(({ keep }) => keep),
      winners,
    ),
  };
}

let seed = 0;

export const contender: Contender = {
  batch(counts) {
    for (let i = 0; i < 2; i++) {
      counts.units += playBoardgameIo(seed++).moves;
      counts.games++;
    }
  },
};
