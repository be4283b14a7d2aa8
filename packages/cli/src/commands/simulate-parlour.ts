/** `taproom simulate --parlour`: many gambling games of bots, with the same figures as for the inn. */
import { Chair, type Bot } from '@taproom/bots';
import { answerChance, CHANCE, luckFrom, type ChanceQuestion, type Luck } from '@taproom/kernel';
import { evening, parlour, type EveningSetup, type ParlourSetup } from '@taproom/parlour';
import { usage } from '../failure.ts';
import { botNamed, USUAL_PLAYERS } from '../options.ts';
import {
  checkEveningPlayers,
  checkPlayers,
  eveningFor,
  gameNamed,
  isEvening,
  playersFor,
  setupFor,
  type ParlourChoice,
} from '../parlour/setup.ts';
import { tally, TOO_MANY, type Played, type Simulation } from '../tally.ts';
import type { SimulateOptions } from './simulate.ts';

export function simulateParlour(
  game: string,
  options: SimulateOptions & ParlourChoice,
  seed: number,
): Simulation {
  const luck = luckFrom(seed + 1);
  const minds = luckFrom(seed + 2);
  const bot = botNamed(options.bots);
  if (isEvening(game, options)) {
    // Chance finds the first Starting Player.
    const setup = eveningFor(game, seatsFor(options, checkEveningPlayers), options);
    return tally(options.games, () => playEvening(setup, bot, luck, minds));
  }
  const setups = setupsFor(game, options);
  let next = 0;
  return tally(options.games, () => playOne(setups[next++ % setups.length], bot, luck, minds));
}

/** Gambling games have no turns of their own: it is another's turn whenever another player is asked. */
function playOne(setup: ParlourSetup, bot: Bot, luck: Luck, minds: Luck): Played {
  const state = parlour.create(setup);
  let decisions = 0;
  let turns = 0;
  let last = CHANCE;
  let question = parlour.question(state);
  while (question.kind !== 'over' && decisions < TOO_MANY) {
    if (question.seat === CHANCE) parlour.apply(state, answerChance(luck, question as ChanceQuestion));
    else {
      if (question.seat !== last) turns++;
      last = question.seat;
      parlour.apply(
        state,
        bot.parlour(new Chair(parlour, state, parlour.answers(state, { bare: true }), minds)),
      );
      decisions++;
    }
    question = parlour.question(state);
  }
  const winners = question.kind === 'over' ? question.winners : null;
  return { players: setup.players, decisions, turns, winners };
}

/** The turns of an evening are its games. */
function playEvening(setup: EveningSetup, bot: Bot, luck: Luck, minds: Luck): Played {
  const state = evening.create(setup);
  let decisions = 0;
  let question = evening.question(state);
  while (question.kind !== 'over' && decisions < TOO_MANY) {
    if (question.seat === CHANCE) evening.apply(state, answerChance(luck, question as ChanceQuestion));
    else {
      evening.apply(
        state,
        bot.evening(new Chair(evening, state, evening.answers(state, { bare: true }), minds)),
      );
      decisions++;
    }
    question = evening.question(state);
  }
  const winners = question.kind === 'over' ? question.winners : null;
  return { players: setup.players, decisions, turns: state.played.length, winners };
}

/** The same table, turned: everybody is the Starting Player equally often, or the wins would tell who sat first. */
function setupsFor(game: string, options: SimulateOptions & ParlourChoice): ParlourSetup[] {
  const def = gameNamed(game);
  const seats = seatsFor(options, (size) => checkPlayers(def, size));
  return seats.map((_, i) => setupFor(def, [...seats.slice(i), ...seats.slice(0, i)], options));
}

function seatsFor(
  { characters, players = USUAL_PLAYERS }: SimulateOptions,
  check: (size: number) => void,
): string[] {
  if (characters !== undefined) throw usage('Gambling games have no characters: leave out --characters.');
  check(players);
  return playersFor([], players);
}
