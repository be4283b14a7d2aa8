/** A house: the games that are played in it and the bots that play along, made from what it is given. */
import { named, type Bot, type Bots } from '@taproom/bots';
import { castOf, checkPack, createInn, type Cast, type Inn, type Pack } from '@taproom/inn';
import type { Game, Types } from '@taproom/kernel';
import { evening, parlour, type Evening, type Parlour } from '@taproom/parlour';

/** What a house is opened with. Nothing else says which characters, cards and bots there are. */
export interface Furnishing {
  readonly packs: readonly Pack[];
  readonly bots?: readonly Bot[];
  /** The inn asks chance for a `turn-end` after each turn: for whoever wants to look before the next one begins. */
  readonly pauses?: boolean;
  /** The address of the module that exports this house as `house`: from there a thread opens the same one. */
  readonly from?: string;
}

export type GameName = 'inn' | 'parlour' | 'evening';

/** A game of which nothing is known but the contract. */
export type AnyGame = Game<Types>;

export interface House extends Pick<Furnishing, 'from'> {
  readonly cast: Cast;
  readonly inn: Inn;
  readonly parlour: Parlour;
  readonly evening: Evening;
  readonly bots: Bots;
  /**
   * The game of a name, for whoever treats all games alike. A table calls whatever gambles `parlour`: where its set-up
   * names no way to play, it is an evening.
   */
  game(this: void, name: GameName, setup?: object | null): AnyGame;
}

/** Throws a sentence for each mistake in the packs. */
export function openHouse({ packs, bots = [], pauses = false, from }: Furnishing): House {
  const mistakes = packs.flatMap((pack, i) => checkPack(pack, packs.slice(0, i)));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const cast = castOf(packs);
  const inn = createInn(cast, { pauses });
  const games: Readonly<Record<GameName, AnyGame>> = { inn, parlour, evening };
  return {
    cast,
    inn,
    parlour,
    evening,
    bots: named(bots),
    from,
    game: (name, setup) => (name === 'parlour' && setup && !('mode' in setup) ? evening : games[name]),
  };
}
