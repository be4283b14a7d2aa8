/** Whether a game can be played as it was agreed. */
import { BadSetup } from '@taproom/kernel';
import type { ParlourDef, VariantDef } from './def.ts';
import type { ParlourSetup } from './state.ts';

/** Refuses what cannot be played, and says why, before a card is dealt. */
export function checkSetup(def: ParlourDef, setup: ParlourSetup): void {
  checkAgreement(def, setup);
  checkMeans(def, setup);
}

/** What a game is played with: mode, variants, the number of players. */
export function checkAgreement(def: ParlourDef, setup: ParlourSetup): void {
  const { players, variants = [] } = setup;
  const most = def.most ?? def.max;
  if (!Array.isArray(players) || players.length < def.min || players.length > most)
    throw new BadSetup(`${def.name} is for ${def.min} to ${most} players.`);
  if (setup.mode === 'shares' ? !def.shares : !def.betting && def.shares)
    throw new BadSetup(
      `${def.name} cannot be played ${setup.mode === 'shares' ? 'for Shares' : 'with Betting Rounds'}.`,
    );
  for (const id of variants) {
    const variant = def.variants.find((v) => v.id === id);
    if (variant === undefined)
      throw new BadSetup(
        `${def.name} has no variant "${id}". It has: ${def.variants.map((v) => v.id).join(', ')}.`,
      );
    const clash = clashOf(def, variant, variants, setup.mode);
    if (clash !== null) throw new BadSetup(clash);
  }
  if (setup.inside) checkInside(def, setup);
}

/** What each game brings with it: money, and what was agreed on besides. */
export function checkMeans(def: ParlourDef, setup: ParlourSetup): void {
  const { players } = setup;
  const reason = def.refuses?.(setup) ?? null;
  if (reason !== null) throw new BadSetup(reason);
  const { chips, purse, first = 0 } = setup;
  if (chips && !isMoney(chips, players.length))
    throw new BadSetup('Everybody’s chips are a whole number of 0 or more.');
  if (purse && !isMoney(purse, players.length))
    throw new BadSetup('Everybody’s purse holds a whole number of coins, 0 or more.');
  if (!(Number.isInteger(first) && first >= 0 && first < players.length))
    throw new BadSetup(`The Starting Player sits in one of the seats 0 to ${players.length - 1}.`);
}

function isMoney(list: readonly number[], players: number): boolean {
  for (const coins of list) if (!Number.isInteger(coins) || coins < 0) return false;
  return list.length === players;
}

/** What cannot be played inside The Red Dragon Inn (gii.app-b.coin-icon, no-shares). */
function checkInside(def: ParlourDef, { mode, variants = [] }: ParlourSetup): void {
  if (!def.insideInn) throw new BadSetup(`${def.name} cannot be played inside The Red Dragon Inn.`);
  if (mode === 'shares') throw new BadSetup('Inside The Red Dragon Inn nobody plays for Shares.');
  const barred = def.variants.find(({ id, notInside }) => notInside && variants.includes(id));
  if (barred !== undefined) throw new BadSetup(`${barred.name} may not be chosen inside The Red Dragon Inn.`);
}

/** What speaks against playing a variant with these others, in this mode. */
export function clashOf(
  def: ParlourDef,
  variant: VariantDef,
  others: readonly string[],
  mode: ParlourSetup['mode'],
): string | null {
  const clash = others.find((other) => excludes(def, variant.id, other));
  if (clash !== undefined) return `The variants "${variant.id}" and "${clash}" cannot be played together.`;
  const missing = variant.needs?.find((other) => !others.includes(other));
  if (missing !== undefined) return `The variant "${variant.id}" needs the variant "${missing}".`;
  if (variant.mode !== undefined && variant.mode !== mode)
    return `The variant "${variant.id}" is played ${variant.mode === 'shares' ? 'for Shares' : 'with Betting Rounds'} only.`;
  return null;
}

/** One of two that exclude each other need not say so: it is enough that the other does. */
function excludes({ variants }: ParlourDef, a: string, b: string): boolean {
  const says = (one: string, two: string): boolean =>
    variants.find(({ id }) => id === one)?.excludes?.includes(two) === true;
  return says(a, b) || says(b, a);
}
