/** Whether an answer is the one that was meant: of cards that are the same, any will do. */
import type { InnTypes } from '@taproom/inn';
import type { AnyAnswer, AnyState, Game, Types } from '@taproom/kernel';

interface Said extends AnyAnswer {
  readonly card?: number;
  readonly cards?: readonly number[];
  readonly pays?: readonly number[];
  readonly targets?: readonly number[];
  readonly picks?: readonly number[];
}

export function isSameAnswer(game: Game<Types>, state: AnyState, one: AnyAnswer, other: AnyAnswer): boolean {
  const plain = (said: Said): string => {
    const { cards = [], pays = [], targets = [], picks = [], card, ...rest } = said;
    return JSON.stringify({
      ...sorted(rest),
      card: card === undefined ? '' : titleOf(game, state, card),
      cards: cards.map((each) => titleOf(game, state, each)).toSorted(),
      pays: pays.map((each) => titleOf(game, state, each)).toSorted(),
      targets: targets.toSorted((a, b) => a - b),
      picks: picks.map((pick) => optionAt(game, state, said.seat, pick)).toSorted(),
    });
  };
  return plain(one) === plain(other);
}

const sorted = (rest: object): object =>
  Object.fromEntries(Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b)));

/** At the inn cards have titles; those of gambling games are all different. */
function titleOf(game: Game<Types>, state: AnyState, card: number): string {
  if (game.name !== 'inn') return String(card);
  const { defs } = game.content(state.setup) as InnTypes['content'];
  return defs[card].title;
}

/** What is chosen, by what it is and not by its number. */
function optionAt(game: Game<Types>, state: AnyState, seat: number, pick: number): string {
  const { options = [] } = (game.questionFor(state, seat) ?? {}) as {
    options?: readonly { card?: number }[];
  };
  const option = options[pick];
  if (option?.card === undefined) return JSON.stringify(option ?? pick);
  return JSON.stringify({ ...option, card: titleOf(game, state, option.card) });
}
