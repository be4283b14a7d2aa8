/** What a reader of `given`, `when` and `then` looks things up in: the players and the titles of this table. */
import type { CardDef, Content, Inn } from '@taproom/inn';
import { listed, seatNamed } from './names.ts';
import { ScenarioProblem } from './problem.ts';
import type { Spot } from './spot.ts';
import { missing, TitleBook } from './titles.ts';

export class Desk {
  readonly inn: Inn;
  readonly players: readonly string[];
  readonly #own: readonly TitleBook<CardDef>[];
  readonly #drinks: TitleBook<CardDef>;
  readonly #all: TitleBook<CardDef>;

  constructor(inn: Inn, content: Content) {
    this.inn = inn;
    this.players = content.characters.map((character) => character.name);
    const titled = (defs: readonly CardDef[]): [string, CardDef][] => defs.map((def) => [def.title, def]);
    this.#own = content.characters.map((character) => new TitleBook(titled(character.deck)));
    this.#drinks = new TitleBook(titled(inn.cast.drinks));
    this.#all = new TitleBook(
      titled([...content.characters.flatMap((character) => character.deck), ...inn.cast.drinks]),
    );
  }

  seat(line: number, name: string): number {
    const seat = seatNamed(this.players, name);
    if (seat < 0)
      throw new ScenarioProblem(
        line,
        `nobody called "${name}" sits at this table (players: ${listed(this.players)})`,
      );
    return seat;
  }

  seatAt(spot: Spot): number {
    return this.seat(spot.line, spot.text('a player'));
  }

  isPlayer(name: string): boolean {
    return seatNamed(this.players, name) >= 0;
  }

  /** A card of a player's own. */
  own(line: number, seat: number, typed: string): string {
    const found = this.#own[seat].find(typed);
    if (found.kind === 'one') return found.title;
    throw new ScenarioProblem(line, missing(typed, found, `${this.players[seat]}'s cards`));
  }

  /** A drink or event of the house stock. */
  drink(line: number, typed: string): CardDef {
    const found = this.#drinks.find(typed);
    if (found.kind === 'one') return found.things[0];
    throw new ScenarioProblem(line, missing(typed, found, 'the drinks of the house'));
  }

  /** Any card at the table, or of the house stock. */
  any(line: number, typed: string): string {
    const found = this.#all.find(typed);
    if (found.kind === 'one') return found.title;
    throw new ScenarioProblem(line, missing(typed, found, 'the cards at this table'));
  }

  /** A card of a player's own if there is one of that title, else any. */
  ownOrAny(line: number, seat: number, typed: string): string {
    return this.#own[seat].find(typed).kind === 'one' ? this.own(line, seat, typed) : this.any(line, typed);
  }
}
