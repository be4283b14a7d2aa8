/** What a table tells of what happened, what was said and what will happen. */
import * as v from 'valibot';
import { ofGame } from './basics.ts';

/** Something that happened, as this seat may know it. Fields that say nothing (−1, 0, an empty list) are left out. */
export const WireEvent = v.strictObject({
  /** What kind of thing it is. */
  e: v.pipe(v.string(), ofGame('event')),
  /** Whom it happens to, or who does it; none: the table. */
  seat: v.optional(v.number()),
  /** How much. */
  n: v.optional(v.number()),
  /** The card it is about, as far as this seat may know it. */
  card: v.optional(v.number()),
  /** The card that is the reason. */
  cause: v.optional(v.number()),
  /** The other seat; none: the Inn, or nobody. */
  to: v.optional(v.number()),
  /** Several cards, dice or seats. */
  list: v.optional(v.array(v.number())),
  /** The name of a token or a zone, or another word; of something in a gambling game at the inn, what kind it is. */
  word: v.optional(v.string()),
  /** All of it in a sentence. */
  text: v.string(),
});
export type WireEvent = v.InferOutput<typeof WireEvent>;

/** What will happen if nobody answers. */
export const Forecast = v.strictObject({
  /** The card whose doing it is; −1: none. */
  card: v.number(),
  /** One thing after the other. */
  lines: v.array(
    v.strictObject({
      /** What changes: `fortitude`, `alcohol`, `gold`, or another word. */
      what: v.string(),
      /** Whom it happens to. */
      seat: v.number(),
      /** By how much. */
      n: v.number(),
      /** The number on the mat now. */
      before: v.optional(v.number()),
      /** The number on the mat then. */
      after: v.optional(v.number()),
      /** Who receives it; −1: the Inn, or nobody. */
      to: v.number(),
      /** In a sentence. */
      text: v.string(),
    }),
  ),
  /** How far it is certain: to its end, until something comes to light, or until somebody has a choice. */
  until: v.picklist(['done', 'hidden', 'asked']),
  /** All of it in one sentence. */
  text: v.string(),
});
export type Forecast = v.InferOutput<typeof Forecast>;

/** How everybody can check that the deal was fair: docs/FAIRNESS.md. */
export const FairDeal = v.strictObject({
  /** What binds the house to its secret. */
  commitment: v.string(),
  /** What each seat has added to it, in the order of the seats; closed when the deal begins. */
  additions: v.array(v.string()),
  /** Null until the game is over. */
  secret: v.nullable(v.string()),
});
export type FairDeal = v.InferOutput<typeof FairDeal>;

/** Something that was said. */
export const ChatLine = v.strictObject({
  /** How many events there had been. */
  at: v.number(),
  /** Milliseconds since 1970. */
  time: v.number(),
  /** Who said it; −2: somebody who watches. */
  seat: v.number(),
  /** What they were called then. */
  name: v.string(),
  /** Text: show it, never interpret it. */
  text: v.string(),
});
export type ChatLine = v.InferOutput<typeof ChatLine>;
