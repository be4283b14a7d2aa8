/**
 * Numbers that are no amounts, and words that are no text. They are flavoured: a plain number passes for any of them, but
 * none of them passes for another, so that a card handed over as a seat is seen before anything runs.
 */
type Flavoured<Of, Name extends string> = Of & { readonly flavour?: Name };

/** A place at the table; below 0: nobody's. */
export type SeatId = Flavoured<number, 'seat'>;

/** One physical card of a game; below 0: none. */
export type CardId = Flavoured<number, 'card'>;

/** A rule of the inventory, by its name there: `core.negate.prevents`. */
export type RuleId = Flavoured<string, 'rule'>;
