/** What a table tells of what happened, what was said and what will happen. */
import * as v from 'valibot';

/** Something that happened, as this seat may know it. Fields that say nothing (−1, 0, an empty list) are left out. */
export const WireEvent = v.strictObject({
  e: v.string(),
  seat: v.optional(v.number()),
  n: v.optional(v.number()),
  card: v.optional(v.number()),
  cause: v.optional(v.number()),
  to: v.optional(v.number()),
  list: v.optional(v.array(v.number())),
  word: v.optional(v.string()),
  text: v.string(),
});
export type WireEvent = v.InferOutput<typeof WireEvent>;

/** What will happen if nobody answers. `before` and `after` are numbers on a mat, `to` who receives (−1: the Inn). */
export const Forecast = v.strictObject({
  card: v.number(),
  lines: v.array(
    v.strictObject({
      what: v.string(),
      seat: v.number(),
      n: v.number(),
      before: v.optional(v.number()),
      after: v.optional(v.number()),
      to: v.number(),
      text: v.string(),
    }),
  ),
  /** How far it is certain: to its end, until something comes to light, or until somebody has a choice. */
  until: v.picklist(['done', 'hidden', 'asked']),
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

/** Something that was said. `at`: how many events there had been; `time`: milliseconds since 1970. */
export const ChatLine = v.strictObject({
  at: v.number(),
  time: v.number(),
  seat: v.number(),
  name: v.string(),
  text: v.string(),
});
export type ChatLine = v.InferOutput<typeof ChatLine>;
