/** `taproom bot`: a bot of one's own, or one of ours, sits down at a table of a house over the network and plays there. */
import { setTimeout as sleep } from 'node:timers/promises';
import { answerOf, Chair, lineOf, type Bot } from '@taproom/bots';
import {
  HouseDoor,
  HouseRefused,
  playOn,
  TaproomClient,
  type HeldSeat,
  type Player,
  type WireAnswer,
  type WorldTold,
} from '@taproom/client';
import type { House } from '@taproom/house';
import { BadSetup, luckFrom, type AnyMemory, type AnyState, type Types } from '@taproom/kernel';
import { Failure, usage } from '../failure.ts';
import { anySeed, noBot } from '../options.ts';
import { botIn, defaultOf, moduleOf, withBot } from '../own-bot.ts';

export interface BotOptions {
  readonly house: string;
  readonly table?: string;
  readonly name?: string;
  readonly character?: string;
  readonly seat?: string;
  readonly again?: boolean;
  readonly seconds: number;
  readonly quiet?: boolean;
}

export async function sendBot(house: House, file: string, options: BotOptions): Promise<number> {
  const door = new HouseDoor(options.house);
  const made = await playerFrom(house, file);
  let held = await orFailure(door, seatFor(door, options, made.name));
  for (;;) {
    await playAt(door, held, made.player(door, held, options), options);
    if (options.again !== true) return 0;
    held = { ...held, table: await nextTable(door, held) };
  }
}

/** Who plays: a name, and how it answers at a seat. */
interface Made {
  readonly name: string;
  player(door: HouseDoor, held: HeldSeat, options: BotOptions): Player;
}

/** A bot of the house by name, or what a file exports: a bot, or a function that is given the choices. */
async function playerFrom(house: House, file: string): Promise<Made> {
  if (!/[./\\]/.test(file)) {
    if (!house.bots.has(file)) throw noBot(file, house.bots);
    return thinking(house, file);
  }
  const module = moduleOf(file);
  const found = await defaultOf(module);
  if (typeof found === 'function') return { name: 'own', player: () => found as Player };
  const bot = botIn(module, found);
  return thinking(withBot(house, bot), bot.name);
}

/** It thinks here, with the engine itself, in a world that its seat could not tell from the real one. */
function thinking(house: House, name: string): Made {
  const luck = luckFrom(anySeed());
  return {
    name,
    player(door, { table, token }, { seconds }) {
      const line: readonly Bot[] = lineOf(house.bots, name);
      return async ({ seat, choices, many }) => {
        if (choices.length === 1 && many === null) return choices[0].answer as WireAnswer;
        const told = await worldAt(door, table, token);
        const world = told.world as AnyState;
        const game = house.game(told.game, world.setup);
        const answers = game.answers(world, { seat, bare: true });
        const memory = told.memory as AnyMemory;
        const chair = new Chair<Types>(game, world, answers, luck, () => memory, 1000 * seconds);
        const failed = (who: string, why: unknown): void => console.error(`${who} failed: ${String(why)}`);
        return answerOf(chair, line, failed) as WireAnswer;
      };
    },
  };
}

async function worldAt(door: HouseDoor, table: string, token: string): Promise<WorldTold> {
  for (;;)
    try {
      return await door.ask(`/api/tables/${table}/world`, { headers: { authorization: `Bearer ${token}` } });
    } catch (error) {
      // Too fast for this house: it says how long to wait.
      if (!(error instanceof HouseRefused) || error.seconds === null) throw error;
      await sleep(1000 * error.seconds);
    }
}

async function seatFor(door: HouseDoor, options: BotOptions, program: string): Promise<HeldSeat> {
  const { table: code, name, character, seat } = options;
  if (seat !== undefined) {
    const [table, token] = seat.split(':');
    if (!table || !token) throw usage('--seat is what was told when the bot sat down: TABLE:TOKEN.');
    return { table, token };
  }
  if (code === undefined || name === undefined)
    throw usage('Say at which table the bot sits down, and as whom: --table CODE --name NAME.');
  const given = await door.takeSeat({ code, name, character, program: `taproom ${program}`.slice(0, 24) });
  console.log(`${name} sits at table ${given.code}, seat ${given.seat + 1}.`);
  console.log(`To come back to this seat: --seat ${given.table}:${given.token}`);
  return given;
}

async function playAt(door: HouseDoor, held: HeldSeat, player: Player, { quiet }: BotOptions): Promise<void> {
  const client = new TaproomClient({ url: door.socket, ...held });
  client.on.changed = (events) => {
    if (quiet !== true) for (const { text } of events) console.log(text);
  };
  const refused = (what: string): void => console.error(`${what} A ready answer was given in its place.`);
  const careful: Player = async (turn) => {
    try {
      return await player(turn);
    } catch (error) {
      // Somebody sits there whom this house does not know.
      const more = error instanceof BadSetup ? ' The house has packs of its own: give them with --pack.' : '';
      refused(
        `The bot failed: ${(error instanceof Error ? error.message : String(error)).replace(/\.$/, '')}.${more}`,
      );
      return turn.choices[0].answer as WireAnswer;
    }
  };
  try {
    await playOn(client, careful, { refused: (_turn, _answer, { message }) => refused(message) });
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  } finally {
    client.stop();
  }
}

/** The bot wants to go on; where it does depends on the others. */
async function nextTable(door: HouseDoor, { table, token }: HeldSeat): Promise<string> {
  for (;;) {
    const next = await orFailure(
      door,
      door.post<{ table: string }>(`/api/tables/${table}/rematch`, {}, token),
    );
    if (next.table !== table) return next.table;
    await sleep(2000);
  }
}

/** What the house says is told as it is; where there is no house, that. */
async function orFailure<T>(door: HouseDoor, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof HouseRefused) throw new Failure(error.message);
    if (error instanceof TypeError) throw new Failure(`No house answers at ${door.address}: is it open?`);
    throw error;
  }
}
