/** What the Starting Player may choose: a game that suits the table, how it is played for money, and its variants. */
import { clashOf } from '../table/check-setup.ts';
import type { NotNow, ParlourDef, VariantDef } from '../table/def.ts';
import type { ParlourOption } from '../table/question.ts';
import type { ParlourSetup } from '../table/state.ts';
import type { Chosen } from './state.ts';

const FOR_SHARES = ' for shares';

/** A game as an option: `threes`, or `threes for shares` where it could be played with Betting Rounds as well. */
export function gameOption({ id, betting }: ParlourDef, mode: ParlourSetup['mode']): ParlourOption {
  return { word: mode === 'shares' && betting ? `${id}${FOR_SHARES}` : id };
}

const modesOf = ({ betting, shares }: ParlourDef): ParlourSetup['mode'][] => [
  // A game with neither has a way of its own, and asks for no other.
  ...(betting || !shares ? (['betting'] as const) : []),
  ...(shares ? (['shares'] as const) : []),
];

const suits = ({ min, max, most = max }: ParlourDef, players: number): boolean =>
  players >= min && players <= most;

/** All games for so many players, in all ways to play them. */
export function gameChoices(defs: readonly ParlourDef[], players: number): Chosen[] {
  return defs
    .filter((def) => suits(def, players))
    .flatMap((def) => modesOf(def).map((mode) => ({ game: def.id, mode, variants: [] })));
}

export function gamesNotNow(defs: readonly ParlourDef[], players: number): NotNow[] {
  return defs.flatMap((def): NotNow[] => {
    const { id, name, min, max, most = max, shares, wagers } = def;
    if (!suits(def, players))
      return [
        {
          option: { word: id },
          why: `${name} is for ${min} to ${most} players.`,
          rules: ['gii.concepts.player-count'],
        },
      ];
    const why = `${name} is not played for Shares.`;
    return shares || wagers === undefined
      ? []
      : [{ option: { word: `${id}${FOR_SHARES}` }, why, rules: [wagers] }];
  });
}

const clash = (def: ParlourDef, variant: VariantDef, { variants, mode }: Chosen): string | null =>
  clashOf(def, variant, variants, mode);

/** Variants that can join those already chosen. */
export function variantChoices(def: ParlourDef, chosen: Chosen): string[] {
  return def.variants
    .filter((variant) => !chosen.variants.includes(variant.id) && clash(def, variant, chosen) === null)
    .map(({ id }) => id);
}

export function variantsNotNow(def: ParlourDef, chosen: Chosen): NotNow[] {
  return def.variants.flatMap((variant) => {
    if (chosen.variants.includes(variant.id)) return [];
    const why = clash(def, variant, chosen);
    const own = variant.rule ?? variant.limitedBy;
    const rules = ['gii.concepts.variants-combine', ...(own === undefined ? [] : [own])];
    return why === null ? [] : [{ option: { word: variant.id }, why, rules }];
  });
}

/** What two Rogues may cost where it is agreed anew: anything but the usual 5 (house.403-bounty). */
export const BOUNTIES: readonly number[] = [1, 2, 3, 4, 6, 7, 8, 9, 10, 15, 20];

/** `Threes for Shares (Hidden Fate, Dragon Cards)`. */
export function chosenWords(def: ParlourDef, { mode, variants, bounty }: Chosen): string {
  const names = variants.map((id) => def.variants.find((variant) => variant.id === id)?.name ?? id);
  const shares = mode === 'shares' ? ' for Shares' : '';
  const price = bounty === undefined ? [] : [`${bounty} for two Rogues`];
  const more = [...names, ...price];
  return `${def.name}${shares}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
}
