/** `given` of a gambling game, read: what must lie where when the first player is asked. */
import { cardName, type ParlourSetup } from '@taproom/parlour';
import { listed, seatNamed } from '../language/names.ts';
import { Problems, ScenarioProblem } from '../language/problem.ts';
import type { Entry, Spot } from '../language/spot.ts';
import { copiesOf, readDice, Shelf } from './cards.ts';
import { nameMeant, partsOf, type Part, type TakeCards } from './parts.ts';
import type { GameNames } from './seating.ts';

/** Cards or dice that a zone must hold; `seat` −1 is the middle of the table. */
export interface Wanted {
  readonly line: number;
  readonly key: string;
  readonly seat: number;
  readonly zone: string;
  readonly list: readonly number[];
  /** The order in which they lie matters; reversed, the last one is the first. */
  readonly ordered: boolean;
  readonly reversed: boolean;
  /** All of it lies there now. */
  readonly filled?: true;
}

export interface Picked {
  readonly line: number;
  readonly name: string;
}

export interface Own {
  readonly seat: number;
  readonly part: Extract<Part, { kind: 'own' }>;
  readonly value: Spot;
}

export interface ParlourPlan {
  readonly pot: number | null;
  readonly potLine: number;
  readonly chips: readonly (number | null)[];
  /** Money that is not on the table, and the markers of an evening. */
  readonly purse: readonly number[];
  readonly loans: readonly number[];
  readonly debts: readonly number[];
  readonly cards: readonly Wanted[];
  readonly dice: readonly Wanted[];
  readonly own: readonly Own[];
  readonly take: TakeCards;
  /** What chance picks next, by name. */
  readonly chance: readonly Picked[];
  /** The deck from its first card on; `null` where it is dealt from as it was shuffled. */
  readonly deck: { readonly list: readonly number[]; readonly end: boolean } | null;
}

/** Where a key of `given` puts things: as the game's parts say, else a zone of cards of that name. */
export function partNamed(def: GameNames, setup: ParlourSetup, entry: Entry, seat: number): Part {
  const { key, line } = entry;
  const own = seat < 0 ? partsOf(def.id).common : partsOf(def.id).players;
  const known = nameMeant(Object.keys(own ?? {}), key);
  if (known !== undefined) return own![known];
  const zones = Object.keys(def.zones(setup));
  const zone = nameMeant(zones, key);
  if (zone !== undefined) return { kind: 'cards', zone };
  const middle = seat < 0;
  const parts = [middle ? 'pot' : 'chips', ...Object.keys(own ?? {}), ...zones];
  throw new ScenarioProblem(
    line,
    `${def.name} has no part "${key}" ${middle ? 'in the middle' : 'in front of a player'}; it has: ${listed([
      ...new Set(parts),
    ])}${middle ? `; and nobody of that name sits here (players: ${listed(setup.players)})` : ''}`,
  );
}

export function readPlan(
  given: Spot | null,
  def: GameNames,
  setup: ParlourSetup,
  dragons: boolean,
): ParlourPlan {
  const problems = new Problems();
  const shelf = new Shelf(dragons);
  const take: TakeCards = (spot, what) => shelf.takeAll(spot, what);
  const chips: (number | null)[] = setup.players.map(() => null);
  const counted = { purse: zeros(setup), loans: zeros(setup), debts: zeros(setup) };
  const cards: Wanted[] = [];
  const dice: Wanted[] = [];
  const own: Own[] = [];
  let pot: number | null = null;
  let potLine = 0;
  let deck: ParlourPlan['deck'] = null;
  let chance: ParlourPlan['chance'] = [];

  const part = (entry: Entry, seat: number): void => {
    const { key, line, value } = entry;
    const found = partNamed(def, setup, entry, seat);
    if (found.kind === 'own') {
      own.push({ seat, part: found, value });
      return;
    }
    const { zone, order, filled } = found;
    const reversed = order === 'last-first';
    const ordered = order !== undefined;
    const list = found.kind === 'dice' ? readDice(value, key) : take(value, key);
    (found.kind === 'dice' ? dice : cards).push({ line, key, seat, zone, list, ordered, reversed, filled });
  };

  for (const entry of given?.entries('given') ?? [])
    problems.attempt(() => {
      const { key, line, value } = entry;
      const seat = seatNamed(setup.players, key);
      if (key === 'pot') {
        pot = value.whole('pot');
        potLine = line;
      } else if (key === 'deck') deck = readDeck(value, shelf);
      else if (key === 'chance') chance = value.items('chance').map(readPicked);
      else if (seat < 0) part(entry, -1);
      else
        for (const mine of value.entries(`what is given for ${setup.players[seat]}`))
          problems.attempt(() => {
            if (mine.key === 'chips') chips[seat] = mine.value.whole('chips');
            else if (isCounted(mine.key)) counted[mine.key][seat] = mine.value.whole(mine.key);
            else part(mine, seat);
          });
    });
  problems.settle();
  return { pot, potLine, chips, ...counted, cards, dice, own, take, chance, deck };
}

const zeros = ({ players }: ParlourSetup): number[] => players.map(() => 0);
const isCounted = (key: string): key is 'purse' | 'loans' | 'debts' =>
  key === 'purse' || key === 'loans' || key === 'debts';

function readPicked(item: Spot): Picked {
  const [card] = copiesOf(item.line, item.text('a card'));
  return { line: item.line, name: cardName(card) };
}

function readDeck(value: Spot, shelf: Shelf): ParlourPlan['deck'] {
  const items = value.items('deck');
  const end = items.at(-1)?.text('a card') === 'end';
  const list = (end ? items.slice(0, -1) : items).map((item) => shelf.take(item.line, item.text('a card')));
  return { list, end };
}
