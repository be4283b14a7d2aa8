/** `taproom replay`: plays a saved game back, answer by answer. */
import type { AnyGame, House } from '@taproom/house';
import {
  CHANCE,
  IllegalAnswer,
  SPECTATOR,
  type AnyAnswer,
  type AnyEvent,
  type AnyState,
} from '@taproom/kernel';
import { Failure, usage } from '../failure.ts';
import { readGame } from '../savefile.ts';
import { sceneOf } from '../terminal/scene.ts';
import { ourScreen, several } from '../terminal/text.ts';

export interface ReplayOptions {
  readonly to?: number;
  readonly quiet?: boolean;
  readonly seat?: string;
}

export function replay(house: House, file: string, options: ReplayOptions): number {
  const saved = readGame(file);
  const { setup, log } = saved;
  const game = house.game(saved.game);
  const { players } = setup;
  const state = begin(file, game, setup);
  const viewer = options.seat === undefined ? SPECTATOR : seatNamed(players, options.seat);
  const last = Math.min(options.to ?? log.length, log.length);
  const scene = sceneOf(house, saved, ourScreen());
  if (!options.quiet) console.log(`${several(players)} sit down.`);
  for (let i = 0; i < last; i++) {
    const events = applyAt(file, game, state, players, log[i], i + 1);
    if (options.quiet) continue;
    const number = String(i + 1).padStart(5);
    for (const event of events)
      if (!scene.silent?.includes(event.e)) console.log(`${number}  ${game.tell(state, event, viewer)}`);
  }
  const view = game.view(state, viewer);
  const { kind, winners = [] } = game.question(state);
  console.log(`\n${scene.table(view).join('\n')}`);
  const end = kind === 'over' ? scene.end(game.view(state, SPECTATOR), winners)[0] : 'The game is not over.';
  console.log(`\nAfter ${last} of ${log.length} answers${scene.progress?.(view) ?? ''}: ${end}`);
  return 0;
}

function begin(file: string, game: AnyGame, setup: object): AnyState {
  try {
    return game.create(setup);
  } catch (error) {
    // Whatever stands in the file, it is the file that is wrong.
    throw new Failure(`${file} cannot be played: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function applyAt(
  file: string,
  game: AnyGame,
  state: AnyState,
  players: readonly string[],
  answer: AnyAnswer,
  number: number,
): AnyEvent[] {
  const { seat, kind } = game.question(state);
  try {
    return game.apply(state, answer);
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    const rules = error.rules.filter((rule) => rule !== '');
    const because = rules.length > 0 ? ` (${[...new Set(rules)].join(', ')})` : '';
    const whom = kind === 'over' ? '' : ` ${seat === CHANCE ? 'Chance' : players[seat]} is asked: ${kind}.`;
    throw new Failure(
      `${file}: answer ${number} is not legal at its place: ${JSON.stringify(answer)}. ${error.message}${because}${whom}`,
    );
  }
}

function seatNamed(players: readonly string[], name: string): number {
  const seat = players.findIndex((player) => player.toLowerCase() === name.toLowerCase());
  if (seat >= 0) return seat;
  throw usage(`Nobody at this table is called "${name}". There are: ${players.join(', ')}.`);
}
