/** What is asked, in words: for the complaints of a scenario that got stuck. */
import type { InnTable } from './inn-table.ts';

const ABOUT: Readonly<Record<string, string>> = {
  idle: 'play something at this moment',
  play: 'respond to the card that was played',
  drink: 'respond to the Drink',
  event: 'respond to the Event',
  loss: 'hit back',
  paid: 'respond to the payment',
  reveal: 'respond to the card that was turned up',
  won: 'respond to the Round that was won',
  collected: 'respond to the pot that was collected',
  'last-chance': 'take a last chance',
};

export function questionWords(table: InnTable): string {
  const question = table.question();
  const name = table.name(question.seat);
  switch (question.kind) {
    case 'respond':
      return `${name} may ${ABOUT[question.about] ?? `respond (${question.about})`}`;
    case 'discard':
      return `${name} is asked to discard`;
    case 'action':
      return `${name} is asked for an Action`;
    case 'gamble':
      return `${name} is asked to gamble`;
    case 'order':
      return `${name} is asked to order a Drink${question.left > 1 ? ` (${question.left} are left)` : ''}`;
    case 'choose': {
      const card = question.card >= 0 ? ` for “${table.title(question.card)}”` : '';
      const count = question.min === question.max ? `${question.min}` : `${question.min} to ${question.max}`;
      return `${name} is asked to choose ${count} (${question.what})${card}`;
    }
    case 'game':
      return `${name} is asked for "${question.what}" in the game`;
    case 'turn-end':
      return `${table.name(table.state.turn)}'s turn has ended`;
    case 'over':
      return 'the game is over';
    default:
      return 'chance is asked';
  }
}
