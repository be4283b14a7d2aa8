/** What a host asks for, what fits together, and how the house wants to hear it. */
import { about } from '@taproom/cast/about';
import type { PublicTable } from '@taproom/client';
import type { PackFile } from '@taproom/inn';
import { broughtOf } from '@taproom/inn/brief';
import { broughtAbout } from '../parlour/games.ts';
import type { createTable } from '../link/house.ts';
import type { Sharer } from '../link/open-here.ts';
import { words } from '../words/all.ts';
import type { GamblingOffer, Menu } from './menu.ts';

type Wish = Parameters<typeof createTable>[0];

/** How The Red Dragon Inn is played: everyone for themselves, in teams, with Bosses, on sides of the host's making, or two with Otto. */
export type Way =
  | 'everyone'
  | 'two-headed-dragon'
  | 'boss-battle'
  | 'two-headed-boss-battle'
  | 'leaders-and-lackeys'
  | 'boss-versus-boss'
  | 'sides'
  | 'otto';

/** The variant for which the players agree on a number of coins. */
export const BOUNTY = 'rogues-bounty';

/** An evening of several gambling games, one after the other. */
export const EVENING = 'adventurers-choice';

export interface HostWish {
  readonly name: string;
  readonly game: 'inn' | 'parlour';
  readonly seats: number;
  readonly bots: number;
  readonly bot: 'tipsy' | 'regular' | 'seasoned' | 'sharp' | 'master' | 'random';
  readonly listed: boolean;
  /** All people play on this device, in the house of its browser. */
  readonly here: boolean;
  /** The others of them: as many as there are people, and perhaps more that were named before. */
  readonly others: readonly Sharer[];

  // The Red Dragon Inn
  readonly way: Way;
  /** Empty: a surprise. */
  readonly character: string;
  readonly drinks: string;
  readonly barDeck: boolean;
  readonly hands: number;
  readonly dungeon: boolean;
  readonly pubCrawl: boolean;
  /** Prizes, and which of them: all, unless some are named. */
  readonly prizes: boolean;
  readonly onlyPrizes: readonly string[];
  /** Gambling games in Rounds, and which of them: all, unless some are named. */
  readonly gambling: boolean;
  readonly inside: readonly string[];
  /** In a Boss Battle: the host, or whoever sits last. */
  readonly boss: 'host' | 'last';
  /** Where two stand together: who is with the host, the next one or whoever sits last. */
  readonly mate: 'next' | 'last';
  /** Where the host makes the sides: the side of each seat. */
  readonly onSide: readonly number[];
  /** What the host brings. */
  readonly packs: readonly PackFile[];

  // Only gambling
  /** Which game, or EVENING. */
  readonly which: string;
  readonly stakes: 'betting' | 'shares';
  readonly variants: readonly string[];
  readonly rounds: number;
  /** Coins, where a variant promises a bounty. */
  readonly bounty: number;
  /** What everybody begins with, the size of a Share, and what happens in a tie. */
  readonly chips: number;
  readonly share: number;
  readonly split: 'merchant' | 'king' | 'commoner';
  /** Every raise at least as high as the one before. */
  readonly minRaise: boolean;

  // The pace. Times are in milliseconds; 0: no limit.
  readonly turn: number;
  readonly quiet: number;
  readonly window: number;
  readonly quick: boolean;
  readonly standIn: boolean;
  /** Players may ask what somebody good would do. */
  readonly hints: boolean;
}

const HAND = 7;
/** Whichever deck goes with the characters who sit down. */
const OWN_DRINKS = 'own';

export const FIRST_WISH: HostWish = {
  name: '',
  game: 'inn',
  seats: 4,
  bots: 0,
  bot: 'regular',
  listed: false,
  here: false,
  others: [],
  way: 'everyone',
  character: '',
  drinks: OWN_DRINKS,
  barDeck: false,
  hands: HAND,
  dungeon: false,
  pubCrawl: false,
  prizes: false,
  onlyPrizes: [],
  gambling: false,
  inside: [],
  boss: 'host',
  mate: 'next',
  onSide: [0, 1, 0, 1, 0, 1, 0, 1],
  packs: [],
  which: 'rogues-and-warriors',
  stakes: 'betting',
  variants: [],
  rounds: 5,
  bounty: 2,
  chips: 100,
  share: 3,
  split: 'merchant',
  minRaise: true,
  turn: 0,
  quiet: 5000,
  window: 30_000,
  quick: false,
  standIn: true,
  hints: true,
};

const VILLAINS = about.filter(({ villain }) => villain).map(({ name }) => name);

/** How many may sit down. Only villains can be Bosses, and there are so many of them. */
const SEATS: Readonly<Record<Way, readonly number[]>> = {
  everyone: [2, 3, 4, 5, 6, 7, 8],
  'two-headed-dragon': [4, 6, 8],
  'boss-battle': [3, 4, 5],
  'two-headed-boss-battle': [4],
  'leaders-and-lackeys': [4, 6, 8],
  'boss-versus-boss': [2, 3, 4, 5],
  sides: [3, 4, 5, 6, 7, 8],
  otto: [3],
};

/** Which seats have a Boss. */
const isBossSeat: Readonly<Record<Way, (seat: number, wish: HostWish) => boolean>> = {
  everyone: () => false,
  'two-headed-dragon': () => false,
  'boss-battle': (seat, { boss, seats }) => seat === (boss === 'host' ? 0 : seats - 1),
  'two-headed-boss-battle': () => true,
  'leaders-and-lackeys': (seat) => seat % 2 === 0,
  'boss-versus-boss': () => true,
  sides: () => false,
  otto: () => false,
};

export const offerOf = (menu: Menu, which: string): GamblingOffer | null =>
  menu.gambling.find(({ id }) => id === which) ?? null;

export function seatsFor(menu: Menu, wish: HostWish): readonly number[] {
  if (wish.game === 'inn') return SEATS[wish.way];
  const offer = offerOf(menu, wish.which);
  // At an evening, games that are not for so many are not chosen.
  const min = offer?.min ?? Math.min(...menu.gambling.map((one) => one.min));
  const max = offer?.most ?? Math.max(...menu.gambling.map((one) => one.most));
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** Otto has a chair of his own: people and bots share the others. */
const ottos = (wish: HostWish): number => (wish.game === 'inn' && wish.way === 'otto' ? 1 : 0);

/** Everybody but the host may be a bot. */
export const mostBots = (wish: HostWish): number => wish.seats - 1 - ottos(wish);

export const people = (wish: HostWish): number => wish.seats - ottos(wish) - wish.bots;

/** Somebody who has not said who they are. */
export const NOBODY_YET: Sharer = { name: '', character: '' };

/** Who shares the host's device: somebody without a name is called by the number of the seat. */
export const sharers = (wish: HostWish, called: (n: number) => string): Sharer[] =>
  Array.from({ length: people(wish) - 1 }, (_, i) => {
    const { name, character } = wish.others[i] ?? NOBODY_YET;
    return { name: name.trim() || called(i + 2), character: wish.game === 'inn' ? character : '' };
  });

/** Only these may be chosen for a seat, or everybody. */
const charactersAt = (wish: HostWish, seat: number): readonly string[] | null =>
  isBossSeat[wish.way](seat, wish) ? VILLAINS : null;

export const charactersFor = (wish: HostWish): readonly string[] | null => charactersAt(wish, 0);

/** What a table that is already open was asked to be. */
function wishAt({ game, variants, seats }: LobbyTable): HostWish {
  const { mode = '', game: which = '', bosses = [], sides } = variants as Asked;
  const automated = seats.some(({ kind }) => kind === 'automated');
  const way =
    mode in isBossSeat ? (mode as Way) : automated ? 'otto' : sides === undefined ? 'everyone' : 'sides';
  const boss = (bosses[0] ?? 0) === 0 ? 'host' : 'last';
  return { ...FIRST_WISH, game, way, boss, seats: seats.length, which: mode === EVENING ? EVENING : which };
}

interface Asked {
  readonly mode?: string;
  readonly game?: string;
  readonly bosses?: readonly number[];
  readonly sides?: readonly (readonly number[])[];
}

type LobbyTable = Pick<PublicTable, 'game' | 'variants' | 'seats'>;

/** How many seats there may be at a table that is open: not fewer than there are people. */
export function seatsOf(menu: Menu, table: LobbyTable): readonly number[] {
  // Whoever has said who is on which side has said how many they are.
  if ((table.variants as Asked).sides !== undefined) return [table.seats.length];
  const stay = table.seats.filter(({ kind }) => kind === 'human' || kind === 'automated').length;
  return seatsFor(menu, wishAt(table)).filter((n) => n >= stay);
}

const PAIRS: ReadonlySet<string> = new Set([
  'two-headed-dragon',
  'two-headed-boss-battle',
  'leaders-and-lackeys',
]);

/** On which side a seat is, where there are any; −1: everyone for themselves, or against a Boss. */
export function sideOn({ variants }: LobbyTable, seat: number): number {
  const { mode = '', sides } = variants as Asked;
  if (sides !== undefined) return sides.findIndex((side) => side.includes(seat));
  return PAIRS.has(mode) ? Math.floor(seat / 2) : -1;
}

/** Only these may be chosen for a seat of a table that is open. In a team with a Leader either may be the villain. */
export function charactersOn(table: LobbyTable, seat: number): readonly string[] | null {
  const wish = wishAt(table);
  return wish.way === 'leaders-and-lackeys' ? null : charactersAt(wish, seat);
}

export function variantsFor(menu: Menu, wish: HostWish): GamblingOffer['variants'] {
  const offer = offerOf(menu, wish.which);
  if (offer === null) return [];
  const brought = wish.packs.flatMap(broughtOf).filter(({ game }) => game === offer.id);
  const others = [...offer.ownOrders, ...brought.map(({ id }) => id)];
  return [
    ...offer.variants.filter(({ mode }) => mode === null || mode === wish.stakes),
    ...brought.map((variant) => ({
      id: variant.id,
      name: variant.name,
      about: broughtAbout(variant),
      excludes: others.filter((id) => id !== variant.id),
      needs: [],
      mode: null,
    })),
  ];
}

/** The Drink Decks of the house, and those that were brought. */
export const drinkDecksFor = ({ packs }: Pick<HostWish, 'packs'>): { value: string; label: string }[] => [
  ...words.host.drinkDecks,
  ...packs
    .filter(({ drinks }) => drinks !== undefined)
    .map(({ name, title }) => ({ value: name, label: title })),
];

/** With what a pack brings the table plays; the host may still switch it off. */
export function withPacks(wish: HostWish, packs: HostWish['packs']): Partial<HostWish> {
  const brought = packs.filter((pack) => !wish.packs.includes(pack));
  const brings = (what: 'prizes' | 'events' | 'gambling'): boolean =>
    brought.some((pack) => pack[what] !== undefined);
  const pours = brought.find(({ drinks }) => drinks !== undefined);
  const [character] = brought.flatMap(({ characters = [] }) => characters);
  return {
    packs,
    ...(pours && { drinks: pours.name, barDeck: false }),
    ...(character && { character: character.name }),
    ...(brings('prizes') && { prizes: true }),
    ...(brings('events') && { dungeon: true }),
    ...(brings('gambling') && wish.way !== 'otto' && { gambling: true }),
  };
}

/** A variant chosen or not, with those that it needs and without those it rules out. */
export function withVariant(menu: Menu, wish: HostWish, id: string, on: boolean): readonly string[] {
  const offers = variantsFor(menu, wish);
  const offer = offers.find((one) => one.id === id);
  if (offer === undefined) return wish.variants;
  if (!on) {
    const stay = (one: string): boolean => !offers.find((other) => other.id === one)?.needs.includes(id);
    return wish.variants.filter((one) => one !== id && stay(one));
  }
  const excluded = (one: string): boolean =>
    offer.excludes.includes(one) || offers.find((other) => other.id === one)?.excludes.includes(id) === true;
  return [...new Set([...wish.variants.filter((one) => !excluded(one)), ...offer.needs, id])];
}

/** What was chosen before and no longer fits gives way to what was chosen last. */
export function fitted(menu: Menu, wish: HostWish): HostWish {
  const allowed = seatsFor(menu, wish);
  const seats = allowed.includes(wish.seats)
    ? wish.seats
    : allowed.reduce((best, n) => (Math.abs(n - wish.seats) < Math.abs(best - wish.seats) ? n : best));
  const characters = charactersFor(wish);
  const offer = offerOf(menu, wish.which);
  const stakes = offer === null || offer[wish.stakes] ? wish.stakes : offer.shares ? 'shares' : 'betting';
  const most = sidesFor({ ...wish, seats });
  const onSide = wish.onSide.map((side) => Math.min(side, most - 1));
  const next = { ...wish, seats, stakes, onSide };
  return {
    ...next,
    bots: Math.min(wish.bots, mostBots(next)),
    drinks: drinkDecksFor(wish).some(({ value }) => value === wish.drinks) ? wish.drinks : OWN_DRINKS,
    character: characters === null || characters.includes(wish.character) ? wish.character : '',
    gambling: wish.gambling && wish.way !== 'otto',
    variants: wish.variants.filter((id) => variantsFor(menu, next).some((one) => one.id === id)),
  };
}

/** By seat, where it matters who sits there; null is a surprise. */
function charactersOf(wish: HostWish, choose: <T>(from: readonly T[]) => T): (string | null)[] {
  if (wish.way === 'otto') return [wish.character || null, 'Otto', null];
  const left = VILLAINS.filter((name) => name !== wish.character);
  return Array.from({ length: wish.seats }, (_, seat) => {
    if (seat === 0 && wish.character !== '') return wish.character;
    if (!isBossSeat[wish.way](seat, wish)) return null;
    const villain = choose(left);
    left.splice(left.indexOf(villain), 1);
    return villain;
  });
}

/** Where the host can say who is on their side. */
export const hasMates = ({ way }: HostWish): boolean =>
  way === 'two-headed-dragon' || way === 'two-headed-boss-battle';

/** So many sides can be made of so many seats: two at least, and some stand together. */
export const sidesFor = ({ seats }: HostWish): number => Math.min(4, Math.max(2, seats - 1));

/** The seats of each side that has any. */
export function sidesOf({ seats, onSide }: HostWish): number[][] {
  const sides = new Map<number, number[]>();
  onSide.slice(0, seats).forEach((side, seat) => sides.set(side, [...(sides.get(side) ?? []), seat]));
  return [...sides.values()];
}

/** What the house would refuse, so that nobody has to ask it first; null: nothing. */
export const troubleOf = (wish: HostWish): 'one-side' | null =>
  wish.game === 'inn' && wish.way === 'sides' && sidesOf(wish).length < 2 ? 'one-side' : null;

/** Neighbours stand together: the host with whoever sits last, and so on around the table. */
const withLast = (seats: number): number[][] =>
  Array.from({ length: seats / 2 }, (_, team) => [(2 * team + seats - 1) % seats, 2 * team]);

/** Ways that are no modes of the rules. */
const PLAIN: ReadonlySet<Way> = new Set(['everyone', 'otto', 'sides']);

const prizesOf = (menu: Menu, { onlyPrizes }: HostWish): string[] =>
  menu.prizes.map(({ key }) => key).filter((key) => onlyPrizes.length === 0 || onlyPrizes.includes(key));

const moneyOf = ({ chips, share, split, minRaise }: HostWish): Wish['parlour'] => ({
  chips,
  share,
  split,
  minRaise,
});

const any = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)];

export function wishOf(menu: Menu, wish: HostWish, choose = any): Wish {
  const { name, game, seats, bots, bot, listed, standIn, hints, turn, quiet, window } = wish;
  const common = {
    name: name.trim(),
    game,
    seats,
    bots,
    bot,
    listed,
    standIn,
    hints,
    clocks: { turn, quiet, window },
    pace: wish.quick ? ('quick' as const) : ('neutral' as const),
  };
  const packs = wish.packs.length > 0 ? { packs: wish.packs.map((pack) => ({ ...pack })) } : {};
  if (game === 'parlour')
    return {
      ...common,
      parlour:
        wish.which === EVENING
          ? { mode: EVENING, rounds: wish.rounds, ...moneyOf(wish), ...packs }
          : {
              game: wish.which,
              mode: wish.stakes,
              variants: [...wish.variants],
              ...moneyOf(wish),
              ...packs,
              ...(wish.variants.includes(BOUNTY) && { bounty: wish.bounty }),
            },
    };
  return {
    ...common,
    characters: charactersOf(wish, choose),
    variants: {
      ...(wish.barDeck ? { barDeck: true } : wish.drinks !== OWN_DRINKS && { drinks: wish.drinks }),
      ...(wish.hands !== HAND && { hands: wish.hands }),
      ...(!PLAIN.has(wish.way) && { mode: wish.way }),
      ...(wish.way === 'sides' && { sides: sidesOf(wish) }),
      ...(wish.way === 'boss-battle' && wish.boss === 'last' && { bosses: [seats - 1] }),
      ...(hasMates(wish) && wish.mate === 'last' && { sides: withLast(seats) }),
      ...(wish.way === 'otto' && { factions: [...menu.factions] }),
      ...packs,
      ...(wish.dungeon && { dungeonEvents: true }),
      ...(wish.pubCrawl && { pubCrawl: true }),
      ...(wish.prizes && { prizes: prizesOf(menu, wish) }),
      ...(wish.gambling && { gamblingGames: wish.inside.length === 0 ? true : [...wish.inside] }),
    },
  };
}
