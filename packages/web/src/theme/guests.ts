/** Those whom packs have brought, as far as this page has met them; everybody else it knows by itself. */
import type { PackBrief } from '@taproom/inn';

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

export function meet(guests: readonly Guest[]): void {
  for (const guest of guests) met.set(guest.name, { ...met.get(guest.name), ...guest });
}

export const guestNamed = (name: string): Guest | undefined => met.get(name);
