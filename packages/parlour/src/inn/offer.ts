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

/** Why a game, or a variant of it, is never offered there; nothing for what may be. */
export function rulesOfBarring(
  { insideInn, shares, wagers }: ParlourDef,
  variant?: VariantDef,
): readonly string[] {
  if (variant === undefined ? insideInn : variant.notInside !== true) return [];
  const needsShares = variant === undefined ? shares : variant.mode === 'shares';
  const own = variant === undefined ? wagers : needsShares ? variant.limitedBy : undefined;
  return [
    ...(own === undefined ? [] : [own]),
    ...(needsShares ? ['gii.app-b.no-shares'] : []),
    ...(variant === undefined ? ['gii.app-b.coin-icon'] : []),
    'gii.amb.coin-icons',
  ];
}
