/** Which of the things on the table can be chosen now, and what each option is called. */
import type { ParlourOption } from '@taproom/parlour';
import type { Asked } from '../table/answers/asked.ts';
import { words } from '../words/parlour.ts';
import { cardWords } from './cards.ts';
import { gameName, variantName } from './games.ts';

const NONE: readonly number[] = [];

/** Jack of All Trades: all four jobs are found by cards, unless something else is said. */
export const ALL_CARDS = 'card, card, card, card';

/** The numbers of the options about a card. */
export function optionsOfCard({ game }: Asked, card: number): readonly number[] {
  if (game === null) return NONE;
  const found: number[] = [];
  game.options.forEach((option, i) => option.card === card && found.push(i));
  return found.length === 0 ? NONE : found;
}

/**
 * The option about one die of several: each die has its own where there are as many options as dice with that number,
 * else all that show it share one. −1: none.
 */
export function optionOfDie({ game }: Asked, dice: readonly number[], at: number): number {
  if (game === null) return -1;
  const value = dice[at];
  const found: number[] = [];
  const { options } = game;
  options.forEach(({ card, die, word }, i) => {
    // What else can be done with it has a button of its own.
    if (card === undefined && die === value && (found.length === 0 || word === options[found[0]].word))
      found.push(i);
  });
  const before = dice.slice(0, at).filter((die) => die === value).length;
  const alike = dice.filter((die) => die === value).length;
  return (found.length === alike ? found[before] : found[0]) ?? -1;
}

/** The option that puts the card that was taken up to a place; −1: it cannot go there. */
export const optionOfPlace = ({ game }: Asked, held: number, place: number): number =>
  game?.options.findIndex((option) => option.card === held && option.place === place) ?? -1;

/** To leave the game: that has a button of its own, beside the big one. */
export const isWayOut = ({ card, word }: ParlourOption): boolean =>
  card === undefined && (word === 'fold' || word === 'leave');

/** Where a card that was taken up can go. */
export const placeWords = ({ place, word = '' }: ParlourOption, what: string): string =>
  what === 'guard' && place !== undefined ? words.against(cardWords(place)) : word;

export function optionWords(option: ParlourOption, what: string): string {
  const { card, die, word, seat } = option;
  if (what === 'game' && word !== undefined) return gameName(word);
  if (what === 'variants' && word !== undefined) return variantName(word);
  if (card !== undefined)
    return word === undefined ? cardWords(card) : words.withCard(cardWords(card), placeWords(option, what));
  if (die !== undefined) return word === undefined ? `${die}` : `${word} ${die}`;
  return words.option(word ?? (seat === undefined ? '' : `${seat + 1}`));
}
