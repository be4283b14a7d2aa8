/** What may be chosen for a Round of Gambling inside The Red Dragon Inn. */
import { clashOf } from '../table/check-setup.ts';
import type { ParlourDef, VariantDef } from '../table/def.ts';

/** Variants that can still be added to those chosen: none that is barred there, or that needs Shares. */
export function variantsInside(def: ParlourDef, chosen: readonly string[]): VariantDef[] {
  return def.variants.filter(
    (variant) =>
      !chosen.includes(variant.id) && !variant.notInside && clashOf(def, variant, chosen, 'betting') === null,
  );
}
