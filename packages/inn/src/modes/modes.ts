/**
 * The ways to play: who is on whose side, who plays as a Boss, and the numbers that each mode sets. A game of
 * individuals is a game in which every seat is its own side.
 */
import { BadSetup, type SeatId } from '@taproom/kernel';
import type { CharacterDef } from '../cards/card.ts';
import type { InnSetup } from '../table/state.ts';

export const MODES = [
  'two-headed-dragon',
  'boss-battle',
  'two-headed-boss-battle',
  'leaders-and-lackeys',
  'boss-versus-boss',
] as const;

export type Mode = (typeof MODES)[number];

/** What a set-up comes to, seat by seat and side by side. */
export interface Terms {
  /** The seats of each side, in turn order. */
  readonly sides: readonly (readonly number[])[];
  /** Which seats play a Boss deck. */
  readonly bosses: readonly boolean[];
  /** The hand size of each seat. */
  readonly hands: readonly number[];
  /** How many Action Cards each seat may play in an Action Phase, and in that of the very first turn. */
  readonly actions: readonly number[];
  readonly firstActions: readonly number[];
  /** How many Drinks each side orders in its phase, and in that of the very first turn. */
  readonly orders: readonly number[];
  readonly firstOrders: readonly number[];
  /** Potion Tokens of each side. */
  readonly potions: readonly number[];
  /** The Gold of each side, before what a character brings along. */
  readonly gold: number;
  /** The seat that has the first turn, with its side. */
  readonly first: number;
  /** Several Action Cards of one phase stay on the table until it is over (rdi6.boss.actions-stay-out). */
  readonly keepsActions: boolean;
}

/** Seven unless the set-up says otherwise (core.discard-draw.draw-to-seven). */
const HAND_SIZE = 7;
/** In a team game, and where Bosses meet, whatever the number of players (rdi6.team.starting-stats). */
const TEAM_GOLD = 10;
const FEWEST_CHALLENGERS = 2;
const MOST_CHALLENGERS = 4;

/** 8 Gold for two, 12 for seven and more, else 10 (core.setup.gold-*). */
export function startingGold(players: number): number {
  if (players === 2) return 8;
  return players >= 7 ? 12 : 10;
}

const half = (n: number): number => Math.ceil(n / 2);

/** The terms of a set-up; refuses, and says why, what its mode does not allow. */
export function termsOf(setup: InnSetup, characters: readonly CharacterDef[]): Terms {
  const seats = setup.players.map((_, seat) => seat);
  checkNamed(setup);
  const sides = sidesOf(setup, seats);
  const teams = sides.some((side) => side.length > 1);
  const bosses = bossesOf(setup, characters, sides);
  const hand = setup.hands ?? HAND_SIZE;
  const battle = setup.mode === 'boss-battle';
  const challengers = seats.length - 1;
  const strength = (seat: SeatId): number => (battle && bosses[seat] ? challengers : 1);
  const ordered = (side: readonly number[]): number =>
    battle ? strength(side[0]) : teams ? DRINKS_OF_A_TEAM : 1;
  const potions = battle ? challengers : teams ? POTIONS_OF_A_TEAM : 0;
  return {
    sides,
    bosses,
    hands: seats.map((seat) => hand + strength(seat) - 1),
    actions: seats.map(strength),
    firstActions: seats.map((seat) => half(strength(seat))),
    orders: sides.map(ordered),
    firstOrders: sides.map((side) => (battle ? half(ordered(side)) : ordered(side))),
    potions: sides.map(() => potions),
    gold: teams || setup.mode === 'boss-versus-boss' ? TEAM_GOLD : startingGold(seats.length),
    first: battle ? bosses.indexOf(true) : 0,
    keepsActions: battle,
  };
}

/** Two each, in Two-Headed Dragon and in every mode that follows it. */
const DRINKS_OF_A_TEAM = 2;
const POTIONS_OF_A_TEAM = 2;

function checkNamed(setup: InnSetup): void {
  const { mode, bosses } = setup;
  if (mode !== undefined && !MODES.includes(mode))
    throw new BadSetup(`No mode is called "${String(mode)}". There are: ${MODES.join(', ')}.`);
  for (const seat of bosses ?? [])
    if (!Number.isInteger(seat) || seat < 0 || seat >= setup.players.length)
      throw new BadSetup(`There is no seat ${String(seat)} for a Boss.`);
  if (mode === undefined && bosses !== undefined && bosses.length > 0)
    throw new BadSetup('A Boss needs a mode with Bosses: a normal game is played without Boss Cards.');
  if (mode === 'two-headed-dragon' && bosses !== undefined && bosses.length > 0)
    throw new BadSetup(
      'Nobody is a Boss in Two-Headed Dragon; with Bosses it is Two-Headed Boss Battle, or Leaders and Lackeys.',
    );
}

function sidesOf(setup: InnSetup, seats: readonly number[]): readonly (readonly number[])[] {
  const { mode, players } = setup;
  const given = setup.sides;
  if (
    given &&
    given
      .flat()
      .sort((a, b) => a - b)
      .join() !== seats.join()
  )
    throw new BadSetup('Every seat belongs to exactly one side.');
  const alone = seats.map((seat) => [seat]);
  switch (mode) {
    case undefined:
      if (given && given.length < 2) throw new BadSetup('It takes two sides at least.');
      return inTurnOrder(given ?? alone);
    case 'boss-versus-boss':
      if (given?.some((side) => side.length > 1))
        throw new BadSetup('Boss Versus Boss is a game of individuals: there are no teams in it.');
      return alone;
    case 'boss-battle': {
      const challengers = players.length - 1;
      if (challengers < FEWEST_CHALLENGERS || challengers > MOST_CHALLENGERS)
        throw new BadSetup(
          `In a Boss Battle the Boss meets ${FEWEST_CHALLENGERS} to ${MOST_CHALLENGERS} Challengers, not ${challengers}.`,
        );
      const [boss = 0] = setup.bosses ?? [];
      const sides = [[boss], seats.filter((seat) => seat !== boss)];
      if (given && teamsAsText(given) !== teamsAsText(sides))
        throw new BadSetup('In a Boss Battle the Boss is one side and all others are the other.');
      return sides;
    }
    default:
      return pairs(setup, seats);
  }
}

/** Teams of two who sit next to each other (rdi6.thd.*). */
function pairs(setup: InnSetup, seats: readonly number[]): readonly (readonly number[])[] {
  const name = MODE_NAMES[setup.mode!];
  const count = seats.length;
  if (count % 2 !== 0 || count < 4)
    throw new BadSetup(`${name} is for teams of two: 4, 6 or 8 players, not ${count}.`);
  if (setup.sides === undefined)
    return seats.filter((seat) => seat % 2 === 0).map((seat) => [seat, seat + 1]);
  const lone = setup.sides.find((side) => side.length !== 2);
  if (lone) throw new BadSetup(`In ${name} every team has two players, not ${lone.length}.`);
  const apart = setup.sides.find(([a, b]) => (a + 1) % count !== b && (b + 1) % count !== a);
  if (apart)
    throw new BadSetup(
      `In ${name} teammates sit next to each other, unlike ${setup.players[apart[0]]} and ${setup.players[apart[1]]}.`,
    );
  return inTurnOrder(setup.sides);
}

/** Sides have their turns in the order of their first seats. */
const inTurnOrder = (sides: readonly (readonly number[])[]): number[][] =>
  sides.map((side) => [...side].sort((a, b) => a - b)).sort((a, b) => a[0] - b[0]);

const teamsAsText = (sides: readonly (readonly number[])[]): string => JSON.stringify(inTurnOrder(sides));

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  'two-headed-dragon': 'Two-Headed Dragon',
  'boss-battle': 'Boss Battle',
  'two-headed-boss-battle': 'Two-Headed Boss Battle',
  'leaders-and-lackeys': 'Leaders and Lackeys',
  'boss-versus-boss': 'Boss Versus Boss',
};

/** Who plays a Boss deck: only villains can (rdi6.boss.villain-only). */
function bossesOf(
  setup: InnSetup,
  characters: readonly CharacterDef[],
  sides: readonly (readonly number[])[],
): boolean[] {
  const { mode, players } = setup;
  const named = setup.bosses ?? [];
  const isBoss = players.map(() => false);
  switch (mode) {
    case 'boss-battle':
      if (named.length > 1) throw new BadSetup('A Boss Battle has one Boss.');
      isBoss[named[0] ?? 0] = true;
      break;
    case 'leaders-and-lackeys':
      for (const side of sides) {
        const leaders = side.filter((seat) => named.includes(seat));
        if (leaders.length > 1) throw new BadSetup('In Leaders and Lackeys each team has one Boss.');
        const leader = leaders[0] ?? side.find((seat) => characters[seat].villain);
        if (leader === undefined)
          throw new BadSetup(
            `Neither ${side.map((seat) => characters[seat].name).join(' nor ')} is a villain, so that team has no Boss.`,
          );
        isBoss[leader] = true;
      }
      break;
    case 'two-headed-boss-battle':
    case 'boss-versus-boss':
      isBoss.fill(true);
      break;
    default:
  }
  isBoss.forEach((boss, seat) => {
    if (boss && !characters[seat].villain)
      throw new BadSetup(`${characters[seat].name} is no villain, and only a villain can be a Boss.`);
  });
  return isBoss;
}

/** A character with everything that playing as a Boss adds. */
const asBoss = new WeakMap<CharacterDef, CharacterDef>();

export function bossOf(character: CharacterDef): CharacterDef {
  const { boss } = character;
  if (boss === undefined) return character;
  let made = asBoss.get(character);
  if (made === undefined) {
    made = {
      ...character,
      deck: [...character.deck, ...boss.deck],
      sideDecks: [...(character.sideDecks ?? []), ...(boss.sideDecks ?? [])],
      effects: boss.effects ?? character.effects,
    };
    asBoss.set(character, made);
  }
  return made;
}
