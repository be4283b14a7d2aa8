/** Loans of Adventurer's Choice (gii.app-a.*): the richest lends, and markers keep the score as it was. */

/** What a loan brings, and what a marker counts at the end. */
export const LOAN = 50;
/** Whoever has less than this may ask for one between two games. */
export const NEEDY = 25;

/**
 * Who has to lend: the player with the most money, of equals the first clockwise from the borrower
 * (gii.amb.loan-tie). −1 where nobody has so much (house.400-no-lender).
 */
export function lenderFor(chips: readonly number[], borrower: number): number {
  let lender = -1;
  for (let i = 1; i < chips.length; i++) {
    const seat = (borrower + i) % chips.length;
    if (chips[seat] >= LOAN && (lender < 0 || chips[seat] > chips[lender])) lender = seat;
  }
  return lender;
}

/** The money changes hands; the markers are the caller's business. */
export function lend(chips: number[], borrower: number, lender: number): void {
  chips[lender] -= LOAN;
  chips[borrower] += LOAN;
}
