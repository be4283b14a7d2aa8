/**
 * A window in which nobody could play anything closes by itself, before anybody looks. Whoever asks why a card could not
 * be played there is shown it all the same: the last step is repeated at a table where that player holds a card for any
 * moment besides, which keeps every window open.
 */
import type { PlayWords } from '../steps/step.ts';
import type { ScenarioTable } from '../table/scenario-table.ts';
import { soleAnswer } from './sole-answer.ts';
import { openWindow, pass } from './windows.ts';

/** More windows than one step opens. */
const ENOUGH = 200;

/** Puts a card into the seat's hand that may be played at any time; −1 where its player has none. */
function handAnytimeCard(table: ScenarioTable, seat: number): number {
  const { deck, hand } = table.state.seats[seat];
  const at = deck.findIndex((card) =>
    table.content.defs[card].uses.some(({ when, from, cost }) => when.at === 'any' && !from && !cost),
  );
  if (at < 0) return -1;
  const [card] = deck.splice(at, 1);
  hand.push(card);
  return card;
}

/** What stood against something in the windows that closed by themselves since the last step that somebody did. */
export function rulesOnTheWay(
  table: ScenarioTable,
  { seat }: PlayWords,
  rulesAt: (at: ScenarioTable) => readonly string[],
): string[] {
  const rules: string[] = [];
  const at = table.last?.before.copy();
  if (at === undefined || seat >= at.state.seats.length) return rules;
  const held = handAnytimeCard(at, seat);
  if (held < 0) return rules;
  try {
    table.last?.again(at);
  } catch {
    // With one card more the step is another one.
    return rules;
  }
  for (let i = 0; i < ENOUGH && !at.isOver() && !at.isPaused(); i++) {
    const sole = soleAnswer(at);
    if (openWindow(at) !== null) {
      rules.push(...rulesAt(at));
      const isKeptOpen = at
        .legal(at.question().seat)
        .every((answer) => answer.do === 'pass' || (answer.do === 'play' && answer.card === held));
      if (!isKeptOpen) break;
      pass(at);
    } else if (sole !== null && !at.asks(seat)) at.answer(sole);
    else break;
  }
  return rules;
}
