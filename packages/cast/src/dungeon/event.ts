/** How Dungeon Events are written down: what happens to everybody, and the uses of the card that it leads to. */
import type { CardDef, Effect, EventFace, Provenance, Retold, Use } from '@taproom/inn';

interface Named {
  readonly key: string;
  readonly title: string;
  readonly level: 1 | 2 | 3 | 4;
  readonly provenance?: Provenance;
  readonly retold?: Retold;
}

export function dungeonEvent(
  { key, title, level, provenance = 'ours', retold }: Named,
  effects: readonly Effect[],
  uses: readonly Use[] = [],
  more: Omit<EventFace, 'effects' | 'kind' | 'level'> = {},
): CardDef {
  return {
    key: `dungeon.${key}`,
    title,
    types: ['event'],
    copies: 1,
    provenance,
    ...(retold && { retold }),
    uses,
    event: { effects, kind: 'dungeon', level, ...more },
  };
}

/** Something that happens to players by itself, or because they chose it. */
export const happens = (label: string, ...effects: Effect[]): Use => ({
  label,
  when: { at: 'called' },
  effects,
});

/** The same, to be reduced and Ignored as though an Action Card did it. */
export const asAction = (label: string, ...effects: Effect[]): Use => ({
  ...happens(label, ...effects),
  types: ['action'],
});

export const toAll = (use: number): Effect => ({ verb: 'befall', use });
export const toHeroes = (use: number): Effect => ({ verb: 'befall', use, whom: 'hero' });
export const toVillains = (use: number): Effect => ({ verb: 'befall', use, whom: 'villain' });

export const fortitude = (by: number, who: 'you' | 'target' | 'each-other' = 'you'): Effect => ({
  verb: 'fortitude',
  who,
  by,
});
export const alcohol = (by: number, who: 'you' | 'each-other' = 'you'): Effect => ({
  verb: 'alcohol',
  who,
  by,
});
export const paysInn = (n: number): Effect => ({ verb: 'pay', who: 'you', n, to: 'inn' });
export const draws = (n: number): Effect => ({ verb: 'draw', who: 'you', n });
export const discards = (n: number, who: 'you' | 'target' = 'you'): Effect => ({ verb: 'discard', who, n });
