/** What the games and their variants are called. */
import { MENU } from '../rooms/menu-of-the-house.ts';
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

export const variantName = (id: string, game?: string): string =>
  MENU.gambling
    .filter((one) => game === undefined || one.id === game)
    .flatMap(({ variants }) => variants)
    .find((variant) => variant.id === id)?.name ?? id;
