/** What `chance` in `given` names, given to the random picks and shuffles in order. All others follow the seed. */
import { COIN, type SpecialFrame } from '@taproom/inn';
import { shuffledOrder, type ChanceAnswer, type ChanceQuestion } from '@taproom/kernel';
import { ScenarioProblem } from '../../language/problem.ts';
import type { Listed } from '../given/plan.ts';
import type { InnTable } from './inn-table.ts';

/** The cards that a random pick chooses from, where the frame that asks tells us. */
function pickedFrom(table: InnTable, size: number): readonly number[] | null {
  const top = table.state.stack[table.state.stack.length - 1];
  const { seats } = table.state;
  if (top.k === 'random-discard') return seats[top.seat].hand;
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
export function pickGiven(table: InnTable, question: ChanceQuestion): ChanceAnswer | null {
  if (question.kind !== 'pick') return null;
  const next = table.chance.shift();
  if (next === undefined) return null;
  const top = table.state.stack[table.state.stack.length - 1];
  if (top.k === 'flip') return { seat: -1, do: 'pick', index: coinShows(next) };
  const cards = pickedFrom(table, question.size);
  if (cards === null) throw new ScenarioProblem(next.line, 'chance picks something else than a card here');
  const book = table.titled(cards);
  const found = book.find(next.card);
  if (found.kind !== 'one')
    throw new ScenarioProblem(
      next.line,
      `chance can't give "${next.card}" here; it picks from: ${book.titles().join(', ')}`,
    );
  return { seat: -1, do: 'pick', index: cards.indexOf(found.things[0]) };
}

/**
 * A shuffle that is named: the cards that come next in the list, as far as they are among the shuffled ones, lie on top
 * afterwards. Null where the list goes on with something else.
 */
export function shuffleGiven(table: InnTable, question: ChanceQuestion): ChanceAnswer | null {
  const top = table.state.stack[table.state.stack.length - 1];
  if (question.kind !== 'shuffle' || top.k !== 'shuffle') return null;
  const { pile } = top;
  const cards: readonly number[] = top.cards;
  // Of a Bar Deck nobody sees the top: it is dealt from, face down.
  if (pile === 'bar') return null;
  let rest = cards;
  const named: number[] = [];
  for (let next = table.chance[0]; next !== undefined; next = table.chance[0]) {
    const found = table.titled(rest).find(next.card);
    if (found.kind !== 'one') break;
    const [card] = found.things;
    table.chance.shift();
    named.unshift(card);
    rest = rest.filter((other) => other !== card);
  }
  if (named.length === 0) return null;
  const below = shuffledOrder(table.luck, rest.length).map((i) => rest[i]);
  return { seat: -1, do: 'shuffle', order: [...below, ...named].map((card) => cards.indexOf(card)) };
}
