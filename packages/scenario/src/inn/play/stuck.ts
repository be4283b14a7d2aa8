/** Why a step could not be carried out: everything its author needs to see. */
import { notHere, ScenarioProblem } from '../../language/problem.ts';
import { isIt, TitleBook } from '../../language/titles.ts';
import type { Deed, PlayWords } from '../steps/step.ts';
import type { InnTable } from '../table/inn-table.ts';

/** `why`: what was in the way when the step was tried first. */
export function stuck(table: InnTable, step: Deed, why: string): ScenarioProblem {
  const reason = why === '' ? '' : `\n${why}`;
  return new ScenarioProblem(
    step.line,
    `"${step.text}" cannot be carried out: ${table.situation()}${reason}${table.lastSentences()}`,
  );
}

/** The rules against a card in hand or in play, as the table gives them. */
export function refusedRules(table: InnTable, words: PlayWords): string[] {
  const rules = table
    .answers(words.seat)
    .refused.filter(({ card }) => table.title(card) === words.title)
    .flatMap((refusal) => refusal.rules);
  return [...new Set(rules)];
}

/** A card by its title among all that its player could play from: the hand, or the space before them. */
export function cardNamed(table: InnTable, { seat, title }: PlayWords): number | undefined {
  const { hand, play, plot } = table.state.seats[seat];
  return [...hand, ...play, ...plot].find((card) => table.title(card) === title);
}

/** Something that is used need not be a card, but it must be at the table. */
export function checkKnown(table: InnTable, step: PlayWords & { readonly line: number }): void {
  const { defs } = table.content;
  if (defs.some((def) => def.title === step.title)) return;
  const found = new TitleBook(defs.map((def) => [def.title, def])).find(step.title);
  throw notHere(step.line, `using "${step.title}"`, found.kind === 'none' ? isIt(found.near) : '');
}

export function whyNot(table: InnTable, words: PlayWords): string {
  const name = table.name(words.seat);
  const card = cardNamed(table, words);
  if (card === undefined) return `${name} does not hold “${words.title}”`;
  const aimed = words.on.flatMap((item) => (item.at === 'player' ? [item.seat] : []));
  const rules = new Set([
    ...refusedRules(table, words),
    ...aimed.flatMap((target) => table.inn.whyNotOn(table.state, words.seat, card, target)),
  ]);
  return rules.size === 0
    ? ''
    : `“${words.title}” could not be played at first because of: ${[...rules].join(', ')}`;
}
