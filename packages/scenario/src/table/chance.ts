/** What `chance` in `given` names, given to the random picks in order. Shuffles follow the seed. */
import { COIN, type RandomDiscardFrame, type SpecialFrame } from '@taproom/inn';
import type { ChanceAnswer, ChanceQuestion } from '@taproom/kernel';
import { ScenarioProblem } from '../language/problem.ts';
import type { Listed } from '../given/plan.ts';
import { TitleBook } from '../language/titles.ts';
import type { ScenarioTable } from './scenario-table.ts';

/** The cards that a random pick chooses from, where the frame that asks tells us. */
function pickedFrom(table: ScenarioTable, size: number): readonly number[] | null {
  const top = table.state.stack[table.state.stack.length - 1];
  const { seats } = table.state;
  if (top.k === 'random-discard') return seats[(top as RandomDiscardFrame).seat].hand;
  // A card's own procedure picks from the hand of somebody whom it is about.
  const { targets = [], by = -1 } = top as Partial<SpecialFrame>;
  return [...targets, by].map((seat) => seats[seat]?.hand).find((hand) => hand?.length === size) ?? null;
}

function coinShows({ card: side, line }: Listed): number {
  const index = COIN.findIndex((word) => word === side.toLowerCase());
  if (index < 0) throw new ScenarioProblem(line, `a coin shows ${COIN.join(' or ')}, not "${side}"`);
  return index;
}

/** The named pick, or null where nothing is named for this question. */
export function pickGiven(table: ScenarioTable, question: ChanceQuestion): ChanceAnswer | null {
  if (question.kind !== 'pick') return null;
  const next = table.chance.shift();
  if (next === undefined) return null;
  const top = table.state.stack[table.state.stack.length - 1];
  if (top.k === 'flip') return { seat: -1, do: 'pick', index: coinShows(next) };
  const cards = pickedFrom(table, question.size);
  if (cards === null) throw new ScenarioProblem(next.line, 'chance picks something else than a card here');
  const book = new TitleBook(cards.map((card, index): [string, number] => [table.title(card), index]));
  const found = book.find(next.card);
  if (found.kind !== 'one')
    throw new ScenarioProblem(
      next.line,
      `chance can't give "${next.card}" here; it picks from: ${book.titles().join(', ')}`,
    );
  return { seat: -1, do: 'pick', index: found.things[0] };
}
