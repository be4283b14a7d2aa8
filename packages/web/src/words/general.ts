/** Words that are needed everywhere. */
/** How much later, in whole minutes where that is so. */
export const laterBy = (seconds: number): string =>
  seconds % 60 > 0 ? `${seconds} seconds` : seconds === 60 ? 'a minute' : `${seconds / 60} minutes`;

export const general = {
  inn: 'The Red Dragon Inn',
  name: 'Taproom',
  close: 'Close',
  keepsFinished: (days: number): string =>
    days === 0
      ? 'This house keeps finished games.'
      : `This house keeps a finished game for ${days} days after somebody last looked at it.`,
  keepsAbandoned: (days: number): string =>
    days === 0
      ? 'This house keeps tables until it is told otherwise.'
      : `A table that nobody comes to for ${days} days is deleted, with all that was said and played there.`,
  back: 'Back',
  home: 'Home',
  cancel: 'Cancel',
  again: 'Try again',
  gold: 'Gold',
  copied: 'Copied. Paste it wherever your friends read it.',
  cannotCopy: 'Your browser does not let the page copy. Select the link and copy it by hand.',
  mugs: (n: number): string =>
    `${['Easy to play', 'Some things to keep in mind', 'Much to keep in mind'][n - 1]} (${n} of 3 mugs)`,
} as const;

export const track = {
  left: (n: number): string => `${n} left`,
  aloud: (fortitude: number, alcohol: number, left: number): string =>
    `Fortitude ${fortitude}, Alcohol Content ${alcohol}: ${left === 0 ? 'passed out' : `${left} left`}${left > 0 && left <= 3 ? ', in danger' : ''}.`,
} as const;

export const card = {
  you: 'you',
  costs: 'costs',
  /** Where a card comes from that is nobody’s. */
  deck: (deck: string): string => ({ event: 'Dungeon Events', prize: 'Prizes' })[deck] ?? 'Drink Deck',
  provenance: {
    printed: 'As printed in a rulebook',
    stated: 'As told in a rulebook',
    named: 'Named in a rulebook; what it does is ours, at least in part',
    published: 'Known from the published card; the rulebooks do not tell it',
    ours: 'Our own: no rulebook names it',
    guest: 'Brought to this table in a pack',
  },
  provenanceMark: {
    printed: 'book',
    stated: 'book',
    named: 'named',
    published: 'known',
    ours: 'ours',
    guest: 'guest',
  },
} as const;
