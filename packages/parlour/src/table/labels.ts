/** The words on the button of an answer at a gambling table. */
import { cardName } from '../cards/deck.ts';
import type { CardEffect } from '../inn/adjust.ts';
import type { ParlourAnswer, ParlourOption, ParlourQuestion } from './question.ts';

export function optionWords(option: ParlourOption): string {
  const { card, die, word, place, seat } = option;
  const more = word ?? place ?? seat;
  if (card !== undefined) return more === undefined ? cardName(card) : `${cardName(card)} (${more})`;
  if (die !== undefined) return word === undefined ? `${die}` : `${word} ${die}`;
  return `${more ?? ''}`;
}

const CARD_WORDS: Readonly<Record<CardEffect, string>> = {
  gambling: 'Gamble',
  cheating: 'Cheat',
  either: 'Gamble or cheat',
};

export function labelOfAnswer(question: ParlourQuestion, answer: ParlourAnswer): string {
  switch (answer.do) {
    case 'check':
      return 'Check';
    case 'fold':
      return 'Fold';
    case 'call':
      return question.kind === 'bet'
        ? `Call ${Math.min(question.current, question.most) - question.mine}`
        : 'Call';
    case 'raise': {
      const allIn = question.kind === 'bet' && answer.to === question.most ? ' (all in)' : '';
      const first = question.kind === 'bet' && question.current === 0;
      return `${first ? 'Bet' : 'Raise to'} ${answer.to}${allIn}`;
    }
    case 'choose':
      if (question.kind !== 'choose' || answer.picks.length === 0) return 'Nothing';
      return answer.picks.map((i) => optionWords(question.options[i])).join(', ');
    case 'card':
      return CARD_WORDS[answer.effect];
    case 'pass':
      return 'Pass';
    case 'leave':
      return 'Leave the game';
    default:
      return 'Chance';
  }
}
