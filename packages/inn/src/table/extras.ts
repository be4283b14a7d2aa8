/** What a set-up adds to the table beside characters and Drinks: decks of Events, and Prizes. */
import { BadSetup, type SeatId } from '@taproom/kernel';
import type { CardDef, EventDeckDef } from '../cards/card.ts';
import type { Cast } from './content.ts';
import type { InnSetup } from './state.ts';

/** Instead of a seat, who a card belongs to: the common Drinks, a deck of Events, the Prizes. */
export const DRINKS = -1;
export const EVENTS = -2;
export const PRIZES = -3;

/** A deck of Events that is played with. */
export interface EventDeckAt {
  readonly kind: EventDeckDef['kind'];
  readonly title: string;
  readonly cards: readonly number[];
  /** The Progress Counters it begins with. */
  readonly counters: number;
  /** No Events, but the Drinks that are served where this card has brought everybody. */
  readonly servedAt?: string;
}

/** Gives cards their numbers. */
export type AddCards = (cards: readonly CardDef[], owner: SeatId, which?: number) => number[];

export const allCopies = (cards: readonly CardDef[]): CardDef[] =>
  cards.flatMap((card) => Array.from({ length: card.copies }, () => card));

/** At the end of a turn the Sea comes first (rdi6.dungeon-sea.order). */
const ORDER = ['sea', 'dungeon', 'tavern'] as const;

const agreed = (setup: InnSetup, kind: EventDeckDef['kind']): boolean | number =>
  ({ sea: setup.seaEvents, dungeon: setup.dungeonEvents, tavern: setup.pubCrawl })[kind] ?? false;

export function eventDecksOf(cast: Cast, setup: InnSetup, add: AddCards): EventDeckAt[] {
  const kinds = ORDER.filter((kind) => agreed(setup, kind) !== false);
  const defs = kinds.map((kind) => {
    // What packs bring is shuffled into the house's own.
    const [def, ...more] = cast.eventDecks?.filter((deck) => deck.kind === kind) ?? [];
    if (def === undefined) throw new BadSetup(`The house has no deck of ${kind} Events.`);
    return { ...def, cards: [def, ...more].flatMap(({ cards }) => cards) };
  });
  const all = (cards: readonly CardDef[], which: number): number[] => add(allCopies(cards), EVENTS, which);
  const decks = defs.map((def, which): EventDeckAt => {
    const { kind } = def;
    const counters = agreed(setup, kind);
    if (typeof counters === 'number' && !(Number.isInteger(counters) && counters >= 0))
      throw new BadSetup(`The ${def.title} has a whole number of Progress Counters, not ${counters}.`);
    return {
      kind,
      title: def.title,
      cards: all(def.cards, which),
      counters:
        typeof counters === 'number' ? counters : kinds.length > 1 ? def.countersBeside : def.counters,
    };
  });
  for (const { kind, cards, serves = {} } of defs)
    for (const { key, title } of cards)
      if (serves[key] !== undefined)
        decks.push({
          kind,
          title: `Drink Deck of ${title}`,
          cards: all(serves[key], decks.length),
          counters: 0,
          servedAt: key,
        });
  return decks;
}

/** How many of the decks come up by themselves: those before the ones that are only served from. */
export const countedDecks = (decks: readonly EventDeckAt[]): number =>
  decks.filter(({ servedAt }) => servedAt === undefined).length;

/** All different, and all of them Prizes that there are (rdi9.prize.setup); what guests bring joins them. */
export function prizesOf(cast: Cast, setup: InnSetup, add: AddCards): number[] {
  const { prizes } = setup;
  if (prizes === undefined) return [];
  if (!Array.isArray(prizes)) throw new BadSetup('The Prizes are a list.');
  const all = prizes.map((key: string, i) => {
    const def = cast.prizes?.find((prize) => prize.key === key);
    if (def === undefined) {
      const known = (cast.prizes ?? []).map((prize) => prize.key).join(', ');
      throw new BadSetup(`No Prize has the key "${key}". There are: ${known === '' ? 'none' : known}.`);
    }
    if (prizes.indexOf(key) !== i)
      throw new BadSetup(`“${def.title}” is named twice; there is only one of each Prize.`);
    return def;
  });
  const brought = (cast.prizes ?? []).filter((def) => def.provenance === 'guest' && !all.includes(def));
  return add([...all, ...brought], PRIZES);
}
