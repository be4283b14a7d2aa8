/** What the games and their variants are called. */
import type { BroughtVariant } from '@taproom/parlour';
import { orderWords } from '@taproom/parlour/order';
import { MENU } from '../rooms/menu-of-the-house.ts';
import type { GamblingOffer, VariantOffer } from '../rooms/menu.ts';
import { variantMet } from '../theme/guests.ts';
import { words } from '../words/parlour.ts';

const FOR_SHARES = ' for shares';

export const isForShares = (id: string): boolean => id.endsWith(FOR_SHARES);
export const plainGame = (id: string): string => (isForShares(id) ? id.slice(0, -FOR_SHARES.length) : id);

/** `threes`, or `threes for shares`. */
export function gameName(id: string): string {
  const shares = isForShares(id);
  const plain = plainGame(id);
  const name = MENU.gambling.find((game) => game.id === plain)?.name ?? plain;
  return shares ? `${name} ${words.forShares}` : name;
}

/** What a game is about, in a sentence. */
export const goalOf = (id: string): string => MENU.gambling.find((game) => game.id === id)?.goal ?? '';

/** Whether so many can play it with the stakes of their table; what pays in a way of its own is played where one bets. */
export function canFollow(
  { min, most, betting, shares }: GamblingOffer,
  players: number,
  stakes: string,
): boolean {
  return min <= players && players <= most && (stakes === 'shares' ? shares : betting || !shares);
}

const variantOf = (known: string, game?: string): VariantOffer | undefined =>
  MENU.gambling
    .filter((one) => game === undefined || one.id === game)
    .flatMap(({ variants }) => variants)
    .find(({ id, name }) => id === known || name === known);

export const variantName = (id: string, game?: string): string =>
  variantOf(id, game)?.name ?? variantMet(id)?.name ?? id;

/** What it changes; known by its id or its name. */
export function variantAbout(known: string, game?: string): string {
  const brought = variantMet(known);
  return variantOf(known, game)?.about ?? (brought === undefined ? '' : broughtAbout(brought));
}

/** The Order of Play of a variant that somebody brought. */
export const broughtAbout = ({ game, order }: BroughtVariant): string =>
  orderWords(MENU.gambling.find(({ id }) => id === game)?.steps ?? [], order).join(' ');
