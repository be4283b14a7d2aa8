/**
 * What all decide at the same time happens when all are done; but who has decided knows, and a scenario that looks in
 * between sees it: the choices lie where they will go.
 */
import type { ParlourState, Spread } from '@taproom/parlour';

/** Where what is chosen will go, by the question's `what`. */
const GOES_TO: Readonly<Record<string, string>> = {
  assign: 'placed',
  loot: 'loot',
  scouts: 'scouts',
  show: 'up',
};

type Chosen = NonNullable<NonNullable<ParlourState['stack'][number]['chosen']>[number]>;

/** The table with everything that was chosen for a step that all take together, and is not carried out yet. */
export function asChosen(state: ParlourState): ParlourState {
  if (state.result !== null) return state;
  const { ask: question } = state;
  const chosen = state.stack.at(-1)?.chosen ?? null;
  if (question?.kind !== 'choose' || question.together !== true || chosen === null) return state;
  const { what } = question;
  const seats = state.seats.map((spread, seat) => {
    const mine = chosen[seat] ?? [];
    if (mine.length === 0) return spread;
    return what === 'place' ? withDistricts(spread, mine) : moved(spread, mine, GOES_TO[what]);
  });
  return { ...state, seats };
}

function moved(spread: Spread, chosen: Chosen, to: string | undefined): Spread {
  if (to === undefined) return spread;
  const taken = chosen.flatMap(({ card }) => card ?? []);
  const rolled = chosen.flatMap(({ die }) => die ?? []);
  const { hand = [], [to]: there = [] } = spread.cards;
  const { dice = [], [to]: placed = [] } = spread.dice;
  const left = dice.slice();
  for (const die of rolled) left.splice(left.indexOf(die), 1);
  return {
    cards:
      taken.length === 0
        ? spread.cards
        : { ...spread.cards, hand: hand.filter((card) => !taken.includes(card)), [to]: [...there, ...taken] },
    dice: rolled.length === 0 ? spread.dice : { ...spread.dice, dice: left, [to]: [...placed, ...rolled] },
  };
}

/** City Square: the cards have left the hand already. */
function withDistricts(spread: Spread, chosen: Chosen): Spread {
  const cards = { ...spread.cards };
  for (const { card, word } of chosen) cards[`city ${word}`] = [...(cards[`city ${word}`] ?? []), card!];
  return { ...spread, cards };
}
