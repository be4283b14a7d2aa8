/** What is asked, in words: for the complaints of a scenario that got stuck. */
import type { Question } from '@taproom/inn';
import type { ScenarioTable } from './scenario-table.ts';

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

export function questionWords(table: ScenarioTable, question: Question): string {
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

/** The question and everything that may be answered. */
export function situation(table: ScenarioTable): string {
  const question = table.question();
  if (question.kind === 'over' || question.kind === 'turn-end') return questionWords(table, question);
  const { choices } = table.answers(question.seat);
  // What is given up for a card is not on its label: several ways to pay look alike.
  const labels = [...new Set(choices.map(({ label }) => `  - ${label}`))];
  const shown = labels.slice(0, 40);
  if (labels.length > 40) shown.push(`  … and ${labels.length - 40} more`);
  return `${questionWords(table, question)}; legal answers:\n${shown.join('\n')}`;
}

const LAST_SENTENCES = 6;

export function lastSentences(table: ScenarioTable): string {
  const last = table.log.slice(-LAST_SENTENCES);
  return last.length === 0 ? '' : `\nbefore that:\n${last.map((sentence) => `  ${sentence}`).join('\n')}`;
}
