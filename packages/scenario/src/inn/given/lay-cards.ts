/** Hands, decks, side decks and what lies in play, as they are listed. Cards are only moved, never made. */
import type { Content, InnState } from '@taproom/inn';
import { ScenarioProblem } from '../../language/problem.ts';
import { isPlotted } from '../table/laid.ts';
import type { Heaps } from './heaps.ts';
import type { GivenPlan, Listed, PileList } from './plan.ts';

/** A list in a file has its top first, a pile in the state has its top last. */
export const asPile = (cards: readonly number[]): number[] => cards.toReversed();

/** All lists of cards of characters. Nothing is put back into a deck before every list has been served. */
export function layCards(state: InnState, content: Content, plan: GivenPlan, heaps: Heaps): void {
  const layRest = [
    ...plan.seats.map((_, seat) => layOwn(state, content, plan, heaps, seat)),
    ...state.seats.flatMap(({ decks }, seat) =>
      decks.map((_deck, which) => laySide(state, content, plan, heaps, seat, which)),
    ),
  ];
  plan.seats.forEach((_, seat) => layInFront(state, content, plan, heaps, seat));
  heaps.fillGaps();
  for (const lay of layRest) lay();
}

const titled =
  (content: Content) =>
  (card: number, title: string): boolean =>
    content.defs[card].title === title;

const times = (n: number): string => (n === 1 ? 'once' : `${n} times`);

function layOwn(state: InnState, content: Content, plan: GivenPlan, heaps: Heaps, seat: number): () => void {
  const at = state.seats[seat];
  const { name, sideDecks = [] } = content.characters[seat];
  const { hand = [], deck, discard = [] } = plan.seats[seat];
  const is = titled(content);
  const short = ({ card, line }: Listed): ScenarioProblem => {
    const owned = [content.decks[seat], ...content.sideDecks[seat]].flat();
    const count = owned.filter((id) => is(id, card)).length;
    return new ScenarioProblem(line, `${name} has "${card}" only ${times(count)}`);
  };
  const notInDeck = (missing: Listed): ScenarioProblem => {
    const { card, line } = missing;
    const stray = heaps.side[seat].findIndex((heap) => heap.some((id) => is(id, card)));
    if (stray < 0) return short(missing);
    const home = sideDecks[stray].name;
    return new ScenarioProblem(line, `"${card}" belongs to the ${home}, not to ${name}'s deck`);
  };
  at.hand = heaps.take(hand, [heaps.main[seat], ...heaps.side[seat]], is, short);
  // In the deck and its discard pile lie only such cards of side decks as join them.
  const from = [heaps.main[seat], ...heaps.side[seat].filter((_, which) => sideDecks[which].joins)];
  const top = heaps.take(deck?.cards ?? [], from, is, notInDeck);
  const gone = heaps.take(discard, from, is, notInDeck);
  return () => {
    const rest = heaps.main[seat];
    at.deck = deck?.end ? asPile(top) : [...rest, ...asPile(top)];
    at.discard = [...(deck?.end ? rest : []), ...asPile(gone)];
  };
}

function laySide(
  state: InnState,
  content: Content,
  plan: GivenPlan,
  heaps: Heaps,
  seat: number,
  which: number,
): () => void {
  const side = state.seats[seat].decks[which];
  const rest = heaps.side[seat][which];
  const given = plan.sideDecks.findLast((deck) => deck.seat === seat && deck.which === which);
  const pile: PileList = given?.pile ?? { cards: [], end: false };
  const cards = content.sideDecks[seat][which];
  const top = heaps.take(
    pile.cards,
    [rest, heaps.main[seat]],
    (card, title) => cards.includes(card) && content.defs[card].title === title,
    ({ card, line }) => {
      const count = cards.filter((id) => content.defs[id].title === card).length;
      return new ScenarioProblem(line, `the ${given?.name} has "${card}" only ${times(count)}`);
    },
  );
  // A deck that nobody mentions keeps what the set-up left in it, and in its discard pile.
  return () => {
    const discard = given === undefined ? side.discard.filter((card) => rest.includes(card)) : [];
    const deck = rest.filter((card) => !discard.includes(card));
    side.deck = pile.end ? asPile(top) : [...deck, ...asPile(top)];
    side.discard = pile.end ? deck : discard;
  };
}

/** Kept drinks of the house are laid with the drinks, Prizes with the Prizes. */
function layInFront(state: InnState, content: Content, plan: GivenPlan, heaps: Heaps, seat: number): void {
  const at = state.seats[seat];
  const others = state.seats.map((_, other) => other).filter((other) => other !== seat);
  const from = [
    heaps.main[seat],
    ...heaps.side[seat],
    ...others.flatMap((other) => heaps.side[other]),
    ...others.map((other) => heaps.main[other]),
  ];
  const short = ({ card, line }: Listed): ScenarioProblem => {
    const count = content.defs.filter((def) => def.title === card).length;
    return new ScenarioProblem(line, `"${card}" is at this table only ${times(count)}`);
  };
  for (const thing of plan.seats[seat].play ?? []) {
    if (thing.house || thing.prize) continue;
    const [card] = heaps.take([thing], from, titled(content), short);
    if (isPlotted(content, seat, card)) at.plot.push(card);
    else at.play.push(card);
    // What has steps begins on the first.
    const mark = thing.mark ?? (content.defs[card].values && 0);
    if (mark !== undefined) at.marks[card] = mark;
  }
}
