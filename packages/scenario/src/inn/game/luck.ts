/** What `given` promises of the gambling games that are played in Rounds: the order of the deck, and the dice. */
import type { GameRoundFrame, InnState } from '@taproom/inn';
import { answerChance, type ChanceAnswer, type ChanceQuestion } from '@taproom/kernel';
import { cardName, DRAGONS, fullDeck, type ParlourState } from '@taproom/parlour';
import type { Spot } from '../../language/spot.ts';
import { ScenarioProblem } from '../../language/problem.ts';
import { Shelf } from '../../parlour/cards.ts';
import { asTold } from '../../parlour/rigging.ts';
import type { InnTable } from '../table/inn-table.ts';

export interface StackedDeck {
  /** The first to be drawn first. */
  readonly cards: readonly number[];
  readonly line: number;
}

/** `gamblingDeck`: one list of cards, or several for several shuffles. */
export function readDecks(value: Spot): StackedDeck[] {
  const items = value.items('gamblingDeck');
  const lists = items.some((item) => item.isList()) ? items : [value];
  return lists.map((list) => ({ cards: new Shelf(true).takeAll(list, 'gamblingDeck'), line: list.line }));
}

/** The Round with a gambling game that is going on, if one is. */
export function gameRoundOf(state: InnState): GameRoundFrame | null {
  return state.stack.findLast((frame) => frame.k === 'game-round') ?? null;
}

export function gameOf(state: InnState): ParlourState | null {
  return gameRoundOf(state)?.game ?? null;
}

/** The promised answer, or null where nothing is promised for this question. */
export function gameLuck(table: InnTable, question: ChanceQuestion): ChanceAnswer | null {
  const game = gameOf(table.state);
  if (game?.ask?.kind !== question.kind) return null;
  const told = asTold(question);
  if (told.kind === 'dice') return dice(table, told);
  return told.kind === 'shuffle' ? (shuffle(table, game, told) ?? answerChance(table.luck, told)) : null;
}

type DiceQuestion = Extract<ChanceQuestion, { kind: 'dice' }>;
type ShuffleQuestion = Extract<ChanceQuestion, { kind: 'shuffle' }>;

function dice(table: InnTable, question: DiceQuestion): ChanceAnswer | null {
  const promised = table.gamblingDice.slice(0, question.count);
  if (promised.length === 0) return null;
  table.gamblingDice = table.gamblingDice.slice(promised.length);
  const rolled = answerChance(table.luck, question) as Extract<ChanceAnswer, { do: 'dice' }>;
  return { ...rolled, values: [...promised, ...rolled.values.slice(promised.length)] };
}

/** The cards that a shuffle puts in order, as its answer numbers them. */
function shuffled(game: ParlourState, size: number): readonly number[] {
  if (game.discard.length === size) return game.discard;
  return size === DRAGONS.length ? DRAGONS : fullDeck(size > fullDeck(false).length);
}

function shuffle(table: InnTable, game: ParlourState, question: ShuffleQuestion): ChanceAnswer | null {
  const [stacked, ...later] = table.gamblingDecks;
  if (stacked === undefined) return null;
  const pile = shuffled(game, question.size);
  // A pile of Dragons is no deck: it is meant only where Dragons are named.
  if (pile === DRAGONS && stacked.cards.length > DRAGONS.length) return null;
  const top = stacked.cards.map((card) => pile.indexOf(card));
  const missing = stacked.cards.find((_, i) => top[i] < 0);
  if (missing !== undefined)
    throw new ScenarioProblem(stacked.line, `${cardName(missing)} is not among the cards that are shuffled`);
  table.gamblingDecks = later;
  const { order } = answerChance(table.luck, question) as Extract<ChanceAnswer, { do: 'shuffle' }>;
  return { seat: -1, do: 'shuffle', order: [...order.filter((i) => !top.includes(i)), ...top.toReversed()] };
}
