/** The help of a gambling game on the screen. */
import { parlour, type ParlourSetup, type ParlourView } from '@taproom/parlour';
import { helpFor, worthOf, type Help, type Ranked } from '@taproom/parlour/help';
import { columns, shownWidth, wrap, type Screen } from '../text.ts';
import { cardsWords, LEGEND } from './cards.ts';

export const COMMANDS = `  goal, rules    the whole game: goal, order of play, scores, variants (rules GAME: another one)
  ranks          what scores how much, and which hand beats which
  worth          what your hand is worth now`;

/** What is on the table: a game as it was agreed on. */
export interface Gambled {
  readonly setup: ParlourSetup;
  readonly view: ParlourView;
}

const titleOf = ({ name, variants }: Help): string =>
  `${name}${variants.length > 0 ? ` with ${variants.map((variant) => variant.name).join(', ')}` : ''}`;

/** `Threes with Hidden Fate`. */
export const gameTitle = (setup: ParlourSetup): string => titleOf(helpFor(setup));

/** Goal, order of play and the variants in force. */
function gameLines({ paint, width }: Screen, setup: ParlourSetup): string[] {
  const help = helpFor(setup);
  const { goal, steps, variants } = help;
  return [
    paint('bold', titleOf(help)),
    wrap(`Goal: ${goal.text}`, width, '  '),
    'Order of play:',
    ...steps.map(({ text }, i) => wrap(`${String(i + 1).padStart(3)}. ${text}`, width, '     ')),
    ...variants.map(({ name, text }) => wrap(`${name}: ${text}`, width, '  ')),
    ...(parlour.defOf(setup).withoutDeck?.(setup) ? [] : [wrap(LEGEND, width, '  ')]),
  ];
}

/** What somebody must know to begin. */
export const introLines = (screen: Screen, setup: ParlourSetup): string[] => [
  ...gameLines(screen, setup),
  wrap(
    'Type `ranks` for the scores, `worth` for what you hold, `rules` for all of this again.',
    screen.width,
    '  ',
  ),
  '',
];

/** A table with a wide second column. */
function scoreLines({ width }: Screen, rows: readonly (readonly [what: string, points: string])[]): string[] {
  const room = Math.min(40, Math.max(...rows.map(([what]) => shownWidth(what))));
  return rows.flatMap(([what, points]) => {
    const left = wrap(what, room, '  ').split('\n');
    const right = wrap(points, width - room - 6, '').split('\n');
    const high = Math.max(left.length, right.length);
    return columns(
      Array.from({ length: high }, (_, at) => [`  ${(left[at] ?? '').padEnd(room)}`, right[at] ?? '']),
    );
  });
}

function rankedLines({ paint }: Screen, ranking: readonly Ranked[]): string[] {
  const rows = ranking.map(({ text, cards, dice }, i) => [
    `${String(i + 1).padStart(3)}. ${text}`,
    cards === undefined ? (dice?.join(' ') ?? '') : cardsWords(paint, cards),
  ]);
  return columns(rows);
}

/** The table of scores, the ranking of hands, and how equals are told apart. */
function ranksLines(screen: Screen, setup: ParlourSetup): string[] {
  const { scoring, ranking, ties } = helpFor(setup);
  return [
    'What counts:',
    ...scoreLines(
      screen,
      scoring.map(({ text, points }) => [text, points] as const),
    ),
    ...(ranking.length > 0 ? ['From best to worst:', ...rankedLines(screen, ranking)] : []),
    ties.text,
  ];
}

/** Everything about a game. */
export const rulesLines = (screen: Screen, setup: ParlourSetup): string[] => [
  ...gameLines(screen, setup),
  ...ranksLines(screen, setup),
];

function worthLines(_screen: Screen, setup: ParlourSetup, view: ParlourView): string[] {
  const lines = worthOf(setup, view);
  return lines.length > 0 ? lines : ['You have nothing in this game that counts now.'];
}

/** What can be asked about a game, by the word for it. */
const HELP = { goal: rulesLines, rules: rulesLines, ranks: ranksLines, worth: worthLines } as const;

export const isHelp = (word: string): word is keyof typeof HELP => Object.hasOwn(HELP, word);

/** Told on demand it is indented. */
export const helpLines = (
  { paint, width }: Screen,
  word: keyof typeof HELP,
  { setup, view }: Gambled,
): string[] => HELP[word]({ paint, width: width - 2 }, setup, view);
