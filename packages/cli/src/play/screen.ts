/** What the player sees before an answer is due: mats, what is going on, the hand, the question. */
import { cardText, type Content, type EventKind, type Forecast, type InnView } from '@taproom/inn';
import { matLines } from '../mats.ts';
import { gameLines } from '../parlour/screen.ts';
import { wrap, type Paint } from '../terminal.ts';
import { kindOf, questionWords, stackLines, turnLines } from '../words.ts';
import type { Menu } from './menu.ts';

export interface Screen {
  readonly paint: Paint;
  readonly width: number;
}

export function tableLines({ paint, width }: Screen, content: Content, view: InnView): string[] {
  return matLines(view, content, paint, width);
}

export function happeningLines(
  { paint, width }: Screen,
  content: Content,
  view: InnView,
  foretold: Forecast | null,
): string[] {
  const stack = stackLines(content, view, foretold).map((line) => paint('cyan', wrap(line, width, '    ')));
  const game = view.round?.game ?? null;
  return [
    ...turnLines(content, view).map((line) => paint('bold', wrap(line, width, '  '))),
    ...(game === null ? [] : gameLines({ paint, width }, game)),
    ...stack,
  ];
}

export function handLines({ paint, width }: Screen, content: Content, hand: readonly number[]): string[] {
  if (hand.length === 0) return ['Your hand is empty.'];
  return [
    'Your hand:',
    ...hand.map((card, i) => {
      const def = content.defs[card];
      const text = cardText(def).join(' ');
      const head = ` #${i + 1} ${paint('bold', def.title)} (${kindOf(def)})`;
      return wrap(`${head} ${paint('dim', text)}`, width, '    ');
    }),
  ];
}

export function questionLines(
  { paint, width }: Screen,
  content: Content,
  view: InnView,
  menu: Menu,
): string[] {
  const { question } = view;
  if (question === null) return [];
  const lines = [paint('bold', wrap(questionWords(content, question), width))];
  const hand = view.seats[view.seat]?.hand ?? [];
  menu.entries.forEach(({ label, answer }, i) => {
    // The hand is on the screen already, under the same numbers.
    if (i < menu.items && answer?.do === 'discard' && answer.cards[0] === hand[i]) return;
    lines.push(
      `${String(i + 1).padStart(3)}) ${label}${i === menu.defaultAt ? paint('dim', '  (Enter)') : ''}`,
    );
  });
  if (menu.many !== undefined)
    lines.push(
      paint('dim', howMany(menu, question.kind === 'discard' ? 'The numbers of the cards' : 'Numbers')),
    );
  return lines;
}

function howMany({ many, items }: Menu, numbers: string): string {
  const { min = 0, max = 0 } = many ?? {};
  const most = Math.min(max, items);
  if (most <= 1) return '  One number, or Enter for none.';
  const none = min === 0 ? 'Enter or `-` for none' : `Enter for the first ${min}`;
  return `  ${numbers} with spaces between them, ${min === most ? min : `${min} to ${most}`}; ${none}.`;
}

/** What stands out in the log. */
const STYLES: Readonly<Partial<Record<EventKind, Parameters<Paint>[0]>>> = {
  turn: 'bold',
  play: 'cyan',
  negated: 'magenta',
  ignored: 'magenta',
  'drink-ignored': 'magenta',
  alcohol: 'yellow',
  reveal: 'yellow',
  round: 'blue',
  'round-won': 'blue',
  'round-shared': 'blue',
  'game-chosen': 'blue',
  pot: 'green',
  out: 'red',
  'last-chance': 'red',
  over: ['bold', 'green'],
};

export function logLine({ paint, width }: Screen, kind: EventKind, sentence: string): string {
  const style = STYLES[kind];
  const text = wrap(`  ${sentence}`, width, '    ');
  const painted = style === undefined ? text : paint(style, text);
  return kind === 'turn' ? `\n${painted}` : painted;
}

export const HELP = `  a number       that answer; several, with spaces, where several may be chosen
  Enter          pass, discard nothing, or the first answer
  -              none, where none may be chosen
  why            the cards you cannot play now, and the rule in the way
  why N          all rules in the way of card #N of your hand
  hand, mats     show them again
  log            everything that has happened
  rules TITLE    what a card does, and what was ruled about it
  ?              this help
  quit           leave the table`;
