/** Those whom packs have brought, as far as this page has met them; everybody else it knows by itself. */
import type { PackBrief } from '@taproom/inn';
import type { BroughtVariant } from '@taproom/parlour';

/** As far as a page shows them. */
export interface Guest extends Pick<PackBrief['characters'][number], 'name' | 'pitch' | 'villain' | 'mark'> {
  readonly mugs: number;
}

const met = new Map<string, Guest>();

/** What a table tells of the packs that its host brought. */
export const packsIn = (variants: object): readonly PackBrief[] =>
  (variants as { readonly packs?: readonly PackBrief[] }).packs ?? [];

export const guestsOf = (packs: readonly PackBrief[]): readonly Guest[] =>
  packs.flatMap(({ characters }) => characters);

const variants = new Map<string, BroughtVariant>();

/** Whoever and whatever packs have brought. */
export function meetPacks(packs: readonly PackBrief[]): void {
  meet(guestsOf(packs));
  for (const variant of broughtIn(packs)) variants.set(variant.id, variant);
}

/** Their variants of gambling games. */
export const broughtIn = (packs: readonly PackBrief[]): readonly BroughtVariant[] =>
  packs.flatMap(({ gambling = [] }) => gambling);

/** Known by its id or its name. */
export const variantMet = (known: string): BroughtVariant | undefined =>
  variants.get(known) ?? [...variants.values()].find(({ name }) => name === known);

export function meet(guests: readonly Guest[]): void {
  for (const guest of guests) met.set(guest.name, { ...met.get(guest.name), ...guest });
}

export const guestNamed = (name: string): Guest | undefined => met.get(name);
