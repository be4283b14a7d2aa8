/** `taproom replay`: plays a saved game back, answer by answer. */
import { inn } from '@taproom/cast';
import { tell, type Answer, type Content, type InnState } from '@taproom/inn';
import { CHANCE, IllegalAnswer, SPECTATOR } from '@taproom/kernel';
import { Failure, usage } from '../failure.ts';
import { matLines } from '../mats.ts';
import { readGame, type SavedGame } from '../savefile.ts';
import { paintFor, widthOf } from '../terminal.ts';
import { replayGambling } from './replay-parlour.ts';
import { nameAt, several, titleOf } from '../words.ts';

export interface ReplayOptions {
  readonly to?: number;
  readonly quiet?: boolean;
  readonly seat?: string;
}

export function replay(file: string, options: ReplayOptions): number {
  const game = readGame(file);
  if (game.game !== 'inn') return replayGambling(file, game, options);
  const state = tableOf(file, game);
  const content = inn.content(state.setup);
  const viewer = options.seat === undefined ? SPECTATOR : seatNamed(content, options.seat);
  const last = Math.min(options.to ?? game.log.length, game.log.length);
  if (!options.quiet) console.log(`${several(game.setup.players)} sit down.`);
  for (let i = 0; i < last; i++) {
    const events = applyAt(file, state, game.log[i], i + 1);
    if (options.quiet) continue;
    const number = String(i + 1).padStart(5);
    for (const event of events) console.log(`${number}  ${tell(content, event, viewer)}`);
  }
  showEnd(state, content, viewer, last, game.log.length);
  return 0;
}

function tableOf(file: string, game: SavedGame): InnState {
  try {
    return inn.create(game.setup);
  } catch (error) {
    // Whatever stands in the file, it is the file that is wrong.
    throw new Failure(`${file} cannot be played: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function applyAt(
  file: string,
  state: InnState,
  answer: Answer,
  number: number,
): ReturnType<typeof inn.apply> {
  const content = inn.content(state.setup);
  const asked = inn.question(state);
  try {
    return inn.apply(state, answer);
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    const rules = error.rules.filter((rule) => rule !== '');
    const because = rules.length > 0 ? ` (${[...new Set(rules)].join(', ')})` : '';
    const whom =
      asked.kind === 'over'
        ? ''
        : ` ${asked.seat === CHANCE ? 'Chance' : nameAt(content, asked.seat)} is asked: ${asked.kind}.`;
    throw new Failure(
      `${file}: answer ${number} is not legal at its place: ${answerWords(content, answer)}. ${error.message}${because}${whom}`,
    );
  }
}

/** An answer from a file, of which nothing is sure yet. */
function answerWords(content: Content, answer: Answer): string {
  if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer);
  const who = content.characters[answer.seat]?.name ?? (answer.seat === CHANCE ? 'Chance' : 'nobody');
  if (answer.do !== 'play') return `${who}: ${String(answer.do)}`;
  const title = content.defs[answer.card] === undefined ? 'no card' : titleOf(content, answer.card);
  return `${who}: play ${title}`;
}

function seatNamed(content: Content, name: string): number {
  const seat = content.characters.findIndex((c) => c.name.toLowerCase() === name.toLowerCase());
  if (seat >= 0) return seat;
  throw usage(
    `Nobody at this table is called "${name}". There are: ${content.characters.map((c) => c.name).join(', ')}.`,
  );
}

function showEnd(state: InnState, content: Content, viewer: number, played: number, all: number): void {
  console.log('');
  for (const line of matLines(
    inn.view(state, viewer),
    content,
    paintFor(process.stdout),
    widthOf(process.stdout),
  ))
    console.log(line);
  const { winners } = state;
  const end =
    winners === null
      ? 'The game is not over.'
      : winners.length === 1
        ? `${nameAt(content, winners[0])} wins.`
        : `A tie between ${several(winners.map((seat) => nameAt(content, seat)))}.`;
  console.log(`\nAfter ${played} of ${all} answers, in turn ${state.turns}: ${end}`);
}
