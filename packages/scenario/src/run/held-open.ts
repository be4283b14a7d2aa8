/**
 * A window in which nobody could play anything closes by itself, before anybody looks. Whoever asks why a card could not
 * be played there is shown it all the same: the last step is repeated at a table where that player, or else another one,
 * holds a card for any moment besides, which keeps every window open.
 */
import type { RoundFrame } from '@taproom/inn';
import type { PlayWords } from '../steps/step.ts';
import type { ScenarioTable } from '../table/scenario-table.ts';
import { soleAnswer } from './sole-answer.ts';
import { openWindow, pass } from './windows.ts';

/** More windows than one step opens. */
const ENOUGH = 200;

interface Held {
  readonly card: number;
  /** Takes the card out of the hand again, to where it was. */
  readonly putBack: () => void;
}

/** Puts a card into a hand that may be played at any time, this seat's if it has one left; null where nobody has any. */
function handAnytimeCard(table: ScenarioTable, seat: number): Held | null {
  const { seats } = table.state;
  for (const { deck, hand } of [seats[seat], ...seats]) {
    const at = deck.findIndex((card) =>
      table.content.defs[card].uses.some(({ when, from, cost }) => when.at === 'any' && !from && !cost),
    );
    if (at < 0) continue;
    const [card] = deck.splice(at, 1);
    hand.push(card);
    return {
      card,
      putBack() {
        hand.splice(hand.indexOf(card), 1);
        deck.splice(at, 0, card);
      },
    };
  }
  return null;
}

/** The last step once more, with every window open that it opens; null where it cannot be repeated like that. */
function repeated(table: ScenarioTable, seat: number): { at: ScenarioTable; held: Held } | null {
  const at = table.last?.before.copy();
  if (at === undefined || seat >= at.state.seats.length) return null;
  const held = handAnytimeCard(at, seat);
  if (held === null) return null;
  try {
    table.last?.again(at);
  } catch {
    // With one card more the step is another one.
    return null;
  }
  return { at, held };
}

/** Whether the card that was handed out is all that keeps the window open. */
const isKeptOpen = (at: ScenarioTable, { card }: Held): boolean =>
  at
    .legal(at.question().seat)
    .every((answer) => answer.do === 'pass' || (answer.do === 'play' && answer.card === card));

/**
 * A bet that its player cannot but pass passes by itself. The table as it was before this seat's first such bet since the
 * last step; null if there was none.
 */
export function beforeTheBet(table: ScenarioTable, seat: number): ScenarioTable | null {
  const { at, held } = repeated(table, seat) ?? {};
  if (at === undefined || held === undefined) return null;
  for (let i = 0; i < ENOUGH && !at.isOver() && !at.isPaused(); i++) {
    if (isBetOf(at, seat)) {
      held.putBack();
      return at;
    }
    const sole = soleAnswer(at);
    if (openWindow(at) !== null && isKeptOpen(at, held)) pass(at);
    else if (openWindow(at) === null && sole !== null) at.answer(sole);
    else return null;
  }
  return null;
}

/** This seat is about to bet: it is asked for the bet, or the moment before it is open. */
function isBetOf(at: ScenarioTable, seat: number): boolean {
  const question = at.question();
  if (question.kind === 'gamble') return question.seat === seat;
  const window = openWindow(at);
  const round = at.state.stack[at.state.stack.length - 2];
  return window?.about === 'idle' && round?.k === 'round' && (round as RoundFrame).turn === seat;
}

/** What stood against something in the windows that closed by themselves since the last step that somebody did. */
export function rulesOnTheWay(
  table: ScenarioTable,
  { seat }: PlayWords,
  rulesAt: (at: ScenarioTable) => readonly string[],
): string[] {
  const rules: string[] = [];
  const { at, held } = repeated(table, seat) ?? {};
  if (at === undefined || held === undefined) return rules;
  for (let i = 0; i < ENOUGH && !at.isOver() && !at.isPaused(); i++) {
    const sole = soleAnswer(at);
    if (openWindow(at) !== null) {
      rules.push(...rulesAt(at));
      if (!isKeptOpen(at, held)) break;
      pass(at);
    } else if (sole !== null && !at.asks(seat)) at.answer(sole);
    else break;
  }
  return rules;
}
