/** What a card looks like: its rank is told three times over, and its colour by a pattern too, for all eyes. */
import { ANIMALS, animalOf, COLOURS, colourOf, isDragon, RANKS, rankOf, type ColourName } from './deck.ts';

export interface CardLook {
  /** In the corners: a sign, and the number; a Dragon has none. */
  readonly icon: string;
  readonly number: number | null;
  /** Who is pictured in the middle. */
  readonly picture: string;
  readonly colour: ColourName;
  /** The pattern of the edge. */
  readonly pattern: 'diagonal lines' | 'waves' | 'circles';
  readonly animal: string | null;
}

const ICONS = ['claw', 'sword', 'rose', 'lute', 'scales', 'mask'] as const;
const PATTERNS = { red: 'diagonal lines', green: 'waves', blue: 'circles' } as const;

export function lookOf(card: number): CardLook {
  const rank = rankOf(card);
  const colour = COLOURS[colourOf(card)];
  return {
    icon: ICONS[rank],
    number: isDragon(card) ? null : rank,
    picture: RANKS[rank],
    colour,
    pattern: PATTERNS[colour],
    animal: isDragon(card) ? null : ANIMALS[animalOf(card)],
  };
}
