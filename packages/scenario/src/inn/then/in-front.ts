/** What lies in front of a player, compared: the whole of it in any order, or what stands in its slots. */
import type { Desk } from '../language/desk.ts';
import { readInFront, type ThingInFront } from '../language/in-front.ts';
import type { Spot } from '../../language/spot.ts';
import { inFrontOf, SLOTS } from '../table/laid.ts';
import type { InnTable } from '../table/inn-table.ts';
import { differs, type Wrong } from '../../run/fact.ts';
import { cardCount, shown } from '../../run/piles.ts';

export function inFrontFact(value: Spot, desk: Desk, seat: number): Wrong<InnTable> {
  const lying = ({ state }: InnTable): number[] => inFrontOf(state, seat);
  if (value.isNumber()) {
    const count = value.whole('play');
    return (table) => differs(cardCount(count), cardCount(lying(table).length));
  }
  const expected = readInFront(value, desk, seat);
  if (value.isMap())
    return (table) => differs(slotWords(expected.map(slotOf)), slotWords(guests(table, seat)));
  const words = shown(expected.map(({ def, mark }) => stepWords(def.title, mark)).toSorted());
  return (table) => {
    const actual = lying(table).map((card): Lying => {
      const mark = table.state.seats[seat].marks[card] ?? 0;
      return { title: table.title(card), mark, steps: table.content.defs[card].values !== undefined };
    });
    if (isSame(expected, actual)) return null;
    const told = new Set(expected.filter(({ mark }) => mark !== null).map(({ def }) => def.title));
    const shows = ({ title, mark, steps }: Lying): string =>
      stepWords(title, steps || told.has(title) ? mark : null);
    return differs(words, shown(actual.map(shows).toSorted()));
  };
}

interface Lying {
  readonly title: string;
  readonly mark: number;
  readonly steps: boolean;
}

const stepWords = (title: string, mark: number | null): string =>
  mark === null ? title : `${title}: ${mark + 1}`;

/** Those with a step are looked for first: any other card of the title will do for the rest. */
function isSame(expected: readonly ThingInFront[], actual: readonly Lying[]): boolean {
  const left = actual.slice();
  for (const { def, mark } of expected.toSorted((a, b) => (b.mark ?? -1) - (a.mark ?? -1))) {
    const at = left.findIndex((thing) => thing.title === def.title && (mark === null || mark === thing.mark));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

type Guest = readonly [slot: number, title: string];

const slotOf = ({ def, mark }: ThingInFront): Guest => [mark ?? 0, def.title];

/** The cards of the player's own side decks: whatever else lies there stands in no slot. */
function guests({ state, content }: InnTable, seat: number): Guest[] {
  return inFrontOf(state, seat)
    .filter((card) => content.owner[card] === seat && content.sideDeck[card] >= 0)
    .map((card) => [state.seats[seat].marks[card] ?? 0, content.defs[card].title]);
}

function slotWords(all: readonly Guest[]): string {
  return SLOTS.map((name, slot) => {
    const here = all.filter((guest) => guest[0] === slot).map(([, title]) => title);
    return `${name}: ${here.length === 0 ? 'empty' : here.toSorted().join(' | ')}`;
  }).join(', ');
}
