/** Who plays whom: from what was asked for when a table was opened to a set-up that can be played. */
import { namesOf } from '@taproom/bots';
import type { CreateTable, ParlourVariants } from '@taproom/client';
import type { House } from '@taproom/house';
import {
  castWith,
  characterNamed,
  termsOf,
  type Cast,
  type CharacterDef,
  type InnSetup,
  type PackFile,
} from '@taproom/inn';
import { BadSetup } from '@taproom/kernel';
import type { EveningSetup, ParlourSetup } from '@taproom/parlour';
import { Refused } from './refused.ts';
import { randomBelow } from './secrets.ts';
import type { GameSetup, SeatRecord } from './storage/storage.ts';

const known = new WeakMap<readonly PackFile[], Cast>();

/** Everybody who can sit at a table: the house's own, and those of the packs that its host brought. */
function castAt({ cast }: House, options: CreateTable): Cast {
  // What is in them is found out by reading them.
  const packs = packsOf(options) as readonly PackFile[] | undefined;
  if (packs === undefined) return cast;
  let all = known.get(packs);
  if (all === undefined) {
    try {
      all = castWith(cast, packs);
    } catch (error) {
      throw asRefusal(error);
    }
    known.set(packs, all);
  }
  return all;
}

/** What the host brought, whatever is played. */
export const packsOf = ({ game, variants, parlour }: CreateTable) =>
  game === 'inn' ? variants.packs : parlour?.packs;

function characterCalled(cast: Cast, name: string): CharacterDef {
  try {
    return characterNamed(cast, name);
  } catch (error) {
    throw asRefusal(error);
  }
}

/** The name of a character that somebody can play. */
export function playable(house: House, options: CreateTable, character: string): string {
  const { name, automaton } = characterCalled(castAt(house, options), character);
  if (automaton !== undefined) throw new Refused(400, `${name} plays by rule: nobody can play ${name}.`);
  return name;
}

/** Whether the house has such a bot. */
export function mustHaveBot({ bots }: House, name: string): void {
  if (bots.has(name)) return;
  throw new Refused(400, `No bot is called "${name}". There are: ${namesOf(bots).join(', ')}.`);
}

export const BOT = { name: 'Bot', kind: 'bot' } as const;
export const FREE = { name: '', kind: 'open' } as const;

/** The seats of a new table: the host's, those of the bots, and the open ones. */
export function firstSeats(house: House, options: CreateTable, tokenHash: string): SeatRecord[] {
  const cast = castAt(house, options);
  return Array.from({ length: options.seats }, (_, seat): SeatRecord => {
    const wanted = options.characters[seat] ?? '';
    const character = wanted === '' ? undefined : characterCalled(cast, wanted);
    const isHost = seat === 0;
    const isBot = seat >= options.seats - options.bots;
    const own = { character: character?.name ?? '', tokenHash: isHost ? tokenHash : '' };
    // A seat that the rules themselves play belongs to nobody.
    if (character?.automaton !== undefined) {
      if (isHost) throw new Refused(400, `${character.name} plays by rule: take another seat yourself.`);
      return { name: character.name, kind: 'automated', ...own };
    }
    if (isHost) return { name: options.name, kind: 'human', ...own };
    return { ...(isBot ? BOT : FREE), ...own };
  });
}

/** Chooses one of several by its place, for a seat. */
export type Choose = (of: readonly string[], seat: number) => number;

const anyOf: Choose = (of) => randomBelow(of.length);

/**
 * Everybody who has no character yet gets one that nobody else has, and villains where the mode needs Bosses. The
 * gambling games have none.
 */
export function surprises(
  house: House,
  options: CreateTable,
  seats: readonly SeatRecord[],
  choose = anyOf,
): SeatRecord[] {
  if (options.game !== 'inn') return named(seats);
  const cast = castAt(house, options);
  const open = seats.flatMap(({ character }, seat) => (character === '' ? [seat] : []));
  // As few villains as will do, so that all others stay a surprise.
  const ways = Array.from({ length: 2 ** open.length }, (_, way) => open.filter((__, i) => way & (1 << i)));
  ways.sort((a, b) => a.length - b.length);
  // Which villains they are makes no difference to the mode; that chance makes others villains, too, is not to be relied on.
  const { characters } = cast;
  const plain: Choose = (of) =>
    Math.max(
      0,
      of.findIndex((name) => !characters.some((each) => each.name === name && each.villain)),
    );
  const enough = ways.find((villains) =>
    hasTerms(cast, options, drawCharacters(cast, seats, villains, plain)),
  );
  if (enough === undefined) mustHaveVillains(cast, options, seats);
  return drawCharacters(cast, seats, enough ?? open, choose);
}

/** Nobody has drawn a villain where one is needed: says so, if that is what is wrong. */
function mustHaveVillains(cast: Cast, options: CreateTable, seats: readonly SeatRecord[]): void {
  const villains = cast.characters.filter(({ villain }) => villain);
  // As if there were one for each seat.
  const enough = seats.map(({ character }) => character || (villains[0]?.name ?? ''));
  if (!hasTerms(cast, options, seats, enough)) return;
  throw new Refused(
    400,
    `With ${seats.length} seats this mode has too few villains: only they can be Bosses, and there are ${villains.length} ` +
      `(${villains.map(({ name }) => name).join(', ')}).`,
  );
}

/** `villains`: the seats that are to get one. */
function drawCharacters(
  cast: Cast,
  seats: readonly SeatRecord[],
  villains: readonly number[],
  choose: Choose,
): SeatRecord[] {
  const free = cast.characters.filter(({ name }) => !seats.some(({ character }) => character === name));
  const draw = (from: readonly CharacterDef[], seat: number): string => {
    const names = from.map(({ name }) => name);
    const drawn = from[choose(names, seat)];
    free.splice(free.indexOf(drawn), 1);
    return drawn.name;
  };
  const drawn = seats.map(({ character }) => character);
  for (const seat of villains) {
    const left = free.filter(({ villain }) => villain);
    if (left.length > 0) drawn[seat] = draw(left, seat);
  }
  return seats.map((seat, i) => {
    const character = drawn[i] || draw(free, i);
    return { ...seat, character, name: seat.kind === 'bot' ? `${character} (bot)` : seat.name };
  });
}

function hasTerms(
  cast: Cast,
  options: CreateTable,
  seats: readonly SeatRecord[],
  characters = seats.map(({ character }) => character),
): boolean {
  const setup = setupOf(options, seats, cast) as InnSetup;
  try {
    termsOf(
      setup,
      characters.map((name) => characterCalled(cast, name)),
    );
    return true;
  } catch {
    return false;
  }
}

/** At a gambling table people are known by their names: each needs one of their own. Bots keep theirs for the evening. */
function named(seats: readonly SeatRecord[]): SeatRecord[] {
  const isKnown = ({ kind, name }: SeatRecord): boolean => kind === 'bot' && name !== BOT.name;
  const taken = new Set(seats.filter(isKnown).map(({ name }) => name.toLowerCase()));
  return seats.map((seat, i) => {
    if (isKnown(seat)) return seat;
    const isBot = seat.kind === 'bot';
    const wanted = isBot ? BOT.name : seat.name || `Player ${i + 1}`;
    let name = isBot ? `${wanted} ${i + 1}` : wanted;
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${wanted} ${n}`;
    taken.add(name.toLowerCase());
    return { ...seat, name };
  });
}

const BETTING: ParlourVariants = { mode: 'betting' };

/** `stacks`: what lies before whom already. */
function setupOf(
  options: CreateTable,
  seats: readonly SeatRecord[],
  { gambling = [] }: Cast,
  stacks?: readonly number[],
): GameSetup {
  if (options.game === 'inn') {
    const setup: InnSetup = {
      players: seats.map(({ character }) => character),
      ...(options.variants as Omit<InnSetup, 'players'>),
      // Nobody learns from a window what others hold: everybody is asked, all at once, and only the clock closes it.
      asks: 'everybody',
      pace: 'clock',
    };
    return setup;
  }
  const players = seats.map(({ name }) => name);
  const { mode, game, chips, ...agreed } = options.parlour ?? BETTING;
  const brought = gambling.length > 0 ? gambling : undefined;
  const stakes =
    stacks !== undefined
      ? { chips: [...stacks] }
      : chips === undefined
        ? {}
        : { chips: players.map(() => chips) };
  if (mode === 'adventurers-choice') {
    const { share, split, minRaise, rounds } = agreed;
    const setup: EveningSetup = { players, share, split, minRaise, rounds, brought, ...stakes };
    return withoutHoles(setup);
  }
  if (game === undefined) throw new Refused(400, 'parlour.game: say which gambling game is played.');
  const { variants, share, split, minRaise, tableStakes, bounty } = agreed;
  const setup: ParlourSetup = {
    game,
    players,
    mode,
    variants,
    brought,
    share,
    split,
    minRaise,
    tableStakes,
    ...stakes,
    ...(bounty !== undefined && { agreed: { bounty } }),
  };
  return withoutHoles(setup);
}

/** What was not said is left out: a set-up is kept, compared and told. */
const withoutHoles = <T extends object>(setup: T): T =>
  Object.fromEntries(Object.entries(setup).filter(([, value]) => value !== undefined)) as T;

/** Whatever is wrong with the set-up shows now, not when everybody sits there. */
export function checked(
  house: House,
  options: CreateTable,
  seats: readonly SeatRecord[],
  stacks?: readonly number[],
): GameSetup {
  const setup = setupOf(options, seats, castAt(house, options), stacks);
  try {
    house.game(options.game, setup).create(setup);
  } catch (error) {
    throw asRefusal(error);
  }
  return setup;
}

function asRefusal(error: unknown): unknown {
  return error instanceof BadSetup ? new Refused(400, error.message) : error;
}
