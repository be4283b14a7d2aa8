/** A table as a player may know it, scored by the game's own functions. */
import type { Cards } from '../cards/deck.ts';
import { hasVariant, type Lying, type ParlourDef, type Standing } from '../table/def.ts';
import type { ParlourSetup, Spread } from '../table/state.ts';
import type { ParlourView } from '../table/view.ts';

export class Seen {
  readonly view: ParlourView;
  readonly setup: ParlourSetup;
  readonly seat: number;
  /** The table with nothing in the zones that the player may not look into. */
  readonly lying: Lying;
  readonly #def: ParlourDef;

  constructor(def: ParlourDef, setup: ParlourSetup, view: ParlourView) {
    this.#def = def;
    this.setup = setup;
    this.view = view;
    this.seat = view.seat;
    this.lying = {
      setup,
      seats: view.seats.map(seenSpread),
      common: seenSpread(view.common),
      memory: Object.fromEntries(Object.entries(view.counts).map(([name, list]) => [name, list.slice()])),
    };
  }

  has(variant: string): boolean {
    return hasVariant(this.setup, variant);
  }

  /** The player's own cards, as far as they may look at them. */
  cards(zone: string): Cards {
    return this.lying.seats[this.seat].cards[zone] ?? [];
  }

  dice(zone: string): Cards {
    return this.lying.seats[this.seat].dice[zone] ?? [];
  }

  /** How many cards of the player's own lie where they may not look. */
  unseen(zone: string): number {
    const known = this.view.seats[this.seat].zones[zone];
    return known === undefined || known.cards !== null ? 0 : known.size;
  }

  common(zone: string): Cards {
    return this.lying.common.cards[zone] ?? [];
  }

  /** As at the end of the game, were it now. */
  standing(): Standing {
    return this.#def.standing(this.lying, this.seat);
  }
}

function seenSpread({ zones, dice }: ParlourView['common']): Spread {
  return {
    cards: Object.fromEntries(Object.entries(zones).map(([zone, { cards }]) => [zone, cards?.slice() ?? []])),
    dice: { ...dice },
  };
}
