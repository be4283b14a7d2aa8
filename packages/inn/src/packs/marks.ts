/** The signs that a character, a token or a side deck of a pack can have: pages show each as an icon of this name. */
export const MARK_SIGNS = [
  'mug',
  'bottle',
  'potion',
  'elixir',
  'candle',
  'bell',
  'paw',
  'wolf',
  'bat',
  'minion',
  'scheme',
  'mushroom',
  'mount',
  'horseshoe',
  'story',
  'pipe',
  'item',
  'prize',
  'dungeon',
  'chi',
  'blood',
  'scarabs',
  'momentum',
  'hellfire',
  'salve',
  'bandage',
  'dice',
  'fist',
  'shield',
  'eye',
  'hourglass',
  'inn',
] as const;

export type MarkSign = (typeof MARK_SIGNS)[number];

/** How a character is told from others at a glance: a sign, and the colour of its cards' backs. */
export interface Mark {
  /** By its name. */
  readonly sign: MarkSign;
  /** `#5a3a22`. */
  readonly colour: string;
}
