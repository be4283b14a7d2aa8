/** What every card of a table is: the page shows cards without knowing any rules. */
export type { Faces } from '@taproom/inn';
