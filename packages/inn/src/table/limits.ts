/**
 * At a table with such a pack no more cards than this are played in one turn, and after so many turns for each seat
 * the house closes (house.820-enough-for-one-turn, house.821-closing-time).
 */
export const PLAYS_IN_A_TURN = 100;
export const TURNS_EACH = 40;
