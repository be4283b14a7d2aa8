/** Cards of the Rogues and Warriors deck as a scenario names them: each name stands for the next copy not yet named. */
import { cardsNamed, isDragon } from '@taproom/parlour';
import { ScenarioProblem } from '../language/problem.ts';
import type { Spot } from '../language/spot.ts';

export const CARD_NAMES =
  'Rank/Animal (Warrior, Lady, Bard, Merchant, Rogue / Wolf, Hawk, Horse, Owl, Hare, Wren) or Dragon/Red, Dragon/Green, Dragon/Blue';

/** All copies of a card by its name; a name that no card bears is an error. */
export function copiesOf(line: number, name: string): number[] {
  const copies = cardsNamed(name);
  if (copies.length === 0)
    throw new ScenarioProblem(line, `there is no card "${name}"; cards are ${CARD_NAMES}`);
  return copies;
}

/** The cards of one deck, handed out copy by copy. */
export class Shelf {
  readonly #taken = new Set<number>();
  readonly #dragons: boolean;
  readonly #endless: boolean;

  /** `endless`: nothing is played with the cards, so it does not matter how many of them the deck has. */
  constructor(dragons: boolean, endless = false) {
    this.#dragons = dragons;
    this.#endless = endless;
  }

  take(line: number, name: string): number {
    const copies = copiesOf(line, name);
    if (isDragon(copies[0]) && !this.#dragons)
      throw new ScenarioProblem(line, `${name} is not in this game's deck (no variant \`dragons\`)`);
    const spare = this.#endless && !isDragon(copies[0]) ? copies[0] : undefined;
    const card = copies.find((copy) => !this.#taken.has(copy)) ?? spare;
    if (card === undefined)
      throw new ScenarioProblem(
        line,
        `${name} is named more often than the deck has it (${copies.length} times)`,
      );
    this.#taken.add(card);
    return card;
  }

  takeAll(spot: Spot, what: string): number[] {
    const items = spot.isList() || spot.isEmpty() ? spot.items(what) : [spot];
    return items.map((item) => this.take(item.line, item.text('a card')));
  }

  isTaken(card: number): boolean {
    return this.#taken.has(card);
  }
}

/** Numbers on dice. */
export function readDice(spot: Spot, what: string): number[] {
  return spot.items(what).map((item) => item.whole('a die', 1, 6));
}
