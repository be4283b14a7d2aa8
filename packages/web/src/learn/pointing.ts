/** From the answer that a lesson waits for to the next thing to click: where on the page it is. */
import type { AnyAnswer } from '@taproom/kernel';
import { isThing } from '../table/answers/plays.ts';
import type { TableState } from '../table/table-store.ts';

const BUTTON = '[data-coach="big-button"] button';

interface Expected extends AnyAnswer {
  readonly card?: number;
  readonly use?: number;
  readonly drink?: number;
  readonly targets?: readonly number[];
  readonly pays?: readonly number[];
  readonly cards?: readonly number[];
  readonly picks?: readonly number[];
  readonly to?: number;
  readonly gives?: string;
}

/** A selector, the first of which is meant. */
export function pointAt(state: TableState, expected: AnyAnswer): string {
  const said: Expected = expected;
  switch (said.do) {
    case 'play':
      return forPlay(state, said);
    case 'order':
      return matOf(said.to!);
    case 'discard':
      return forMarks(state, said.cards ?? [], cardOf);
    case 'choose':
      return state.asked.game === null ? forChoice(state, said.picks ?? []) : inGame(state, said.picks ?? []);
    case 'raise':
      return forRaise(said.to!);
    case 'potion':
      return `[data-potion="${said.gives}"], [data-own] [data-potions] button`;
    case 'fold':
    case 'leave':
      return '[data-out]';
    default:
      // Something was taken up that has to go back first.
      return state.desk.intent === null ? BUTTON : cardOf(state.desk.intent.card);
  }
}

/** In the hand, or where it lies in play. */
const cardOf = (card: number): string => `[data-own] [data-card="${card}"], [data-own] [data-peek="${card}"]`;

/** Whom, or what in front of them. */
const matOf = (target: number): string =>
  isThing(target) ? `[data-target="${target}"]` : `[data-mat="${target}"] [data-aim]`;

const optionOf = (option: number | string): string => `[data-option="${option}"]`;

function forPlay(
  { asked, desk }: TableState,
  { card, use, drink, targets = [], pays = [] }: Expected,
): string {
  const { intent } = desk;
  // Another card is up: it goes back by itself when this one is taken.
  if (intent === null || intent.card !== card) return cardOf(card!);
  const { step } = asked;
  switch (step?.ask) {
    case 'use':
      return optionOf(use!);
    case 'drink':
      return optionOf(drink!);
    case 'pays':
      return optionOf(pays.join());
    case 'targets': {
      const next = targets.find((target) => !step.chosen.includes(target));
      return next === undefined ? BUTTON : matOf(next);
    }
    default:
      return BUTTON;
  }
}

/** What is not marked yet, or what is marked and should not be; then the button. */
function forMarks({ desk }: TableState, wanted: readonly number[], where: (mark: number) => string): string {
  const next =
    desk.marks.find((mark) => !wanted.includes(mark)) ?? wanted.find((mark) => !desk.marks.includes(mark));
  return next === undefined ? BUTTON : where(next);
}

function forChoice(state: TableState, picks: readonly number[]): string {
  const { asked } = state;
  return forMarks(state, picks, (pick) => {
    const option = asked.options[pick];
    if (asked.marking === 'hand') return cardOf(option.card!);
    if (asked.marking === 'mats') return matOf(option.seat!);
    return optionOf(pick);
  });
}

/** Cards, dice and words of a gambling game; a card that may go to several places is taken up first. */
function inGame(state: TableState, picks: readonly number[]): string {
  const { asked, desk } = state;
  const { options, what } = asked.game!;
  // The big button may say it already.
  const { primary } = asked;
  if (primary.do === 'answer' && primary.answer.do === 'choose' && same(primary.answer.picks, picks))
    return BUTTON;
  if (what === 'predict' || what === 'horde') return forHordes(state, options[picks[0]]?.word ?? '');
  return forMarks(state, picks, (pick) => {
    const { card, word = '' } = options[pick];
    const several = card !== undefined && options.filter((option) => option.card === card).length > 1;
    if (several && desk.held !== card) return optionOf(options.findIndex((option) => option.card === card));
    return word === 'fold' || word === 'leave' ? '[data-out]' : optionOf(pick);
  });
}

function forHordes({ asked, desk }: TableState, word: string): string {
  const touched = asked.game!.options[desk.marks[0]]?.word?.split(' ') ?? [];
  const next = word.split(' ').find((name) => !touched.includes(name));
  return next === undefined ? BUTTON : `[data-horde="${next}"]`;
}

const forRaise = (to: number): string =>
  document.querySelector('[data-raised]') === null
    ? '[data-raise]'
    : document.querySelector(`[data-raised="${to}"]`) === null
      ? `[data-raise-to="${to}"]`
      : `[data-raised="${to}"]`;

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((pick) => b.includes(pick));
