/** What a gambling table asks and offers, in the words of its game. */
import {
  colourHorde,
  possiblePredictions,
  rankHorde,
  spokesFor,
  strengthOn,
  type ParlourAnswer,
  type ParlourOption,
  type ParlourQuestion,
  type ParlourView,
} from '@taproom/parlour';
import { askedIn } from '@taproom/parlour/help';
import type { AnyAnswer, Choice } from '@taproom/kernel';
import type { Line } from '../menu.ts';
import { wrap, type Paint, type Screen } from '../text.ts';
import { districtName } from './boards/city.ts';
import { cardWords, inHand } from './cards.ts';

type Choosing = Pick<Extract<ParlourQuestion, { kind: 'choose' }>, 'what' | 'min' | 'max' | 'options'>;

export function choiceWords(game: string | null, { what, max, options }: Choosing): string {
  const ask = askedIn(game, what)?.ask ?? `Choose (${what}).`;
  return typeof ask === 'string' ? ask : ask(Math.min(max, options.length));
}

export function questionWords(game: string | null, question: ParlourQuestion): string {
  if (question.kind === 'choose') return choiceWords(game, question);
  if (question.kind !== 'bet') return '';
  const { current, mine } = question;
  if (current === 0) return 'Betting Round. Nobody has bet yet: do you check, bet or fold?';
  const more = mine > 0 ? `; you have put in ${mine} of it` : '';
  return `Betting Round. The bet is ${current}${more}: do you call, raise or fold?`;
}

/** What betting means, for whoever never has. */
const BETS: Readonly<Record<string, string>> = {
  check: ': stay in without betting',
  call: ': match the bet and stay in',
  fold: ': leave this game; what you have put in is lost',
};

/** Where a card goes, or what becomes of it. */
function wherePlaced(paint: Paint, game: string, { card, place, word = '' }: ParlourOption): string {
  if (game === 'city-square') return ` to ${districtName(word)}`;
  if (game === 'the-wheel' && place !== undefined && spokesFor(card!).includes(place))
    return ` to the ${word} (+${strengthOn(card!, place)} strength)`;
  if (game === 'streets-of-greyport' && place !== undefined) return ` against ${cardWords(paint, place)}`;
  if (game === 'the-wheel') return ` to the ${word}`;
  return game === 'heroes-plunder' ? ` of ${word}` : ` (${word})`;
}

/** What there is to win: `7 coins`, `7 + 10 coins`. */
function prizeOf(view: ParlourView | null, at: number): string {
  const hordes = view?.counts.hordes ?? [];
  const { colour, rank } = possiblePredictions(hordes)[at] ?? {};
  const lying = [
    ...(colour === undefined ? [] : [hordes[colourHorde(colour)]]),
    ...(rank === undefined ? [] : [hordes[rankHorde(rank)]]),
  ];
  return ` (${lying.join(' + ')} ${lying.length === 1 && lying[0] === 1 ? 'coin' : 'coins'})`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One thing that can be chosen. */
export function optionWords(paint: Paint, game: string | null, what: string, option: ParlourOption): string {
  const { card, die, word, place, seat } = option;
  const meaning = word === undefined ? undefined : askedIn(game, what)?.options?.[word];
  if (card !== undefined) {
    const name = cardWords(paint, card);
    if (meaning !== undefined) return meaning.replace('{card}', name);
    return word === undefined ? name : `${name}${wherePlaced(paint, game ?? '', option)}`;
  }
  if (die !== undefined)
    return word === undefined
      ? (askedIn(game, what)?.die ?? '{die}').replace('{die}', `${die}`)
      : capital(`${word} ${die}`);
  if (game === 'city-square' && word !== undefined && place !== undefined) return districtName(word);
  return meaning ?? capital(`${word ?? place ?? seat ?? ''}`);
}

/** Where many things can be chosen they are grouped: first the card, then where it goes. */
function groupOf(paint: Paint, what: string, { card, place, word = '' }: ParlourOption): string | undefined {
  if (card !== undefined && place !== undefined) return cardWords(paint, card);
  if (word === 'discard') return 'Discard a card, and place the next card of the Clock';
  return what === 'predict' && word.includes(' ') ? 'A colour and a rank together' : undefined;
}

/** Room for the number, and for what Enter does. */
const MARGIN = 15;

/** An answer that chooses, at a gambling table or inside the inn. */
interface Picking extends AnyAnswer {
  readonly picks?: readonly number[];
}

/** The answers to a question as the menu says them. */
export function choiceLines<A extends AnyAnswer>(
  { paint, width }: Screen,
  game: string | null,
  question: Choosing,
  choices: readonly Choice<A>[],
  view: ParlourView | null,
): Line<A>[] {
  const { what, options, max } = question;
  const lines = choices.map((choice): CardLine<A> => {
    const { answer } = choice;
    const { picks }: Picking = answer;
    if (picks === undefined || picks.length > 1) return choice;
    const [pick] = picks;
    if (pick === undefined) return { answer, label: askedIn(game, what)?.none ?? choice.label };
    const option = options[pick];
    const prize = what === 'predict' ? prizeOf(view, pick) : '';
    return {
      answer,
      card: option.card,
      label: wrap(`${optionWords(paint, game, what, option)}${prize}`, width - MARGIN, '       '),
      group: groupOf(paint, what, option),
      ...(option.card === undefined && { word: option.word }),
    };
  });
  // Of cards that look alike one is enough, unless several are chosen together.
  const isFirst = ({ label }: Line<A>, at: number): boolean =>
    lines.findIndex((line) => line.label === label) === at;
  return asInHand(max === 1 ? lines.filter(isFirst) : lines);
}

interface CardLine<A> extends Line<A> {
  readonly card?: number;
}

/** Cards in the order in which a hand is shown; what is no card stays where it is. */
function asInHand<A>(lines: readonly CardLine<A>[]): CardLine<A>[] {
  const cards = lines.filter(({ card }) => card !== undefined).sort((a, b) => inHand(a.card!, b.card!));
  return lines.map((line) => (line.card === undefined ? line : cards.shift()!));
}

export const betLines = (choices: readonly Choice<ParlourAnswer>[]): Line<ParlourAnswer>[] =>
  choices.map(({ answer, label }) => ({ answer, label: `${label}${BETS[answer.do] ?? ''}` }));
