/** `taproom simulate --parlour`: many gambling games of bots, with the same figures as for the inn. */
import {
  eveningGamblers,
  gamblers,
  type EveningBot,
  type ParlourBot,
  type ParlourBotTable,
} from '@taproom/bots';
import {
  answerChance,
  CHANCE,
  luckFrom,
  type Answers,
  type ChanceQuestion,
  type Luck,
} from '@taproom/kernel';
import {
  evening,
  parlour,
  type EveningSetup,
  type ParlourAnswer,
  type ParlourSetup,
  type ParlourState,
  type ParlourView,
} from '@taproom/parlour';
import { usage } from '../failure.ts';
import { USUAL_PLAYERS } from '../options.ts';
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

/** What a bot is shown; the view is made only when it looks. */
class Chair implements ParlourBotTable {
  readonly luck: Luck;
  readonly setup: ParlourSetup;
  readonly #state: ParlourState;
  answers: Answers<ParlourAnswer>;
  constructor(state: ParlourState, answers: Answers<ParlourAnswer>, luck: Luck) {
    this.#state = state;
    this.setup = state.setup;
    this.answers = answers;
    this.luck = luck;
  }
  get view(): ParlourView {
    return parlour.view(this.#state, this.answers.seat);
  }
}

export function simulateParlour(
  game: string,
  options: SimulateOptions & ParlourChoice,
  seed: number,
): Simulation {
  const luck = luckFrom(seed + 1);
  const minds = luckFrom(seed + 2);
  if (isEvening(game, options)) {
    const bot = gamblerNamed(eveningGamblers, options.bots);
    // Chance finds the first Starting Player.
    const setup = eveningFor(game, seatsFor(options, checkEveningPlayers), options);
    return tally(options.games, () => playEvening(setup, bot, luck, minds));
  }
  const bot: ParlourBot = gamblerNamed(gamblers, options.bots);
  const setups = setupsFor(game, options);
  let next = 0;
  return tally(options.games, () => playOne(setups[next++ % setups.length], bot, luck, minds));
}

/** Gambling games have no turns of their own: it is another's turn whenever another player is asked. */
function playOne(setup: ParlourSetup, bot: ParlourBot, luck: Luck, minds: Luck): Played {
  const state = parlour.create(setup);
  let chair: Chair | null = null;
  let decisions = 0;
  let turns = 0;
  let last = CHANCE;
  let question = parlour.question(state);
  while (question.kind !== 'over' && decisions < TOO_MANY) {
    if (question.seat === CHANCE) parlour.apply(state, answerChance(luck, question as ChanceQuestion));
    else {
      const answers = parlour.answers(state, { bare: true });
      if (chair === null) chair = new Chair(state, answers, minds);
      else chair.answers = answers;
      if (question.seat !== last) turns++;
      last = question.seat;
      parlour.apply(state, bot(chair));
      decisions++;
    }
    question = parlour.question(state);
  }
  const winners = question.kind === 'over' ? question.winners : null;
  return { players: setup.players, decisions, turns, winners };
}

/** The turns of an evening are its games. */
function playEvening(setup: EveningSetup, bot: EveningBot, luck: Luck, minds: Luck): Played {
  const state = evening.create(setup);
  let decisions = 0;
  let question = evening.question(state);
  while (question.kind !== 'over' && decisions < TOO_MANY) {
    if (question.seat === CHANCE) evening.apply(state, answerChance(luck, question as ChanceQuestion));
    else {
      const answers = evening.answers(state, { bare: true });
      evening.apply(state, bot({ view: evening.view(state, question.seat), answers, luck: minds }));
      decisions++;
    }
    question = evening.question(state);
  }
  const winners = question.kind === 'over' ? question.winners : null;
  return { players: setup.players, decisions, turns: state.played.length, winners };
}

function gamblerNamed<Bot>(known: Readonly<Record<string, Bot>>, name: string): Bot {
  const found = Object.entries(known).find(([id]) => id === name.toLowerCase());
  if (found !== undefined) return found[1];
  throw usage(`No bot is called "${name}". There are: ${Object.keys(known).join(', ')}.`);
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
