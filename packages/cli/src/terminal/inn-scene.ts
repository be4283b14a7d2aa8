/** The inn in the terminal: mats, what is going on, the hand, the question. */
import {
  cardText,
  type Content,
  type EventKind,
  type Inn,
  type InnSetup,
  type InnTypes,
  type InnView,
} from '@taproom/inn';
import { ruleOfEvent, ruleOfQuestion, ruleOfStep } from '@taproom/inn/behind';
import type { ParlourSetup } from '@taproom/parlour';
import { askedIn } from '@taproom/parlour/help';
import { helpLines, introLines, isHelp, type Gambled } from './gambling/help.ts';
import { roundLines } from './gambling/table.ts';
import { choiceLines } from './gambling/words.ts';
import { matLines } from './mats.ts';
import { cardLines, ruleLines, whyLines, whyLinesOf } from './rules.ts';
import type { Scene } from './scene.ts';
import { several, wrap, type Screen, type Style } from './text.ts';
import { kindOf, nameAt, questionWords, stackLines, turnLines } from './words.ts';

const HELP = `  why N          all rules in the way of card #N of your hand
  rules TITLE    what a card does, and what was ruled about it
  rules, ranks   in a gambling game: how it goes, and what counts
  worth          what your hand is worth in it now
  concede        give up, in your own turn: you are out of the game`;

/** The gambling game of this Round, if one is played. */
const gambledIn = ({ round }: InnView): Gambled | null =>
  round?.game && round.agreed ? { setup: round.agreed, view: round.game } : null;

export function innScene(inn: Inn, setup: InnSetup, screen: Screen): Scene<InnTypes> {
  const content = inn.content(setup);
  const { paint, width } = screen;
  /** The gambling game that was explained last: one is explained when it is chosen. */
  let explained: ParlourSetup | null = null;
  const explain = (gambled: Gambled | null): string[] => {
    if (gambled === null || gambled.setup === explained) return [];
    explained = gambled.setup;
    return introLines(screen, gambled.setup);
  };
  return {
    help: HELP,
    table: (view) => matLines(view, content, paint, width),
    hand(view) {
      const hand = handOf(view);
      if (hand.length === 0) return ['Your hand is empty.'];
      return ['Your hand:', ...hand.map((card, i) => cardLine(screen, content, card, i + 1))];
    },
    happening(view, foretold) {
      const gambled = gambledIn(view);
      return [
        ...explain(gambled),
        ...turnLines(content, view).map((line) => paint('bold', wrap(line, width, '  '))),
        ...(gambled === null ? [] : roundLines(screen, gambled.setup, gambled.view)),
        ...stackLines(content, view, foretold).map((line) => paint('cyan', wrap(line, width, '    '))),
      ];
    },
    question: (question, view) => questionWords(content, question, view),
    inWords(question, choices, view) {
      if (question.kind !== 'game') return choices;
      const gambled = gambledIn(view);
      return choiceLines(screen, gambled?.setup.game ?? null, question, choices, gambled?.view ?? null);
    },
    typed: (line, { seat }) => (/^concede$/i.test(line) ? { seat, do: 'concede' } : null),
    async why(refused, view, about) {
      const { question } = view;
      // A gambling game asks for its own things, not for cards of the hand.
      if (about === '' && question?.kind === 'game') {
        const asked = askedIn(gambledIn(view)?.setup.game ?? null, question.what);
        return ['You are asked because of:', ...(await ruleLines(asked?.rules ?? []))];
      }
      if (about === '') {
        const asked = question === null ? [] : await ruleLines([ruleOfQuestion(question)]);
        return ['You are asked because of:', ...asked, ...(await whyLines(content, refused))];
      }
      const hand = handOf(view);
      const card = hand[Number(about.replace(/^#/, '')) - 1];
      if (card === undefined)
        return [`There is no card #${about} in your hand; they are 1 to ${hand.length}.`];
      return whyLinesOf(content, card, refused);
    },
    rule: (said) => ('step' in said ? ruleOfStep(said.step) : ruleOfEvent(said.event)),
    command(word, about, view) {
      const gambled = gambledIn(view);
      if (gambled !== null && about === '' && isHelp(word)) return helpLines(screen, word, gambled);
      if (word === 'rules') return cardLines(inn.cast, about);
      return isHelp(word) ? ['No gambling game is being played.'] : null;
    },
    styles: STYLES,
    silent: ['shuffled'],
    // The first hand is on the screen in a moment.
    dealt: ['draw'],
    isOut: ({ seats, seat }) => seats[seat].out !== 0,
    asksToWatch: true,
    progress: ({ turns }) => `, in turn ${turns}`,
    end: (view, winners) => [endWords(content, winners, view.seat), `The game took ${view.turns} turns.`],
  };
}

const handOf = ({ seats, seat }: InnView): readonly number[] => seats[seat].hand ?? [];

function cardLine({ paint, width }: Screen, content: Content, card: number, number: number): string {
  const def = content.defs[card];
  const head = ` #${number} ${paint('bold', def.title)} (${kindOf(def)})`;
  return wrap(`${head} ${paint('dim', cardText(def).join(' '))}`, width, '    ');
}

function endWords(content: Content, winners: readonly number[], me: number): string {
  const names = several(winners.map((seat) => nameAt(content, seat)));
  const { sides } = content.terms;
  const together = sides.some((side) => winners.every((seat) => side.includes(seat)));
  if (!together) return `A tie between ${names}: they went out together, the last of all.`;
  const mine = winners.includes(me);
  if (!mine) return `${names} ${winners.length > 1 ? 'win' : 'wins'}: everybody else is out.`;
  const who = winners.length > 1 ? 'Your team wins' : 'You win';
  return `${who}: everybody else is out. The next round is on you!`;
}

/** What stands out in the log. */
const STYLES: Readonly<Partial<Record<EventKind, Style>>> = {
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
