/** What a bot tells a verb of the situation, so that the verb can say what it is worth in it: about 1 for a point of Fortitude. */
import type { Attribute } from '../cards/card.ts';

/** Somebody to whom an effect would happen. */
export interface Concerned {
  /** Drinks that wait for them, and their tokens. */
  readonly drinks: number;
  readonly tokens: Readonly<Record<string, number>>;
  /** How many play together, themselves included. */
  readonly mates: number;
  /** How many play against them. */
  readonly foes: number;
  /** What a Drink that nobody knows yet is worth to them. */
  readonly drink: number;
  /** What a change of one of their numbers is worth to them: more the nearer their end is. */
  feels(of: Attribute, by: number): number;
  /** What another use of the same Event would be worth to them. */
  use(index: number): number;
}

/** A card that could be answered, as whoever could do so sees it. */
export interface Blow {
  /** What it would cost them, all in all, and how much Fortitude of that; 0 or below: it does them no harm. */
  readonly harm: number;
  readonly loss: number;
  /** How far they are from passing out, and how much Gold they have. */
  readonly life: number;
  readonly gold: number;
  /** It is their own side's card. */
  readonly ours: boolean;
  /** It answers a card itself. */
  readonly isAnswer: boolean;
}

/** A Drink that could be changed, as whoever could do so sees it. */
export interface Sip {
  /** What it would cost its drinker. */
  readonly harm: number;
  /** Their own side would drink it. */
  readonly mine: boolean;
  /** What a point of harm to its drinker is worth to them. */
  readonly spite: number;
  /** Whom else it would reach: a rival, somebody of their own, or somebody whom nobody plays. */
  readonly to: 'rival' | 'mate' | 'nobody';
}
