/** A scenario's table for the house in this browser: the engine and the reader of scenarios are fetched for it. */
import type { InnSetup } from '@taproom/inn';
import { CHANCE, type Game, type Types } from '@taproom/kernel';
import { filmScenarioText, layScenarioText, reasonOf } from '@taproom/scenario/film';
import type { ArrangedSeat, ArrangedTable } from '@taproom/server/nearby';
import { house } from './house.ts';

/** How windows ask at a table of people. */
const AT_A_TABLE = { asks: 'everybody', pace: 'clock' } as const;

/** Who plays the others. */
const BOT = 'regular';

type Arranged = Pick<ArrangedTable, 'game' | 'setup' | 'seats' | 'state'>;

/**
 * The table with somebody at one seat, whose turn it is, and bots at the others: as it is laid, or as the scenario has
 * left it at one of its pictures. Throws a sentence for its author.
 */
export function layForOne(text: string, name: string, at = 0): Arranged {
  try {
    const { game, state } = stateAt(text, at) ?? layScenarioText(text, house, AT_A_TABLE);
    return forOne(game, state, name);
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  }
}

/** Null where it begins, and where nothing can be played any more. */
function stateAt(text: string, at: number): { game: 'inn' | 'parlour'; state: Types['state'] } | null {
  if (at === 0) return null;
  const [{ film }] = filmScenarioText(text, { file: '' });
  const shot = film.shots[at];
  if (film.table === null || shot === undefined) return null;
  const { rules } = film.table;
  if (rules.question(shot.state).kind === 'over') return null;
  return { game: rules.name === 'inn' ? 'inn' : 'parlour', state: shot.state };
}

/** The same for a table that lies there already: it is the player's from now on. */
export function forOne(
  kind: 'inn' | 'parlour',
  state: Types['state'],
  name: string,
  seat?: number,
): Arranged {
  // What a game's set-up has beyond its players is the game's own: which game it is says what it is.
  const setup = state.setup as Arranged['setup'] & InnSetup;
  const game: Game<Types> = house.game(kind, setup);
  // Whoever looked at it may have paused between two turns.
  if (game.question(state).kind === 'turn-end') game.apply(state, { seat: CHANCE, do: 'turn-end' });
  const automaton = kind === 'inn' ? house.inn.content(setup).automaton : -1;
  const mine = seat ?? whoPlays(game, state, automaton);
  const seats = setup.players.map((player, at): ArrangedSeat => {
    if (at === automaton) return { automated: player };
    return at === mine ? { name } : { bot: BOT };
  });
  return { game: kind, setup, seats, state };
}

/** Whose turn it is, or who is asked. */
function whoPlays(game: Game<Types>, state: Types['state'], automaton: number): number {
  const seats = [game.turn(state), ...game.asked(state).seats, 0, 1];
  return seats.find((seat) => seat >= 0 && seat !== automaton) ?? 0;
}
