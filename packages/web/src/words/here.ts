/** Playing on this device: alone or handed round, and what is kept there. */
export const here = {
  where: 'Who plays where',
  wheres: [
    { value: 'apart', label: 'Each on their own device' },
    { value: 'here', label: 'All on this one' },
  ],
  title: 'Play on this device',
  about:
    'One device for all: it is handed round, and covered in between, so that nobody sees what the others hold. Needs no network, and the game stays on this device.',
  sharing: 'With you on this device',
  sharingHint:
    'Whoever is asked or hit gets the device, whatever they hold. Whoever else wants to answer a card says so.',
  nameOf: (n: number): string => `Name of player ${n}`,
  characterOf: (n: number): string => `Character of player ${n}`,
  somebody: (n: number): string => `Player ${n}`,
  begin: 'Begin',
  keptHere: (when: string): string => `On this device, ${when}`,
  overHere: (when: string): string => `Over. On this device, ${when}`,
  sure: 'This game is nowhere else. Remove it?',
  keep: 'Keep it',
  remove: 'Remove it',
  showAll: (n: number): string => `Show all ${n}`,
  open: 'Open a game from a file',
  noGame: 'This is no file of a game.',
  fromFile: 'A game from a file',
  instead: 'Play on this device instead',
} as const;
