/** How a gambling table runs on by itself, and what it says when it cannot. */
import { cardName, type ParlourAnswer, type ParlourQuestion } from '@taproom/parlour';
import type { ParlourTable } from './parlour-table.ts';

/** More questions than any scenario has; beyond them something goes round in circles. */
export const TOO_MANY = 5000;

/** The only legal answer to the open question, or null where there is a choice. */
export function soleAnswer(question: ParlourQuestion): ParlourAnswer | null {
  if (question.kind !== 'choose') return null;
  const { seat, options, min, max } = question;
  const first: ParlourAnswer = { seat, do: 'choose', picks: options.slice(0, min).map((_, i) => i) };
  if (options.length === 0 || (min === max && min === options.length)) return first;
  if (min !== max || min === 0) return null;
  // Copies of one card are one choice.
  const { card, word, place } = options[0];
  if (card === undefined) return null;
  const alike = options.every(
    (option) =>
      option.card !== undefined &&
      option.word === word &&
      option.place === place &&
      cardName(option.card) === cardName(card),
  );
  return alike ? first : null;
}

/** One step that needs nobody's decision; false where somebody must decide, or the game is over. */
export function runOn(table: ParlourTable): boolean {
  const chance = table.chance();
  if (chance !== null) {
    table.answerByLuck(chance);
    return true;
  }
  const question = table.question();
  const sole = isLoaded(table, question) ? declining(question) : soleAnswer(question);
  if (sole === null) return false;
  table.answer(sole);
  return true;
}

/** Everything that a step wanted on the Cart is on it. */
const isLoaded = ({ loading }: ParlourTable, question: ParlourQuestion): boolean =>
  question.kind === 'choose' && question.what === 'load' && question.seat === loading;

/** Everybody says no: checks, folds if that is not possible, declines, and takes the first answer where one is needed. */
export function declining(question: ParlourQuestion): ParlourAnswer | null {
  const { seat } = question;
  if (question.kind === 'bet') return { seat, do: question.mine >= question.current ? 'check' : 'fold' };
  if (question.kind !== 'choose') return null;
  const no = question.options.findIndex(
    ({ word }) => word !== undefined && /^(pass|no|none|nothing)\b/i.test(word),
  );
  if (question.min === 1 && question.max === 1 && no >= 0) return { seat, do: 'choose', picks: [no] };
  return { seat, do: 'choose', picks: question.options.slice(0, question.min).map((_, i) => i) };
}

/** The open question and its legal answers, in words. */
export function questionWords(table: ParlourTable): string {
  const question = table.question();
  if (question.kind === 'over') return 'the game is over';
  const name = table.name(question.seat);
  const { choices, many } = table.answers();
  const labels = choices.map(({ label }) => label).join(' · ');
  if (question.kind === 'bet') {
    const most =
      question.most > question.current ? `; any total from ${question.least} to ${question.most}` : '';
    return `${name} is asked to bet: ${labels}${most}`;
  }
  if (question.kind !== 'choose') return 'chance is asked';
  const how = many === undefined ? '' : ` (${many.min} to ${many.max})`;
  return `${name} is asked for "${question.what}"${how}: ${labels}`;
}

/** What happened lately: it often tells why a step does not fit. */
export function lastSentences(table: ParlourTable, most = 3): string {
  const log = table.log().slice(-most);
  return log.length === 0 ? '' : `\nlast: ${log.join(' ')}`;
}
