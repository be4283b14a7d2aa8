/** `taproom simulate --parlour`: many gambling games of bots, with the same figures as for the inn. */
import { gamblers, type ParlourBot, type ParlourBotTable } from '@taproom/bots';
import {
  answerChance,
  CHANCE,
  luckFrom,
  type Answers,
  type ChanceQuestion,
  type Luck,
} from '@taproom/kernel';
import {
  parlour,
  type ParlourAnswer,
  type ParlourSetup,
  type ParlourState,
  type ParlourView,
} from '@taproom/parlour';
import { usage } from '../failure.ts';
import { listed } from '../options.ts';
import { checkPlayers, gameNamed, playersFor, setupFor, type ParlourChoice } from '../parlour/setup.ts';
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
  const bot = gamblerNamed(options.bots);
  const setups = setupsFor(game, options);
  const luck = luckFrom(seed + 1);
  const minds = luckFrom(seed + 2);
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

function gamblerNamed(name: string): ParlourBot {
  const found = Object.entries(gamblers).find(([known]) => known === name.toLowerCase());
  if (found !== undefined) return found[1];
  throw usage(`No bot is called "${name}". There are: ${Object.keys(gamblers).join(', ')}.`);
}

/** The same table, turned: everybody is the Starting Player equally often, or the wins would tell who sat first. */
function setupsFor(game: string, options: SimulateOptions & ParlourChoice): ParlourSetup[] {
  const def = gameNamed(game);
  const named = /^\d+$/.test(options.players) ? [] : listed(options.players);
  const size = named.length > 0 ? named.length : Number(options.players);
  checkPlayers(def, size);
  const seats = playersFor(named, size);
  return seats.map((_, i) => setupFor(def, [...seats.slice(i), ...seats.slice(0, i)], options));
}
