/** `taproom replay` of a gambling game, or of an evening of them. */
import { CHANCE, IllegalAnswer, SPECTATOR } from '@taproom/kernel';
import {
  evening,
  parlour,
  tellParlour,
  type EveningState,
  type ParlourAnswer,
  type ParlourEvent,
  type ParlourQuestion,
  type ParlourState,
} from '@taproom/parlour';
import { Failure, usage } from '../failure.ts';
import { tableLines, type Screen } from '../parlour/screen.ts';
import { eveningLines, winnersWords } from '../parlour/sitting.ts';
import type { GamblingLog } from '../savefile.ts';
import { paintFor, widthOf } from '../terminal.ts';
import { several } from '../words.ts';
import type { ReplayOptions } from './replay.ts';

/** A game under way, whichever of the two it is. */
interface Playback {
  question(): ParlourQuestion;
  apply(answer: ParlourAnswer): ParlourEvent[];
  lines(screen: Screen, viewer: number): string[];
}

function playbackOf(saved: GamblingLog): Playback {
  if (saved.game === 'evening') {
    const state: EveningState = evening.create(saved.setup);
    return {
      question: () => evening.question(state),
      apply: (answer) => evening.apply(state, answer),
      lines(screen, viewer) {
        const view = evening.view(state, viewer);
        return view.game === null ? eveningLines(screen, view) : tableLines(screen, view.game);
      },
    };
  }
  const state: ParlourState = parlour.create(saved.setup);
  return {
    question: () => parlour.question(state),
    apply: (answer) => parlour.apply(state, answer),
    lines: (screen, viewer) => tableLines(screen, parlour.view(state, viewer)),
  };
}

export function replayGambling(file: string, saved: GamblingLog, options: ReplayOptions): number {
  const { log, setup } = saved;
  const { players } = setup;
  const playback = begin(file, saved);
  const viewer = options.seat === undefined ? SPECTATOR : seatNamed(players, options.seat);
  const last = Math.min(options.to ?? log.length, log.length);
  if (!options.quiet) console.log(`${several(players)} sit down.`);
  for (let i = 0; i < last; i++) {
    const events = applyAt(file, playback, players, log[i], i + 1);
    if (options.quiet) continue;
    const number = String(i + 1).padStart(5);
    for (const event of events) console.log(`${number}  ${tellParlour({ players }, event, viewer)}`);
  }
  const screen = { paint: paintFor(process.stdout), width: widthOf(process.stdout) };
  console.log(`\n${playback.lines(screen, viewer).join('\n')}`);
  const question = playback.question();
  const end =
    question.kind === 'over' ? winnersWords(players, question.winners, SPECTATOR) : 'The game is not over.';
  console.log(`\nAfter ${last} of ${log.length} answers: ${end}`);
  return 0;
}

function begin(file: string, saved: GamblingLog): Playback {
  try {
    return playbackOf(saved);
  } catch (error) {
    // Whatever stands in the file, it is the file that is wrong.
    throw new Failure(`${file} cannot be played: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function applyAt(
  file: string,
  playback: Playback,
  players: readonly string[],
  answer: ParlourAnswer,
  number: number,
): ParlourEvent[] {
  const asked = playback.question();
  try {
    return playback.apply(answer);
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    const because = error.rules.length > 0 ? ` (${[...new Set(error.rules)].join(', ')})` : '';
    const whom =
      asked.kind === 'over'
        ? ''
        : ` ${asked.seat === CHANCE ? 'Chance' : players[asked.seat]} is asked: ${asked.kind}.`;
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
