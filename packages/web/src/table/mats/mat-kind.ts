/**
 * One's own mat is a bar; the others stand around the table; in a sheet there is room for everything. Of those who stand
 * together each has a mat without a track, under the one that they share.
 */
export type MatKind = 'own' | 'other' | 'whole' | 'mate';
